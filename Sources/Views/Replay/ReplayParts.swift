/// A game in parts, for a page of another maker that has the styles of ``ReplayHTML``.
///
/// The parts light up together in an element whose id is `g1s0` for the game with the number 1. What
/// they have in common is made once: a page that follows each key needs all of them again.
package struct ReplayParts {
  private let section: ReplaySection

  /// The parts of `game`, which has this number on its page, from 1.
  package init(of game: PlayedGame, number: Int) {
    section = ReplaySection(game, number: number)
  }

  /// The score, and what the log and its book are.
  package var head: String { markup { section.writeHead(to: &$0) } }

  /// The picture with its legend, its cards and its tables.
  package var picture: String { markup { section.writePicture(to: &$0) } }

  /// Each play with its rulings and their rules, as a table.
  package var plays: String { markup { section.writePlays(to: &$0) } }

  /// The box score.
  package var boxScore: String { markup { section.writeBoxScore(to: &$0) } }

  /// What a reader can step through.
  package var steps: ReplaySteps { ReplaySteps(of: section.story, number: section.number) }

  private func markup(_ write: (inout Markup) -> Void) -> String {
    var markup = Markup()
    write(&markup)
    return markup.text
  }
}
