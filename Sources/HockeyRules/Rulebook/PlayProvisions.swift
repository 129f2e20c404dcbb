/// The periods, and the number of skaters of a team.
public struct PlayProvisions: Sendable, Hashable {
  /// The number of periods in regulation.
  public let periods: Provision<Int>
  /// The playing time of a period of regulation.
  public let periodLength: Provision<PlayingTime>
  /// The playing time of the last period of regulation, or `nil` if that is as long as the others.
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
  /// If this is below full strength, a penalty gives the other team an extra skater whenever the
  /// penalised team may not have fewer.
  public let skaters: Provision<Int>
  /// The skaters of each overtime, if they differ: one row for each, the last of them for all
  /// further ones.
  ///
  /// A game that is not played until a goal has as many overtimes as there are rows, and at least
  /// one.
  public let strengths: Provision<[OvertimeStrength]>
  /// Whether a goal ends the game.
  public let suddenVictory: Provision<SuddenVictory>

  init(from source: inout PointSource, of kind: GameKind) {
    length = source.point(
      kind.words(
        "overtime-length", playOffs: "play-off-overtime-length", final: "final-overtime-length"),
      kind.words(
        "The playing time of the first overtime.",
        playOffs: "The playing time of the first play-off overtime.",
        final: "The playing time of the first overtime of a final."), .overtime)
    furtherLength = source.point(
      kind.words(
        "overtime-further-length", playOffs: "play-off-overtime-further-length",
        final: "final-overtime-further-length"),
      kind.words(
        "The playing time of each overtime after the first.",
        playOffs: "The playing time of each play-off overtime after the first.",
        final: "The playing time of each overtime of a final after the first."), .overtime)
    skaters = source.point(
      kind.words(
        "overtime-skaters", playOffs: "play-off-overtime-skaters", final: "final-overtime-skaters"),
      kind.words(
        "The skaters of a team without penalties in overtime.",
        playOffs: "The skaters of a team without penalties in play-off overtime.",
        final: "The skaters of a team without penalties in overtime of a final."), .overtime,
      .number(1...9))
    strengths = source.point(
      kind.words(
        "overtime-strengths", playOffs: "play-off-overtime-strengths",
        final: "final-overtime-strengths"),
      kind.words(
        "The skaters of each overtime, one row for each.",
        playOffs: "The skaters of each play-off overtime, one row for each.",
        final: "The skaters of each overtime of a final, one row for each."), .alone,
      usual: .list([]))
    suddenVictory = source.point(
      kind.words(
        "overtime-sudden-victory", playOffs: "play-off-overtime-sudden-victory",
        final: "final-overtime-sudden-victory"),
      kind.words(
        "A goal in overtime ends the game.", playOffs: "A goal in play-off overtime ends the game.",
        final: "A goal in overtime of a final ends the game."), .alone)
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
  /// It does not: the overtime is played to its end.
  case playedOut = "played-out"
}

extension GameKind {
  fileprivate func words(
    _ regular: StaticString, playOffs: StaticString, final: StaticString
  ) -> StaticString {
    switch self {
    case .regular: regular
    case .playOffs: playOffs
    case .final: final
    }
  }
}
