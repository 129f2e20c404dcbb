import HockeyRules
public import Scoresheets

extension Season {
  struct Record: Sendable {
    /// The marks under each rule; the key is the rule's index in the book.
    var marks: [Int: [Mark]] = [:]
    var obligations: [Obligation] = []
    /// The games played since the person's first call, including the game of that call.
    var played = 0

    /// The indices of the obligations that keep the person out of `game`.
    ///
    /// An obligation served in turn does not count if its rule is in `turns`: a team-mate is
    /// serving under that rule.
    func bars(in game: NextGame, without turns: Set<String>) -> some Collection<Int> {
      obligations.indices.lazy.filter { place in
        obligations[place].bars(in: game)
          && !(obligations[place].inTurn && turns.contains(obligations[place].key))
      }
    }

    /// Serves `game`, which the person does not play, towards the first suspension.
    ///
    /// Unnamed staff are several people under one name, so `game` serves each of their suspensions.
    /// A game sat out before a hearing is kept for the ruling.
    mutating func serve(_ game: SeasonGame, isStaff: Bool, without turns: Set<String>) {
      let bars = Array(bars(in: NextGame(game), without: turns))
      let dated = bars.filter { obligations[$0].left == 0 }
      let games = bars.filter { obligations[$0].left > 0 }
      for place in isStaff ? games : Array(games.prefix(1)) {
        obligations[place].left -= 1
        obligations[place].served.append(game.id)
      }
      if games.isEmpty { for place in dated { obligations[place].served.append(game.id) } }
    }

    /// Records that the person plays `game` while suspended; returns the first obligation broken.
    ///
    /// Returns `nil` if only obligations without a number of games forbid it and all were reported
    /// before: most likely the ruling was made and nobody wrote it down.
    mutating func play(_ game: SeasonGame, without turns: Set<String>) -> Obligation? {
      let bars = Array(bars(in: NextGame(game), without: turns))
      let first = bars.first.map { obligations[$0] }
      var isNew = false
      for place in bars {
        if obligations[place].left > 0 || obligations[place].playedIn == nil { isNew = true }
        if obligations[place].playedIn == nil { obligations[place].playedIn = game.id }
      }
      return isNew ? first : nil
    }

    /// Records a call in `game` under the rule at index `place`; returns the rule's count.
    mutating func mark(_ place: Int, of game: Int, at now: NextGame, _ window: CountingWindow)
      -> Int
    {
      let played = played
      func add(to marks: inout [Mark]) -> Int {
        if window.isOneGame { marks.removeAll { $0.game != game } }
        marks.removeAll { !$0.counts(at: now, window) }
        if let games = window.gamesPlayed, let last = marks.last,
          played - last.played - (last.game == game ? 0 : 1) >= games
        {
          marks = []
        }
        marks.append(Mark(game: game, played: played, season: now.season, date: now.date))
        return marks.count
      }
      return add(to: &marks[place, default: []])
    }
  }

  /// A counted call.
  struct Mark: Sendable {
    var game: Int
    /// The games played when the call was made, including the game of the call.
    var played: Int
    var season: Int?
    var date: String?

    /// Whether `now` is within the time for which a call counts: the same season, or the rule's
    /// number of years.
    func counts(at now: NextGame, _ window: CountingWindow) -> Bool {
      guard let years = window.years else { return season == now.season }
      if let end = Day(date, yearsLater: years), let day = Day(now.date) { return day < end }
      guard let season, let other = now.season else { return true }
      return other - season < years
    }
  }
}

/// What decides whether a suspension keeps a person out of a game.
public struct NextGame: Sendable, Hashable {
  /// The stage of the season.
  public var stage: Stage
  /// The date, such as `2026-11-04`, if known.
  public var date: String?
  /// The number of the season, if known.
  public var season: Int?

  /// Creates the facts of a game of `stage`.
  public init(_ stage: Stage, date: String? = nil, season: Int? = nil) {
    self.stage = stage
    self.date = date
    self.season = season
  }

  init(_ game: SeasonGame) {
    self.init(game.stage, date: game.log.date, season: game.season)
  }
}
