import CSDL2
import Dispatch
import Glibc

/// Lets Swift's main-actor tasks run while SDL waits for events.
///
/// The main queue tells through a descriptor that it has work. A thread sleeps on the descriptor
/// and wakes SDL's loop, which then drains the queue. Nothing polls: an idle program stays asleep.
final class MainQueueBridge {
  private let watch: DescriptorWatch

  /// Starts watching; `wake` is called from the thread.
  init(wake: @escaping @Sendable () -> Void) throws(SDLError) {
    watch = try DescriptorWatch(_dispatch_get_main_queue_handle_4CF(), onReadable: wake)
  }

  /// Stops watching, and waits for the thread to end.
  func stop() { watch.stop() }

  /// Runs the main-actor work that waits, without blocking.
  ///
  /// Where another thread than the process's first serves the main queue, as under an asynchronous
  /// `main`, there is nothing to do: that thread runs the work by itself.
  static func drain() {
    guard csdl2_is_first_thread() != 0 else { return }
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Runs main-actor work as long as there is more, and waits up to `patience` for it to arrive.
  ///
  /// Work that makes more work without end is left after a while.
  static func drainAll(patience: Duration = .zero) {
    guard csdl2_is_first_thread() != 0 else { return }
    var watched = pollfd(
      fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(min(max(patience / .milliseconds(1), 0), 60_000))
    var count: UInt64 = 0
    _dispatch_main_queue_callback_4CF(nil)
    for _ in 0..<1000 {
      guard poll(&watched, 1, milliseconds) > 0 else { return }
      _ = read(watched.fd, &count, 8)
      _dispatch_main_queue_callback_4CF(nil)
    }
  }
}

/// A thread that sleeps until a descriptor can be read, empties it, and says so.
nonisolated final class DescriptorWatch: Sendable {
  private final class Shared: Sendable {
    let descriptor: Int32
    /// A pipe: what is written into the second end tells the thread to stop.
    let ends: [Int32]
    let onReadable: @Sendable () -> Void

    init(_ descriptor: Int32, _ onReadable: @escaping @Sendable () -> Void) {
      self.descriptor = descriptor
      self.onReadable = onReadable
      var ends: [Int32] = [-1, -1]
      if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
      self.ends = ends
    }

    deinit { for end in ends { close(end) } }

    func run() {
      var both = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0),
      ]
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = poll(&both, 2, -1)
        if both[1].revents != 0 || (count < 0 && errno != EINTR) { return }
        if both[0].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return }
        guard count > 0, both[0].revents != 0 else { continue }
        // Emptied before anyone is told: what comes later makes it readable again.
        _ = read(descriptor, &bytes, bytes.count)
        onReadable()
      }
    }
  }

  private let shared: Shared
  private nonisolated(unsafe) let thread: OpaquePointer
  private nonisolated(unsafe) var isStopped = false

  /// Watches a descriptor that does not block; `onReadable` is called from the thread.
  init(_ descriptor: Int32, onReadable: @escaping @Sendable () -> Void) throws(SDLError) {
    shared = Shared(descriptor, onReadable)
    let context = Unmanaged.passRetained(shared)
    let thread = SDL_CreateThread(
      { context in
        if let context { Unmanaged<Shared>.fromOpaque(context).takeRetainedValue().run() }
        return 0
      }, "wake", context.toOpaque())
    guard let thread else {
      let error = SDLError.last("SDL_CreateThread")
      context.release()
      throw error
    }
    self.thread = thread
  }

  deinit { stop() }

  /// Ends the thread and waits for it; for the owner to call, once or often.
  func stop() {
    guard !isStopped else { return }
    isStopped = true
    var one: UInt8 = 1
    _ = write(shared.ends[1], &one, 1)
    SDL_WaitThread(thread, nil)
  }
}
