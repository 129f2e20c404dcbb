import HockeyRules
import Testing

/// Captains' choices.
///
/// A solved log knows later choices. In a game played play by play, the book's order decides until
/// the captain chooses.
@Suite struct CaptainsChoices {
  struct Situation: CustomStringConvertible, Sendable {
    var description: String
    var book: String
    /// The plays; the last one is the choice.
    var sheet: String
    /// The players whom the book chooses if the captain names nobody.
    var assumed: [Int]

    func plays() throws -> (before: [Event], choice: Event) {
      var events = try events(sheet)
      let choice = events.removeLast()
      return (events, choice)
    }
  }

  /// Choices that are made as soon as the play before them is ruled on.
  static let decided = [
    Situation(
      description: "of two minors that a goal may end", book: "nhl-2025",
      sheet: "P1 5:00 A6 2\n   A7 2\n   6:00 B goal\n   A captain-choice A7", assumed: [6]),
    Situation(
      description: "of two minors while a third waits", book: "nhl-2025",
      sheet: "P1 5:00 A6 2\n   A7 2\n   5:10 A8 2\n   6:00 B goal\n   A captain-choice A7",
      assumed: [6]),
    Situation(
      description: "of two minors, a second one behind the first", book: "iihf-2025",
      sheet: "P1 5:00 A6 2+2\n   A7 2\n   6:00 B goal\n   A captain-choice A7", assumed: [6]),
    Situation(
      description: "of two minors, a misconduct behind the first", book: "usa-hockey-2025",
      sheet: "P1 5:00 A6 2+10\n   A7 2\n   6:00 B goal\n   A captain-choice A7", assumed: [6]),
    Situation(
      description: "of two signalled minors", book: "nhl-2025",
      sheet:
        "P1 5:00 A6 signalled 2\n   5:05 A7 signalled 2\n   5:10 B goal\n   A captain-choice A6",
      assumed: [7]),
    Situation(
      description: "of three signalled calls", book: "nhl-2025",
      sheet: "P1 5:00 A6 signalled 2+2\n   5:05 A7 signalled 2\n   5:06 A8 signalled 2\n"
        + "   5:10 B goal\n   A captain-choice A6 A7", assumed: [7, 8]),
    Situation(
      description: "who goes first, recorded behind another play", book: "nhl-2025",
      sheet: "P1 5:00 A4 2\n   A5 2\n   5:30 A6 2\n   7:00 look\n   A captain-choice A5",
      assumed: [4]),
  ]

  /// A choice that is made when the stoppage is settled.
  static let unsettled = Situation(
    description: "whose minor is set off", book: "nhl-2025",
    sheet: "P1 5:00 A4 2\n   A5 2\n   B6 2\n   A captain-choice A4", assumed: [5])

  @Test(arguments: decided)
  func `a choice is refused once play has gone on with other players`(
    _ situation: Situation
  ) throws {
    let book = try book(situation.book)
    let (before, choice) = try situation.plays()
    var game = try played(before, under: book)
    let unchanged = game
    let refusal = #expect(throws: Refusal.self) { try game.play(choice) }
    let taken = situation.assumed.map { Offender.skater(Player(.home, $0)) }
    #expect(refusal?.reason == .choiceComesTooLate(.home, taken: taken))
    #expect(game == unchanged)
  }

  @Test(arguments: decided)
  func `a solved log is ruled on with its later choices known`(_ situation: Situation) throws {
    let book = try book(situation.book)
    let (before, choice) = try situation.plays()
    let solution = solve(before + [choice], under: book)
    #expect(solution.refusals == [])
    // A choice that was already possible when the penalties were called stays assumed.
    #expect(choices(in: solution).contains { !$0.isAssumed })
    #expect(solution.game != solve(before, under: book).game)
  }

  @Test(arguments: decided)
  func `naming the assumed player only makes the choice no longer assumed`(
    _ situation: Situation
  ) throws {
    let book = try book(situation.book)
    let (before, choice) = try situation.plays()
    let game = try played(before, under: book)
    #expect(game.choices.last?.isAssumed == true)
    #expect(
      game.choices.last?.taken == situation.assumed.map { .skater(Player(.home, $0)) })
    let taken = Event(
      id: choice.id, time: choice.time,
      play: .captainChoice(.home, situation.assumed.map { .skater(Player(.home, $0)) }))
    var named = game
    let rulings = try named.play(taken)
    #expect(rulings.count == 1)
    #expect(named.choices.last?.isAssumed == false)
    #expect(standings(named) == standings(game))
    #expect(named.leaving == game.leaving)
  }

  @Test func `before the stoppage is settled, a choice is in time, even in a live game`() throws {
    let book = try book(Self.unsettled.book)
    let (before, choice) = try Self.unsettled.plays()
    // Both sheets number their lines from 1, so the plays of the second get numbers from 100.
    let end = try events("P1 5:00 face-off\n   6:30 look").enumerated().map { index, event in
      Event(id: .number(100 + index), time: event.time, play: event.play)
    }
    let game = try played(before + [choice] + end, under: book)
    let solution = solve(before + [choice] + end, under: book)
    #expect(solution.refusals == [])
    #expect(game == solution.game)
    #expect(game.running(of: .home).map(\.offender) == [.skater(Player(.home, 4))])
    let without = solve(before + end, under: book).game
    #expect(without.running(of: .home).map(\.offender) == [.skater(Player(.home, 5))])
  }

  @Test func `a captain who names more signalled minors than are served has named none`() throws {
    // One of the two minors is washed out (IIHF 15.2).
    let sheet = "P1 5:00 A6 signalled 2\n 5:05 A7 signalled 2\n 5:10 B9 goal\n"
    let solution = solve(
      try events(sheet + " A captain-choice A6 A7\n 5:11 look"), under: try book("iihf-2025"))
    #expect(solution.refusals.count == 1)
    #expect(choices(in: solution).map(\.isAssumed) == [true])
  }

  private func played(_ events: [Event], under book: Rulebook) throws -> Game {
    var game = Game(under: book)
    for event in events { try game.play(event) }
    return game
  }

  /// The captains' choices in the rulings, in their order.
  private func choices(in solution: Solution) -> [CaptainsChoice] {
    solution.journal.compactMap { ruling in
      if case .call(.choice(let choice, _)) = ruling.effect { choice } else { nil }
    }
  }

  /// The standing of each penalty.
  private func standings(_ game: Game) -> [String] {
    game.penalties.map {
      "\($0.offender) \($0.penaltyClass) \($0.standing) \($0.service) \($0.minutes)"
    }
  }
}
