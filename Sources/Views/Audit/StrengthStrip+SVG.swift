import HockeyRules
import Scoresheets

extension StrengthStrip {
  private static let rowHeight = 24
  private static let foot = 16

  /// Writes the strip: a row for each track, and a frame around the time in which they differ.
  func write(to markup: inout Markup) {
    let height = tracks.count * Self.rowHeight
    markup.element("div", .class("strip")) { markup in
      markup.element("div", .class("tracks")) { markup in
        for track in tracks { markup.element("span") { $0.trusted(track.name) } }
      }
      markup.element(
        "svg", Attribute("role", "img"), Attribute("height", height + Self.foot),
        Attribute("aria-label", text: words)
      ) { markup in
        for (index, track) in tracks.enumerated() {
          for step in track.steps { writeBox(of: step, index, to: &markup) }
        }
        writeTicks(height, to: &markup)
        let (left, right) = (place(of: differs.from), place(of: differs.to))
        markup.empty(
          "rect", .class("differs"), Attribute("x", percent: left),
          Attribute("width", percent: max(30, right - left)), Attribute("y", 1),
          Attribute("height", height - 3))
        // The letters stand over the frame.
        for (index, track) in tracks.enumerated() {
          for step in track.steps { writeWords(of: step, index, to: &markup) }
        }
      }
    }
    markup.endLine()
  }

  private func writeBox(of step: Step, _ row: Int, to markup: inout Markup) {
    let (left, right) = (place(of: step.from), place(of: step.to))
    let look: StaticString =
      switch step.manpower.map({ $0.home - $0.visiting }) {
      case .none: "unknown"
      case .some(1): "home more"
      case .some(2...): "home most"
      case .some(-1): "visiting more"
      case .some(...(-2)): "visiting most"
      case .some: "even"
      }
    markup.element("g", .class("strength")) { markup in
      markup.empty(
        "rect", .class(look), Attribute("x", percent: left),
        Attribute("width", percent: right - left), Attribute("y", row * Self.rowHeight + 2),
        Attribute("height", Self.rowHeight - 5))
    }
  }

  private func writeWords(of step: Step, _ row: Int, to markup: inout Markup) {
    let (left, right) = (place(of: step.from), place(of: step.to))
    // About as much as three letters need where the strip is narrowest.
    guard right - left >= 900 else { return }
    markup.element(
      "text", .class("manpower"), Attribute("x", percent: (left + right) / 2),
      Attribute("y", row * Self.rowHeight + 15),
      text: step.manpower.map { $0.versusText } ?? "?")
  }

  private func writeTicks(_ height: Int, to markup: inout Markup) {
    for (at, words) in ticks {
      let place = place(of: at)
      markup.element("g", .class("axis")) { markup in
        markup.empty(
          "line", .class("tick"), Attribute("x1", percent: place),
          Attribute("x2", percent: place), Attribute("y1", height), Attribute("y2", height + 4))
        markup.element(
          "text", .class("minute"), Attribute("x", percent: place),
          Attribute("y", height + 14), text: words)
      }
    }
  }

  /// The strengths in words, track by track.
  private var words: String {
    tracks.map { track in
      let steps = track.steps.map { $0.manpower.map { $0.versusText } ?? "unknown" }
      return "\(track.name): \(steps.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
