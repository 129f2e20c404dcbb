import HockeyRules
import Scoresheets
import Views

// A log under two books.
extension Answer {
  /// Writes where the rulings of the two books of `request` on its log differ.
  mutating func writeComparison(_ request: Request) throws(SurfaceError) {
    let editions = try Self.editions(of: request)
    guard editions.count == 2 else { throw SurfaceError("the request needs two books") }
    let source = try LogSource(request)
    errors = source.errors
    notes = source.notes
    guard source.errors.isEmpty || !source.log.plays.isEmpty else { return }
    let games = editions.map { KeptGame(request, source, under: $0.rulebook).game }
    let comparison = ReplayComparison(games[0], games[1])
    set { writer in
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
