import HockeyRules
import Scoresheets
import Seasons

extension Document {
  /// A season's ledger for those who let players on the ice: who is out of the next game and until
  /// when, by which rule, and who is one call away from it.
  package static func season(_ answer: SeasonAnswer) -> Document {
    let about = answer.subject.map { ": \($0.description)" } ?? ""
    let book = answer.season.book.name
    var page = Document(
      title: "Who may not play\(about)", heading: "Who may not play\(about)",
      blocks: [
        .line(
          "\(book), after \(answer.season.steps.count.counted("game"))"
            + (answer.season.steps.last?.date.map { ", the last on \($0)" } ?? "")
            + "; next: \(answer.stage.words)", .faint)
      ])
    page.add(
      "Played although they were out", answer.played.map { $0.cells(book) },
      ["who", "game", "why", "rule"])
    page.add(
      "May not play in the next game", answer.out.map { $0.cells(book) }, ObligationAnswer.columns,
      or: "nobody", note: answer.goalWords)
    if let added = answer.added, let games = answer.games, let first = games.first {
      page.add("Games since \(first.step.game)", games.map { $0.cells }, ["game", "", ""])
      page.add(
        "Added since game \(first.step.game)", added.map { $0.cells(book) },
        ObligationAnswer.columns,
        or: "nothing")
    }
    let isAsked = answer.since != nil || answer.subject != nil
    if isAsked {
      page.add(
        "Out of a game because of earlier ones", answer.ejected.map { $0.cells },
        ["who", "game", "rule"])
    }
    page.add("One call away", answer.near.map { $0.cells(book) }, CountAnswer.columns, or: "nobody")
    page.add(
      "Reported; nothing follows automatically", answer.reported.map { $0.cells(book) },
      ObligationAnswer.columns)
    if let ledger = answer.ledger {
      page.add(
        "Ledger", ledger.map { $0.cells(book) + [$0.obligation.served.joined(separator: " ")] },
        ObligationAnswer.columns + ["served in"], or: "nothing")
    }
    if let counts = answer.counts {
      page.add("Counts", counts.map { $0.cells(book) }, CountAnswer.columns, or: "none")
    }
    page.blocks.append(
      .line("Due by the rules, unless the league has rescinded a call or ruled on it.", .faint))
    return page
  }

  /// Adds a section with rows and a note; without rows, it says `nothing`, or is left out.
  private mutating func add(
    _ title: String, _ rows: [[String]], _ columns: [String], or nothing: String? = nil,
    note: String? = nil
  ) {
    var table = TextTable(columns, alignments: columns.map { _ in .left })
    for row in rows { table.add(row) }
    if !rows.isEmpty {
      blocks.append(.section(title, table, note: note))
    } else if let nothing {
      let line = [Span("\(title): ", .strong, only: .text), Span(nothing)]
      blocks.append(.section([Span(title)], [.lines([line])]))
    }
  }
}

extension Document.Block {
  /// A table with a title in each medium, and a note on it.
  static func section(_ title: String, _ table: TextTable, note: String? = nil) -> Self {
    let note = note.map { [Self.line($0, .faint)] } ?? []
    return .section([.init(title)], [.line(title, .strong, only: .text), .table(table)] + note)
  }
}

extension PlayedAnswer {
  fileprivate func cells(_ book: String) -> [String] {
    [
      obligation.person.named(name), game, obligation.why(on: date), obligation.ruleWords(in: book),
    ]
  }
}

extension ObligationAnswer {
  fileprivate static let columns = ["who", "out for", "why", "rule"]

  fileprivate func cells(_ book: String) -> [String] {
    [
      obligation.person.named(name), obligation.until, obligation.why(on: date),
      obligation.ruleWords(in: book),
    ]
  }
}

extension CountAnswer {
  fileprivate static let columns = ["who", "has", "next", "rule"]

  fileprivate func cells(_ book: String) -> [String] {
    [
      count.person.named(name), count.words, count.nextWords,
      count.rule.rule.words(in: book),
    ]
  }
}

extension Person {
  func named(_ name: String?) -> String { name.map { "\(self) \($0)" } ?? description }
}
