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
    for book in BookShelf.shelf {
      table.add([book.id, book.name, book.league, seasons(of: book), book.title ?? ""])
    }
    for line in table.lines(console.palette) { console.print(line + "\n") }
    return .done
  }

  private static func seasons(of book: RulebookFile) -> String {
    func season(_ year: Int?) -> String { year.map { "\($0)-\(($0 + 1) % 100)" } ?? "" }
    guard let seasons = book.seasons else { return "" }
    switch (seasons.from, seasons.to) {
    case (nil, nil): return ""
    case (let from, nil): return "from \(season(from))"
    case (nil, let to): return "to \(season(to))"
    case (let from, let to): return "\(season(from)) to \(season(to))"
    }
  }
}
