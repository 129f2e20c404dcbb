import HockeyRules
import Scoresheets

/// A penalty as a row.
struct PenaltyRow: RowSubject {
  let game: PlayedGame
  let penalty: Penalty
  let span: PenaltySpan
  let source: String?

  static let columns: [Field<Self>] = .list(
    [
      .game, .team { $0.penalty.team },
      Field("player", "The offender: team and number, or the bench.") {
        $0.game.notation.name(of: $0.penalty.offender)
      },
      Field("class", "`minor`, `major`, `match`, `misconduct`, `game-misconduct` …") {
        $0.penalty.penaltyClass.name
      },
      .infraction { $0.penalty.infraction },
      Field("minutes", "The minutes on the offender's record; 0 where it was taken back.") {
        $0.penalty.minutes
      },
      Field("seconds", "The time to serve.") { $0.penalty.length },
      Field("set_off", "Whether it was set off against the other team's.") { $0.span.isSetOff },
    ],
    Field.clock("called", "in which it was called") { $0.span.called },
    Field.clock("start", "in which its time first began") { $0.time(of: $0.span.start) },
    Field.clock("end", "in which it ended") { $0.time(of: $0.span.end) },
    [
      Field(
        "end_reason",
        "`served`, `goal-against`, `goal-for`, `released`, `voided`, `replaced` or `recorded`."
      ) { $0.span.ending?.name },
      Field(
        "served_seconds", "The time served, up to the end of the log where it still runs."
      ) { $0.span.served },
      Field("source", "The id, in its source, of the play that called it.") { $0.source },
      .name("name", of: "the offender") { $0.penalty.offender.player },
    ], Field.last)

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let sources = game.sources
    let spans = PenaltySpan.all(in: game.solution)
    for (penalty, span) in zip(game.solution.game.penalties, spans) {
      take(Self(game: game, penalty: penalty, span: span, source: sources[penalty.call]))
    }
  }

  private func time(of instant: Instant?) -> GameTime? {
    instant.map { game.solution.game.schedule.time(of: $0, in: span.called?.period ?? 1) }
  }
}
