import HockeyRules
import Scoresheets
import Seasons

extension Document {
  /// The list for whoever lets players on the ice: who is out, until when and why, and who is one
  /// call away from being out.
  package static func season(_ answer: SeasonAnswer) -> Document {
    let book = answer.season.book.name
    let title = "Who may not play" + answer.about
    var page = Document(title: title, heading: title, blocks: [.line(answer.line, .faint)])
    page.add(
      answer.clubs == nil ? "May not play in the next game" : "May not play" + answer.about,
      answer.out.perPerson(book), ["who", "out for", "why", "rule", "back"], or: "nobody",
      note: "The next game is the 1st from now. " + answer.goalWords)
    page.add(
      "Review pending: may play until it is denied", answer.stayed.map { $0.cells(book) },
      ObligationAnswer.columns)
    page.add(
      "Ruling missing: has played since a hearing was due", answer.missing.map { $0.cells(book) },
      ObligationAnswer.columns)
    page.add(
      "Played although out", answer.played.map { $0.cells(book) }, ["who", "in", "why", "rule"])
    page.addChanges(of: answer, book)
    page.add(
      "One call away, \(answer.next.stage.words)", answer.near.map { $0.cells(book) },
      CountAnswer.columns, or: "nobody")
    page.add(
      "Reported; nothing follows automatically", answer.reported.map { $0.cells(book) },
      ObligationAnswer.columns)
    page.addLedger(of: answer, book)
    page.add("Odd, and what was done", answer.remarks.words.map { [$0] }, ["what"])
    page.blocks.append(.line("Automatic; check the league's decisions.", .faint))
    return page
  }

  private mutating func addChanges(of answer: SeasonAnswer, _ book: String) {
    if let added = answer.added, let games = answer.games, let first = games.first {
      add("Games since \(first.step.game)", games.map { $0.cells }, ["game", "", ""])
      add(
        "Added since game \(first.step.game)", added.map { $0.cells(book) },
        ObligationAnswer.columns, or: "nothing")
    }
    if answer.since != nil || answer.subject != nil {
      add(
        "Out of a game because of earlier ones", answer.ejected.map { $0.cells },
        ["who", "game", "rule"])
    }
  }

  private mutating func addLedger(of answer: SeasonAnswer, _ book: String) {
    if let ledger = answer.ledger {
      add(
        "All suspensions",
        ledger.map { $0.cells(book) + [$0.obligation.served.joined(separator: " ")] },
        ObligationAnswer.columns + ["served in"], or: "none")
    }
    if let counts = answer.counts {
      add("Counts", counts.map { $0.cells(book) }, CountAnswer.columns, or: "none")
    }
  }

  /// Adds a section with rows and a note.
  ///
  /// Without rows the section says `nothing`; without `nothing` it is left out.
  private mutating func add(
    _ title: String, _ rows: [[String]], _ columns: [String], or nothing: String? = nil,
    note: String? = nil
  ) {
    let table = TextTable(
      of: rows,
      columns.enumerated().map { index, title in
        TextTable.Column.left(title) { (row: [String]) in row[index] }
      })
    if !rows.isEmpty {
      blocks.append(.section(title, table, note: note))
    } else if let nothing {
      let line = [Span("\(title): ", .strong, only: .text), Span(nothing)]
      blocks.append(.section([Span(title)], [.lines([line])]))
    }
  }
}

extension Document.Block {
  /// A table with a title, in text and in HTML, and a note below.
  static func section(_ title: String, _ table: TextTable, note: String? = nil) -> Self {
    let note = note.map { [Self.line($0, .faint)] } ?? []
    return .section([.init(title)], [.line(title, .strong, only: .text), .table(table)] + note)
  }
}

extension SeasonAnswer {
  /// A colon, and the person, clubs or game in question; empty if the answer is about all.
  fileprivate var about: String {
    if let subject { return ": \(subject)" }
    guard let clubs else { return "" }
    return ": " + clubs.joined(separator: " – ") + (game.map { ", game \($0)" } ?? "")
      + (next.date.map { ", \($0)" } ?? "")
  }

  /// The book, the number of games so far, and the stage of the next game.
  fileprivate var line: String {
    "By \(season.book.name), after \(season.steps.count.counted("game"))"
      + (season.steps.last?.date.map { ", the last on \($0)" } ?? "")
      + "; next: \(next.stage.words)"
  }
}

extension [ObligationAnswer] {
  /// One row for each person: the total, each reason with its rule, and the game in which the
  /// person is back.
  ///
  /// Unnamed staff are several people, so each suspension has a row of its own.
  fileprivate func perPerson(_ book: String) -> [[String]] {
    var rows: [[ObligationAnswer]] = []
    for row in self {
      let person = row.obligation.person
      if person.role != .bench, let last = rows.indices.last,
        rows[last][0].obligation.person == person
      {
        rows[last].append(row)
      } else {
        rows.append([row])
      }
    }
    return rows.map { rows in
      let all = rows.map { $0.obligation }
      return [
        rows[0].obligation.person.named(rows[0].name), all.until,
        rows.map { $0.obligation.why(in: $0.step) }.joined(separator: "; and "),
        all.map { $0.ruleWords(in: book) }.joined(separator: "; "), all.back,
      ]
    }
  }
}

extension [Obligation] {
  /// The games left in all, or `nil` if a suspension is not a number of games.
  private var games: Int? {
    allSatisfy { $0.sanction.games > 0 } ? reduce(0) { $0 + $1.left } : nil
  }

  fileprivate var until: String {
    guard count > 1, let games else { return map { $0.until }.joined(separator: "; and ") }
    return games.counted("game") + " in all"
  }

  /// The game in which the person is back; the next game is the first.
  fileprivate var back: String {
    for case .until(let date) in map({ $0.sanction }) where count == 1 { return date }
    guard let games else {
      let isForTheSeason = contains { $0.sanction == .season }
      return isForTheSeason ? "next season" : "after the hearing"
    }
    let most = contains { $0.isMinimum && $0.days == nil } ? " at the earliest" : ""
    return "in the \((games + 1).ordinal) game from now\(most)"
  }
}

extension PlayedAnswer {
  fileprivate func cells(_ book: String) -> [String] {
    [
      obligation.person.named(name), game.words(for: obligation.person.club),
      obligation.why(in: step), obligation.ruleWords(in: book),
    ]
  }
}

extension ObligationAnswer {
  fileprivate static let columns = ["who", "out for", "why", "rule"]

  fileprivate func cells(_ book: String) -> [String] {
    [
      obligation.person.named(name), obligation.until, obligation.why(in: step),
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
