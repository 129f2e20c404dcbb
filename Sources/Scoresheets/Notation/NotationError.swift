public import HockeyRules

/// An error in a line: its place, the problem, and what was probably meant.
public struct NotationError: Error, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// The number of wrong characters; zero if something is missing at the end of the line.
  public var length: Int
  /// The whole line, with bytes that are not text replaced.
  public var text: String
  /// The problem.
  public var problem: Problem
  /// The valid text nearest to the wrong one, which was probably meant.
  public var nearest: String?

  /// The problem.
  @nonexhaustive public enum Problem: Sendable, Hashable {
    /// Something other than the expectation was found; `found` is `nil` at the end of the line.
    case expected(Expected, found: String?)
    /// Text after a line that is already complete.
    case unexpected(String)
    /// Bytes that are not UTF-8.
    case notUTF8
    /// More lines than a text may have.
    case tooManyLines(limit: Int)
    /// More cases than a file may have.
    case tooManyCases(limit: Int)
    /// A line of more than `limit` bytes.
    case lineTooLong(limit: Int)
    /// A control character other than a tab.
    case controlCharacter(UInt8)
    /// A text that is not a time such as `12:34`.
    case notATime(String)
    /// A time with sixty seconds or more.
    case secondsBeyond59(String)
    /// A time after the end of the period, which is `length` long.
    case beyondPeriod(String, length: PlayingTime)
    /// A text that is not a period such as `P1` or `OT`.
    case notAPeriod(String)
    /// A number of more than nine digits.
    case numberTooLong(String)
    /// A first word that is no play and names no team; `orCommand` if commands can be typed too.
    case unknownPlay(String, letters: PerTeam<String>, orCommand: Bool)
    /// A first word that must follow a player or a team, as in `example`.
    case playWithoutSubject(String, example: String)
    /// Letters that name neither team.
    case unknownTeam(String, letters: PerTeam<String>)
    /// A call that names only a team's letters, without `bench` or a player.
    case teamWithoutBench(String)
    /// An infraction of more than one word.
    case infractionInTwoWords(String)
    /// Letters that the notation needs for a period.
    case lettersOfPeriod(String)
    /// The same letters for both teams.
    case sameLetters(String)
    /// A number that an earlier player on the list already has.
    case numberTwice(Int)
    /// A label that the play on `line` already has.
    case labelTwice(String, line: Int)
    /// A title that the case on `line` already has.
    case titleTwice(String, line: Int)
    /// A head line that is already on `line`.
    case headLineTwice(String, line: Int)
    /// A head line in the wrong kind of head.
    case notInThisHead(String)
    /// An expectation or a title in a sheet; both belong in a case file.
    case belongsInCaseFile(String)
    /// An expectation with no play above it.
    case expectationWithoutPlay
    /// Expectations of one instant with and without `~`; the other kind is on `line`.
    case partlyAndWholly(line: Int)
    /// `nothing` after a `~`.
    case partlyNothing
    /// A citation with only one blank between it and its expectation.
    case citationTooClose(String)
    /// A line of a position after the first play.
    case positionAfterPlays
    /// A second line with the time and score of a position; the first is on `line`.
    case positionTwice(line: Int)
    /// A line of the head after a line of the position.
    case headAfterPosition(String)
    /// A call given in minutes, although penalties of that length are typed as `call`.
    case callByLength(String, length: PlayingTime, call: String)
    /// A feed's known error that `line` already lists.
    case knownTwice(line: Int)
  }

  /// A problem with the bytes in `range` of the line `bytes`.
  package init(_ problem: Problem, in bytes: [UInt8], at range: Range<Int>, line: Int) {
    self.line = line
    self.problem = problem
    text = String(decoding: bytes, as: UTF8.self)
    column = 1 + Self.characters(in: bytes[..<range.lowerBound])
    length = Self.characters(in: bytes[range])
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).count
  }
}

extension NotationError {
  /// Whether the error may only result from an earlier line that could not be read.
  package var isConsequence: Bool {
    if case .expected(let expected, _) = problem { return [.time, .opening].contains(expected) }
    return problem == .expectationWithoutPlay
  }
}

extension NotationError: CustomStringConvertible {
  /// The error in one line, without a file's name.
  public var description: String { "\(line):\(column): \(message)" }
}

extension NotationError {
  /// The error message: `file:line:column: what is wrong`, the line with a caret below the place,
  /// and what was probably meant.
  public func report(in file: String) -> String {
    let (excerpt, indent) = self.excerpt
    var report = "\(file):\(line):\(column): \(message)".visible + "\n  \(excerpt)\n  "
    let tail = min(length - 1, 39, excerpt.count - indent - 1)
    report += String(repeating: " ", count: indent) + "^"
    report += String(repeating: "~", count: max(0, tail))
    if let nearest { report += "\ndid you mean `\(nearest.visible)`?" }
    return report
  }

  /// The error for somebody who has just typed the line: a caret below the place, the problem, and
  /// what was probably meant.
  package var typedReport: String {
    let (excerpt, indent) = self.excerpt
    var report = "  \(excerpt)\n  " + String(repeating: " ", count: indent) + "^"
    report += String(repeating: "~", count: max(0, min(length, 40) - 1)) + "\n" + message.visible
    if let nearest { report += "\ndid you mean `\(nearest.visible)`?" }
    return report
  }

  /// The line as a terminal can show it, cut to the part around the place if it is long, and the
  /// number of characters before the place.
  private var excerpt: (text: String, indent: Int) {
    let (width, characters) = (110, Array(text))
    let place = min(column - 1, characters.count)
    let start = place > width * 7 / 11 ? place - width * 6 / 11 : 0
    let end = min(characters.count, start + width)
    let shown = characters[start..<end].map({ $0.visible })
    let opening = start > 0 ? "…" : ""
    let closing = end < characters.count ? "…" : ""
    return (opening + String(shown) + closing, place - start + opening.count)
  }
}
