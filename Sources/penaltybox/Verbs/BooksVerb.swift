import HockeyRules
import Rulebooks
import Scoresheets
import Views

extension Verb {
  /// Lists the rulebooks.
  static let books = Verb(
    name: "books",
    summary: "the rulebooks in this program",
    operands: .none,
    options: [.color, .quiet],
    examples: ["penaltybox books"]
  ) { arguments, console in
    var table = TextTable(
      ["Book", "Name", "League", "Seasons", "Title"],
      alignments: Array(repeating: .left, count: 5))
    var status = ExitStatus.done
    for id in Rulebooks.ids {
      do throws(RulebookError) {
        guard let edition = try Rulebooks.edition(id) else { continue }
        table.add([
          id, edition.rulebook.name, edition.league, seasons(of: edition), edition.title ?? "",
        ])
      } catch {
        console.report(error.message)
        status = .couldNotRun
      }
    }
    for line in table.lines(console.palette) { console.print(line + "\n") }
    return status
  }

  private static func seasons(of edition: Edition) -> String {
    func season(_ year: Int?) -> String { year.map { "\($0)-\(($0 + 1) % 100)" } ?? "" }
    guard let seasons = edition.seasons else { return "" }
    switch (seasons.from, seasons.to) {
    case (nil, nil): return ""
    case (let from, nil): return "from \(season(from))"
    case (nil, let to): return "to \(season(to))"
    case (let from, let to): return "\(season(from)) to \(season(to))"
    }
  }
}
