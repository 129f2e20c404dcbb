import HockeyRules

/// The rulings of a game, each with the play that it is written with.
///
/// What falls due in a period after its last play is written with that play, even where the log has
/// no end of the period, so that no time is before the period of its play.
struct PlayRulings {
  private let solution: Solution
  /// The rulings of each play, as places in the journal.
  private var ranges: [Range<Int>]

  init(of solution: Solution) {
    self.solution = solution
    let schedule = solution.game.schedule
    ranges = solution.plays.map { $0.rulings.lowerBound..<$0.settlement.upperBound }
    var last: Int?
    for (index, play) in solution.plays.enumerated() where play.refused == nil {
      defer { last = index }
      guard let last, solution.plays[last].event.time.period < play.event.time.period,
        ranges[last].upperBound == ranges[index].lowerBound
      else { continue }
      let start = schedule.start(of: play.event.time.period)
      let early = solution.journal[ranges[index]].prefix { $0.at < start }.count
      let border = ranges[index].lowerBound + early
      ranges[last] = ranges[last].lowerBound..<border
      ranges[index] = border..<ranges[index].upperBound
    }
  }

  /// The rulings that are written with the play at `index`.
  subscript(index: Int) -> ArraySlice<Ruling> { solution.journal[ranges[index]] }
}
