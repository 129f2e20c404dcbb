import HockeyRules

extension NotationError {
  /// The message: what is wrong, then what was expected.
  public var message: String {
    switch problem {
    case .expected(let expected, .some(let found)):
      "expected \(expected.words), not `\(found.shortened)`"
    case .expected(let expected, .none):
      "expected \(expected.words), but the line ends here"
    case .unexpected(let found):
      "expected the end of the line, not `\(found.shortened)`"
    case .notUTF8: "this is not UTF-8"
    case .tooManyLines(let limit):
      "more than \(limit.grouped) lines, which is the most that is read"
    case .tooManyCases(let limit):
      "more than \(limit.grouped) cases, which is the most that is read of a file"
    case .lineTooLong(let limit):
      "longer than \(limit.grouped) bytes, which is the most that is read of a line"
    case .controlCharacter(let byte):
      "unexpected control character (0x\(String(byte, radix: 16)))"
    case .notATime(let found):
      "`\(found.shortened)` is not a time; a time is written `12:34`, or `0:07.3` with tenths"
    case .secondsBeyond59(let found): "`\(found)` is not a time; seconds go up to 59"
    case .beyondPeriod(let found, let length):
      "`\(found)` is outside the period, which is \(length.text) long"
    case .notAPeriod(let found):
      "`\(found.shortened)` is not a period; periods are `P1` `P2` `P3`, `OT`, `OT2` …, `SO`"
    case .numberTooLong(let found):
      "`\(found.shortened)` is too long: a number has at most nine digits"
    case .unknownPlay(let found, let letters, let orCommand):
      "no team\(orCommand ? ", play or command" : " or play") `\(found.shortened)`; the teams are "
        + "`\(letters.home)` and `\(letters.visiting)`"
    case .playWithoutSubject(let found, let example):
      "`\(found)` comes after a player or a team, as in `\(example)`"
    case .unknownTeam(let found, let letters):
      "no team is called `\(found.shortened)`; the teams are `\(letters.home)` and "
        + "`\(letters.visiting)`"
    case .teamWithoutBench(let found):
      "a call names a player (`\(found)6`), `\(found) bench`, or `\(found)?` if the player is not "
        + "known"
    case .infractionInTwoWords(let found):
      "an infraction is one word, joined by hyphens; `\(found.shortened)` is a second one"
    case .lettersOfPeriod(let found):
      "a team cannot be called `\(found)`, which names a period"
    case .sameLetters(let found): "both teams are called `\(found)`"
    case .numberTwice(let number): "the number \(number) is already in this list"
    case .labelTwice(let label, let line): "the label `@\(label)` is already used on line \(line)"
    case .titleTwice(_, let line): "line \(line) already has a case with this title"
    case .headLineTwice(let word, let line): "`\(word)` is already on line \(line)"
    case .notInThisHead(let word): Self.misplaced(word)
    case .belongsInCaseFile(let found):
      "`\(found)` belongs in a case file; a sheet has a head and plays"
    case .expectationWithoutPlay: "an expectation needs a play above it"
    case .partlyAndWholly(let line):
      "an instant states all its effects, or with `~` before each statement some of them; line "
        + "\(line) does the other"
    case .partlyNothing:
      "`nothing` is about all effects of the instant; leave the `~` out"
    case .citationTooClose(let found):
      "at least two blanks come between an expectation and its citation, `\(found.shortened)`"
    case .positionAfterPlays: "`from-position` comes before the first play"
    case .positionTwice(let line):
      "line \(line) already has the time and the score of the position"
    case .headAfterPosition(let word):
      "`\(word)` comes before the lines of `from-position`"
    case .callByLength(let minutes, let length, let call):
      "penalties of \(length.text) are typed `\(call)` here, not `\(minutes)`"
    case .knownTwice(let line): "line \(line) already lists this error"
    }
  }

  private static func misplaced(_ word: String) -> String {
    switch HeadKeyword(word: word)?.home {
    case .fileHead: "`\(word)` belongs above the first case"
    case .caseHead: "`\(word)` belongs below the title of a case"
    case .anyHead, .caseFile, .none: "`\(word)` belongs in a case file, not in a sheet"
    }
  }
}

extension NotationError {
  /// The expectation that was not met.
  public struct Expected: Sendable, Hashable {
    /// The expectation in words.
    public let words: String

    private init(_ words: String) { self.words = words }

    package static let play = Expected("a play")
    package static let headLine = Expected("a line of the head, such as `under nhl-2025`")
    package static let caseTitle = Expected("a title after `==`")
    package static let time = Expected("a time, such as `12:34`")
    package static let player = Expected("a player, such as `A6`")
    package static let playerNumber = Expected(
      "a player's number, such as `6`, or `30g` for a goalkeeper")
    package static let offender = Expected("a player, such as `A6`, or a bench, such as `A bench`")
    package static let team = Expected("a team's letters")
    package static let call = Expected("a call, such as `2`, `2+2` or `5+GM`")
    package static let infraction = Expected("an infraction, one word joined by hyphens")
    package static let label = Expected("the label of a play, such as `@x`")
    package static let reason = Expected("a reason")
    package static let letters = Expected("a team's letters, such as `A` or `TOR`")
    package static let date = Expected("a date, such as `2016-04-28`")
    package static let year = Expected("a year, such as `2016`")
    package static let named = Expected("`home`, `visiting` or a player, such as `A6`")
    package static let color = Expected("a colour, such as `#00205B`")
    package static let periodCount = Expected(
      "the number of periods and their length, such as `3 15:00`")
    package static let shooterCount = Expected("how many of each team may shoot, such as `18 17`")
    package static let word = Expected("one word, joined by hyphens")
    package static let expectation = Expected("an expectation, such as `A6 ends, served` or `5v4`")
    package static let manpower = Expected("manpower, such as `5v4`")
    package static let opening = Expected("a time and the score, such as `P2 12:34 2-1`")
    package static let sitting = Expected(
      "a penalty, such as `A6 2 1:14`, `A6 out` or `A goalkeeper off`")
    package static let penaltyLeft = Expected("one penalty, such as `2` or `5`")
    package static let timeLeft = Expected("the time left, such as `1:14`")
    package static let figures = Expected("two figures, such as `1-0`")
    package static let book = Expected("a book after `[`, then `]`")
    package static let undone = Expected("a number of plays, such as `2`, or a play, such as `@p3`")
    package static let game = Expected("a game's id")
    package static let periodOrTeam = Expected("a period, such as `P2`, or `home` or `visiting`")
    package static let number = Expected("a number")

    package static func textBehind(_ keyword: String) -> Expected {
      Expected("something after `\(keyword)`")
    }

    package static func oneOf(_ words: [String]) -> Expected {
      Expected(words.map { "`\($0)`" }.listed("or"))
    }
  }
}

extension Int {
  /// The number with its digits in groups of three: `200,000`.
  package var grouped: String {
    var text = ""
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }
}
