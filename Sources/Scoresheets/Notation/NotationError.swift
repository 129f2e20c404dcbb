public import HockeyRules

/// A line that cannot be read: where, what is wrong, and what was probably meant.
public struct NotationError: Error, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// How many characters are wrong; zero at a line's end, where something is missing.
  public var length: Int
  /// The whole line; what is no text in it is replaced.
  public var text: String
  /// What is wrong.
  public var problem: Problem
  /// What would have been right and looks most like it.
  public var nearest: String?

  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// Something else stands there; `found` is nil at the end of the line.
    case expected(Expected, found: String?)
    /// The line has said all that it can say before this.
    case unexpected(String)
    /// Bytes that are no UTF-8.
    case notUTF8
    /// A control character other than a tab.
    case controlCharacter(UInt8)
    /// A text that is no time, such as `12:34`.
    case notATime(String)
    /// A time with sixty seconds or more.
    case secondsBeyond59(String)
    /// A time that the period, which is `length` long, does not have.
    case beyondPeriod(String, length: PlayingTime)
    /// A text that is no period, such as `P1` or `OT`.
    case notAPeriod(String)
    /// A number of more than nine digits.
    case numberTooLong(String)
    /// Letters that are neither team's.
    case unknownTeam(String, letters: PerTeam<String>)
    /// A call on a team's letters alone.
    case teamWithoutBench(String)
    /// An infraction in more than one word.
    case infractionInTwoWords(String)
    /// Letters that the notation needs for a period.
    case lettersOfPeriod(String)
    /// The same letters for both teams.
    case sameLetters(String)
    /// A label that a play has already, on `line`.
    case labelTwice(String, line: Int)
    /// A title that a case of the file has already, on `line`.
    case titleTwice(String, line: Int)
    /// A line of the head that stands there already, on `line`.
    case headLineTwice(String, line: Int)
    /// A head line that stands in another head than it should.
    case notInThisHead(String)
    /// An expectation or a title in a sheet.
    case belongsInCaseFile(String)
    /// An expectation with no play above it.
    case expectationWithoutPlay
    /// A citation that a single blank divides from its expectation.
    case citationTooClose(String)
    /// A known error of a feed that another line has told of.
    case knownTwice(line: Int)
  }

  /// What belongs there.
  public enum Expected: Sendable, Hashable {
    /// A play.
    case play
    /// A line of the head, such as `under nhl-2025`.
    case headLine
    /// A case's title, behind `==`.
    case caseTitle
    /// A time, such as `12:34`.
    case time
    /// A player, such as `A6`.
    case player
    /// Who is charged: a player, or a bench such as `A bench`.
    case offender
    /// A team's letters.
    case team
    /// A call, such as `2`, `2+2` or `5+GM`.
    case call
    /// Penalties, such as `2+2`.
    case penaltyClass
    /// An infraction, one word joined by hyphens.
    case infraction
    /// A play's label, such as `@x`.
    case label
    /// The reason that a correction has.
    case reason
    /// What the log is to call a team, such as `TOR`.
    case letters
    /// A date, such as `2016-04-28`.
    case date
    /// A year, such as `2016`.
    case year
    /// The number of periods and their length, such as `3 15:00`.
    case periodCount
    /// One word, joined by hyphens.
    case word
    /// The text behind this head line's word.
    case textBehind(String)
    /// An expectation of a case, such as `A6 ends, served`.
    case expectation
    /// Manpower, such as `5v4`.
    case manpower
    /// Two figures, such as `1-0`.
    case figures
    /// A book's id in brackets.
    case book
    /// How many plays, or which one, is taken back.
    case undone
    /// A game's id.
    case game
    /// A period, or which of the teams.
    case periodOrTeam
    /// A whole number.
    case number
    /// One of a few words.
    case oneOf([String])
  }

  /// A problem with the bytes `range` of the line `bytes`.
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
  /// Whether it may be there only because an earlier line could not be read.
  package var isConsequence: Bool {
    switch problem {
    case .expected(.time, _), .expectationWithoutPlay: true
    case .expected, .unexpected, .notUTF8, .controlCharacter, .notATime, .secondsBeyond59,
      .beyondPeriod, .notAPeriod, .numberTooLong, .unknownTeam, .teamWithoutBench,
      .infractionInTwoWords, .lettersOfPeriod, .sameLetters, .labelTwice, .titleTwice,
      .headLineTwice, .notInThisHead, .belongsInCaseFile, .citationTooClose,
      .knownTwice:
      false
    }
  }
}

extension NotationError: CustomStringConvertible {
  /// The error in one line, without a file's name.
  public var description: String { "\(line):\(column): \(message)" }
}

extension NotationError {
  /// The error for people: `file:line:column: what is wrong`, the line with a caret below the
  /// place, and what was probably meant.
  public func report(in file: String) -> String {
    let (excerpt, indent) = excerpt
    var report = "\(file):\(line):\(column): \(message)\n  \(excerpt)\n  "
    report += String(repeating: " ", count: indent) + "^"
    report += String(repeating: "~", count: max(0, min(length, 40) - 1))
    if let nearest { report += "\ndid you mean `\(nearest)`?" }
    return report
  }

  /// The line as a terminal can show it, a long line's part around the place, and how many
  /// characters stand before the place.
  private var excerpt: (text: String, indent: Int) {
    let characters = Array(text)
    let place = min(column - 1, characters.count)
    let start = place > 70 ? place - 60 : 0
    let end = min(characters.count, start + 110)
    let shown = characters[start..<end].map(Self.visible)
    let opening = start > 0 ? "…" : ""
    let closing = end < characters.count ? "…" : ""
    return (opening + String(shown) + closing, place - start + opening.count)
  }

  private static func visible(_ character: Character) -> Character {
    if character == "\t" || character == "\r" { return " " }
    let isText = character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return isText ? character : "\u{FFFD}"
  }
}
