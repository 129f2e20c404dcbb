import HockeyRules
import PageChecking
import Rulebooks
import Scoresheets
import Testing

@testable import Views

/// The picture of a game, compared with its rulings.
@Suite struct PictureOfAGame {
  @Test(arguments: try RealGames.all())
  func `every penalty has a bar that begins and ends where the rulings say`(_ real: RealGame) {
    let picture = GamePicture(of: real.game)
    let penalties = real.game.solution.game.penalties
    let courses = (picture.bench.home + picture.bench.visiting).flatMap { $0.courses }
    #expect(courses.map { $0.penalty }.sorted() == penalties.map { $0.index })
    for course in courses {
      let penalty = penalties[course.penalty]
      let played = course.stretches.filter { $0.kind != .waits }
      if case .over(let ending, let end) = penalty.standing {
        #expect(course.ending == ending && course.ended == end)
        if !played.isEmpty { #expect(played.last?.to == end) }
      } else {
        #expect(course.ending == nil && course.ended == nil)
      }
      if course.ending == .served {
        #expect(course.served == penalty.length, "\(real): penalty \(course.penalty)")
      }
      if !played.isEmpty { #expect(played.first?.from == course.start) }
      for (one, next) in zip(course.stretches, course.stretches.dropFirst()) {
        #expect(one.to <= next.from)
      }
    }
  }

  @Test(arguments: try RealGames.all())
  func `the strength is that of the statistics, without a gap`(_ real: RealGame) {
    let stretches = GamePicture(of: real.game).strengths
    for (one, next) in zip(stretches, stretches.dropFirst()) {
      #expect(one.to == next.from && one.manpower != next.manpower)
    }
    for total in real.game.solution.timeAtStrength {
      let time = stretches.filter { $0.manpower == total.manpower }
        .reduce(PlayingTime.zero) { $0 + ($1.to - $1.from) }
      #expect(time == total.time)
    }
  }

  @Test(arguments: try RealGames.all())
  func `no label covers a neighbour in its row`(_ real: RealGame) {
    let picture = GamePicture(of: real.game)
    for team in Team.allCases {
      expectApart(picture.bench[team], picture, "\(real), bench")
      expectApart(picture.marks[team], picture, "\(real), marks")
    }
  }

  /// Checks that in each row no item begins before the item to its left has ended, labels included.
  private func expectApart(
    _ marks: [PictureMark], _ picture: GamePicture, _ what: String
  ) {
    let minute = Double(picture.scale.minute)
    func pixels(_ instant: GameInstant) -> Double {
      let shift = picture.periods.filter { $0.end <= instant }.reduce(0) { $0 + $1.room.tenths }
      return Double(instant.played.tenths + shift) / 600 * minute
    }
    var ends: [Int: Double] = [:]
    let places = marks.map { mark in
      let width = Double(LabelScale.width(of: mark.label))
      let (from, to) = (pixels(mark.from), pixels(mark.to))
      return switch mark.side {
      case .after: (mark, from, to + width)
      case .before: (mark, from - width, to)
      case .on: (mark, from, max(to, from + width))
      case .over: (mark, from, to)
      }
    }
    for (mark, from, to) in places.sorted(by: { $0.1 < $1.1 }) {
      #expect(from >= (ends[mark.row] ?? -1) - 1, "\(what): \(mark.label)")
      ends[mark.row] = to
    }
  }

  @Test
  func `a double minor is one row, and its second half takes the place of what the first left`()
    throws
  {
    let picture = GamePicture(
      of: try game("under nhl-2025\nP1 5:00 A6 2+2 high-sticking\n   5:30 B9 goal\n   12:00 look\n")
    )
    let entry = try #require(picture.bench.home.first)
    #expect(picture.bench.home.count == 1)
    #expect(entry.label == "A6 2+2 high-sticking")
    #expect(
      entry.courses.map { $0.stretches.map { $0.kind } } == [[.runs], [.runs]])
    #expect(entry.courses.map { $0.ending } == [.goalAgainst, .served])
    #expect(entry.courses.map { $0.unserved } == [nil, nil])
  }

  @Test func `a third man waits from his call until he starts`() throws {
    let picture = GamePicture(
      of: try game(
        "under nhl-2025\nP1 5:00 A6 2\n   5:10 A7 2\n   5:30 A8 2\n   12:00 look\n"))
    let waiting = try #require(picture.bench.home.first { $0.label == "A8 2" })
    #expect(
      waiting.courses[0].stretches == [
        PenaltyCourse.Stretch(kind: .waits, from: at(5, 30), to: at(7, 0)),
        PenaltyCourse.Stretch(kind: .runs, from: at(7, 0), to: at(9, 0)),
      ])
  }

  @Test func `time that is played again is served once`() throws {
    let real = try game(
      "under nhl-2025\nP1 5:00 A6 2\n   7:00 whistle\n   7:00 clock 6:30 mistake\n   12:00 look\n")
    let course = try #require(real.solution.courses.first)
    #expect(course.served == .minutes(2))
    #expect(course.ended == at(7, 0))
    #expect(course.stretches == [PenaltyCourse.Stretch(kind: .runs, from: at(5, 0), to: at(7, 0))])
  }

  @Test func `what is set off is tied together`() throws {
    let picture = GamePicture(of: try game(eventfulSheet))
    #expect(picture.ties.map { $0.penalties.count } == [2])
    #expect(picture.ties.map { $0.at } == [at(5, 50)])
  }

  @Test func `a penalty at the very end has a mark`() throws {
    let svg = ReplaySVG.text(
      of: try game("under nhl-2025\nP3 20:00 A6 2 roughing\n   20:00 game-end\n"))
    #expect(svg.contains("A6 2 roughing</text>"))
    #expect(ParsedPage(svg).all("text", "nothing").contains { $0.text == "◆" })
  }

  @Test func `a label that has no room loses its infraction`() throws {
    let picture = GamePicture(
      of: try game("under nhl-2025\nP1 9:00 A6 2 a-very-long-infraction\nP3 20:00 look\n"))
    #expect(picture.bench.home.map { $0.label } == ["A6 2 min"])
  }

  @Test func `a play that the book refuses is marked, with its words`() throws {
    let real = try game(
      "under nhl-2025\nP1 5:00 A6 2\n   6:00 B penalty-shot missed\n   9:00 look\n")
    let mark = try #require(GamePicture(of: real).marks.visiting.first)
    guard case .refused = mark.kind else {
      Issue.record("\(mark.label) is no refusal")
      return
    }
    #expect(mark.label == "refused: B penalty-shot missed")
    let page = ParsedPage(ReplaySVG.text(of: real))
    #expect(page.all("g", "refused").count == 2, "in the drawing and in the legend")
  }

  @Test func `a penalty shot without a goal is marked`() throws {
    let real = try game(
      "under nhl-2025\nP1 5:00 A6 PS\n   5:00 B9 penalty-shot missed\n   9:00 look\n")
    let marks = GamePicture(of: real).marks.visiting
    #expect(marks.map { $0.label } == ["B9 PS missed"])
    #expect(ReplayParts(of: real, number: 1).picture.contains("penalty shot without a goal"))
  }

  @Test func `goals in a cluster leave a bench far from them at the strength`() throws {
    let goals = (0..<4).map { "   10:0\($0) A\($0) goal\n" }.joined()
    let picture = GamePicture(
      of: try game("under nhl-2025\nP1 1:00 A6 2\n\(goals)P2 10:00 A7 2\n   15:00 look\n"))
    #expect(picture.marks.home.map { $0.row } == [0, 1, 2, 3])
    #expect(picture.bench.home.map { $0.row } == [0, 0])
  }

  @Test func `a penalty and a goal beside it have rows of their own`() throws {
    let picture = GamePicture(
      of: try game("under nhl-2025\nP1 5:00 A6 2\n   5:30 A9 goal\n   12:00 look\n"))
    #expect(picture.marks.home.map { $0.row } == [0])
    #expect(picture.bench.home.map { $0.row } == [1])
  }

  private func at(_ minutes: Int, _ seconds: Int) -> GameInstant {
    GameInstant(played: .minutes(minutes) + .seconds(seconds))
  }
}
