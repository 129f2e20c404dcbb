/// The periods, and the number of skaters of a team.
public struct PlayProvisions: Sendable, Hashable {
  /// The number of periods in regulation.
  public let periods: Provision<Int>
  /// The playing time of a period of regulation.
  public let periodLength: Provision<PlayingTime>
  /// The playing time of the last period of regulation, or `nil` if it is as long as the others.
  public let lastPeriodLength: Provision<PlayingTime?>
  /// The skaters of a team at full strength.
  public let skaters: Provision<Int>
  /// The number of skaters below which penalties never reduce a team.
  public let minimumSkaters: Provision<Int>
  /// The continuation of a tied game of the regular season.
  public let tiedGame: Provision<TiedGame>
  /// The continuation of a tied play-off game.
  public let playOffTiedGame: Provision<TiedGame>
  /// The continuation of a tied final.
  public let finalTiedGame: Provision<TiedGame>
  /// The leads that end the game: the first row that fits applies.
  public let leadEndsGame: Provision<[LeadEndsGame]>
  /// The overtime of a regular-season game.
  public let overtime: OvertimeProvisions
  /// The overtime of a play-off game.
  public let playOffOvertime: OvertimeProvisions
  /// The overtime of a final.
  public let finalOvertime: OvertimeProvisions

  init(from source: inout PointSource) {
    periods = source.point("periods", "The periods of regulation.", .alone, .number(1...9))
    periodLength = source.point("period-length", "The playing time of a period.", .alone)
    lastPeriodLength = source.point(
      "last-period-length", "The playing time of the last period of regulation, if it differs.",
      .alone, usual: .some(.none))
    skaters = source.point(
      "skaters", "The skaters of a team at full strength.", .alone, .number(1...9))
    minimumSkaters = source.point(
      "minimum-skaters", "The skaters below which penalties never reduce a team.", .alone,
      .number(1...9))
    tiedGame = source.point(
      "tied-game", "What follows a tied game of the regular season.", .overtime)
    playOffTiedGame = source.point(
      "play-off-tied-game", "What follows a tied play-off game.", .overtime)
    finalTiedGame = source.point(
      "final-tied-game", "What follows a tied final.", .overtime)
    leadEndsGame = source.point(
      "lead-ends-game", "The leads that end the game.", .alone, usual: .list([]))
    overtime = OvertimeProvisions(from: &source, of: .regular)
    playOffOvertime = OvertimeProvisions(from: &source, of: .playOffs)
    finalOvertime = OvertimeProvisions(from: &source, of: .final)
  }
}

/// One kind of overtime.
public struct OvertimeProvisions: Sendable, Hashable {
  /// The playing time of the first overtime.
  public let length: Provision<PlayingTime>
  /// The playing time of each overtime after the first.
  public let furtherLength: Provision<PlayingTime>
  /// The skaters of a team without penalties.
  ///
  /// With fewer skaters than full strength, a penalty gives the other team an extra skater if the
  /// penalised team would otherwise fall below the minimum.
  public let skaters: Provision<Int>
  /// The skaters of each overtime, if they differ: one row for each, and the last row for all
  /// further overtimes.
  ///
  /// A game that is not played until a goal has as many overtimes as there are rows, and at least
  /// one.
  public let strengths: Provision<[OvertimeStrength]>
  /// Whether a goal ends the game.
  public let suddenVictory: Provision<SuddenVictory>

  init(from source: inout PointSource, of kind: GameKind) {
    let (prefix, overtime) =
      switch kind {
      case .regular: ("", "overtime")
      case .playOffs: ("play-off-", "play-off overtime")
      case .final: ("final-", "overtime of a final")
      }
    length = source.point(
      prefix + "overtime-length", "The playing time of the first \(overtime).", .overtime)
    furtherLength = source.point(
      prefix + "overtime-further-length",
      "The playing time of each \(overtime) after the first.", .overtime)
    skaters = source.point(
      prefix + "overtime-skaters", "The skaters of a team without penalties in \(overtime).",
      .overtime, .number(1...9))
    strengths = source.point(
      prefix + "overtime-strengths", "The skaters of each \(overtime), one row for each.", .alone,
      usual: .list([]))
    suddenVictory = source.point(
      prefix + "overtime-sudden-victory", "A goal in \(overtime) ends the game.", .alone)
  }

  /// The row for the overtime numbered `number`, from 1, or `nil` if the book has no rows.
  func strength(of number: Int) -> OvertimeStrength? {
    strengths.value.isEmpty ? nil : strengths.value[min(number, strengths.value.count) - 1]
  }
}

/// Whether a goal in overtime ends the game.
@nonexhaustive public enum SuddenVictory: String, AgreedChoice {
  /// It does.
  case agreed
  /// The overtime is played to its end.
  case playedOut = "played-out"
}
