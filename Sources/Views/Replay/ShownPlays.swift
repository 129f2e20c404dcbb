import HockeyRules

/// The plays that are in the picture of a game: their bars, marks, rows and cards light up together.
struct ShownPlays {
  /// Their places in the log, in order.
  let places: [Int]

  init(_ picture: GamePicture) {
    let penalties = (picture.bench.home + picture.bench.visiting).compactMap { $0.content.play }
    let marks = (picture.marks.home + picture.marks.visiting).compactMap { $0.content.play }
    places = Set(penalties + marks).sorted()
  }

  /// Writes the styles by which what belongs to one play lights up when any part of it is pointed at,
  /// reached by keyboard, or the target of a link, and its card is shown where a part of the picture or
  /// a link is; `section` is the part of the page to which they apply.
  func writeStyle(for section: ElementID, to markup: inout Markup) {
    guard !places.isEmpty else { return }
    markup.element("style") { markup in
      for (index, place) in places.enumerated() {
        if index > 0 { markup.trusted(",\n") }
        begin(section, place, to: &markup)
        markup.trusted(":is(:hover,:focus-within,:target)) .k")
        markup.add(place)
      }
      markup.trusted("{--edge:var(--ink);--thick:2.4;--bold:650;--row:var(--mark)}\n")
      for (index, place) in places.enumerated() {
        if index > 0 { markup.trusted(",\n") }
        begin(section, place, to: &markup)
        markup.trusted(":is(a,g):is(:hover,:focus),.k")
        markup.add(place)
        markup.trusted(" a:is(:hover,:focus)) .card.k")
        markup.add(place)
      }
      markup.trusted("{display:block}\n")
    }
    markup.endLine()
  }

  private func begin(_ section: ElementID, _ place: Int, to markup: inout Markup) {
    markup.trusted("#")
    markup.add(section.text)
    markup.trusted(":has(.k")
    markup.add(place)
  }
}
