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
      answer.out.perPerson,
      [
        .left("who") { $0[0].who }, .left("out for") { $0.map { $0.obligation }.until },
        .left("why") { $0.map { $0.why }.joined(separator: "; and ") },
        .left("rule") { $0.map { $0.obligation.ruleWords(in: book) }.joined(separator: "; ") },
        .left("back") { $0.map { $0.obligation }.back },
      ], or: "nobody",
      note: "The next game is the 1st from now. " + answer.goalWords)
    let columns = ObligationAnswer.columns(book)
    page.add("Review pending: may play until it is denied", answer.stayed, columns)
    page.add("Ruling missing: has played since a hearing was due", answer.missing, columns)
    page.add("Played although out", answer.played, PlayedAnswer.columns(book))
    page.addChanges(of: answer, columns)
    page.add(
      "One call away, \(answer.next.stage.words)", answer.near, CountAnswer.columns(book),
      or: "nobody")
    page.add("Reported; nothing follows automatically", answer.reported, columns)
    if let ledger = answer.ledger {
      let served = ObligationColumn.left("served in") {
        $0.obligation.served.joined(separator: " ")
      }
      page.add("All suspensions", ledger, columns + [served], or: "none")
    }
    if let counts = answer.counts {
      page.add("Counts", counts, CountAnswer.columns(book), or: "none")
    }
    page.add("Odd, and what was done", answer.remarks.words, [.left("what") { $0 }])
    page.blocks.append(.line("Automatic; check the league's decisions.", .faint))
    return page
  }

  private typealias ObligationColumn = TextTable.Column<ObligationAnswer>

  private mutating func addChanges(of answer: SeasonAnswer, _ columns: [ObligationColumn]) {
    if let added = answer.added, let games = answer.games, let first = games.first {
      add("Games since \(first.step.game)", games, SeasonGameAnswer.columns)
      add("Added since game \(first.step.game)", added, columns, or: "nothing")
    }
    if answer.since != nil || answer.subject != nil {
      add("Out of a game because of earlier ones", answer.ejected, EjectedAnswer.columns)
    }
  }

  /// Adds a section with rows and a note.
  ///
  /// Without rows the section says `nothing`; without `nothing` it is left out.
  private mutating func add<Row>(
    _ title: String, _ rows: [Row], _ columns: [TextTable.Column<Row>], or nothing: String? = nil,
    note: String? = nil
  ) {
    if !rows.isEmpty {
      blocks.append(.section(title, TextTable(of: rows, columns), note: note))
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
  /// The suspensions of each person.
  ///
  /// Unnamed staff are several people, so each suspension has a row of its own.
  fileprivate var perPerson: [[ObligationAnswer]] {
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
    return rows
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
  fileprivate static func columns(_ book: String) -> [TextTable.Column<Self>] {
    [
      .left("who") { $0.obligation.person.named($0.name) },
      .left("in") { $0.game.words(for: $0.obligation.person.club) },
      .left("why") { $0.obligation.why(in: $0.step) },
      .left("rule") { $0.obligation.ruleWords(in: book) },
    ]
  }
}

extension ObligationAnswer {
  fileprivate var who: String { obligation.person.named(name) }
  fileprivate var why: String { obligation.why(in: step) }

  fileprivate static func columns(_ book: String) -> [TextTable.Column<Self>] {
    [
      .left("who") { $0.who }, .left("out for") { $0.obligation.until }, .left("why") { $0.why },
      .left("rule") { $0.obligation.ruleWords(in: book) },
    ]
  }
}

extension CountAnswer {
  fileprivate static func columns(_ book: String) -> [TextTable.Column<Self>] {
    [
      .left("who") { $0.count.person.named($0.name) }, .left("has") { $0.count.words },
      .left("next") { $0.count.nextWords }, .left("rule") { $0.count.rule.rule.words(in: book) },
    ]
  }
}

extension SeasonGameAnswer {
  fileprivate static var columns: [TextTable.Column<Self>] {
    [
      .left("game") { $0.step.game }, .left("") { $0.step.date ?? "" },
      .left("") { game in
        Team.allCases.map { "\(game.step.clubs[$0]) \(game.step.score[$0])" }
          .joined(separator: ", ")
      },
    ]
  }
}

extension EjectedAnswer {
  fileprivate static var columns: [TextTable.Column<Self>] {
    [
      .left("who") { $0.person.named($0.name) }, .left("game") { $0.game },
      .left("rule") { $0.rule?.words ?? "unverified" },
    ]
  }
}

extension Person {
  fileprivate func named(_ name: String?) -> String { name.map { "\(self) \($0)" } ?? description }
}
