// Power plays. No rulebook says how they are counted: this is the count of the leagues' statistics.
extension SlowBench {
  /// Notes the power plays when play goes on with the other team ahead by `advantage` skaters;
  /// before this second it was `before`.
  ///
  /// Each further skater is a power play, and so is a penalty that begins during an advantage. It
  /// is assigned to the first called penalty that has none; if all have one, to a major again. An
  /// advantage counts from the second at which it begins, even if play stops then.
  mutating func notePowerPlays(advantage: Int, before: Int) {
    let begins = places.contains { $0.runs && $0.owed[0].left == $0.owed[0].length }
    guard advantage > before || advantage > 0 && begins else { return }
    let running = running
    let begun = running.count { places[$0].owed[0].left == places[$0].owed[0].length }
    let gained = advantage - before - powerPlaysNow
    let due = max(gained, min(advantage, begun) - powerPlaysNow)
    let first = running.filter { !places[$0].owed[0].gavePowerPlay }.prefix(max(0, due))
    let again = running.filter { places[$0].owed[0].gavePowerPlay && places[$0].owed[0].isMajor }
    powerPlaysNow += first.count
    powerPlays += first.count
    for place in first { places[place].owed[0].gavePowerPlay = true }
    let renewed = min(again.count, max(0, gained - first.count))
    powerPlaysNow += renewed
    powerPlays += renewed
  }

  /// Notes the power plays when play goes on: every running penalty is one (as the PWHL counts).
  mutating func notePenalties() {
    for place in places.indices
    where places[place].runs && !places[place].isPaired && !places[place].owed[0].gavePowerPlay {
      places[place].owed[0].gavePowerPlay = true
      powerPlays += 1
    }
  }

  /// Notes a goal during a major that ends no minor as one further power play: a major has one more
  /// than the goals during it.
  mutating func noteGoalOnMajor() {
    let major = running.first { places[$0].owed[0].isMajor && places[$0].owed[0].length == 300 }
    guard let major else { return }
    if !places[major].owed[0].gavePowerPlay {
      places[major].owed[0].gavePowerPlay = true
      powerPlaysNow += 1
      powerPlays += 1
    }
    powerPlays += 1
  }

  /// The places with running penalties that are not a pair's, in the order of the calls.
  private var running: [Int] {
    places.indices.filter { places[$0].runs && !places[$0].isPaired }
      .sorted { places[$0].owed[0].order < places[$1].owed[0].order }
  }
}
