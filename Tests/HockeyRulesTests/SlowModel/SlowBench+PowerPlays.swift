// No rulebook says how power plays are counted; this is the count of the leagues' statistics.
extension SlowBench {
  /// Counts the power plays when play resumes with the other team ahead by `advantage` skaters;
  /// just before this second, it was ahead by `before`.
  ///
  /// Each further skater is a power play, and so is a penalty that begins during an advantage. A
  /// power play is assigned to the first penalty called that has no power play yet. If every
  /// penalty has a power play, a major gets a second. An advantage counts from the second at which
  /// it begins, even if play stops in that second.
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

  /// Counts the power plays when play resumes as the PWHL does: one for each running penalty.
  mutating func notePenalties() {
    for place in places.indices
    where places[place].runs && !places[place].isPaired && !places[place].owed[0].gavePowerPlay {
      places[place].owed[0].gavePowerPlay = true
      powerPlays += 1
    }
  }

  /// Counts a goal during a major that ends no minor as a further power play.
  ///
  /// A major thus has one power play, and one more for each goal during the major.
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

  /// The places with a running penalty that is not paired, in the order of the calls.
  private var running: [Int] {
    places.indices.filter { places[$0].runs && !places[$0].isPaired }
      .sorted { places[$0].owed[0].order < places[$1].owed[0].order }
  }
}
