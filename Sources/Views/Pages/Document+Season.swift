import HockeyRules
import Scoresheets
import Seasons

extension Document {
  /// A season's ledger for those who let players on the ice: who is out of the next game and until
  /// when, by which rule, and who is one call away from it.
  package static func season(_ answer: SeasonAnswer) -> Document {
    let about = answer.subject.map { ": \($0.description)" } ?? ""
    var page = Document(
      title: "Who may not play\(about)", heading: "Who may not play\(about)",
      blocks: [
        .line(
          "\(answer.season.book.name), after \(answer.season.steps.count.counted("game"))"
            + (answer.season.steps.last?.date.map { ", the last on \($0)" } ?? "")
            + "; next: \(answer.stage.words)", .faint)
      ])
    page.blocks += answer.played.isEmpty ? [] : [answer.playedSection]
    page.blocks.append(answer.outSection)
    if let added = answer.added, let games = answer.games, let first = games.first {
      page.add("Games since \(first.step.game)", games.map { $0.cells }, ["game", "", ""], or: "")
      page.add(
        "Added since game \(first.step.game)", added.map { $0.cells }, ObligationAnswer.columns,
        or: "nothing")
    }
    if answer.since != nil || answer.subject != nil, !answer.ejected.isEmpty {
      page.add(
        "Out of a game because of earlier ones", answer.ejected.map { $0.cells },
        ["who", "game", "rule"], or: "")
    }
    page.add("One call away", answer.near.map { $0.cells }, CountAnswer.columns, or: "nobody")
    if !answer.reported.isEmpty {
      page.add(
        "Reported; nothing follows automatically", answer.reported.map { $0.cells },
        ObligationAnswer.columns, or: "")
    }
    if let ledger = answer.ledger {
      page.add(
        "Ledger", ledger.map { $0.cells + [$0.obligation.served.joined(separator: " ")] },
        ObligationAnswer.columns + ["served in"], or: "nothing")
    }
    if let counts = answer.counts {
      page.add("Counts", counts.map { $0.cells }, CountAnswer.columns, or: "none")
    }
    if answer.since != nil || answer.subject != nil, !answer.fines.isEmpty {
      page.add("Fines", answer.fines.map { $0.cells }, ["who", "dollars", "game", "rule"], or: "")
    }
    if answer.hasStandings { page.blocks += answer.standingsSections }
    page.blocks.append(
      .line(
        "Due by the rules, unless the league has rescinded a call or ruled on it.", .faint))
    return page
  }

  private mutating func add(
    _ title: String, _ rows: [[String]], _ columns: [String], or nothing: String
  ) {
    blocks.append(.section([Span(title)], Self.table(title, rows, columns, or: nothing)))
  }

  fileprivate static func table(
    _ title: String, _ rows: [[String]], _ columns: [String], or nothing: String
  ) -> [Block] {
    guard !rows.isEmpty else {
      return [.lines([[Span("\(title): ", .strong, only: .text), Span(nothing)]])]
    }
    var table = TextTable(columns, alignments: columns.map { _ in .left })
    for row in rows { table.add(row) }
    return [.line(title, .strong, only: .text), .table(table)]
  }
}

extension SeasonAnswer {
  fileprivate var outSection: Document.Block {
    let title = "May not play in the next game"
    var blocks = Document.table(
      title, out.map { $0.cells }, ObligationAnswer.columns, or: "nobody")
    if !out.isEmpty { blocks.append(.line(goalWords, .faint)) }
    return .section([.init(title)], blocks)
  }

  fileprivate var playedSection: Document.Block {
    let title = "Played although they were out"
    let rows = played.map { row in
      [
        row.obligation.person.named(row.name), row.game,
        row.obligation.why(on: row.date), row.obligation.ruleWords,
      ]
    }
    return .section(
      [.init(title)], Document.table(title, rows, ["who", "game", "why", "rule"], or: ""))
  }
}

extension ObligationAnswer {
  fileprivate static let columns = ["who", "out for", "why", "rule"]

  fileprivate var cells: [String] {
    [
      obligation.person.named(name), obligation.until, obligation.why(on: date),
      obligation.ruleWords,
    ]
  }
}

extension CountAnswer {
  fileprivate static let columns = ["who", "has", "next", "rule"]

  fileprivate var cells: [String] {
    [
      count.person.named(name), count.words, count.nextWords,
      count.rule.rule.map { "\($0.book) \($0.number)" } ?? "unverified",
    ]
  }
}

extension FineAnswer {
  fileprivate var cells: [String] {
    [
      fine.payer.description, String(fine.dollars), game,
      fine.rule.map { "\($0.book) \($0.number)" } ?? "unverified",
    ]
  }
}

extension Person {
  func named(_ name: String?) -> String { name.map { "\(self) \($0)" } ?? description }
}
