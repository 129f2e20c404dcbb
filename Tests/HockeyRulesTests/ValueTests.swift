import HockeyRules
import Testing

/// The behaviour that a Swift program expects of values: arithmetic, literals, identity, defaults.
@Suite struct Values {
  @Test func `playing time adds up`() {
    let times: [PlayingTime] = [.minutes(2), .seconds(30), PlayingTime(tenths: 3)]
    #expect(times.reduce(.zero, +) == PlayingTime(tenths: 1503))
    var left = PlayingTime.minutes(2)
    left -= .seconds(1)
    #expect(left == .seconds(119))
    #expect(PlayingTime.seconds(119) < .minutes(2))
  }

  @Test func `playing time converts from and to a duration`() {
    #expect(PlayingTime(Duration.seconds(90)) == .seconds(90))
    #expect(PlayingTime(Duration.milliseconds(1_999)) == PlayingTime(tenths: 19))
    #expect(PlayingTime(Duration.milliseconds(-1_999)) == PlayingTime(tenths: -19))
    #expect(PlayingTime(Duration.seconds(Int64.max)) == PlayingTime(tenths: .max))
    #expect(PlayingTime(Duration.seconds(Int64.min)) == PlayingTime(tenths: .min))
    #expect(Duration(PlayingTime(tenths: 1503)) == .milliseconds(150_300))
    #expect(Duration(PlayingTime(tenths: -7)) == .milliseconds(-700))
    for tenths in [Int.min, -1, 0, 1, .max] {
      let time = PlayingTime(tenths: tenths)
      #expect(PlayingTime(Duration(time)) == time)
    }
  }

  @Test func `plays and infractions are written as literals`() {
    let event = Event(id: 3, time: .start, play: .whistle())
    #expect(event.id == .number(3))
    #expect(event.play == .whistle(reason: nil))
    #expect(Correction.void("x", reason: "late") == .void(.label("x"), reason: "late"))
    #expect(Infraction.fighting == "fighting")
  }

  @Test func `what has an id is identified by it`() throws {
    func id<Value: Identifiable>(_ value: Value) -> Value.ID { value.id }
    let call = Call(offender: .bench(.home), penalties: [.minor])
    let event = Event(id: "x", time: .start, play: .penalty(call))
    #expect(id(event) == "x")
    #expect(id(PendingCall(id: "x", call: call)) == "x")
    let book = try book("nhl-2025")
    #expect(id(book) == "nhl-2025")
    let game = solve([event], under: book).game
    #expect(game.penalties.map(id) == game.penalties.map(\.id))
    #expect(game.seats.map(id) == game.seats.map(\.id))
  }

  @Test func `an occupant is a player where the log names him`() {
    let player = Player(.home, 12)
    #expect(Occupant.player(player).player == player)
    #expect(Occupant.substitute(for: .skater(player)).player == nil)
    #expect(Occupant.nobody(for: .skater(player)).player == nil)
  }

  @Test func `a penalty says how much of it is left`() throws {
    let sheet = """
      P1 0:00 A6 2
         0:10 A7 2
         0:20 A8 2
         1:00 face-off
      """
    func remaining(_ sheet: String, at time: PlayingTime) throws -> [PlayingTime] {
      try solve(try events(sheet), under: book("nhl-2025")).game.penalties
        .map { $0.remaining(at: GameInstant(played: time)) }
    }
    #expect(try remaining(sheet, at: .minutes(1)) == [.minutes(1), .seconds(70), .minutes(2)])
    #expect(try remaining(sheet, at: .minutes(2)) == [.zero, .seconds(10), .minutes(2)])
    #expect(try remaining(sheet, at: .minutes(9)) == [.zero, .zero, .minutes(2)])
    // A penalty that is over has nothing left, and no penalty has more left than its length.
    let goal = sheet + "\n   1:10 B goal"
    #expect(try remaining(goal, at: .seconds(70)).first == .zero)
    #expect(try remaining(sheet, at: .zero)[1] == .minutes(2))
  }
}
