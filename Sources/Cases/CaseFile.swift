public import Scoresheets

/// A file of cases: short games, each with what the rulebook is expected to say.
public struct CaseFile: Sendable, Hashable {
  /// What holds for every case that does not say otherwise.
  public var head: CaseHead
  /// The published rows that are no cases.
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
  /// The head that the file's games have; it has no plays.
  public var log: GameLog
  /// The source of the cases.
  public var from: String?
  /// The rules that the cases decide.
  public var decides: [String]
  /// What becomes of the cases' differences.
  public var verdict: Verdict

  /// Creates a head; what is left out is as a file without a head has it.
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

/// A published row that is no case, and why.
public struct Omission: Sendable, Hashable {
  /// The id of the row.
  public var row: String
  /// Why it is no case.
  public var reason: String
  /// Where its line begins.
  public var place: CasePlace

  /// Creates an omission.
  public init(row: String, reason: String, place: CasePlace) {
    self.row = row
    self.reason = reason
    self.place = place
  }
}

/// What becomes of a case's differences.
public enum Verdict: Sendable, Hashable {
  /// They are failures.
  case judged
  /// Not ruled on yet, for this reason; a failure when it agrees.
  case gap(String)
  /// The source contradicts its own book; tallied, not judged.
  case disputed(String)
}

/// A place in a case file.
public struct CasePlace: Sendable, Hashable {
  /// The file's path, as the reader was told it.
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
