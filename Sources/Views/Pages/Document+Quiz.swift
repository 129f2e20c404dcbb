import HockeyRules
import Scoresheets

package struct QuizSituation {
  let title: String
  /// Whether the title says what is ruled, so that a question must not show it.
  let titleAnswers: Bool
  let source: String?
  let games: [PlayedGame]

  /// Creates a situation; `games` has at least one.
  package init(_ title: String, titleAnswers: Bool, source: String?, games: [PlayedGame]) {
    self.title = title
    self.titleAnswers = titleAnswers
    self.source = source
    self.games = games
  }
}

extension Document {
  package static func questions(_ situations: [QuizSituation]) -> Document {
    let task =
      "What is ruled at each line? Who is in the box until when, who comes out, who is out of the "
      + "game, how many skaters has each team when play goes on, and which rule says so?"
    return quiz("Questions", task, situations) { situation in
      situation.games.prefix(1).flatMap { game in
        [.line(game.terms, .faint), .table(game.questions), .blank]
      }
    }
  }

  package static func key(to situations: [QuizSituation]) -> Document {
    let books = situations.first?.games.map { $0.book.name } ?? []
    let isOne = situations.allSatisfy { $0.games.map { $0.book.name } == books }
    let task =
      isOne ? "Answers under \(books.listed("and"))." : "Answers under each one's own book."
    return quiz("Answers", task, situations, isKey: true) { situation in
      let own = isOne ? nil : situation.games.first.map { " · under \($0.book.name)" }
      let terms = (situation.games.first?.terms ?? "") + (own ?? "")
      return [
        .lines([
          [Span(terms, .faint)], situation.source.map { [Span($0, .faint)] } ?? [],
        ]), .table(QuizKey(situation.games).table),
      ]
    }
  }

  private static func quiz(
    _ heading: String, _ task: String, _ situations: [QuizSituation], isKey: Bool = false,
    _ blocks: (QuizSituation) -> [Block]
  ) -> Document {
    var page = Document(
      title: heading, heading: heading,
      blocks: [.drawn(html: { HTMLPage.writePaperStyles(to: &$0) }), .line(task)])
    for (index, situation) in situations.enumerated() {
      let hasTitle = isKey || !situation.titleAnswers
      let head = "\(index + 1)\(hasTitle ? ". \(situation.title)" : "")"
      page.blocks.append(.entry([Span(head)], blocks(situation)))
    }
    return page
  }
}

extension Document.Block {
  fileprivate static var blank: Self {
    .drawn(
      text: { _ in Array(repeating: String(repeating: "_", count: 60), count: 3) },
      html: { markup in for _ in 0..<4 { markup.element("div", .class("blank")) { _ in } } })
  }
}

extension PlayedGame {
  fileprivate var terms: String {
    (facts.dropFirst() + termsOfPlay.dropFirst()).joined(separator: " · ")
  }

  /// The plays, with a question mark where nothing is asked about but the time.
  fileprivate var questions: TextTable {
    var table = TextTable(["Clock", "Play"], alignments: [.right, .left])
    for event in log.events {
      let words = event.play == .look ? "?" : notation.text(of: event.play)
      table.add([
        "\(notation.name(ofPeriod: event.time.period)) \(notation.clockText(of: event.time))",
        words,
      ])
    }
    return table
  }
}

private struct QuizKey {
  private struct Line: Hashable {
    var time = ""
    var text: String
    var score: String
    var manpower: String
  }

  private let books: [String]
  /// The lines, with the rule of each book; `nil` where the book does not have the line.
  private var rows: [(line: Line, rules: [String?])] = []

  init(_ games: [PlayedGame]) {
    books = games.map { $0.book.name }
    for (index, game) in games.enumerated() { merge(Self.lines(of: game), ofBook: index) }
  }

  private static func lines(of game: PlayedGame) -> [(line: Line, rule: String)] {
    var rows = ReplayRows(game)
    var period: Int?
    return game.solution.steps.flatMap { step in
      rows.next(step).map { row in
        var line = Line(
          text: String(repeating: " ", count: row.depth.indent) + row.line.text,
          score: row.score, manpower: row.manpower)
        if !row.time.isEmpty {
          let name = game.notation.name(ofPeriod: step.time.period)
          line.time = step.time.period == period ? row.time : "\(name) \(row.time)"
          period = step.time.period
        }
        return (line, row.line.rule)
      }
    }
  }

  private mutating func merge(_ lines: [(line: Line, rule: String)], ofBook book: Int) {
    let known = rows.map { $0.line }
    let common = known.commonIndices(with: lines.map { $0.line })
    var merged: [(line: Line, rules: [String?])] = []
    var next = 0
    func own(_ index: Int) -> (line: Line, rules: [String?]) {
      (lines[index].line, Array(repeating: nil, count: book) + [lines[index].rule])
    }
    for (index, row) in rows.enumerated() {
      guard let match = common[index] else {
        merged.append((row.line, row.rules + [nil]))
        continue
      }
      merged += (next..<match).map(own)
      merged.append((row.line, row.rules + [lines[match].rule]))
      next = match + 1
    }
    rows = merged + (next..<lines.count).map(own)
  }

  /// The lines with a column for each book: its rule, `yes` without one, or `–` if the book rules
  /// otherwise.
  var table: TextTable {
    var table = TextTable(
      ["Clock", "Play and rulings", "Score", "Strength"] + (books.count == 1 ? ["Rule"] : books),
      alignments: [.right] + Array(repeating: .left, count: 3 + books.count))
    for (line, rules) in rows {
      let isShared = !rules.contains(nil)
      table.add(
        [line.time, line.text, line.score, line.manpower]
          + rules.map { rule in rule.map { $0.isEmpty && !isShared ? "yes" : $0 } ?? "–" })
    }
    return table
  }
}

extension Array where Element: Equatable {
  /// The index in `others` of each element of a longest common subsequence; `nil` for the rest.
  package func commonIndices(with others: [Element]) -> [Int?] {
    var lengths = [[Int]](repeating: .init(repeating: 0, count: others.count + 1), count: count + 1)
    for row in indices.reversed() {
      for column in others.indices.reversed() {
        lengths[row][column] =
          self[row] == others[column]
          ? lengths[row + 1][column + 1] + 1
          : Swift.max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var common: [Int?] = []
    var column = 0
    for row in indices {
      while column < others.count, self[row] != others[column],
        lengths[row][column] == lengths[row][column + 1]
      { column += 1 }
      let isMatch = column < others.count && self[row] == others[column]
      common.append(isMatch ? column : nil)
      if isMatch { column += 1 }
    }
    return common
  }
}
