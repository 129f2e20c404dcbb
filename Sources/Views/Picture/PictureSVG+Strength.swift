import HockeyRules
import Scoresheets

extension PictureSVG {
  /// Writes the strength as a band: in the middle where the teams are even, towards the team with
  /// more skaters where they are not, and higher for two more.
  func writeStrength(in period: PicturePeriod, to markup: inout Markup) {
    let band = PictureLayout.band
    markup.empty(
      "rect", .class("band"), Attribute("y", -band), Attribute("width", percent: end(of: period)),
      Attribute("height", 2 * band))
    for stretch in picture.strengths {
      guard let part = period.part(from: stretch.from, to: stretch.to) else { continue }
      write(stretch.manpower, part, in: period, to: &markup)
    }
    for instant in picture.stoppages where period.contains(instant) && instant > period.start {
      let place = period.place(of: instant)
      markup.empty(
        "line", .class("stop"), Attribute("x1", percent: place), Attribute("x2", percent: place),
        Attribute("y1", band - 4), Attribute("y2", band))
    }
  }

  private func end(of period: PicturePeriod) -> Int { period.place(of: period.end) }

  private func write(
    _ manpower: PerTeam<Int>, _ part: (from: Instant, to: Instant), in period: PicturePeriod,
    to markup: inout Markup
  ) {
    let (from, to) = (period.place(of: part.from), period.place(of: part.to))
    let words = manpower.versusText
    markup.element("g", .class("strength")) { markup in
      markup.element("title", text: title(of: manpower, part, in: period))
      let box = Self.box(for: manpower)
      markup.empty(
        "rect", .class(box.look), Attribute("x", percent: from),
        Attribute("width", percent: to - from), Attribute("y", box.top),
        Attribute("height", box.height))
      // Narrow ones say it in their titles and in the table.
      guard (part.to - part.from).tenths * picture.scale.minute >= Self.leastRoom else { return }
      markup.element(
        "text", .class("manpower"), Attribute("x", percent: (from + to) / 2), Attribute("y", 4),
        text: words)
    }
  }

  /// The pixels that three letters need, as tenths of seconds at a pixel a minute.
  private static let leastRoom = 17 * 600

  private func title(
    of manpower: PerTeam<Int>, _ part: (from: Instant, to: Instant), in period: PicturePeriod
  ) -> String {
    let notation = game.notation
    let from = notation.text(of: part.from, in: period.number)
    let to = notation.text(of: part.to, in: period.number)
    return "\(manpower.versusText), \(period.name) \(from) to \(to)"
  }

  /// The look and the place of the band at a strength.
  private static func box(
    for manpower: PerTeam<Int>
  ) -> (look: StaticString, top: Int, height: Int) {
    let band = PictureLayout.band
    let more = manpower.home - manpower.visiting
    let height = abs(more) == 1 ? band + 5 : 2 * band
    if more > 0 { return (more == 1 ? "home more" : "home most", -band, height) }
    if more < 0 {
      return (more == -1 ? "visiting more" : "visiting most", band - height, height)
    }
    return ("even", -7, 14)
  }
}
