public import Scoresheets

/// A file of cases: short games, each with what the rulebook is expected to rule.
public struct CaseFile: Sendable, Hashable {
  /// The head, which holds for every case that does not override it.
  public var head: CaseHead
  /// The published rows that have no case.
  public var omits: [Omission]
  /// The cases, in the order of the file.
  public var cases: [Case]

  /// Creates a case file.
  public init(head: CaseHead = CaseHead(), omits: [Omission] = [], cases: [Case] = []) {
    self.head = head
    self.omits = omits
    self.cases = cases
  }
}

/// The head of a case file.
public struct CaseHead: Sendable, Hashable {
  /// The head of the file's games; it has no plays.
  public var log: GameLog
  /// The source of the cases.
  public var from: String?
  /// The rules that the cases decide.
  public var decides: [String]
  /// The way the differences of the cases are judged.
  public var verdict: Verdict

  /// Creates a head; values left out are those of a file without a head.
  public init(
    log: GameLog = GameLog(), from: String? = nil, decides: [String] = [],
    verdict: Verdict = .judged
  ) {
    self.log = log
    self.from = from
    self.decides = decides
    self.verdict = verdict
  }
}

/// A published row without a case, and the reason.
public struct Omission: Sendable, Hashable {
  /// The id of the row.
  public var row: String
  /// The reason why it has no case.
  public var reason: String
  /// The place where its line begins.
  public var place: CasePlace

  /// Creates an omission.
  public init(row: String, reason: String, place: CasePlace) {
    self.row = row
    self.reason = reason
    self.place = place
  }
}

/// The way the differences of a case are judged.
public enum Verdict: Sendable, Hashable {
  /// Differences are failures.
  case judged
  /// Differences are not failures yet, for this reason; a case without differences is a failure.
  case gap(String)
  /// The source contradicts its own book, so differences are counted but not judged.
  case disputed(String)
}

/// A place in a case file.
public struct CasePlace: Sendable, Hashable {
  /// The file's path, as given to the reader.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension CasePlace: CustomStringConvertible {
  /// The place as compilers print it: `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
