extension GameRows {
  /// The columns, in order; those of the game are last.
  var columns: [RowColumn] { ownColumns + RowColumn.last }

  private var ownColumns: [RowColumn] {
    switch self {
    case .plays: Self.ofPlays
    case .rulings: Self.ofRulings
    case .penalties: Self.ofPenalties
    case .goals: Self.ofGoals
    case .teams: Self.ofTeams
    case .strengths: Self.ofStrengths
    case .players: Self.ofPlayers
    }
  }

  private static let ofPlays: [RowColumn] = [
    .game, .line, .period, .elapsed,
    .text("play", "The play in the notation of sheets."),
    .integer("home_before", "The home team's manpower just before the play."),
    .integer("visiting_before", "The visiting team's manpower just before the play."),
    .integer("home_after", "The home team's manpower when play goes on."),
    .integer("visiting_after", "The visiting team's manpower when play goes on."),
    .integer("home_score", "The home team's score after the play."),
    .integer("visiting_score", "The visiting team's score after the play."),
    .integer("rulings", "How many rulings the JSON lines have for it."),
    .text("refused", "Why the book refuses the play; otherwise empty."),
    .text("warnings", "Why it cannot have happened so; otherwise empty."),
    .source,
    .text("kind", "What kind of play it is, as in the JSON lines."),
  ]

  private static let ofRulings: [RowColumn] =
    [
      .game, .line, .source,
      .integer("period", "The period in which the ruling takes effect."),
      .seconds("elapsed", "The playing time of that period when it does."),
      .text("effect", "What it does: a word, as in the JSON lines."),
      .team,
      .text("player", "The player whom it concerns: the one who sits, scores or returns."),
      .text("offender", "Whose penalty it is about."),
      .text("call", "The class of that penalty, or what was called."),
      .infraction,
    ] + RowColumn.clock("until", "in which the time that begins runs out") + [
      .text("reason", "Why the penalty ends, or what the scorer gives as the reason."),
      .text("key", "The provision that decided; empty where only the scorer did."),
      .text("rule", "The rule, with its book; empty where none is known."),
      .bool(
        "unverified", "Whether no rule settles the point; empty where only the scorer decided."),
      .text("text", "The ruling in words."),
    ]

  private static let ofPenalties: [RowColumn] =
    [
      .game, .team,
      .text("player", "The offender: team and number, or the bench."),
      .text("class", "`minor`, `major`, `match`, `misconduct`, `game-misconduct` …"),
      .infraction,
      .integer("minutes", "The minutes on the offender's record; 0 where it was taken back."),
      .seconds("seconds", "The time to serve."),
      .bool("set_off", "Whether it was set off against the other team's."),
    ] + RowColumn.clock("called", "in which it was called")
    + RowColumn.clock("start", "in which its time first began")
    + RowColumn.clock("end", "in which it ended") + [
      .text(
        "end_reason",
        "`served`, `goal-against`, `goal-for`, `released`, `voided`, `replaced` or `recorded`."),
      .seconds("served_seconds", "The time served, up to the end of the log where it still runs."),
      .text("source", "The id, in its source, of the play that called it."),
      .name("name", of: "the offender"),
    ]

  private static let ofGoals: [RowColumn] = [
    .game, .period, .elapsed, .team,
    .text("scorer", "Who scored: team and number."),
    .text("assist_1", "Who had the first assist."),
    .text("assist_2", "Who had the second assist."),
    .text("manpower", "`PP`, `SH` or `EV`."),
    .bool("empty_net", "Whether the net was empty."),
    .bool("penalty_shot", "Whether it was scored on a penalty shot."),
    .bool("awarded", "Whether the officials awarded it."),
    .integer("home_score", "The home team's score after it."),
    .integer("visiting_score", "The visiting team's score after it."),
    .bool("game_winning", "Whether it is the game-winning goal."),
    .source,
    .name("scorer_name", of: "the scorer"),
    .name("assist_1_name", of: "the player with the first assist"),
    .name("assist_2_name", of: "the player with the second assist"),
  ]

  private static let ofTeams: [RowColumn] = [
    .game, .side, .team,
    .integer("score", "The score, with the goal of a shoot-out."),
    .integer("goals", "The goals that count."),
    .integer("even", "Goals at even strength."),
    .integer("power_play", "Power-play goals."),
    .integer("short_handed", "Short-handed goals."),
    .integer("empty_net", "Goals into an empty net."),
    .integer("penalty_shot", "Goals on penalty shots."),
    .integer("power_plays", "Power plays: the opportunities."),
    .integer("minutes", "Penalty minutes."),
    .bool("won", "Whether it won; empty where the game is tied or not over."),
    .seconds("even_seconds", "Playing time at even strength."),
    .seconds("power_play_seconds", "Playing time with more skaters."),
    .seconds("short_handed_seconds", "Playing time with fewer skaters."),
  ]

  private static let ofStrengths: [RowColumn] = [
    .game, .side, .team,
    .text("strength", "Its skaters and the opponents', such as `5v4`."),
    .integer("skaters", "The skaters that penalties leave it."),
    .integer("opponents", "The skaters that they leave the opponents."),
    .seconds("seconds", "The playing time at that strength."),
  ]

  private static let ofPlayers: [RowColumn] = [
    .game, .side, .team,
    .text("player", "Team and number."),
    .integer("goals", "Goals."),
    .integer("assists", "Assists."),
    .integer("points", "Goals and assists."),
    .integer("minutes", "Penalty minutes."),
    .integer("plus_minus", "Plus-minus; empty where the source does not say who was on the ice."),
    .name("name", of: "the player"),
  ]
}
