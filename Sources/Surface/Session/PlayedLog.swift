import Audits
package import Rulebooks
import Scoresheets
package import Views

/// A log that was read, and its game played under a book.
package struct PlayedLog: Sendable {
  package private(set) var file: ReadLog
  package private(set) var game: PlayedGame

  /// Plays the log of `file` under `book`; a choice that it leaves out is taken from the source's own record
  /// of strength, if that shows one.
  ///
  /// The game is called `name`. With `isNamed`, players are shown with their names.
  package init(
    _ file: ReadLog, under book: ChosenBook, called name: String, isNamed: Bool = false
  ) {
    func played(_ file: ReadLog) -> PlayedGame {
      PlayedGame(
        file.log, under: book.edition.rulebook, file: name, naming: file.naming, isNamed: isNamed,
        assumption: book.assumption?.words)
    }
    self.file = file
    game = played(file)
    let choices = RecordedChoices(in: file.log, solvedAs: game.solution)
    guard choices.count > 0 else { return }
    self.file.log = choices.log
    game = played(self.file)
  }
}
