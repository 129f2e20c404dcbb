import HockeyRules
public import Scoresheets

/// What a season keeps of a person, or of a club whose calls are counted together.
extension Season {
  struct Record: Sendable {
    /// The marks of each rule, by its place in the book.
    var marks: [Int: [Mark]] = [:]
    var obligations: [Obligation] = []
    /// The games that he has played since his first call.
    var played = 0

    /// The places of the obligations that keep him out of `game`; those under the rules in `turns`
    /// are served only after others'.
    func bars(in game: NextGame, without turns: Set<String>) -> some Collection<Int> {
      obligations.indices.lazy.filter { place in
        obligations[place].bars(in: game)
          && !(obligations[place].inTurn && turns.contains(obligations[place].key))
      }
    }

    /// Serves `game`, which he does not play: one suspension after the other.
    ///
    /// The staff whom logs do not name are several persons, each of whom serves his own. A game that
    /// is sat out before a hearing counts for the ruling.
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

    /// Notes that he plays `game` although he is out of it; returns the first obligation that kept
    /// him out.
    ///
    /// One who waits for a ruling is told once: most likely it was made, and nobody wrote it down.
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

    /// Marks a call of `game` under the rule at `place`; returns the rule's count.
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

  /// A call that counts.
  struct Mark: Sendable {
    var game: Int
    /// The games that he had played by then, that one included.
    var played: Int
    var season: Int?
    var date: String?

    /// Whether the years for which calls count are not over yet.
    func counts(at now: NextGame, _ window: CountingWindow) -> Bool {
      guard let years = window.years else { return season == now.season }
      if let end = Day(date, yearsLater: years), let day = Day(now.date) { return day < end }
      guard let season, let other = now.season else { return true }
      return other - season < years
    }
  }
}

/// The facts about a game by which a suspension keeps somebody out of it.
public struct NextGame: Sendable, Hashable {
  /// The part of the season to which it belongs.
  public var stage: Stage
  /// Its date, such as `2026-11-04`, if it is known.
  public var date: String?
  /// The number of its season, if it is known.
  public var season: Int?

  /// A game of `stage`.
  public init(_ stage: Stage, date: String? = nil, season: Int? = nil) {
    self.stage = stage
    self.date = date
    self.season = season
  }

  init(_ game: SeasonGame) {
    self.init(game.stage, date: game.log.date, season: game.season)
  }
}
