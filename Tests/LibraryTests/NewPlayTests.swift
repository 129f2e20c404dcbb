import Feeds
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

private let games = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"]

/// Plays whose ids the library makes, in logs that are kept line by line.
@Suite struct NewPlays {
  private let book = Rulebooks.nhl2025.rulebook

  private static func goal(_ player: Int) -> Play {
    .goal(Goal(team: .home, scorer: Player(.home, player)))
  }

  private static func time(_ minute: Int) -> GameTime {
    GameTime(period: 1, elapsed: .minutes(minute))
  }

  /// A log that only grows, as a program keeps it.
  private struct File {
    var bytes: [UInt8]

    mutating func add(_ event: Event, before: Event.ID? = nil) {
      bytes += JSONLines.line(
        of: LoggedPlay(event: event), letters: GameLog().letters, before: before)
    }
  }

  @Test func `after an undo, a save and a restart no id is used twice`() throws {
    var file = File(bytes: JSONLines.text(of: GameLog(books: ["nhl-2025"])))
    var live = LiveGame(JSONLines.read(file.bytes), under: book)
    for minute in 1...3 {
      let play = live.event(Self.goal(minute), at: Self.time(minute))
      try live.play(play)
      file.add(play)
    }
    let last = try #require(live.events.last)
    live.remove(last.id)
    file.bytes += JSONLines.line(undoing: last.id)

    let saved = JSONLines.read(file.bytes)
    #expect(saved.error == nil && saved.notes.isEmpty)
    #expect(saved.log.events == live.events)
    var again = LiveGame(saved, under: book)
    let late = again.event(Self.goal(9), at: Self.time(1))
    let following = again.events[again.place(of: late.time)].id
    try again.insert(late)
    file.add(late, before: following)
    let next = again.event(Self.goal(4), at: Self.time(4))
    try again.play(next)
    file.add(next)

    let reading = JSONLines.read(file.bytes)
    #expect(reading.error == nil && reading.notes.isEmpty)
    #expect(reading.log.events == again.events)
    #expect(again.events.map { $0.id } == ["p1", "p4", "p2", "p5"])
    #expect(solve(reading.log, under: book).game.score.home == 4)
  }

  @Test func `an id that was undone is not given again in the same game`() throws {
    var live = LiveGame(under: book)
    try live.play(Self.goal(1), at: Self.time(1))
    live.undo()
    try live.play(Self.goal(2), at: Self.time(1))
    try live.insert(Self.goal(3), at: Self.time(0))
    #expect(live.events.map { $0.id } == ["p3", "p2"])
  }

  @Test func `a refused play takes no id of the log, and the next one is taken`() throws {
    var live = LiveGame(under: book)
    #expect(throws: Refusal.self) { try live.play(Self.goal(1), at: Self.time(25)) }
    try live.play(Self.goal(1), at: Self.time(2))
    try live.insert(Self.goal(3), at: Self.time(1))
    #expect(throws: Refusal.self) { try live.insert(.faceOff, at: Self.time(-1)) }
    #expect(live.event(.faceOff, at: Self.time(3)).id == "p3")
    #expect(live.events.map { $0.id } == ["p2", "p1"] && live.solution.refusals.isEmpty)
  }

  @Test(arguments: [
    "p7", "p12", "p-3", "p", "px", "goal", "p999999999999999", "p99999999999999999999",
    "p9223372036854775807",
  ])
  func `whatever ids a log has, a new one differs`(_ label: String) throws {
    let events = [
      Event(id: .label(label), time: .start, play: .faceOff),
      Event(id: .number(.max), time: .start, play: .other("hit")),
    ]
    var live = LiveGame(under: book, events: events)
    try live.play(Self.goal(1), at: Self.time(1))
    #expect(Set(live.events.map { $0.id }).count == 3)
  }

  @Test func `the penalties of a position keep their ids`() throws {
    let sitting = GamePosition.Entry(
      id: "p4", offender: .skater(Player(.home, 6)), penaltyClass: .minor, remaining: .seconds(74))
    var live = LiveGame(under: book)
    try live.play(.position(GamePosition(entries: [sitting])), at: Self.time(5))
    try live.play(.faceOff, at: Self.time(5))
    #expect(live.events.map { $0.id } == ["p5", "p6"])
  }

  @Test func `a game that a feed began goes on with ids of its own, whatever its length`() throws {
    let plays = [9, 3, 2, 5, 4].enumerated().map { index, id in
      #"{"eventId":\#(id),"periodDescriptor":{"number":1,"periodType":"REG"},"timeInPeriod":"0\#(index):00","#
        + #""typeDescKey":"hit","sortOrder":\#(index)}"#
    }
    for count in 0...plays.count {
      let text =
        #"{"id":2025020001,"season":20252026,"gameType":2,"homeTeam":{"id":1},"awayTeam":{"id":2},"plays":["#
        + plays.prefix(count).joined(separator: ",") + "]}"
      try Self.goOn(with: NHLFeed.read(Array(text.utf8)), plays: count)
    }
  }

  @Test(.enabled(if: games != nil, "PENALTYBOX_GAMES is not set"))
  func `real games go on with ids of their own after each of their plays`() throws {
    let folder = URL(filePath: try #require(games)).appending(path: "nhl")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names.prefix(3) {
      let reading = NHLFeed.read(Array(try Data(contentsOf: folder.appending(path: name))))
      for count in stride(from: 0, through: reading.log.plays.count, by: 23) {
        var part = reading
        part.log.plays = Array(reading.log.plays.prefix(count))
        try Self.goOn(with: part, plays: count)
      }
    }
  }

  /// Adds plays to an imported game, takes one back, saves it line by line, and reads it again.
  private static func goOn(with reading: LogReading, plays count: Int) throws {
    var log = reading.log
    try #require(log.plays.count == count)
    var live = try LiveGame(reading)
    let clock = live.game.clock
    var file = JSONLines.text(of: log)
    for play in [Play.other("first"), .other("second"), .other("third")] {
      let event = live.event(play, at: clock)
      try live.play(event)
      log.plays.append(LoggedPlay(event: event))
      file += JSONLines.line(of: log.plays[log.plays.count - 1], letters: log.letters)
      guard play == .other("second") else { continue }
      live.remove(event.id)
      log.plays.removeLast()
      file += JSONLines.line(undoing: event.id)
    }
    let saved = JSONLines.read(file)
    #expect(saved.error == nil && saved.notes.isEmpty)
    #expect(saved.log.events == log.events && log.events == live.events)
    #expect(Set(live.events.map { $0.id }).count == count + 2)
  }
}
