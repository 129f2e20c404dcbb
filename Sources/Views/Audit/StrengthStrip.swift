import Audits
import HockeyRules
import Scoresheets

struct StrengthStrip: Sendable {
  private let span: StrengthTracks
  private typealias Step = StrengthTracks.Strength.Stretch

  private var tracks: [(name: StaticString, steps: [Step])]
  private var ticks: [(at: GameInstant, words: String)] = []

  init(_ span: StrengthTracks, _ notation: Notation, in period: Int) {
    self.span = span
    tracks = [("ruled", span.ruled), ("recorded", span.recorded)]
    if let chart = span.chart { tracks.append(("chart", chart)) }
    let step = max(1, (span.to - span.from).tenths / 600 / 5) * 600
    var tenths = (span.from.played.tenths / step + 1) * step
    while tenths < span.to.played.tenths {
      let at = GameInstant(played: PlayingTime(tenths: tenths))
      ticks.append((at, notation.text(of: at, in: period)))
      tenths += step
    }
  }

  /// The horizontal place of `instant`, in hundredths of a per cent of the strip's width.
  private func place(of instant: GameInstant) -> Int {
    let width = max(1, (span.to - span.from).tenths)
    return min(max(0, (instant - span.from).tenths), width) * 10000 / width
  }

  private static let rowHeight = 24
  private static let foot = 16

  /// Writes the strip: a row for each track, and a frame around the time of the difference.
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
        forEachStep { writeBox(of: $0, top: $1, to: &markup) }
        for (at, words) in ticks { writeTick(place(of: at), words, below: height, to: &markup) }
        let (left, right) = (place(of: span.differs.from), place(of: span.differs.to))
        markup.box("differs", from: left, to: max(left + 30, right), y: 1, height: height - 3)
        // The letters come last, so that the frame does not cover them.
        forEachStep { writeWords(of: $0, top: $1, to: &markup) }
      }
    }
    markup.endLine()
  }

  private func forEachStep(_ body: (Step, _ top: Int) -> Void) {
    for (index, track) in tracks.enumerated() {
      for step in track.steps { body(step, index * Self.rowHeight) }
    }
  }

  private func writeBox(of step: Step, top: Int, to markup: inout Markup) {
    let (left, right) = (place(of: step.from), place(of: step.to))
    markup.element("g", .class("strength")) { markup in
      markup.box(
        step.value?.look ?? "unknown", from: left, to: right, y: top + 2,
        height: Self.rowHeight - 5)
    }
  }

  private func writeWords(of step: Step, top: Int, to markup: inout Markup) {
    let (left, right) = (place(of: step.from), place(of: step.to))
    // A narrower step has no room for three characters on the narrowest strip.
    guard right - left >= 900 else { return }
    let middle = PicturePlace.part((left + right) / 2)
    markup.text(step.value?.versusText ?? "?", "manpower", at: middle, y: top + 15)
  }

  private func writeTick(
    _ place: Int, _ words: String, below height: Int, to markup: inout Markup
  ) {
    markup.element("g", .class("axis")) { markup in
      markup.line("tick", at: place, from: height, to: height + 4)
      markup.text(words, "minute", at: .part(place), y: height + 14)
    }
  }

  private var words: String {
    tracks.map { track in
      let steps = track.steps.map { $0.value?.versusText ?? "unknown" }
      return "\(track.name): \(steps.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
