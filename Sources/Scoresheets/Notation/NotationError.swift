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
    /// Minutes as a call where people type `call` for penalties of that length.
    case callByLength(String, length: PlayingTime, call: String)
    /// A feed's known error that `line` already lists.
    case knownTwice(line: Int)
  }

  /// The expectation that was not met.
  @nonexhaustive public enum Expected: Sendable, Hashable {
    /// A play.
    case play
    /// A line of the head, such as `under nhl-2025`.
    case headLine
    /// A case's title, after `==`.
    case caseTitle
    /// A time, such as `12:34`.
    case time
    /// A player, such as `A6`.
    case player
    /// The number of a player of the team, such as `6` or `30g`.
    case playerNumber
    /// The offender: a player, or a bench such as `A bench`.
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
    /// The reason of a correction.
    case reason
    /// The letters for a team, such as `TOR`.
    case letters
    /// A date, such as `2016-04-28`.
    case date
    /// A year, such as `2016`.
    case year
    /// The one whom a name is for: `home`, `visiting` or a player.
    case named
    /// A colour, such as `#00205B`.
    case color
    /// The number of periods and their length, such as `3 15:00`.
    case periodCount
    /// The number of players of each team who may shoot, such as `18 17`.
    case shooterCount
    /// One word, joined by hyphens.
    case word
    /// The text after the word `textBehind` with which the head line begins.
    case textBehind(String)
    /// An expectation of a case, such as `A6 ends, served`.
    case expectation
    /// Manpower, such as `5v4`.
    case manpower
    /// The first line of a position: a time and the score.
    case opening
    /// A later line of a position: a penalty, or a player who is out of the game.
    case sitting
    /// The class of a penalty that has time left to serve, such as `2`.
    case penaltyLeft
    /// The time left of a penalty, such as `1:14`.
    case timeLeft
    /// Two figures, such as `1-0`.
    case figures
    /// A book's id in brackets.
    case book
    /// The number of plays to take back, or the name of a play.
    case undone
    /// A game's id.
    case game
    /// A period or one of the teams.
    case periodOrTeam
    /// A whole number.
    case number
    /// One of a few words.
    case oneOf([String])
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
    switch problem {
    case .expected(.time, _), .expected(.opening, _), .expectationWithoutPlay: true
    case .expected, .unexpected, .notUTF8, .tooManyLines, .tooManyCases, .lineTooLong,
      .controlCharacter, .notATime, .secondsBeyond59,
      .beyondPeriod, .notAPeriod, .numberTooLong, .unknownPlay, .playWithoutSubject, .unknownTeam,
      .teamWithoutBench,
      .infractionInTwoWords, .lettersOfPeriod, .sameLetters, .numberTwice, .labelTwice,
      .titleTwice, .headLineTwice, .notInThisHead, .belongsInCaseFile, .citationTooClose,
      .partlyAndWholly, .partlyNothing,
      .positionAfterPlays,
      .positionTwice, .headAfterPosition, .callByLength, .knownTwice:
      false
    }
  }
}

extension NotationError: CustomStringConvertible {
  /// The error in one line, without a file's name.
  public var description: String { "\(line):\(column): \(message)" }
}

extension NotationError {
  /// The error message: `file:line:column: what is wrong`, the line with a caret below the place,
  /// and what was probably meant.
  public func report(in file: String) -> String { report(in: file, width: nil) }

  /// The error message, with the excerpt cut to `width` columns.
  package func report(in file: String, width: Int?) -> String {
    let (excerpt, indent) = excerpt(width: width.map { max(20, $0 - 4) } ?? Self.longest)
    var report = "\(file):\(line):\(column): \(message)".visible + "\n  \(excerpt)\n  "
    let tail = min(length - 1, 39, excerpt.count - indent - 1)
    report += String(repeating: " ", count: indent) + "^"
    report += String(repeating: "~", count: max(0, tail))
    if let nearest { report += "\ndid you mean `\(nearest.visible)`?" }
    return report
  }

  /// The number of characters shown of a line if the width does not matter.
  private static let longest = 110

  /// The error for somebody who has just typed the line: a caret below the place, the problem, and
  /// what was probably meant.
  package var typedReport: String {
    let (excerpt, indent) = excerpt(width: Self.longest)
    var report = "  \(excerpt)\n  " + String(repeating: " ", count: indent) + "^"
    report += String(repeating: "~", count: max(0, min(length, 40) - 1)) + "\n" + message.visible
    if let nearest { report += "\ndid you mean `\(nearest.visible)`?" }
    return report
  }

  /// The line as a terminal can show it, cut to the part around the place if it is long, and the
  /// number of characters before the place.
  private func excerpt(width: Int) -> (text: String, indent: Int) {
    let characters = Array(text)
    let place = min(column - 1, characters.count)
    let start = place > width * 7 / 11 ? place - width * 6 / 11 : 0
    let end = min(characters.count, start + width)
    let shown = characters[start..<end].map({ $0.visible })
    let opening = start > 0 ? "…" : ""
    let closing = end < characters.count ? "…" : ""
    return (opening + String(shown) + closing, place - start + opening.count)
  }
}
