import HockeyRules
package import Scoresheets
import Seasons

/// The result of reading a case file: the cases that could be read, and the errors in the rest.
package struct CaseReading: Sendable {
  /// The cases that could be read; none if the file's head could not be read.
  package var file: CaseFile
  /// The errors, in the order of the lines, at most twenty; empty if everything could be read.
  package var errors: [NotationError]
  /// The titles of all cases, including cases that could not be read.
  package var titles: [CaseTitle] = []

  /// The title of the case that contains the line with the number `line`; `nil` in the file's head.
  package func title(at line: Int) -> String? { titles.last { $0.line <= line }?.text }
}

/// The title of a case, and its line.
package struct CaseTitle: Sendable {
  var text: String
  var line: Int
}

extension CaseLine.Content {
  /// The content of a line of a sheet, whose plays are in `log`.
  init(_ line: SheetLine.Content, in log: GameLog) {
    self =
      switch line {
      case .blank: .blank
      case .head(let keyword, let value): .head(keyword, value: value)
      case .position(let position): .position(position)
      case .play(let index): .play(log.plays[index])
      }
  }
}

/// The lines of a case, or of the head of a case file.
struct CaseSection: Sendable {
  var lines: [CaseLine] = []
  /// The game of the lines; a head's game has no plays.
  var log: GameLog
  /// The games of a season, or of a case of several games.
  var games: [GameLog]
}

/// A line of a case file that could be read.
struct CaseLine: Sendable {
  enum Content: Sendable {
    case blank
    case title(String)
    case head(HeadKeyword, value: String)
    case position(PositionLine)
    case play(LoggedPlay)
    /// An expectation below a line with only a time.
    case look(LoggedPlay, Expectation)
    case expectation(Expectation, period: Int)
    case refusal(ExpectedRefusal)
    /// A line that begins a game, and a line about a person below it.
    case game(String)
    case decision(String)
    case seasonExpectation(SeasonExpectation)
  }

  var content: Content
  /// The comment, including its `#`.
  var comment: String?
  /// Whether a comment on a separate line is indented.
  var isIndented: Bool
}

package enum CaseReader {
  /// The number of cases that a file may have.
  package static let caseLimit = 10_000

  /// Reads the case file called `file`.
  ///
  /// Reading stops with an error after ``caseLimit`` cases. A case is left out if one of its lines
  /// cannot be read; the others are kept.
  package static func read(_ text: some Sequence<UInt8>, file: String) -> CaseReading {
    var reader = CaseFileReader(file: file, keepsLines: false)
    reader.read(text)
    return CaseReading(
      file: CaseFile(
        head: reader.fileHead, omits: reader.omits,
        cases: reader.headIsBroken ? [] : reader.cases),
      errors: reader.errors, titles: reader.titles)
  }
}

/// A reader of one case file, line by line.
struct CaseFileReader {
  let file: String
  /// Whether the lines are kept; they take as much memory as the cases.
  let keepsLines: Bool
  var fileHead = CaseHead()
  var omits: [Omission] = []
  var cases: [Case] = []
  var errors: [NotationError] = []
  /// The lines of the file's head, then of each case, if a formatter asks for them.
  var sections: [CaseSection] = []
  var headIsBroken = false
  /// The titles, in the order of the lines.
  private(set) var titles: [CaseTitle] = []
  private var lines: [String: Int] = [:]
  private var count = 0
  private var section: SectionReader
  private var sectionIsBroken = false
  // Whether an unreadable line of the head affects the plays, which are then not judged.
  private var playsAreLost = false
  private var fileIsLost = false

  init(file: String, keepsLines: Bool) {
    self.file = file
    self.keepsLines = keepsLines
    section = SectionReader(file: file, head: CaseHead(), title: nil, keepsLines: keepsLines)
  }

  mutating func read(_ text: some Sequence<UInt8>) {
    for (number, bytes) in NotationLine.split(text)
    where errors.count < SheetReader.errorLimit && count <= CaseReader.caseLimit {
      read(number: number, bytes)
    }
    finishSection()
  }

  /// Reads one more line, or records an error if it cannot be read.
  mutating func read(number: Int, _ bytes: [UInt8]) {
    do throws(NotationError) {
      try read(NotationLine(number: number, bytes: bytes))
    } catch {
      let isFirst = !sectionIsBroken
      sectionIsBroken = true
      if section.sheet.isShaping(error) { playsAreLost = true }
      if isFirst || !error.isConsequence { errors.append(error) }
    }
  }

  private mutating func read(_ line: NotationLine) throws(NotationError) {
    guard let first = line.tokens.first, first.text.hasPrefix("==") else {
      let isHeadLine = section.sheet.headKeyword(of: line) != nil
      if fileIsLost || playsAreLost && !isHeadLine { return }
      return try section.read(line)
    }
    finishSection()
    count += 1
    guard count <= CaseReader.caseLimit else {
      throw LineCursor(line).failure(.tooManyCases(limit: CaseReader.caseLimit), at: first)
    }
    let title = try title(of: line)
    titles.append(CaseTitle(text: title, line: line.number))
    section = SectionReader(
      file: file, head: fileHead,
      title: (title, CasePlace(file: file, line: line.number, column: line.column(of: first))),
      keepsLines: keepsLines)
    section.add(.title(title), line)
    if let earlier = lines[title] {
      throw LineCursor(line).failure(
        .titleTwice(title, line: earlier), at: line.tokens.dropFirst().first ?? first)
    }
    lines[title] = line.number
  }

  private func title(of line: NotationLine) throws(NotationError) -> String {
    var cursor = LineCursor(line)
    let first = cursor.peek?.text ?? ""
    cursor.skip()
    let glued = first.drop { $0 == "=" }
    let title = ([String(glued)] + cursor.rest.map({ $0.text })).filter { !$0.isEmpty }
    guard !title.isEmpty else { throw cursor.failure(.expected(.caseTitle, found: nil), at: nil) }
    return title.joined(separator: " ")
  }

  /// Ends the case or the head that is being read.
  mutating func finishSection() {
    let read = section.read
    if keepsLines {
      sections.append(
        CaseSection(lines: section.lines, log: read.log, games: read.games.map { $0.game.log }))
    }
    if section.isFileHead {
      fileHead = CaseHead(
        log: read.log, from: read.from, decides: read.decides, verdict: read.verdict,
        games: read.games)
      omits = section.omits
      headIsBroken = sectionIsBroken
      fileIsLost = playsAreLost
    } else if !sectionIsBroken {
      cases.append(read)
    }
    sectionIsBroken = false
    playsAreLost = false
  }
}

extension NotationLine {
  /// The column of the line, from 1, at which `token` begins.
  package func column(of token: Token) -> Int {
    1 + String(decoding: bytes[..<token.range.lowerBound], as: UTF8.self).count
  }
}
