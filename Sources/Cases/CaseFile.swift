package import Scoresheets

/// A file of cases: short games, each with what the rulebook is expected to rule.
package struct CaseFile: Sendable, Hashable {
  /// The head, which applies to every case that does not override it.
  package var head = CaseHead()
  /// The published rows that have no case.
  package var omits: [Omission] = []
  /// The cases, in the order of the file.
  package var cases: [Case] = []
}

/// The head of a case file; the head of a season's file contains the games.
package struct CaseHead: Sendable, Hashable {
  /// The head of the file's games, a log without plays.
  package var log = GameLog()
  /// The source of the cases.
  package var from: String?
  /// The rules that the cases decide.
  package var decides: [String] = []
  /// The way in which the differences of the cases are judged.
  package var verdict = Verdict.judged
  /// The games before the first title, which form a season.
  package var games: [SeasonEntry] = []
}

/// A published row without a case, and the reason.
package struct Omission: Sendable, Hashable {
  /// The id of the row.
  package var row: String
  package var reason: String

  package init(row: String, reason: String) { (self.row, self.reason) = (row, reason) }
}

/// The way in which the differences of a case are judged.
package enum Verdict: Sendable, Hashable {
  /// Differences are failures.
  case judged
  /// Differences are not failures yet, for this reason; agreement is a failure.
  case gap(String)
  /// The source contradicts its own book, so differences are counted but not judged.
  case disputed(String)
}

package struct CasePlace: Sendable, Hashable {
  package var file: String
  /// The line number, from 1.
  package var line: Int
  /// The number of the character in the line, from 1.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension CasePlace: CustomStringConvertible {
  /// The place as compilers print it: `file:line:column`.
  package var description: String { "\(file):\(line):\(column)" }
}
