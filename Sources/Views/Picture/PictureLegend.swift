import HockeyRules

/// The legend of a picture: what it has, and no more.
struct PictureLegend {
  private let items: [Item]

  /// A thing that a picture may have.
  private struct Item {
    var words: StaticString
    var sign: Sign

    var text: String { words.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
  }

  private enum Sign {
    case bar(StaticString, height: Int)
    case hatched
    case circle(StaticString)
    case ring(StaticString, StaticString)
    case text(StaticString, StaticString)
    case tie
    case band
  }

  private static let band = Item(
    words: "strength, home first; it leans towards the team with more skaters", sign: .band)

  init(of picture: GamePicture) {
    let bars = Team.allCases.flatMap { picture.bench[$0] }.flatMap { $0.content.bars }
    let marks = Team.allCases.flatMap { picture.marks[$0] }.map { $0.content }
    let goals = marks.compactMap { $0.goal }
    func has(_ kind: PenaltyBar.Kind) -> Bool {
      bars.contains { $0.stretches.contains { $0.kind == kind } }
    }
    func has(_ endings: [Penalty.Ending]) -> Bool {
      bars.contains { $0.ending.map(endings.contains) ?? false }
    }
    var items: [Item] = []
    func add(_ words: StaticString, _ sign: Sign, if isThere: Bool) {
      if isThere { items.append(Item(words: words, sign: sign)) }
    }
    add("on the clock: a skater short", .bar("bar runs", height: PictureLayout.bar), if: has(.runs))
    add("waits for another penalty to end", .hatched, if: has(.waits))
    add(
      "off the clock: nobody short", .bar("bar off", height: PictureLayout.thinBar),
      if: has(.offClock))
    add(
      "the rest, not served", .bar("rest", height: PictureLayout.bar - 4),
      if: bars.contains { $0.unserved != nil })
    add("ended by a goal", .circle("by-goal"), if: has([.goalAgainst, .goalFor]))
    add("let out, or taken back", .text("let-out", "×"), if: has([.released, .voided, .replaced]))
    add("no time served", .text("nothing", "◆"), if: bars.contains { $0.stretches.isEmpty })
    add("go together: set off or four-on-four", .tie, if: !picture.ties.isEmpty)
    add("goal at even strength", .circle("goal even"), if: goals.contains { $0.kind == nil })
    add("PP, SH, EN or PS goal", .circle("goal"), if: goals.contains { $0.kind != nil })
    add("penalty shot without a goal", .ring("missed", "×"), if: marks.contains { $0.isMissed })
    add("refused by the book", .ring("refused", "!"), if: marks.contains { $0.isRefused })
    self.items = items
  }

  /// Writes the legend as a list.
  func write(to markup: inout Markup, _ drawing: PictureSVG) {
    markup.element("ul", .class("legend")) { markup in
      for item in items + [Self.band] {
        markup.element("li") { markup in
          markup.element(
            "svg", .class("home"), Attribute("width", 26), Attribute("height", 14),
            Attribute("aria-hidden", "true")
          ) { write(item.sign, to: &$0, drawing) }
          markup.trusted(" ")
          markup.trusted(item.words)
        }
      }
    }
  }

  /// Writes the legend into a drawing of its own, from `left` to `right` and from `top` down; returns
  /// where it ends.
  func write(
    to markup: inout Markup, _ drawing: PictureSVG, from left: Int, to right: Int, top: Int
  ) -> Int {
    var (x, y) = (left, top)
    for item in items + [Self.band] {
      let width = 32 + LabelScale.width(of: item.text)
      if x + width > right { (x, y) = (left, y + 18) }
      markup.element(
        "svg", .class("home"), Attribute("x", x), Attribute("y", y), Attribute("width", 26),
        Attribute("height", 14)
      ) { write(item.sign, to: &$0, drawing) }
      markup.element(
        "text", .class("minute legend"), Attribute("x", x + 31), Attribute("y", y + 11)
      ) { $0.trusted(item.words) }
      x += width + 10
    }
    return y + 18
  }

  private func write(_ sign: Sign, to markup: inout Markup, _ drawing: PictureSVG) {
    switch sign {
    case .bar(let look, let height):
      box(look, height, nil, to: &markup)
    case .hatched:
      let hatch = drawing.hatch(of: .home).parts
      box(
        "bar waits", PictureLayout.bar,
        Attribute("fill", parts: [.words("url(#")] + hatch + [.words(")")]), to: &markup)
    case .circle(let look):
      markup.empty(
        "circle", .class(look), Attribute("cx", 13), Attribute("cy", 7), Attribute("r", 5))
    case .ring(let look, let sign):
      markup.element("g", .class(look)) { markup in
        write(.circle("goal even"), to: &markup, drawing)
        markup.element("text", .class("missed"), Attribute("x", 13), Attribute("y", 11)) {
          $0.trusted(sign)
        }
      }
    case .text(let look, let text):
      markup.element("text", .class(look), Attribute("x", 13), Attribute("y", 12)) {
        $0.trusted(text)
      }
    case .band:
      markup.element("g", .class("strength")) { markup in
        box("even", 6, nil, to: &markup)
        markup.empty(
          "rect", .class("home more"), Attribute("x", 9), Attribute("width", 9),
          Attribute("height", 10))
      }
    case .tie:
      markup.element("g", .class("tie")) { markup in
        markup.empty(
          "line", Attribute("x1", 4), Attribute("x2", 22), Attribute("y1", 7), Attribute("y2", 7))
        for x in [4, 22] {
          markup.empty("circle", Attribute("cx", x), Attribute("cy", 7), Attribute("r", 3))
        }
      }
    }
  }

  private func box(
    _ look: StaticString, _ height: Int, _ fill: Attribute?, to markup: inout Markup
  ) {
    markup.empty(
      "rect", .class(look), Attribute("x", 1), Attribute("width", 24),
      Attribute("y", 7 - height / 2), Attribute("height", height), fill)
  }
}

extension PicturedPlay {
  fileprivate var isMissed: Bool {
    if case .missedShot = kind { true } else { false }
  }

  fileprivate var isRefused: Bool {
    if case .refused = kind { true } else { false }
  }
}
