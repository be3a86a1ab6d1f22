nonisolated extension Article {
  static let storm = Article(
    id: "storm-warning", section: "Weather",
    title: "How to Read a Falling Barometer",
    standfirst:
      "The forecast on your telephone is very good. The old brass instrument in the hall is "
      + "better at one thing: it tells you what is happening right here.",
    promise: "All you need is a nail, a kettle and the patience to look at it twice.",
    author: "Maren Oakley", date: "28 April", minutes: 4, likes: 211, comments: 38, scene: .storm,
    caption: "The Patience rode out April’s gale an hour from home.",
    paragraphs: [
      "A barometer knows nothing about tomorrow. It weighs the air above your house, now, and "
        + "moves a needle. Everything else is you: what it said an hour ago, which way the wind "
        + "has gone since, and how the swell sounds against the wall.",
      "The rule on this coast is three and three. A fall of three hectopascals in three hours "
        + "means reef early, bring in the chairs, and telephone your brother-in-law about the "
        + "trailer. Six in three hours means that you have left it a little late.",
      "Do not tap the glass. It is a habit from films, and all it tells you is whether the "
        + "needle was stuck. Set the second hand, the brass one that does nothing by itself, over "
        + "the first; then look again when the kettle has boiled. The distance between the two is "
        + "the whole of meteorology.",
      "Steady and low is not the same as falling. Some of the best days of the year sit at the "
        + "bottom of the dial, washed and bright between two fronts. It is the slope that sinks "
        + "boats, not the depth.",
    ],
    related: ["chart-room", "keeper"])

  static let chart = Article(
    id: "chart-room", section: "Craft",
    title: "In Praise of the Paper Chart",
    standfirst:
      "It never runs out of battery, it shows the whole journey at once, and it keeps the coffee "
      + "rings of everyone who made the trip before you.",
    promise: "An argument for pencil, dividers and four elbows on the same table.",
    author: "Jonas Bright", date: "21 April", minutes: 7, likes: 156, comments: 43, scene: .chart,
    caption: "Soundings from 1911, corrected in four different hands.",
    paragraphs: [
      "The screen at the helm is a marvel, and I would not sail without it. It knows where we "
        + "are to within the width of the cockpit. What it cannot do is let two people stand "
        + "beside each other, elbows on the table, and point.",
      "A chart is an argument you can spread out. Here is the safe water, here is the shelf, and "
        + "here, in italics so fine that you need your other glasses, is the rock that the "
        + "surveyors found in the manner surveyors usually find rocks.",
      "The paper itself is part of the instrument. It is heavy, and a little furry, so that it "
        + "takes pencil a hundred times and gives it back to the eraser. You draw the line, you "
        + "walk the dividers along it, you write the time in the margin. An hour later you know "
        + "not merely where you are but whether you were right.",
      "Most of ours came with the boat, and are out of date in ways that matter. We keep them "
        + "anyway, rolled under the bunk: a history of sandbanks. The corrections are in four "
        + "hands. One of them, small and impatient, is my grandmother’s.",
      "So buy one chart, of the water you know best. Correct it every spring. It costs less than "
        + "a round of drinks, and on the day that the screen goes dark it will be the most "
        + "interesting thing on board.",
    ],
    related: ["storm-warning", "keeper"])

  static let ferry = Article(
    id: "ferry-timetable", section: "Getting around",
    title: "The Nine-Twenty to Skerry Island",
    standfirst:
      "Forty minutes, one cinnamon bun and a bench on the upper deck: a short guide to the best "
      + "commute in the county, with all you need to know about dogs.",
    promise: "Bring change for Agneta, and turn left when you land.",
    author: "Ruth Adeyemi", date: "14 April", minutes: 3, likes: 84, comments: 17, scene: .ferry,
    caption: "The Linnea carries ninety passengers, twelve cars and, on Fridays, the post.",
    paragraphs: [
      "Take the nine-twenty. The seven-ten is full of people who are late for something, and the "
        + "eleven-forty stops at the quarry. The nine-twenty goes straight across, with the light "
        + "behind it, and there is always a seat outside on the port side.",
      "Tickets are sold on board by Agneta, who has seen every excuse. Children travel free "
        + "until they are taller than the lifebelt by the door. Dogs travel free if they can "
        + "shake hands; this rule is unwritten, and strictly kept.",
      "The buns come up from the galley at half past. They are made with cardamom as well as "
        + "cinnamon, and there are two dozen of them. You will hear the hatch before you smell "
        + "anything, so sit near the hatch.",
      "On the island, turn left. Everybody turns right, towards the beach, and the beach is "
        + "lovely; but the path to the left goes through the orchard, and nobody will mind if you "
        + "pick up what has fallen. The last boat back is at six. It does not wait, though it has "
        + "been known to dawdle.",
    ],
    related: ["kelp-forest", "first-light"])
}
