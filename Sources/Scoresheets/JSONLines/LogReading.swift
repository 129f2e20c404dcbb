public import HockeyRules

/// The result of reading a log: as much of it as could be read, notes and an error.
public struct LogReading: Sendable, Hashable {
  /// The log; if `error` is set, the part before the error.
  public var log: GameLog
  /// The plays that the log took back later; they are not in `log`, but their ids are taken.
  public var undone: [LoggedPlay]
  /// The notes about oddities in it.
  public var notes: [LogNote]
  /// The error that ended the reading early, if any.
  public var error: LogError?
  /// The source's own numbers for teams and goalkeepers, if it has them.
  public var numbers: SourceNumbers?

  /// Creates a reading of a log.
  public init(
    log: GameLog, undone: [LoggedPlay] = [], notes: [LogNote] = [], error: LogError? = nil,
    numbers: SourceNumbers? = nil
  ) {
    self.log = log
    self.undone = undone
    self.notes = notes
    self.error = error
    self.numbers = numbers
  }
}

/// A source's own numbers for teams and players.
///
/// Its other files, such as shift charts, use them; a log has letters and sweaters instead.
public struct SourceNumbers: Sendable, Hashable {
  /// The teams' numbers.
  public var teams: PerTeam<Int>
  /// The goalkeepers' numbers, of both teams.
  public var goalkeepers: Set<Int>

  /// Creates a source's numbers.
  public init(teams: PerTeam<Int>, goalkeepers: Set<Int>) {
    self.teams = teams
    self.goalkeepers = goalkeepers
  }

  /// The team with the number `team`, or `nil` if neither has it.
  public func team(_ team: Int) -> Team? {
    Team.allCases.first { teams[$0] == team }
  }
}

/// Something odd in a log that can be read nevertheless.
@nonexhaustive public enum LogNote: Sendable, Hashable {
  /// The log repeats a play; it is taken once.
  case repeated(Event.ID, line: Int)
  /// The log takes a play back a second time.
  case undoneTwice(Event.ID, line: Int)
  /// Two different plays have one id; both are taken.
  case sharedID(Event.ID, line: Int)
  /// The log's last line is incomplete; it is left out.
  case torn(JSONError)
  /// A penalty of an unknown type; it is left out.
  case unknownPenaltyType(Event.ID, String)
  /// A penalty with a number of minutes that no single class has; it is taken as several penalties
  /// that add up to it.
  case classByMinutes(Event.ID, String, minutes: Int)
  /// A minor of neither two nor four minutes; it is taken as one minor.
  case oddMinor(Event.ID, minutes: Int)
  /// The player that a play names is not on the source's roster; he is left out if the play does not give
  /// his sweater's number.
  case notOnRoster(Event.ID, player: Int)
  /// A number that no player can have; the source's player is left out wherever he appears.
  case impossibleNumber(Int)
  /// A goalkeeper comes on although he is already on, or leaves although he is already off; the
  /// play is left out.
  case oddGoalkeeper(Event.ID)
  /// A penalty shot without a foul, or with more than one candidate; it is taken without its foul.
  case noFoulForShot(Event.ID)
  /// The source lists each team's shoot-out attempts separately; they are taken in turn.
  case shootOutOrder
  /// An attempt in the shoot-out that the winner had no need to take; it is left out.
  case needlessAttempt(Event.ID)
  /// The source gives the foul of a penalty shot a different time from the shot; it is taken at the
  /// shot's time.
  case foulMoved(Event.ID, to: PlayingTime)
  /// The source does not name the game's league; this one is assumed.
  case assumedLeague(String)

  /// The source has only goals, penalties and the shoot-out, so that nothing shows when play stopped.
  case onlyGoalsAndPenalties

  /// The note in words.
  public var words: String {
    switch self {
    case .onlyGoalsAndPenalties:
      "the file has goals, penalties and the shoot-out, but no face-offs and no whistles"
    case .repeated(let id, let line):
      "play \(id.words) is repeated on line \(line); it is taken once"
    case .undoneTwice(let id, let line):
      "play \(id.words) is taken back again on line \(line); once is enough"
    case .sharedID(let id, let line):
      "another play, on line \(line), also has the id \(id.words); both are taken"
    case .torn(let error):
      "the last line, \(error.place.line), is incomplete; it is left out"
    case .unknownPenaltyType(let id, let type):
      "play \(id.words) is a penalty of the unknown type '\(type)'; nothing is assessed"
    case .classByMinutes(let id, let type, let minutes):
      "play \(id.words) is '\(type)' of \(minutes) minutes; it is taken as penalties that make them up"
    case .oddMinor(let id, let minutes):
      "play \(id.words) is a minor of \(minutes) minutes; it is taken as one minor"
    case .notOnRoster(let id, let player):
      "play \(id.words) names player \(player), who is not on the roster"
    case .impossibleNumber(let number):
      "the source numbers a player \(number), but numbers go from 0 to 999,999,999; "
        + "the player is left out"
    case .oddGoalkeeper(let id):
      "play \(id.words) changes a goalkeeper, which contradicts the plays before it; it is left out"
    case .noFoulForShot(let id):
      "play \(id.words) is a penalty shot, but its second has no foul for it, or several"
    case .shootOutOrder:
      "the attempts of the shoot-out are listed team by team; they are taken in turn"
    case .needlessAttempt(let id):
      "play \(id.words) is an attempt after the shoot-out was decided; it is left out"
    case .foulMoved(let id, let time):
      "play \(id.words) is the foul for a penalty shot that was taken at \(time.text); it is taken there"
    case .assumedLeague(let league):
      "the file does not say which league's game it is; the \(league) is assumed (`--league` says otherwise)"
    }
  }
}

extension LogNote: CustomStringConvertible {
  /// The note in words.
  public var description: String { words }
}

/// The error at which the reading of a log stopped.
public struct LogError: Error, Sendable, Hashable {
  /// The place of the error.
  public var place: TextPlace
  /// The problem.
  public var problem: Problem

  /// The problem.
  @nonexhaustive public enum Problem: Error, Sendable, Hashable {
    /// The text is not JSON.
    case json(JSONError.Problem)
    /// A missing key; `owner` is what should have it: `the head`, `play 53`.
    case missingKey(String, of: String)
    /// A key that no line of a log has; `nearest` is the one probably meant.
    case unknownKey(String, nearest: String?)
    /// A key that appears twice in one line.
    case repeatedKey(String)
    /// The key is known, but this play cannot have it.
    case strangeKey(String, play: String)
    /// A value of the wrong kind for its key.
    case wrongType(String, expected: String)
    /// A value of `key` that is not one of its words; `nearest` is the one probably meant.
    case unknownWord(String, key: String, nearest: String?)
    /// A text that is not a reading of the clock.
    case badTime
    /// A number that no period has; periods are numbered 1 to 99.
    case badPeriod(Int)
    /// A text that is not a player: a team's letters and a number.
    case badPlayer(String)
    /// A text that is neither team's letters.
    case badTeam(String)
    /// The teams' letters are equal, empty, or contain other characters.
    case badLetters(String, String)
    /// A text that is not a call such as `2+2`.
    case badCall(String)
    /// A text that is not a penalty of a position: an offender, a class, the time left, its call's id.
    case badSitting(String)
    /// A text that is not a strength such as `5v4`.
    case badStrength(String)
    /// The plays do not show which team is at home.
    case noHomeTeam
    /// No team of the game has this number.
    case unknownTeam(Int, play: Int)
    /// The first line is not a head, or there is none.
    case noHead
    /// An unknown version of this format.
    case unknownVersion(Int)
    /// An earlier play has this id.
    case idTaken(Event.ID, line: Int)
    /// No earlier play has the id that is taken back.
    case noSuchPlay(Event.ID)
  }

  /// An error at `place`.
  public init(place: TextPlace, problem: Problem) {
    self.place = place
    self.problem = problem
  }

  /// An error of the JSON itself.
  public init(_ error: JSONError) {
    self.init(place: error.place, problem: .json(error.problem))
  }

  /// The error message: `file:line:column: what is wrong`, the line, and a caret below the place.
  public func message(file: String) -> String {
    place.message(problem.words, file: file)
  }
}

extension LogError: CustomStringConvertible {
  /// The error in one line, without a file's name.
  public var description: String { "\(place.line):\(place.column): \(problem.words)" }
}

extension LogError.Problem: CustomStringConvertible {
  /// The problem in words.
  public var description: String { words }

  /// The problem in words.
  public var words: String {
    switch self {
    case .json(let problem): problem.words
    case .missingKey(let key, let owner): "\(owner) has no '\(key.shortened)'"
    case .unknownKey(let key, let nearest):
      "unknown key '\(key.shortened)'" + hint(nearest)
    case .repeatedKey(let key): "'\(key.shortened)' appears twice"
    case .strangeKey(let key, let play): "a play '\(play)' has no '\(key.shortened)'"
    case .wrongType(let key, let expected): "'\(key)' must be \(expected)"
    case .unknownWord(let word, let key, let nearest):
      "'\(word.shortened)' is not a valid '\(key)'" + hint(nearest)
    case .badTime: "expected a time such as 3:30 or 0:12.4"
    case .badPeriod(let period): "there is no period \(period)"
    case .badPlayer(let text): "'\(text.shortened)' is not a player: a team's letters and a number"
    case .badTeam(let text): "'\(text.shortened)' is not a team of this game"
    case .badLetters(let home, let visiting):
      "'\(home.shortened)' and '\(visiting.shortened)' must be letters, and different, to tell "
        + "the players apart"
    case .badCall(let text):
      "'\(text.shortened)' is not a call, such as 2, 2+2, 5+GM, 2+10, M or PS"
    case .badSitting(let text):
      "'\(text.shortened)' is not a penalty to serve, such as A6 2 1:14 @p2"
    case .badStrength(let text): "'\(text.shortened)' is not a strength, such as 5v4"
    case .unknownTeam(let team, let play):
      "play \(play) is by team \(team), which is not in this game"
    case .noHomeTeam:
      "no face-off shows which team is at home; put the game's summary beside the plays"
    case .noHead: #"expected the log's head, {"penaltybox":1, …}"#
    case .unknownVersion(let version): "unknown version \(version) of this format; only 1 is known"
    case .idTaken(let id, let line): "the play on line \(line) already has the id \(id.words)"
    case .noSuchPlay(let id): "no play before this line has the id \(id.words)"
    }
  }

  /// What is wrong with `key`.
  package init(_ fault: StrictObject.Fault, of key: String) {
    switch fault {
    case .unknown(let nearest): self = .unknownKey(key, nearest: nearest)
    case .repeated: self = .repeatedKey(key)
    }
  }
}

extension Event.ID {
  /// The id in a message.
  package var words: String {
    switch self {
    case .number(let number): String(number)
    case .label(let label): label
    }
  }
}
