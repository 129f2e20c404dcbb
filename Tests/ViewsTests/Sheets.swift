import HockeyRules
import Rulebooks
import Scoresheets
import Views

/// The game of a sheet, played under the book that it names.
func game(_ sheet: String, file: String = "game.sheet") throws -> PlayedGame {
  let reading = SheetReader.read(Array(sheet.utf8))
  guard let id = reading.log.books.first, let edition = Rulebooks.edition(id),
    reading.errors.isEmpty
  else { throw Unusable(errors: reading.errors) }
  return PlayedGame(reading.log, under: edition.rulebook, file: file, naming: .lines)
}

/// The error that a test's sheet cannot be played.
struct Unusable: Error {
  var errors: [NotationError]
}

/// A game with many kinds of plays: running, waiting and set-off penalties, a signal, a penalty
/// shot, a captain's choice, and a play that every book refuses.
let eventfulSheet = """
  under    nhl-2025
  clock    remaining
  date     2025-11-20

  P1 15:00  A6    2 hooking
     14:30  B11   2+2 high-sticking
     14:10  B12   5 fighting
            A4    5 fighting
     13:40  A9    goal 12 17
     12:00  A     bench 2 too-many-players served-by A12
     11:00  B30g  2 tripping
  P2 10:00  A6    signalled 2 tripping
      9:50  B8    goal
      9:20  A6    2
            A7    2
      9:10  A8    2
      9:00  B2    PS
            A3    penalty-shot scored
      8:50  B     goal
     10:40  B9    goal
  """
