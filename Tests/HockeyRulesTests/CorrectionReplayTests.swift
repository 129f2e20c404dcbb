import HockeyRules
import SeededRandom
import Testing

/// The changes that corrections make, compared with the whole log solved with and without each
/// correction.
@Suite struct CorrectionReplays {
  @Test(arguments: Setting.all)
  func `what a correction changed is the same as if both logs were solved anew`(
    _ setting: Setting
  ) throws {
    let book = try book(setting.bookID)
    let setup = GameSetup(kind: setting.kind)
    let events = RandomGame.make(
      seed: 5, under: book, kind: setting.kind, plays: 40, captainsChoose: true,
      isFullOfCorrections: true)
    let solution = solve(events, under: book, setup: setup)
    var replay = CorrectionReplay(of: solution)
    for (index, event) in events.enumerated() where solution.plays[index].refused == nil {
      guard event.play.isCorrection else { continue }
      let later = events[(index + 1)...].filter { !$0.play.correctsWhatWas }
      var look = event
      look.play = .other("look")
      let with = solve(events[...index] + later, under: book, setup: setup)
      let without = solve(events[..<index] + [look] + later, under: book, setup: setup)
      #expect(
        replay.difference(madeBy: index) == with.difference(from: without),
        "\(event)")
    }
  }
}

extension Play {
  fileprivate var isCorrection: Bool {
    switch self {
    case .correction, .captainChoice: true
    default: false
    }
  }

  /// Whether the play corrects an earlier play or releases a player.
  fileprivate var correctsWhatWas: Bool {
    guard case .correction(let correction) = self else { return false }
    if case .clock = correction { return false }
    return true
  }
}
