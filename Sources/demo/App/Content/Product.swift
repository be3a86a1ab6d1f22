/// Something the shop sells.
nonisolated struct Product: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let maker: String
  /// The price in cents.
  let price: Int
  let rating: Double
  let reviews: Int
  let shape: ProductShape
  let blurb: String
  let details: [String]

  static func with(id: String) -> Product? { all.first { $0.id == id } }

  static let all: [Product] = [
    Product(
      id: "enamel-mug", name: "Enamel Mug", maker: "Quayside Tin", price: 18_00, rating: 4.8,
      reviews: 212, shape: .mug,
      blurb:
        "Keeps its heat on deck and its temper in the dishwasher. Fired twice, with a rim of "
        + "steel that takes a knock and shows it with pride.",
      details: ["350 ml", "Steel, vitreous enamel", "Dishwasher safe"]),
    Product(
      id: "brass-lantern", name: "Brass Lantern", maker: "Lunde & Daughter", price: 94_00,
      rating: 4.9, reviews: 87, shape: .lantern,
      blurb:
        "A storm lantern built to the pattern of 1926. The flame stays level when the table "
        + "does not, and burns for fourteen hours on one filling.",
      details: ["31 cm high", "Solid brass, hand-blown glass", "Lamp oil, not included"]),
    Product(
      id: "canvas-tote", name: "Sailcloth Tote", maker: "Second Wind", price: 42_00, rating: 4.6,
      reviews: 154, shape: .bag,
      blurb:
        "Cut from sails that have retired with honour, so no two are alike. The handles are "
        + "spliced, not sewn, and will outlast whatever you carry.",
      details: ["44 × 38 cm", "Reclaimed polyester sailcloth", "Made in the old loft"]),
    Product(
      id: "tide-clock", name: "Tide Clock", maker: "Halden Instruments", price: 129_00,
      rating: 4.4, reviews: 41, shape: .clock,
      blurb:
        "One hand for the hour and one for the moon: it goes round in twelve hours and "
        + "twenty-five minutes, and is right about the beach on every day of the year.",
      details: ["18 cm across", "Lacquered brass", "One AA battery, two years"]),
    Product(
      id: "watch-cap", name: "Watch Cap", maker: "Skerry Wool", price: 36_00, rating: 4.7,
      reviews: 308, shape: .cap,
      blurb:
        "Knitted in the round from island wool that still smells, very slightly, of sheep. "
        + "Warm when wet, and mended free for as long as you wear it.",
      details: ["One size", "Pure wool", "Wash cold, dry flat"]),
    Product(
      id: "harbour-print", name: "Harbour Print", maker: "Ines Farrow", price: 58_00, rating: 4.5,
      reviews: 66, shape: .print,
      blurb:
        "A linocut in four colours of the view from the net store, printed on the proofing press "
        + "in the museum. Signed, numbered and framed in ash.",
      details: ["30 × 40 cm", "Edition of 120", "Framed, ready to hang"]),
    Product(
      id: "rope-mat", name: "Rope Doormat", maker: "Second Wind", price: 49_00, rating: 4.3,
      reviews: 93, shape: .mat,
      blurb:
        "Forty metres of old mooring line, woven flat in the pattern that sailors call an ocean "
        + "plait. It scrapes, drains and dries, and never unravels.",
      details: ["70 × 45 cm", "Manila rope", "Rinse with a hose"]),
    Product(
      id: "model-sloop", name: "Model Sloop", maker: "Bright Boatyard", price: 76_00, rating: 4.9,
      reviews: 29, shape: .boat,
      blurb:
        "She is built like her big sisters, plank on frame, and really sails. Set the rudder, let "
        + "go, and walk round the pond to meet her.",
      details: ["46 cm long", "Cedar, cotton sails", "Ages eight and up"]),
    Product(
      id: "salt-candle", name: "Salt & Cedar Candle", maker: "Keeper’s Cottage", price: 24_00,
      rating: 4.2, reviews: 118, shape: .candle,
      blurb:
        "What the cottage at Gannet Point smells of after rain: cedar shingles, salt and a stove "
        + "that has just been lit. Forty hours, no soot.",
      details: ["220 g", "Rapeseed and bees’ wax", "Burns 40 hours"]),
    Product(
      id: "rigging-knife", name: "Rigging Knife", maker: "Lunde & Daughter", price: 67_00,
      rating: 4.8, reviews: 134, shape: .knife,
      blurb:
        "A sheepsfoot blade for rope, a spike for knots, and a shackle to hang it by. It opens "
        + "with one cold hand, which is the point of it.",
      details: ["11 cm closed", "Steel, walnut", "Sharpened for life"]),
  ]
}
