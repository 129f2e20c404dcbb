package import HockeyRules

/// The steps of a game for a reader who goes through it: its plays, and each time at which the clock
/// alone changed something.
package struct ReplaySteps: Sendable {
  /// A play that a reader needs to know of, or rulings that the clock caused.
  package struct Step: Sendable, Hashable {
    /// The reading of the clock.
    package var time: GameTime
    /// The play's place in the log; nil where nothing but the clock caused the rulings.
    package var play: Int?
    /// The id of its rows in `ReplayHTML.plays(of:number:)`.
    package var rows: String
  }

  /// The steps in order.
  package let steps: [Step]

  /// The steps of a game, which has this number on its page.
  init(of story: ReplayStory, number: Int) {
    steps = story.entries.enumerated().map { index, entry in
      let id =
        entry.play.map { ElementID(game: number, kind: "p", number: $0) }
        ?? ElementID(game: number, kind: "e", number: index)
      return Step(time: entry.time, play: entry.play, rows: id.text)
    }
  }
}
