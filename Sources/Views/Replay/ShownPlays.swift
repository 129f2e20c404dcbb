import HockeyRules

/// The plays that are in the picture of a game: their bars, goals, rows and cards light up together.
struct ShownPlays {
  /// Their places in the log, in order.
  let places: [Int]

  init(_ picture: GamePicture) {
    let penalties = (picture.bench.home + picture.bench.visiting).compactMap { $0.content.play }
    let goals = (picture.goals.home + picture.goals.visiting).compactMap { $0.content.play }
    places = Set(penalties + goals).sorted()
  }

  /// Writes the style by which what belongs to one play lights up when any part of it is pointed at,
  /// reached by keyboard, or the target of a link; `section` is the part of the page to which it
  /// applies.
  func writeStyle(for section: ElementID, to markup: inout Markup) {
    guard !places.isEmpty else { return }
    markup.element("style") { markup in
      for (index, place) in places.enumerated() {
        if index > 0 { markup.trusted(",\n") }
        markup.trusted("#")
        markup.add(section.text)
        markup.trusted(":has(.k")
        markup.add(place)
        markup.trusted(":is(:hover,:focus-within,:target)) .k")
        markup.add(place)
      }
      markup.trusted(
        "{--edge:var(--ink);--thick:2.4;--bold:650;--row:var(--mark);--card:block}\n")
    }
    markup.endLine()
  }
}
