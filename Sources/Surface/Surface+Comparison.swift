import HockeyRules
import Rulebooks
import Scoresheets
import Views

// A log under two books.
extension Surface {
  /// Writes where the rulings of the two books of `source` on its log differ.
  mutating func writeComparison(
    of source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    let editions = try editions(of: source)
    guard editions.count == 2 else { throw SurfaceError("the request needs two books") }
    let log = try read(source)
    answer.add(log)
    guard !log.isUnreadable else { return }
    let games = editions.map { play(log, under: ChosenBook(edition: $0), source).game }
    let comparison = ReplayComparison(games[0], games[1])
    answer.set { writer in
      writer.object { writer in
        writer.key("books")
        writer.array { writer in
          for game in games { writer.string(game.book.id) }
        }
        writer.key("same")
        writer.bool(comparison.isEmpty)
        writer.member("differences", ReplayComparisonHTML.text(of: comparison))
        writer.key("times")
        writer.array { writer in
          for time in comparison.times {
            writer.object { writer in
              writer.member("period", time.period)
              writer.key("elapsed")
              writer.seconds(time.elapsed)
            }
          }
        }
      }
    }
  }
}
