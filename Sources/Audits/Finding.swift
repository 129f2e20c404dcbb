public import HockeyRules
public import Scoresheets

/// What a source has otherwise than the rulebook, named so that a file of known errors can name it
/// too.
public struct Finding: Sendable, Hashable {
  /// The game's id.
  public var game: String
  /// What differs.
  public var matter: Matter

  /// What differs.
  public enum Matter: Sendable, Hashable {
    /// The strength of a run of plays; both strengths are those of its first play.
    case strength(from: Reading, to: Reading, ruled: PerTeam<Int>, recorded: PerTeam<Int>)
    /// An official figure of a team.
    case figure(OfficialDifference)
    /// What the source itself makes of the play of this id; `ruled` is nil for a goal that the
    /// rulebook does not let stand.
    case claim(String, ruled: SourceClaim?, recorded: SourceClaim)
  }

  /// A reading of the clock, as the game's log counts it.
  public struct Reading: Sendable, Hashable {
    /// The period's number.
    public var period: Int
    /// What the clock shows.
    public var clock: PlayingTime
  }

  /// The finding of an official figure in the game called `game`.
  public init(_ difference: OfficialDifference, in game: String) {
    self.init(game: game, matter: .figure(difference))
  }

  /// The finding of what the source makes of `play` in the game called `game`.
  public init(_ difference: ClaimDifference, of play: Event.ID, in game: String) {
    self.init(
      game: game,
      matter: .claim(play.words, ruled: difference.ruled, recorded: difference.claimed))
  }

  /// The finding of a difference in the game called `game`, whose clock is read as `notation` says;
  /// nil for a difference without plays.
  public init?(
    _ difference: Difference, in game: String, _ solution: Solution, _ notation: Notation
  ) {
    guard let first = difference.plays.first, let last = difference.plays.last else { return nil }
    let readings = [first, last].map { index in
      let time = solution.plays[index].event.time
      return Reading(period: time.period, clock: notation.reading(of: time))
    }
    self.init(
      game: game,
      matter: .strength(
        from: readings[0], to: readings[1], ruled: difference.ruled,
        recorded: difference.recorded))
  }

  init(game: String, matter: Matter) {
    self.game = game
    self.matter = matter
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as a file of known errors has it, without a reason.
  public var description: String {
    switch matter {
    case .strength(let start, let end, let ruled, let recorded):
      "\(game)  \(Self.text(start))\(end == start ? "" : " to \(Self.text(end, after: start))")"
        + "  ruled \(ruled.versusText)  recorded \(recorded.versusText)"
    case .figure(let difference):
      "\(game)  \(difference.team.word) \(difference.figure.rawValue)"
        + "  ruled \(difference.ruled)  recorded \(difference.recorded)"
    case .claim(let play, let ruled, let recorded):
      "\(game)  play \(play)  ruled \(ruled?.word ?? SourceClaim.noGoal)  recorded \(recorded.word)"
    }
  }

  private static func text(_ reading: Reading, after start: Reading? = nil) -> String {
    if reading.period == start?.period { return reading.clock.text }
    return "\(Notation().name(ofPeriod: reading.period)) \(reading.clock.text)"
  }
}

extension SourceClaim: Worded {
  /// All that a source can make of a play.
  public static let allCases: [SourceClaim] =
    [.powerPlay(true), .powerPlay(false)] + ScoredGoal.Manpower.allCases.map { .goal($0) }

  /// Stands for a goal that does not count.
  static let noGoal = "no-goal"

  /// The claim in one word.
  package var word: String {
    switch self {
    case .powerPlay(true): "power-play"
    case .powerPlay(false): "no-power-play"
    case .goal(let manpower): manpower.word
    }
  }
}

extension Team: Worded {
  /// The team in files that go with several games, whose letters differ.
  package var word: String {
    switch self {
    case .home: "home"
    case .visiting: "visiting"
    }
  }
}

extension OfficialFigures.Figure: Worded {}
