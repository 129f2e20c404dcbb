public import HockeyRules

/// The result of reading a log: the part that could be read, the notes, and the error.
public struct LogReading: Sendable, Hashable {
  /// The log; if `error` is set, the part before the error.
  public var log: GameLog
  /// The plays that the log later took back; they are not in `log`, but their ids stay taken.
  public var undone: [LoggedPlay]
  /// The notes about oddities in the log.
  public var notes: [LogNote]
  /// The error that ended the reading early, if any.
  public var error: LogError?
  /// The source's ids of the teams and goalkeepers, if it gives them.
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

/// A source's ids of teams and goalkeepers.
///
/// The source's other files, such as shift charts, use these ids; a log has letters and sweater
/// numbers instead.
public struct SourceNumbers: Sendable, Hashable {
  /// The ids of the teams.
  public var teams: PerTeam<Int>
  /// The ids of the goalkeepers of both teams.
  public var goalkeepers: Set<Int>

  /// Creates the ids.
  public init(teams: PerTeam<Int>, goalkeepers: Set<Int>) {
    self.teams = teams
    self.goalkeepers = goalkeepers
  }

  /// The team with the id `team`, or `nil` if neither team has it.
  public func team(_ team: Int) -> Team? {
    Team.allCases.first { teams[$0] == team }
  }
}

/// An oddity in a log that can be read in spite of it.
@nonexhaustive public enum LogNote: Sendable, Hashable {
  /// The log repeats a play, which is taken once.
  case repeated(Event.ID, line: Int)
  /// The log takes a play back a second time.
  case undoneTwice(Event.ID, line: Int)
  /// Two different plays have one id; both remain in the log.
  case sharedID(Event.ID, line: Int)
  /// The log's last line is incomplete, and is left out.
  case torn(JSONError)
  /// A penalty is of an unknown type, and is left out.
  case unknownPenaltyType(Event.ID, String)
  /// A penalty has a number of minutes that no single class has; it is taken as several penalties
  /// whose minutes add up.
  case classByMinutes(Event.ID, String, minutes: Int)
  /// A minor has neither two nor four minutes; it is taken as one minor.
  case oddMinor(Event.ID, minutes: Int)
  /// A play names a player who is not on the source's roster; he is left out unless the play gives
  /// his sweater number.
  case notOnRoster(Event.ID, player: Int)
  /// A number is impossible for a player; he is left out wherever he appears.
  case impossibleNumber(Int)
  /// A goalkeeper comes on although he is already on, or leaves although he is already off; the
  /// play is left out.
  case oddGoalkeeper(Event.ID)
  /// A penalty shot has no foul, or several possible fouls; the shot is taken without its foul.
  case noFoulForShot(Event.ID)
  /// The source lists each team's shoot-out attempts separately; they are taken in turn.
  case shootOutOrder
  /// The winner of the shoot-out did not need to take an attempt, which is left out.
  case needlessAttempt(Event.ID)
  /// The source gives a penalty shot and its foul different times; the log has the shot's time.
  case foulMoved(Event.ID, to: PlayingTime)
  /// The source does not name the game's league; the league in the note is assumed.
  case assumedLeague(String)

  /// The source has only goals, penalties and the shoot-out; nothing shows when play stopped.
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
public struct LogError: TextError, Sendable, Hashable {
  /// The place of the error.
  public var place: TextPlace
  /// The problem.
  public var problem: Problem

  /// The problem.
  @nonexhaustive public enum Problem: TextProblem, Error, Sendable, Hashable {
    /// The text is not JSON.
    case json(JSONError.Problem)
    /// A missing key; `owner` is the part that lacks it: `the head`, `play 53`.
    case missingKey(String, of: String)
    /// A key that no line of a log has; `nearest` is the key probably meant.
    case unknownKey(String, nearest: String?)
    /// A key that appears twice in one line.
    case repeatedKey(String)
    /// A known key that this play cannot have.
    case strangeKey(String, play: String)
    /// A value of the wrong kind for its key.
    case wrongType(String, expected: String)
    /// A value that is not one of the words of `key`; `nearest` is the word probably meant.
    case unknownWord(String, key: String, nearest: String?)
    /// A text that is not a reading of the clock.
    case badTime
    /// A period's number that is not from 1 to 99.
    case badPeriod(Int)
    /// A text that is not a player, which is a team's letters and a number.
    case badPlayer(String)
    /// A text that is not the letters of either team.
    case badTeam(String)
    /// The teams' letters are equal, empty, or contain other characters.
    case badLetters(String, String)
    /// A text that is not a call such as `2+2`.
    case badCall(String)
    /// A text that is not a penalty of a position: an offender, class, time left, id of its call.
    case badSitting(String)
    /// A text that is not a strength such as `5v4`.
    case badStrength(String)
    /// Plays that do not show which team is at home.
    case noHomeTeam
    /// A team's id that neither team of the game has.
    case unknownTeam(Int, play: Int)
    /// A log whose first line is not a head, or that is empty.
    case noHead
    /// An unknown version of this format.
    case unknownVersion(Int)
    /// An id that an earlier play, on `line`, already has.
    case idTaken(Event.ID, line: Int)
    /// An id to take back that no earlier play has.
    case noSuchPlay(Event.ID)
  }

  /// An error at `place`.
  public init(place: TextPlace, problem: Problem) {
    self.place = place
    self.problem = problem
  }

  /// An error in the JSON.
  public init(_ error: JSONError) {
    self.init(place: error.place, problem: .json(error.problem))
  }
}

extension LogError.Problem {
  /// The key or the word that was probably meant.
  public var nearest: String? {
    switch self {
    case .unknownKey(_, let nearest), .unknownWord(_, _, let nearest): nearest
    default: nil
    }
  }

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
