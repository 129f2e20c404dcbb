import HockeyRules

struct PictureLegend {
  private var items: [Item] = []

  private struct Item {
    var words: String
    var write: (inout Markup) -> Void
  }

  private mutating func add(
    _ words: String, if isThere: Bool = true, _ write: @escaping (inout Markup) -> Void
  ) {
    if isThere { items.append(Item(words: words, write: write)) }
  }

  init(of drawing: PictureSVG) {
    let picture = drawing.picture
    let marks = picture.all
    let courses = marks.flatMap { $0.courses }
    let goals = marks.compactMap { if case .goal(let goal) = $0.kind { goal } else { nil } }
    func has(_ kind: PenaltyCourse.Kind) -> Bool {
      courses.contains { $0.stretches.contains { $0.kind == kind } }
    }
    func has(_ endings: [Penalty.Ending]) -> Bool {
      courses.contains { $0.ending.map(endings.contains) ?? false }
    }
    add("on the clock: a skater short", if: has(.runs)) { $0.box("bar runs", PictureLayout.bar) }
    add("waits for another penalty to end", if: has(.waits)) {
      $0.box("bar waits", PictureLayout.bar, drawing.hatching(of: .home))
    }
    add("off the board: nobody short", if: has(.offClock)) {
      $0.box("bar off", PictureLayout.thinBar)
    }
    for (name, hasEnded) in [("the rest, not served", true), ("still to serve", false)] {
      let isThere = courses.contains { $0.unserved != nil && ($0.ending != nil) == hasEnded }
      add(name, if: isThere) { $0.box("rest", PictureLayout.bar - 4) }
    }
    add("ended by a goal", if: has([.goalAgainst, .goalFor])) { $0.ring("by-goal") }
    add("let out, or taken back", if: has([.released, .voided, .replaced])) {
      $0.text("×", "let-out", at: .pixels(13), y: 12)
    }
    add("no time served", if: courses.contains { $0.stretches.isEmpty }) {
      $0.text("◆", "nothing", at: .pixels(13), y: 12)
    }
    add("go together: coincidental or four-on-four", if: !picture.ties.isEmpty) { $0.tie() }
    add("goal at even strength", if: goals.contains { $0.kind == nil }) { $0.ring("goal even") }
    add("PP, SH, EN or PS goal", if: goals.contains { $0.kind != nil }) { $0.ring("goal") }
    let isMissed = marks.contains { if case .missedShot = $0.kind { true } else { false } }
    add("penalty shot without a goal", if: isMissed) { $0.ring("×", in: "missed") }
    let isRefused = marks.contains { if case .refused = $0.kind { true } else { false } }
    add("refused by the book", if: isRefused) { $0.ring("!", in: "refused") }
    add("strength, home first; it leans towards the team with more skaters") { $0.band() }
  }

  func write(to markup: inout Markup) {
    markup.element("ul", .class("legend")) { markup in
      for item in items {
        markup.element("li") { markup in
          markup.element(
            "svg", .class("home"), Attribute("width", 26), Attribute("height", 14),
            Attribute("aria-hidden", "true"), body: item.write)
          markup.add(" \(item.words)")
        }
      }
    }
  }

  /// Writes the legend between `left` and `right`, from `top` down; returns its lower edge.
  func write(to markup: inout Markup, from left: Int, to right: Int, top: Int) -> Int {
    var (x, y) = (left, top)
    for item in items {
      let width = 32 + LabelScale.width(of: item.words)
      if x + width > right { (x, y) = (left, y + 18) }
      markup.element(
        "svg", .class("home"), Attribute("x", x), Attribute("y", y), Attribute("width", 26),
        Attribute("height", 14), body: item.write)
      markup.text(item.words, "minute legend", at: .pixels(x + 31), y: y + 11)
      x += width + 10
    }
    return y + 18
  }
}

// The signs of a legend, 26 pixels wide and 14 high.
extension Markup {
  fileprivate mutating func box(_ look: StaticString, _ height: Int, _ fill: Attribute? = nil) {
    empty(
      "rect", .class(look), Attribute("x", 1), Attribute("width", 24),
      Attribute("y", 7 - height / 2), Attribute("height", height), fill)
  }

  fileprivate mutating func ring(_ look: StaticString) { circle(look, at: .pixels(13), y: 7) }

  fileprivate mutating func ring(_ sign: String, in look: StaticString) {
    element("g", .class(look)) { markup in
      markup.ring("goal even")
      markup.text(sign, "missed", at: .pixels(13), y: 11)
    }
  }

  fileprivate mutating func tie() {
    element("g", .class("tie")) { markup in
      markup.empty(
        "line", Attribute("x1", 4), Attribute("x2", 22), Attribute("y1", 7), Attribute("y2", 7))
      for x in [4, 22] { markup.circle(at: .pixels(x), y: 7, radius: 3) }
    }
  }

  fileprivate mutating func band() {
    element("g", .class("strength")) { markup in
      markup.box("even", 6)
      markup.empty(
        "rect", .class("home more"), Attribute("x", 9), Attribute("width", 9),
        Attribute("height", 10))
    }
  }
}
