import SeededRandom
import Testing

/// The slow model, checked by relations that need no solver.
@Suite(.enabled(if: Thoroughness.current > .quick)) struct SlowRelationTests {
  private static let games = isLong ? 100_000 : 200

  @Test(arguments: SlowBook.main.map(\.id))
  func `in the slow model, a call amended to what it was changes nothing`(_ id: String) throws {
    let book = try #require(SlowBook.main.first { $0.id == id })
    var compared = 0
    for seed in 1...Self.games {
      let game = RandomCorrectedGame(seed: seed, book)
      var random = SplitMix(UInt64(seed))
      guard let end = game.stoppage(&random), let place = game.call(before: end, &random),
        let amendment = game.amendment(of: place, before: end)
      else { continue }
      let plain = game.answers(inserting: [.whistle], before: end)
      let amended = game.answers(inserting: [.correct(.amend(place, amendment))], before: end)
      guard let plain, let amended else { continue }
      compared += 1
      #expect(plain == amended, "seed \(seed), the call at \(place) before \(end)")
    }
    #expect(compared * 2 > Self.games)
  }

  @Test(arguments: SlowBook.main.map(\.id))
  func `in the slow model, two corrections have the same effect in either order`(
    _ id: String
  ) throws {
    let book = try #require(SlowBook.main.first { $0.id == id })
    var compared = 0
    for seed in 1...Self.games {
      let game = RandomCorrectedGame(seed: seed, book)
      var random = SplitMix(UInt64(seed))
      guard let end = game.stoppage(&random), let place = game.call(before: end, &random),
        var amendment = game.amendment(of: place, before: end),
        let other = game.call(before: end, &random), place != other
      else { continue }
      amendment.classes = random.pick([[.minor], [.minor, .minor], [.misconduct]])
      let changes = [SlowPlay.correct(.amend(place, amendment)), .correct(.void(other))]
      guard let one = game.answers(inserting: changes, before: end),
        let two = game.answers(inserting: changes.reversed(), before: end)
      else { continue }
      compared += 1
      #expect(one == two, "seed \(seed), the calls at \(place) and \(other) before \(end)")
    }
    #expect(compared * 4 > Self.games)
  }
}

extension RandomCorrectedGame {
  /// The index of a random play at which play is stopped and before which somebody was called.
  fileprivate func stoppage(_ random: inout SplitMix) -> Int? {
    var game = setting.game(from: events[0].second)
    game.ledger = [:]
    var ends: [Int] = []
    for (place, event) in events.enumerated() {
      game.play(event)
      // A whistle ends a signal, and an amendment of a signalled call does not.
      let isUp = Side.allCases.contains { !game.signalled[$0].isEmpty }
      if game.isStopped && !isUp && events[...place].contains(where: { $0.play.called != nil }) {
        ends.append(place + 1)
      }
    }
    return ends.isEmpty ? nil : random.pick(ends)
  }

  /// The index of a random call before `end` that stands and awarded no penalty shot.
  fileprivate func call(before end: Int, _ random: inout SplitMix) -> Int? {
    let calls = events.indices[..<end].filter { amendment(of: $0, before: end) != nil }
    return calls.isEmpty ? nil : random.pick(calls)
  }

  /// The amendment of the call at `place` to what it is before `end`; `nil` if the call was taken
  /// back or awarded a penalty shot.
  fileprivate func amendment(of place: Int, before end: Int) -> SlowAmendment? {
    guard let call = events[place].play.called else { return nil }
    var amendment = SlowAmendment(side: call.side, classes: call.classes)
    if case .foulForShot = events[place].play { return nil }
    for event in events[..<end] {
      guard case .correct(let change) = event.play, change.place == place else { continue }
      guard case .amend(_, let amended) = change, !amended.isForShot else { return nil }
      amendment.classes = amended.classes
    }
    return amendment
  }

  /// The answers and the places on the benches after `end` with `plays` inserted there, or `nil` if
  /// the model has no answer.
  fileprivate func answers(inserting plays: [SlowPlay], before end: Int) -> [SlowMoment]? {
    var game = setting.game(from: events[0].second)
    game.ledger = [:]
    for event in events[..<end] { game.play(event) }
    for play in plays { game.play(SlowEvent(second: events[end - 1].second, play: play)) }
    var moments = [SlowMoment(game)]
    for var event in events[end...] {
      if case .correct(let change) = event.play, change.place >= end {
        event.play = .correct(change.naming(change.place + plays.count))
      }
      game.play(event)
      moments.append(SlowMoment(game))
    }
    return game.beyond.isEmpty ? moments : nil
  }
}

/// The score and the places on the benches after a play.
private struct SlowMoment: Equatable {
  var score: Both<Int>
  var places: Set<SlowPlace>

  init(_ game: SlowGame) { (score, places) = (game.score, game.placesWhenPlayGoesOn) }
}
