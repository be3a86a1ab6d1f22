nonisolated extension Article {
  static let dawn = Article(
    id: "first-light", section: "Harbour life",
    title: "First Light on the Quay",
    standfirst:
      "Before the cafés open and the gulls begin their shift, a small crew decides what the "
      + "town will eat. We spent a week of mornings with them.",
    promise: "It begins with a stove, a flag and a decision made only once.",
    author: "Maren Oakley", date: "12 May", minutes: 6, likes: 128, comments: 24, scene: .dawn,
    caption: "The mussel boats leave at half past four, whatever the calendar says.",
    paragraphs: [
      "At ten to four the quay belongs to the people who work it. There is no ceremony. Somebody "
        + "lights the stove in the net store, somebody else counts crates, and the first engine "
        + "turns over with a cough that the whole hill above the harbour has learnt to sleep "
        + "through.",
      "Ines Farrow has skippered the Patience for nineteen years. She reads the water the way "
        + "other people read a timetable: a glance at the harbour mouth, a glance at the flag on "
        + "the customs house, and a decision. “You don’t ask whether you feel like it,” she says. "
        + "“You ask whether it makes sense.”",
      "The boats go out in a line and come back in no order at all. By seven the first mussels "
        + "are rinsed and graded on a steel table that used to be a door. The small ones return "
        + "to the ropes. The large ones are gone by nine, most of them to kitchens within sight "
        + "of the water.",
      "What has changed, everyone agrees, is the middle of the day. The cooperative bought a "
        + "cold room two winters ago, and with it came the freedom to wait: for a better price, "
        + "for a calmer crossing, for the school run. It is not a romantic machine. It hums, and "
        + "it has given forty families their afternoons back.",
      "On the last morning the fog does not lift. The crews drink their coffee standing up, look "
        + "at the white wall where the bay should be, and one after another go home. Nobody "
        + "complains. The sea, they say, keeps its own diary, and today there is nothing in it.",
    ],
    related: ["storm-warning", "kelp-forest"])

  static let lighthouse = Article(
    id: "keeper", section: "People",
    title: "The Last Keeper of Gannet Point",
    standfirst:
      "The lamp has been automatic for thirty years. Tobias Lunde still climbs the hundred and "
      + "twelve steps each evening, to make sure it agrees.",
    promise: "A light without a witness, he says, is only a lamp in a tower.",
    author: "Ruth Adeyemi", date: "9 May", minutes: 8, likes: 342, comments: 61,
    scene: .lighthouse,
    caption: "The light is seen for eighteen miles, and the cottage window for two.",
    paragraphs: [
      "The stairs of Gannet Point are worn in the middle, as all good stairs are. Tobias Lunde "
        + "takes them without holding the rail. He is seventy-four, and says that the tower keeps "
        + "him honest: on the day he has to stop halfway, he will know something about himself "
        + "that no doctor could tell him.",
      "He came here at twenty as an assistant, when three families lived on the rock and the "
        + "lamp had to be wound every four hours. The winding, he says, was never the hard part. "
        + "The hard part was the fog signal: eleven seconds of silence, then a blast that rattled "
        + "the cups, for as long as two days together.",
      "In the year the lamp was made automatic the authority offered him a flat in town. He "
        + "asked instead for the keys. He paints the railings, keeps the logbook that nobody "
        + "requires, and shows the school classes how a lens the height of a grown man floats in "
        + "a bath of mercury and turns at the push of a finger.",
      "“People think it is lonely,” he says, over tea that could hold up a spoon. “But everybody "
        + "who passes looks at you. There can be thirty boats out there, and all of them are "
        + "looking at you.”",
      "When he goes, nothing will happen to the light. A computer on the mainland will notice "
        + "any fault within a second. Tobias knows this, and has written it on the first page of "
        + "the logbook, beneath the date, in a hand as steady as the beam.",
    ],
    related: ["chart-room", "first-light"])

  static let kelp = Article(
    id: "kelp-forest", section: "Nature",
    title: "A Forest That Grows a Foot a Day",
    standfirst:
      "Ten years ago the bay’s kelp was nearly gone. Volunteers with hammers, a patient council "
      + "and a change in the rules brought it back to the surface.",
    promise: "How a floor of spines became a room with a moving roof.",
    author: "Dario Venn", date: "5 May", minutes: 5, likes: 97, comments: 12, scene: .kelp,
    caption: "Young wrasse shelter between the stems until their second autumn.",
    paragraphs: [
      "From above it looks like a stain. Only when you lean over the side, with the sun behind "
        + "you, does the stain turn into columns, and the columns into a room with a moving "
        + "ceiling. Fish the colour of marmalade hang in it as if on strings.",
      "The old forest was eaten. Warm summers thinned it, and urchins, with nothing left to fear "
        + "once the wolf fish had been caught, finished the work. By the spring of the survey "
        + "there were nine stems left between the pier and the point, and a floor of spines.",
      "So the divers went down with hammers. Every second Saturday, for six years, they cleared "
        + "the rock by hand, a square metre at a time, and sank lines seeded with spores that the "
        + "school had grown in a row of aquarium tanks. It was slow, cold and faintly absurd, and "
        + "it worked.",
      "The council’s part was duller and just as important: a closed strip of water two hundred "
        + "metres wide, marked on the charts and, more to the point, respected. The wolf fish "
        + "came back on their own in the fourth year. The urchins, it turned out, remembered "
        + "them.",
      "On a good day in June the fronds grow thirty centimetres between breakfast and bedtime. "
        + "If you are very still, says the youngest of the divers, you can watch it happen.",
    ],
    related: ["first-light", "ferry-timetable"])
}
