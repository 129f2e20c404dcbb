public import HockeyRules

/// What came of reading a log: as much of it as could be read, and what is to be said about it.
public struct LogReading: Sendable, Hashable {
  /// The log; where `error` is set, what stands before the error.
  public var log: GameLog
  /// The plays that the log took back later; they are not in `log`, but their ids are taken.
  public var undone: [LoggedPlay]
  /// What is odd in it.
  public var notes: [LogNote]
  /// What ended the reading too early.
  public var error: LogError?
  /// The source's own numbers of teams and goalkeepers, where it tells them.
  public var numbers: SourceNumbers?

  /// A reading of a log.
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

/// The numbers that a source itself gives teams and players, by which its other files, such as shift
/// charts, name them; a log has letters and sweaters instead.
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

  /// The team of the number `team`; nil where neither has it.
  public func team(_ team: Int) -> Team? {
    Team.allCases.first { teams[$0] == team }
  }
}

/// Something odd in a log that does not keep it from being read.
public enum LogNote: Sendable, Hashable {
  /// The same play stands in the log again; it is taken once.
  case repeated(Event.ID, line: Int)
  /// The play was taken back before.
  case undoneTwice(Event.ID, line: Int)
  /// Two different plays have one id; both are taken.
  case sharedID(Event.ID, line: Int)
  /// The log's last line is torn; it is left out.
  case torn(JSONError)
  /// A penalty of a type that nobody knows; it is left out of the penalties.
  case unknownPenaltyType(Event.ID, String)
  /// A minor that lasts neither two minutes nor four; it is taken for one minor.
  case oddMinor(Event.ID, minutes: Int)
  /// The source's roster does not have the player that it charges.
  case notOnRoster(Event.ID, player: Int)
  /// A goalkeeper comes on who was not off, or leaves again; the play is left out.
  case oddGoalkeeper(Event.ID)
  /// A penalty shot to which no foul, or more than one, belongs; it is taken without its foul.
  case noFoulForShot(Event.ID)
  /// The source lists each team's attempts of the shoot-out apart; they are taken in turn.
  case shootOutOrder

  /// The note in words.
  public var words: String {
    switch self {
    case .repeated(let id, let line):
      "play \(id.words) stands here again, line \(line); it is taken once"
    case .undoneTwice(let id, let line):
      "play \(id.words) is taken back again, line \(line); once is enough"
    case .sharedID(let id, let line):
      "another play, line \(line), has the id \(id.words) too; both are taken"
    case .torn(let error):
      "the last line, \(error.place.line), is torn; it is left out"
    case .unknownPenaltyType(let id, let type):
      "play \(id.words) is a penalty of the unknown type '\(type)'; nothing is assessed"
    case .oddMinor(let id, let minutes):
      "play \(id.words) is a minor of \(minutes) minutes; it is taken for one minor"
    case .notOnRoster(let id, let player):
      "play \(id.words) charges player \(player), who is not on the roster"
    case .oddGoalkeeper(let id):
      "play \(id.words) changes a goalkeeper as the plays before leave no room for; it is left out"
    case .noFoulForShot(let id):
      "play \(id.words) is a penalty shot, and no single foul of its second can be told to be its own"
    case .shootOutOrder:
      "the attempts of the shoot-out stand here team by team; they are taken in turn"
    }
  }
}

/// A log that cannot be read on from a place.
public struct LogError: Error, Sendable, Hashable {
  /// Where it is wrong.
  public var place: TextPlace
  /// What is wrong.
  public var problem: Problem

  /// What is wrong.
  public enum Problem: Error, Sendable, Hashable {
    /// The JSON itself.
    case json(JSONError.Problem)
    /// `owner` is what misses it: `the head`, `play 53`.
    case missingKey(String, of: String)
    /// A key that no line of a log has; `nearest` is the one that was probably meant.
    case unknownKey(String, nearest: String?)
    /// A key that stands twice in one line.
    case repeatedKey(String)
    /// The key is known, but this play has no such thing.
    case strangeKey(String, play: String)
    /// A value of another kind than its key has.
    case wrongType(String, expected: String)
    /// A value of `key` that is none of its words; `nearest` is the one that was probably meant.
    case unknownWord(String, key: String, nearest: String?)
    /// A text that is no reading of the clock.
    case badTime
    /// A number that no period has: they go from 1 to 99.
    case badPeriod(Int)
    /// A text that is no player: a team's letters and a number.
    case badPlayer(String)
    /// A text that is neither team's letters.
    case badTeam(String)
    /// The teams' letters are equal, empty, or hold more than letters.
    case badLetters(String, String)
    /// A text that is no call, such as `2+2`.
    case badCall(String)
    /// A text that is no strength, such as `5v4`.
    case badStrength(String)
    /// Nothing in the plays tells which team is at home.
    case noHomeTeam
    /// No team of the game has this number.
    case unknownTeam(Int, play: Int)
    /// The first line is no head, or there is none.
    case noHead
    /// A version of this format that is not known.
    case unknownVersion(Int)
    /// Another play before has this id.
    case idTaken(Event.ID, line: Int)
    /// No play before has the id that is taken back.
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

  /// The error for people: `file:line:column: what is wrong`, the line, and a caret below the place.
  public func message(file: String) -> String {
    place.message(problem.words, file: file)
  }
}

extension LogError.Problem {
  /// The problem in words.
  public var words: String {
    switch self {
    case .json(let problem): problem.words
    case .missingKey(let key, let owner): "\(owner) has no '\(key)'"
    case .unknownKey(let key, let nearest): "unknown key '\(key)'" + Self.hint(nearest)
    case .repeatedKey(let key): "'\(key)' stands here twice"
    case .strangeKey(let key, let play): "a play '\(play)' has no '\(key)'"
    case .wrongType(let key, let expected): "'\(key)' must be \(expected)"
    case .unknownWord(let word, let key, let nearest):
      "'\(word)' is no '\(key)'" + Self.hint(nearest)
    case .badTime: "expected a time such as 3:30 or 0:12.4"
    case .badPeriod(let period): "there is no period \(period)"
    case .badPlayer(let text): "'\(text)' is no player: a team's letters and a number"
    case .badTeam(let text): "'\(text)' is no team of this game"
    case .badLetters(let home, let visiting):
      "'\(home)' and '\(visiting)' must be different letters, so that players can be told apart"
    case .badCall(let text): "'\(text)' is no call, such as 2, 2+2, 5+GM, 2+10, M or PS"
    case .badStrength(let text): "'\(text)' is no strength, such as 5v4"
    case .unknownTeam(let team, let play): "play \(play) is of team \(team), who is not playing"
    case .noHomeTeam:
      "no face-off tells which team is at home: the game's summary does, put it beside the plays"
    case .noHead: #"expected the log's head, {"penaltybox":1, …}"#
    case .unknownVersion(let version): "version \(version) of this format is not known, only 1"
    case .idTaken(let id, let line): "the play of line \(line) has the id \(id.words) already"
    case .noSuchPlay(let id): "no play before this line has the id \(id.words)"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; the nearest is '\($0)'" } ?? ""
  }
}

extension Event.ID {
  /// The id as people write it.
  package var words: String {
    switch self {
    case .number(let number): String(number)
    case .label(let label): label
    }
  }
}
