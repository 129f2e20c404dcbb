import HockeyRules

extension Solution {
  /// The places in the journal of the rulings that records write with each play.
  ///
  /// Rulings that fall due in a period after its last play are written with that play, even if the
  /// log has no end of the period, so that no time is before the period of its play.
  var rulingsOfPlays: [Range<Int>] {
    var ranges = plays.map { $0.due.lowerBound..<$0.settlement.upperBound }
    var last: Int?
    for (index, play) in plays.enumerated() where play.refused == nil {
      defer { last = index }
      guard let last, plays[last].event.time.period < play.event.time.period,
        ranges[last].upperBound == ranges[index].lowerBound
      else { continue }
      let border = journal[ranges[index]].prefix { $0.period < play.event.time.period }.endIndex
      ranges[last] = ranges[last].lowerBound..<border
      ranges[index] = border..<ranges[index].upperBound
    }
    return ranges
  }

  /// The goal scored on `play`, or `nil` if there was none, or one that does not count.
  func goal(scoredOn play: PlayedEvent) -> ScoredGoal? {
    for ruling in rulings(of: play) {
      if case .score(.scored(let goal)) = ruling.effect, goal.call == play.event.id { return goal }
    }
    return nil
  }
}

struct PlayIndex {
  private var places: [Event.ID: Int] = [:]

  init(of solution: Solution) {
    for (index, play) in solution.plays.enumerated().reversed() { places[play.event.id] = index }
  }

  subscript(id: Event.ID) -> Int? { places[id] }
}
