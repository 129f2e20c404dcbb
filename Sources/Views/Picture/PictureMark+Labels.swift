import HockeyRules
import Scoresheets

extension PictureMark {
  static func penalties(
    _ courses: [PenaltyCourse], in game: PlayedGame, _ periods: [PicturePeriod], _ plays: PlayIndex
  ) -> [PictureMark] {
    struct Charge: Hashable {
      var call: Event.ID
      var offender: Offender
    }
    var groups: [[PenaltyCourse]] = []
    var places: [Charge: [Int]] = [:]
    for course in courses {
      let penalty = game.solution.game.penalties[course.penalty]
      let charge = Charge(call: penalty.call, offender: penalty.offender)
      if let place = places[charge]?.first(where: { admits(course, groups[$0]) }) {
        add(course, to: &groups[place])
      } else {
        places[charge, default: []].append(groups.count)
        groups.append([course])
      }
    }
    var seen: Set<Int> = []
    return groups.map { courses in
      var mark = mark(of: courses, in: game, until: periods.last?.end, plays)
      mark.isFirst = mark.play.map { seen.insert($0).inserted } ?? false
      return mark
    }
  }

  private static func admits(_ course: PenaltyCourse, _ others: [PenaltyCourse]) -> Bool {
    course.stretches.isEmpty || others.allSatisfy { $0.stretches.isEmpty || $0.end <= course.begin }
  }

  /// Adds `course`; another course's unserved rest is not drawn where `course` covers it.
  private static func add(_ course: PenaltyCourse, to courses: inout [PenaltyCourse]) {
    for index in courses.indices where !course.stretches.isEmpty {
      if let rest = courses[index].unserved, course.begin < rest.upperBound {
        courses[index].until = nil
      }
    }
    courses.append(course)
  }

  private static let mostLetters = 40

  /// The mark of penalties that share a row, cut off at `end`.
  private static func mark(
    of courses: [PenaltyCourse], in game: PlayedGame, until end: GameInstant?, _ plays: PlayIndex
  ) -> PictureMark {
    let penalties = courses.map { game.solution.game.penalties[$0.penalty] }
    let stretches = courses.flatMap { $0.stretches }
    let from = courses.reduce(courses[0].begin) { min($0, $1.begin) }
    let to = courses.map { $0.unserved?.upperBound ?? $0.end }.reduce(from, max)
    // The offender, the classes and the infraction: `A6 2+2 high-sticking`.
    let classes = penalties.map { $0.penaltyClass.word }.joined(separator: "+")
    let short = "\(game.label(of: penalties[0].offender)) \(classes)".shortened(to: mostLetters)
    let whole = penalties[0].infraction.map { "\(short) \($0.rawValue.inWords)".visible } ?? short
    let play = plays[penalties[0].call]
    return PictureMark(
      kind: .penalties(courses), team: penalties[0].team, play: play,
      from: min(from, end ?? from), to: min(to, end ?? to),
      label: whole.count > mostLetters ? short : whole, shortLabel: short,
      number: play.map { game.solution.plays[$0].event.time.period },
      isThin: !stretches.isEmpty && stretches.allSatisfy { $0.kind == .offClock })
  }
}

// Marked plays: goals, penalty shots without a goal, and refused plays.
extension PictureMark {
  static func plays(
    in game: PlayedGame, _ periods: [PicturePeriod], _ plays: PlayIndex
  ) -> [PictureMark] {
    // Computed once: each answer goes through all plays of the log.
    let isShort = game.log.hasPlayerIDs
    return goals(in: game, plays)
      + game.solution.plays.indices.compactMap { index in
        let time = game.solution.plays[index].event.time
        // A refused play may have a time outside the picture.
        guard let period = periods.first(where: { $0.number == time.period }),
          time.elapsed <= period.length
        else { return nil }
        return mark(ofPlayAt: index, in: game, at: period.start + time.elapsed, isShort: isShort)
      }
  }

  private init(
    _ kind: Kind, of team: Team, _ play: Int?, at instant: GameInstant, in period: Int,
    label: String
  ) {
    self.init(
      kind: kind, team: team, play: play, from: instant, to: instant,
      label: label.shortened(to: Self.mostLetters), number: period)
  }

  private static func goals(in game: PlayedGame, _ plays: PlayIndex) -> [PictureMark] {
    let result = game.solution.game
    return result.scoredGoals.map { goal, score in
      let team = goal.goal.team
      let scorer = goal.goal.scorer.map { game.label(of: $0) } ?? game.log.letters[team]
      let words = [game.words.text(figures: score), scorer, goal.kind].compactMap { $0 }
      return PictureMark(
        .goal(goal), of: team, plays[goal.call], at: result.schedule.instant(of: goal.time),
        in: goal.time.period, label: words.joined(separator: " "))
    }
  }

  /// The mark of a penalty shot without a goal or of a refused play; `nil` for other plays.
  private static func mark(
    ofPlayAt index: Int, in game: PlayedGame, at instant: GameInstant, isShort: Bool
  ) -> PictureMark? {
    let played = game.solution.plays[index]
    let period = played.event.time.period
    if played.refused != nil {
      return PictureMark(
        .refused, of: played.event.play.team ?? .home, index, at: instant, in: period,
        label: game.label(ofRefused: played.event.play, isShort: isShort))
    }
    guard case .penaltyShot(let shot) = played.event.play,
      shot.result == .missed || shot.result == .lost
    else { return nil }
    let shooter = shot.shooter.map { game.label(of: $0) } ?? game.log.letters[shot.team]
    return PictureMark(
      .missedShot, of: shot.team, index, at: instant, in: period,
      label: "\(shooter) PS \(shot.result == .missed ? "missed" : "lost")")
  }
}

// The names in the labels of a picture.
extension PlayedGame {
  /// The player's label: number and last name if names are shown, otherwise letters and number.
  ///
  /// With a name, the side of the picture tells the team. A source without sweater numbers has only
  /// long ids: then the label is the name with its initial, or `A?` without names.
  fileprivate func label(of player: Player) -> String {
    let highestNumber = 99
    guard player.number > highestNumber else {
      let name = notation.names[player]?.onOneLine.lastName
      return name.map { "\(player.number) \($0)" } ?? log.letters.name(of: player)
    }
    return notation.names[player]?.onOneLine.withInitial ?? "\(log.letters[player.team])?"
  }

  fileprivate func label(of offender: Offender) -> String {
    offender.player.map { label(of: $0) } ?? log.letters.name(of: offender)
  }

  /// The label of a refused play; `isShort` leaves out the play itself.
  fileprivate func label(ofRefused play: Play, isShort: Bool) -> String {
    var notation = notation
    notation.names = [:]
    return isShort ? "refused" : "refused: \(notation.text(of: play))"
  }
}

extension String {
  /// The name with its first word as an initial: `A. Miller`.
  fileprivate var withInitial: String {
    guard let first, let blank = firstIndex(of: " ") else { return self }
    return "\(first).\(self[blank...])"
  }

  /// The name without its first word: `Miller`.
  fileprivate var lastName: String {
    firstIndex(of: " ").map { String(self[index(after: $0)...]) } ?? self
  }

  func shortened(to length: Int) -> String {
    let visible = visible
    guard visible.count > length else { return visible }
    guard length > 0 else { return "" }
    var short = String(visible.prefix(length - 1))
    while let last = short.last, last == " " || last == "-" { short.removeLast() }
    return short + "…"
  }
}
