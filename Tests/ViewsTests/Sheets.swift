import HockeyRules
import Rulebooks
import Scoresheets
import Views

/// The game of a sheet, played under the book that it names.
func game(_ sheet: String, file: String = "game.sheet") throws -> PlayedGame {
  let reading = SheetReader.read(Array(sheet.utf8))
  guard let id = reading.log.books.first, let edition = try Rulebooks.edition(id),
    reading.errors.isEmpty
  else { throw Unusable(errors: reading.errors) }
  return PlayedGame(reading.log, under: edition.rulebook, file: file, naming: .lines)
}

/// A sheet of a test that cannot be played.
struct Unusable: Error {
  var errors: [NotationError]
}
