import HockeyRules
import Scoresheets

/// The shoot-out: a ring for each attempt, filled for a goal, home above and visiting below.
struct ShootOutDrawing {
  private let game: PlayedGame
  private let attempts: PerTeam<[Attempt]>

  /// The drawing of the shoot-out of `game`; nil if it has none.
  init?(of game: PlayedGame) {
    let attempts = game.solution.game.attempts
    guard !attempts.isEmpty else { return nil }
    self.game = game
    self.attempts = PerTeam(
      home: attempts.filter { $0.shot.team == .home },
      visiting: attempts.filter { $0.shot.team == .visiting })
  }

  /// The pixels from one attempt to the next.
  private static let step = 18
  /// The pixels that a minute usually has at least.
  private static let minute = 12

  private var rounds: Int { max(attempts.home.count, attempts.visiting.count) }

  /// How much time is as wide.
  var width: PlayingTime { .minutes(max(6, 1 + rounds * Self.step / Self.minute + 1)) }

  /// Writes the drawing beside those of the periods.
  func write(to markup: inout Markup) {
    markup.element(
      "svg", .class("period"), Attribute("role", "img"),
      Attribute("aria-label", .words("Shoot-out: "), .text(words)), Attribute("height", 90),
      Attribute("style", .words("--length:"), .number(width.tenths))
    ) { markup in
      markup.element(
        "g", .class("body"), Attribute("transform", "translate(0,46)")
      ) { write(inBody: &$0) }
    }
    markup.endLine()
  }

  /// Writes the attempts around the middle.
  func write(inBody markup: inout Markup) {
    markup.empty(
      "line", .class("edge"), Attribute("y1", -30), Attribute("y2", 30))
    markup.element(
      "text", .class("period"), Attribute("x", 8), Attribute("y", 4), text: title)
    for team in Team.allCases {
      let y = team == .home ? -18 : 18
      for (index, attempt) in attempts[team].enumerated() {
        markup.element("g", .class(team == .home ? "home" : "visiting")) { markup in
          markup.element("title", text: words(of: attempt))
          markup.empty(
            "circle", .class(attempt.shot.scored ? "goal" : "goal even"),
            Attribute("cx", 14 + index * Self.step), Attribute("cy", y), Attribute("r", 5))
          if !attempt.shot.scored {
            markup.element(
              "text", .class("missed"), Attribute("x", 14 + index * Self.step),
              Attribute("y", y + 4), text: "×")
          }
        }
      }
    }
  }

  private var title: String {
    game.solution.game.shootOutWinner.map { "SO: \(game.log.letters[$0]) wins" } ?? "SO"
  }

  private var words: String {
    Team.allCases.flatMap { attempts[$0] }.map { words(of: $0) }.joined(separator: "; ")
  }

  private func words(of attempt: Attempt) -> String {
    game.notation.text(of: .shootOut(attempt.shot))
  }
}
