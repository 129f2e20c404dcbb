package import Scoresheets

/// A reader of comma-separated values, line by line.
struct TableReader {
  private let text: [UInt8]
  private var lines: ArraySlice<Range<Int>>
  /// The fields of the last line that was read.
  private(set) var fields: [Range<Int>] = []

  /// Reads `text`, whose first line must have `columns`.
  init(_ text: [UInt8], columns: String) throws(TableError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.text = text.starts(with: mark) ? Array(text.dropFirst(mark.count)) : text
    lines = TableCells.lines(of: self.text, by: UInt8(ascii: ","))[...]
    guard nextLine(), fields.indices.map({ word($0) }).joined(separator: ",") == columns
    else { throw error(.expectedColumns(columns)) }
  }

  /// Moves to the next line that is not empty; returns false if there is none.
  mutating func nextLine() -> Bool {
    guard let line = lines.popFirst() else { return false }
    fields.removeAll(keepingCapacity: true)
    TableCells.forEachCell(of: text[line], by: UInt8(ascii: ",")) { fields.append($0) }
    return true
  }

  func bytes(_ index: Int) -> ArraySlice<UInt8> {
    TableCells.content(of: text[fields[index]])
  }

  /// The field as text.
  func word(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

  /// The field as a whole number of at most twelve digits; `nil` if it is anything else.
  func number(_ index: Int) -> Int? {
    let digits = bytes(index)
    return (1...12).contains(digits.count) ? digits.digits : nil
  }

  /// An error at the field, or at the beginning of the line if there is no such field.
  func error(_ problem: TableError.Problem, at index: Int? = nil) -> TableError {
    let field = index.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
    let offset = field?.lowerBound ?? fields.first?.lowerBound ?? 0
    return TableError(place: TextPlace(offset: offset, in: text), problem: problem)
  }
}

/// An error at which the reading of a table stopped.
package struct TableError: TextError, Sendable, Hashable {
  package var place: TextPlace
  package var problem: Problem

  package enum Problem: TextProblem, Sendable, Hashable {
    /// A head without a column that has one of these names.
    case noColumn([String])
    /// A line that does not have these columns, or whose figures are not numbers.
    case expectedColumns(String)
    /// A chart in which nobody is ever on the ice.
    case noShifts
    /// A second line for this game and this team.
    case givenTwice(String, String)
    /// A text that is not a reading of a clock.
    case notATime(String)
    /// A text that is not a whole number.
    case notANumber(String)
    /// A team's id that neither team of the game has.
    case unknownTeam(Int)
  }

  package init(place: TextPlace, problem: Problem) {
    (self.place, self.problem) = (place, problem)
  }
}

extension TableError.Problem {
  package var words: String {
    switch self {
    case .noColumn(let names):
      "the head has no column " + names.map { "`\($0)`" }.joined(separator: " or ")
    case .expectedColumns(let columns): "expected \(columns)"
    case .noShifts: "the chart has no shifts"
    case .givenTwice(let game, let side): "the figures of game \(game), \(side), are given twice"
    case .notATime(let text): "`\(text)` is not a time, such as 02:29"
    case .notANumber(let text): "`\(text)` is not a number"
    case .unknownTeam(let team): "team \(team) is not playing in this game"
    }
  }
}
