#if DEBUG_TOOLS
  public import AppSurface

  /// A change of debug state: menu rows, sliders, scripts and code all go through one of these.
  public nonisolated enum DebugCommand: Hashable, Sendable {
    /// Opens the menu; nothing happens where it is open.
    case open
    /// Closes the menu; nothing happens where it is closed.
    case close
    /// Opens the menu or closes it.
    case toggle
    /// Gives the app a device's size, held in its natural orientation.
    indirect case device(Device)
    /// Gives the app a size in points that belongs to no device.
    case size(Size)
    /// Turns to landscape, or back.
    case rotate
    /// Gives the app the window's size again.
    case reset
    /// Goes back to the size before.
    case undo
    /// Goes on to the size that was gone back from.
    case redo
    /// Turns a quarter to one side, on to the next orientation that the device allows.
    case turn(ResizeState.Turn)
    /// Gives the app a part of the device's screen.
    case part(DevicePart)
    /// Begins or ends changes of size that belong together and are undone as one.
    case gesture(GesturePhase)
    /// Gives the app a size while a hand drags its frame, which stands as the hand holds it; outside
    /// of a gesture this is a size like any other.
    case dragFrame(Size, FrameHold)
    /// Goes on to the next device of those that the menu lists.
    case nextDevice
    /// Goes back to the device before in the order of the menu's list.
    case previousDevice
    /// Shows the app larger or smaller, around a point of the window that stays where it is; nil is
    /// the middle.
    case zoom(ResizeState.Zoom, around: Point? = nil)
    /// Moves the app where it is larger than the window, by points of the window.
    case pan(Point)
    /// Stands the app at the upper edge, or in the middle.
    case pinToTop(Bool)
    /// Keeps the ratio of the sides while one of them changes.
    case lockRatio(Bool)
    /// Draws a part of the device around and over the app, or leaves it out.
    case show(DevicePicture, Bool)
    /// Marks a device as a favourite, by its id.
    case favorite(Device.ID, Bool)
    /// Adds a width in points that sliders and edges snap to, or takes it out.
    case snapWidth(Double, Bool)
    /// Moves the menu, where it is a sheet, so many points below its place.
    case moveSheet(Double)
    /// Shows the bar that resizes the app by hand.
    case resize
    /// Hides that bar.
    case endResize
    /// Shows or hides the names of screen and route.
    case overlay(Bool)
    /// Shows or hides the labels of one side.
    case overlayLabel(ScreenNameConfiguration.Side, Bool)
    /// Puts the labels at the upper or the lower edge.
    case overlayPosition(ScreenNameConfiguration.VerticalPosition)
    /// Chooses between the dark and the light appearance.
    case dark(Bool)
    /// Chooses between right-to-left and left-to-right.
    case rightToLeft(Bool)
    /// Multiplies the size of the app's text.
    case textScale(Double)
    /// Chooses between the usual colours and those that are further apart.
    case increaseContrast(Bool)
    /// Chooses whether nothing is to move that need not.
    case reduceMotion(Bool)
    /// Shows the app's texts in made-up languages; none is the app's own.
    case pseudoLocale(PseudoLocale)
    /// Shows the app on these devices side by side; none are those of the last time.
    indirect case wall([Device])
    /// Chooses the devices of the wall by the name of a set, whether it shows or not.
    case wallSet(String)
    /// Closes the wall.
    case endWall
    /// Leads the keyboard to the tile at a place on the wall, from 0.
    case selectTile(Int)
    /// Closes the wall and makes the tile at a place the live device.
    case enterTile(Int)
    /// Saves a picture of the app as it stands.
    case picture
    /// Outlines the app's elements under the pointer and tells of them.
    case inspect
    /// Ends that.
    case endInspect
    /// Goes from the inspected element to one beside it in the tree.
    case inspectStep(InspectionStep)
    /// Goes to one of the elements around the inspected one; the nearest is 0.
    case inspectAncestor(Int)
    /// Puts the code that finds the inspected element on the clipboard.
    case copyIntrospection
    /// Shows the page about what opens the menu.
    case triggers
    /// Leads back from that page to the menu.
    case endTriggers
    /// Turns a kind of trigger on or off.
    case trigger(ShakeGesture.Kind, Bool)
    /// Chooses how hard a device must be shaken.
    case shakeLevel(ShakeLevel)
    /// Performs what the app's own item does: presses a button, flips a switch, moves on to the next
    /// choice, reads a value anew.
    case run(DebugItemID)
    /// Sets one of the app's own controls, or presses the button of this label in a group of them.
    case set(DebugItemID, DebugSetting)
    /// Puts an item's bare value on the clipboard.
    case copy(DebugItemID)
    /// Puts out what the app's own items show.
    case share(DebugShareScope, DebugShareFormat, DebugShareDestination)
    /// Keeps a value over the app in a small panel, or takes it out.
    case pin(DebugItemID, Bool)
    /// Moves that panel's upper left corner, in points of the window.
    case movePins(Point)

    /// The steps of a gesture.
    public enum GesturePhase: Hashable, Sendable {
      /// The hand took hold.
      case began
      /// The hand let go.
      case ended
      /// The gesture was lost: the size is what it was before.
      case cancelled
    }
  }
#endif
