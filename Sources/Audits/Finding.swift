package import HockeyRules
package import Scoresheets

/// A difference between a source and the rulebook, as a file of known errors can list it.
package struct Finding: Sendable, Hashable {
  /// The game's id as one word, with hyphens for blanks.
  package var game: String
  package var matter: Matter

  package enum Matter: Sendable, Hashable {
    /// The strengths at the first play of a run of plays.
    case strength(from: Reading, to: Reading, ruled: PerTeam<Int>, recorded: PerTeam<Int>)
    /// An official figure of a team.
    case figure(OfficialDifference)
    /// The source's ruling on the play with this id; `ruled` is `nil` for a goal that the rulebook
    /// does not allow.
    case claim(String, ruled: SourceClaim?, recorded: SourceClaim)
    /// The rulebook refuses the play with this id.
    case refused(String)
  }

  /// A reading of the clock, counted as in the game's log.
  package struct Reading: Sendable, Hashable {
    package var period: Int
    /// The time that the clock shows.
    package var clock: PlayingTime
  }

  /// Creates the finding about an official figure in the game `game`.
  package init(_ difference: OfficialDifference, in game: String) {
    self.init(game: game, matter: .figure(difference))
  }

  /// Creates the finding about the source's ruling on `play` in the game `game`.
  package init(_ difference: ClaimDifference, of play: Event.ID, in game: String) {
    let word = Self.word(for: play.words)
    self.init(
      game: game,
      matter: .claim(word, ruled: difference.ruled, recorded: difference.claimed))
  }

  /// Creates the finding that the rulebook refuses `play` in the game `game`.
  package init(refusing play: Event.ID, in game: String) {
    self.init(game: game, matter: .refused(play.words))
  }

  /// Creates the finding about a difference in the game `game`, with readings of the clock in
  /// `notation`; returns `nil` if the difference has no plays.
  package init?(
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
    self.game = Self.word(for: game)
    self.matter = matter
  }
}

extension Finding {
  /// The word for the game or play called `name` in a list of known errors.
  ///
  /// Other people choose the names. A word in a line must not contain blanks or hidden characters,
  /// or begin with the mark of a comment or of another word.
  package static func word(for name: String) -> String {
    var word = String.UnicodeScalarView()
    for scalar in name.onOneLine.visible.unicodeScalars where word.count < 200 {
      word.append(scalar == " " || scalar == "\u{FEFF}" ? "-" : scalar)
    }
    if word.isEmpty || word.first == "#" || word.first == ">" {
      word.insert("-", at: word.startIndex)
    }
    return String(word)
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as a line of a file of known errors, without a reason.
  package var description: String {
    switch matter {
    case .strength(let start, let end, let ruled, let recorded):
      "\(game)  \(Self.text(start))\(end == start ? "" : " to \(Self.text(end, after: start))")"
        + "  ruled \(ruled.versusText)  recorded \(recorded.versusText)"
    case .figure(let difference):
      "\(game)  \(difference.team.word) \(difference.figure.rawValue)"
        + "  ruled \(difference.ruled)  recorded \(difference.recorded)"
    case .claim(let play, let ruled, let recorded):
      "\(game)  play \(play)  ruled \(ruled?.word ?? SourceClaim.noGoal)  recorded \(recorded.word)"
    case .refused(let play): "\(game)  play \(play)  refused"
    }
  }

  private static func text(_ reading: Reading, after start: Reading? = nil) -> String {
    if reading.period == start?.period { return reading.clock.text }
    return "\(Notation().name(ofPeriod: reading.period)) \(reading.clock.text)"
  }
}

extension SourceClaim: Worded {
  /// All rulings that a source can make, without the times of penalties.
  package static let allCases: [SourceClaim] =
    [.powerPlay(true), .powerPlay(false)] + (0...4).map { .powerPlays($0) }
    + ScoredGoal.Manpower.allCases.map { .goal($0) }
    + [.faceOff(.home), .faceOff(.visiting), .faceOff(nil)]

  /// The word for a goal that does not count.
  static let noGoal = "no-goal"

  package var word: String {
    switch self {
    case .powerPlay(true): "power-play"
    case .powerPlay(false): "no-power-play"
    case .powerPlays(let count): "\(count)-power-plays"
    case .goal(let manpower): manpower.word
    case .faceOff(.home): "home-end"
    case .faceOff(.visiting): "visiting-end"
    case .faceOff(nil): "neutral-zone"
    case .served(let begin, let end):
      "\(Self.servedWord)\(begin.played.text)-to-\(end.played.text)"
    }
  }

  private static let servedWord = "served-"

  /// The claim in a word such as `served-8:36-to-10:36`, or `nil` for any other word; the times
  /// count from the beginning of the game.
  init?(timesIn word: String) {
    let parts = word.split(separator: "-")
    guard word.hasPrefix(Self.servedWord), parts.count == 4, parts[2] == "to",
      let begin = Self.instant(parts[1]), let end = Self.instant(parts[3])
    else { return nil }
    self = .served(from: begin, until: end)
  }

  private static func instant(_ text: Substring) -> GameInstant? {
    let parts = text.split(separator: ":")
    // A clock shows fewer minutes than a whole game may have.
    guard parts.count == 2, let minutes = Int(parts[0]), minutes >= 0,
      let rest = PlayingTime(clockBytes: Array("0:\(parts[1])".utf8))
    else { return nil }
    return GameInstant(played: .minutes(minutes) + rest)
  }
}

extension OfficialFigures.Figure: Worded {}
