import HockeyRules
import Testing

/// Captains' choices: recorded behind the play that brought them up, in a log and in a live game alike.
@Suite struct CaptainsChoices {
  struct Situation: CustomStringConvertible, Sendable {
    var description: String
    var book: String
    var sheet: String
  }

  static let situations = [
    Situation(
      description: "of two minors that a goal may end", book: "nhl-2025",
      sheet: "P1 5:00 A6 2\n   A7 2\n   6:00 B goal\n   A captain-choice A7"),
    Situation(
      description: "of two minors while a third waits", book: "nhl-2025",
      sheet: "P1 5:00 A6 2\n   A7 2\n   5:10 A8 2\n   6:00 B goal\n   A captain-choice A7"),
    Situation(
      description: "of two minors, a second one behind the first", book: "iihf-2025",
      sheet: "P1 5:00 A6 2+2\n   A7 2\n   6:00 B goal\n   A captain-choice A7"),
    Situation(
      description: "of two minors, a misconduct behind the first", book: "usa-hockey-2025",
      sheet: "P1 5:00 A6 2+10\n   A7 2\n   6:00 B goal\n   A captain-choice A7"),
    Situation(
      description: "of two signalled minors", book: "nhl-2025",
      sheet:
        "P1 5:00 A6 signalled 2\n   5:05 A7 signalled 2\n   5:10 B goal\n   A captain-choice A6"),
    Situation(
      description: "of three signalled calls", book: "nhl-2025",
      sheet: "P1 5:00 A6 signalled 2+2\n   5:05 B9 signalled 2\n   5:06 A7 signalled 2\n"
        + "   5:10 B goal\n   A captain-choice A6"),
    Situation(
      description: "who goes first, recorded behind another play", book: "nhl-2025",
      sheet: "P1 5:00 A4 2\n   A5 2\n   5:30 A6 2\n   7:00 look\n   A captain-choice A5"),
    Situation(
      description: "whose minor is set off", book: "nhl-2025",
      sheet: "P1 5:00 A4 2\n   A5 2\n   B6 2\n   A captain-choice A4"),
  ]

  @Test(arguments: situations)
  func `a choice behind its decision leaves a live game as it leaves the solved log`(
    _ situation: Situation
  ) throws {
    let book = try book(situation.book)
    let end = try events("P1 7:00 face-off\n   8:30 look")
    let events = try events(situation.sheet)
    let solution = solve(events + end, under: book)
    #expect(solution.refusals == [])
    var game = Game(under: book)
    for event in events + end { try game.play(event, under: book) }
    #expect(standings(game) == standings(solution.game))
    #expect(game.manpower == solution.game.manpower)
    #expect(game.goals.map(\.ended) == solution.game.goals.map(\.ended))
    #expect(game.goals.map(\.washed) == solution.game.goals.map(\.washed))
    #expect(game.penaltyMinutes == solution.game.penaltyMinutes)
    #expect(game.powerPlays == solution.game.powerPlays)
    #expect(game.checkInvariantsBetweenPlays(under: book) == [])
  }

  @Test(arguments: situations)
  func `a choice of the one who was assumed changes only that it is no longer assumed`(
    _ situation: Situation
  ) throws {
    let book = try book(situation.book)
    var before = try events(situation.sheet)
    let choice = before.removeLast()
    var game = Game(under: book)
    for event in before { try game.play(event, under: book) }
    guard let open = game.choices.last, case .captainChoice(let team, _, _) = choice.play else {
      return  // What the settlement chooses is not taken yet.
    }
    #expect(open.isAssumed)
    var named = game
    let taken = Event(
      id: choice.id, time: choice.time,
      play: .captainChoice(team, open.taken.compactMap(\.player)))
    try named.play(taken, under: book)
    #expect(named.choices.last?.isAssumed == false)
    #expect(standings(named) == standings(game))
    #expect(named.leaving == game.leaving)
  }

  /// Where each penalty stands, without when it began last: who was put back began again.
  private func standings(_ game: Game) -> [String] {
    game.penalties.map {
      "\($0.offender) \($0.penaltyClass) \($0.standing) \($0.service) \($0.minutes)"
    }
    .sorted()
  }
}
