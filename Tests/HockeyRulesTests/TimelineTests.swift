import Foundation
import HockeyRules
import Scoresheets
import SeededRandom
import Testing

/// Random games: a timeline must agree with a replay from the start at every instant, and its
/// predictions must come true.
@Suite struct Timelines {
  /// The number of games for each setting, each examined at about sixty instants; the variable
  /// `SEEDS` sets it.
  private static let count =
    Int(ProcessInfo.processInfo.environment["SEEDS"] ?? "")
    ?? (isLong ? 3 : 1)

  /// Reports the first game that is `broken`, with its seed and the shortest broken log.
  private func search(
    _ setting: Setting, captainsChoose: Bool = false, plays: Int = 20,
    _ broken: (AskedGame) -> String?
  ) throws {
    let book = try book(setting.bookID)
    let first = (Setting.all.firstIndex { $0 == setting } ?? 0) * Self.count
    for seed in first..<first + Self.count {
      let events = RandomGame.make(
        seed: seed, under: book, kind: setting.kind, plays: plays, captainsChoose: captainsChoose)
      let asked = AskedGame(events, under: book, kind: setting.kind)
      guard broken(asked) != nil else { continue }
      let fewest = shrunk(events) { fewer in
        broken(AskedGame(fewer, under: book, kind: setting.kind)) != nil
      }
      let what = broken(AskedGame(fewest, under: book, kind: setting.kind)) ?? ""
      Issue.record("seed \(seed): \(what)\n\(sheet(fewest, kind: setting.kind))")
      return
    }
  }

  @Test(arguments: Setting.all)
  func `the state at an instant is that of a replay from the start`(_ setting: Setting) throws {
    for captainsChoose in [false, true] {
      try search(setting, captainsChoose: captainsChoose, plays: 20) { asked in
        // All plays at a choice's reading of the clock know the choice, but a replay to another
        // reading does not.
        if captainsChoose, asked.events.contains(where: { $0.clockSet != nil }) { return nil }
        for time in asked.times {
          let state = try? asked.timeline.state(at: time)
          guard state?.game == asked.replayed(through: time) else { return "after \(time)" }
          // Plays played one by one do not know the captains' later choices in the stoppage.
          if captainsChoose { continue }
          let before = try? asked.timeline.state(at: time, .before)
          guard before?.game == asked.replayed(to: time) else { return "before \(time)" }
        }
        return nil
      }
    }
  }

  @Test(arguments: Setting.all)
  func `before each play the game has the manpower that its record says`(
    _ setting: Setting
  ) throws {
    try search(setting) { asked in
      for (index, play) in asked.solution.plays.enumerated() where play.refused == nil {
        // A play that sets the clock may be logged at an earlier time than the play before it.
        if play.event.clockSet != nil { continue }
        let state = try? asked.timeline.state(beforePlay: index)
        if state?.game.manpower != play.before { return "play \(index): \(play)" }
      }
      return asked.timeline.end.game == asked.solution.game ? nil : "the end"
    }
  }

  @Test(arguments: Setting.all)
  func `the lookup of strengths agrees with the states at all instants`(_ setting: Setting) throws {
    try search(setting) { asked in
      let lookup = StrengthLookup(of: asked.solution)
      let schedule = asked.solution.game.schedule
      for time in asked.times {
        // At the end of a period, the strength may already be that of overtime.
        if time.elapsed == .zero || time.elapsed == schedule.length(of: time.period) { continue }
        let found = lookup.strength(at: time)
        let after = try? asked.timeline.state(at: time).manpower
        if found?.after != after { return "after \(time): \(String(describing: found))" }
        let before = try? asked.timeline.state(at: time, .before).manpower
        if found?.now != before { return "before \(time): \(String(describing: found))" }
      }
      return nil
    }
  }

  @Test(arguments: Setting.all)
  func `the next change of strength happens as predicted, and nothing changes before it`(
    _ setting: Setting
  ) throws {
    try search(setting) { asked in
      for time in asked.times {
        guard let state = try? asked.timeline.state(at: time), let change = state.nextChange else {
          continue
        }
        let schedule = state.game.schedule
        let instant = schedule.instant(of: change.time)
        if change.after == state.game.manpower { return "no change at \(change.time)" }
        let played = state.unsettled.played(to: change.time, opening: true)
        if played?.manpower != change.after { return "\(time) \(change.time) \(change.after)" }
        if change.time.elapsed == .zero { continue }
        let tenth = PlayingTime(tenths: 1)
        let earlier = schedule.time(
          of: GameInstant(played: instant.played - tenth), in: change.time.period)
        if earlier <= time { continue }
        let before = state.unsettled.played(to: earlier)
        if before?.manpower != state.game.manpower { return "\(time) earlier than \(earlier)" }
      }
      return nil
    }
  }

  @Test(arguments: Setting.all)
  func `a what-if changes nothing and gives the result of playing it`(_ setting: Setting) throws {
    try search(setting) { asked in
      for time in asked.times {
        guard let state = try? asked.timeline.state(at: time) else { continue }
        let before = state
        for question in BenchQuestion.all {
          let answer = try? state.answer(to: question)
          if answer != (try? state.answer(to: question)) { return "asked twice, answers differ" }
          if state != before { return "asking changed the state" }
          guard let answer else { continue }
          var game = state.unsettled
          var rulings: [Ruling] = []
          for play in answer.plays {
            rulings += (try? game.play(play.event)) ?? []
          }
          if answer.plays.last?.event.play == .faceOff {
            if rulings != answer.rulings { return "\(time) \(question) \(rulings)" }
            if game != answer.game { return "\(time) \(question) leaves another game" }
          } else if !answer.rulings.starts(with: rulings) {
            return "\(time) \(question) settles otherwise"
          }
        }
      }
      return nil
    }
  }
}

/// A solved game, its timeline, and the instants at which it is asked.
private struct AskedGame {
  let events: [Event]
  let book: Rulebook
  let kind: GameKind
  let solution: Solution
  let timeline: Timeline

  init(_ events: [Event], under book: Rulebook, kind: GameKind) {
    // Officials set the clock to another time of the same period, never of another period.
    let events = events.filter { $0.clockSet.map(\.period) ?? $0.time.period == $0.time.period }
    self.events = events
    self.book = book
    self.kind = kind
    solution = solve(events, under: book, setup: GameSetup(kind: kind))
    timeline = Timeline(of: solution)
  }

  /// The instants of all plays and rulings, and a tenth of a second before each play.
  var times: [GameTime] {
    var times: Set<GameTime> = [.start]
    for play in solution.plays where play.refused == nil {
      let time = play.event.time
      times.insert(time)
      if time.elapsed > .zero {
        times.insert(
          GameTime(period: time.period, elapsed: time.elapsed - PlayingTime(tenths: 1)))
      }
      for ruling in solution.rulings(of: play) {
        times.insert(solution.game.schedule.time(of: ruling.at, in: time.period))
      }
    }
    return times.sorted()
  }

  /// The number of plays up to the last time at which the clock read `time`, with or without the
  /// plays at that time.
  private func count(upTo time: GameTime, included: Bool) -> Int {
    var clock = GameTime.start
    var count = 0
    for (index, play) in solution.plays.enumerated() {
      if play.refused == nil {
        clock = play.event.time
        if let set = play.event.clockSet { clock = set }
      }
      if included ? clock <= time : clock < time { count = index + 1 }
    }
    return count
  }

  /// The game after all plays up to `time`, replayed from the start and settled.
  func replayed(through time: GameTime) -> Game? {
    let count = count(upTo: time, included: true)
    let past = Array(events.prefix(count)) + [Event(id: .label("look"), time: time, play: .look)]
    let replay = solve(past, under: book, setup: GameSetup(kind: kind))
    return replay.refusals.last?.event == past.last && !replay.game.isOver ? nil : replay.game
  }

  /// The game after all plays before `time`, played one by one, when the clock reads `time`.
  func replayed(to time: GameTime) -> Game? {
    var game = Game(under: book, setup: GameSetup(kind: kind))
    for event in events.prefix(count(upTo: time, included: false)) {
      _ = try? game.play(event)
    }
    return game.isOver ? game : game.played(to: time)
  }
}

extension Event {
  /// The time to which the play sets the clock, or `nil` if the play does not set the clock.
  fileprivate var clockSet: GameTime? {
    if case .correction(.clock(let time, _)) = play { time } else { nil }
  }
}

extension Game {
  /// The game when the clock reads `time` and nothing has happened since.
  ///
  /// With `opening`, the game at the beginning of a period is the game after the face-off.
  fileprivate func played(to time: GameTime, opening: Bool = false) -> Game? {
    var game = self
    let play: Play = opening && time.elapsed == .zero ? .faceOff : .look
    let event = Event(id: .label("look"), time: time, play: play)
    return (try? game.play(event)) == nil ? nil : game
  }
}
