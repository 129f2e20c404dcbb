import HockeyRules
package import Scoresheets
import Views

// Typed corrections of a play, and a play after a forgotten end of the period.
extension KeptLog {
  /// The outcome of replacing the play called `name`, or the play typed last, by `words`.
  ///
  /// The words are a whole play, or only the correct part of it: a number, a call, an infraction,
  /// the assists, the server, a time.
  package func fixing(
    _ name: String?, with words: [String], typedAs line: NotationLine
  ) throws(NotationError) -> Outcome {
    let old: LoggedPlay
    do throws(LiveObjection) {
      guard let last = log.plays.max(by: { $0.line < $1.line }) else {
        throw LiveObjection("the log has no play to fix")
      }
      old = try name.map { name throws(LiveObjection) in try self.play(called: name) } ?? last
    } catch { return .refused(error) }
    let (reading, play) = try read(words, insteadOf: old)
    guard play.event.play != old.event.play || play.event.time != old.event.time else {
      return .refused(LiveObjection("\(game.words.name(old.event.id)) says that already"))
    }
    return Outcome { () throws(LiveObjection) in try reading.replacing(old, by: play) }
  }

  /// Reads `words` as the correct form of `old`.
  ///
  /// Without a time, the play keeps the time of `old`.
  private func read(
    _ words: [String], insteadOf old: LoggedPlay
  ) throws(NotationError) -> (KeptLog, LoggedPlay) {
    let count = NotationLine.placeCount(in: words)
    var place = [
      notation.name(ofPeriod: old.event.time.period), notation.reading(of: old.event.time).text,
    ]
    let stated = words.prefix(count)
    if let last = stated.last, last.first?.isLetter == false { place[1] = last }
    if let first = stated.first, first.first?.isLetter == true { place[0] = first }
    let fix = Fix(old.event.play, Array(words.dropFirst(count)), in: notation)
    for isLenient in [false, true] {
      for candidate in fix.candidates {
        guard let (reading, play) = try? read(place + candidate.words, in: old),
          !candidate.isPart || play.event.play.word == old.event.play.word,
          isLenient || play.event.play.call?.infraction?.isKnown ?? true
        else { continue }
        return (reading, play)
      }
    }
    return try read(place + fix.whole, in: old)
  }

  private func read(
    _ words: [String], in old: LoggedPlay
  ) throws(NotationError) -> (KeptLog, LoggedPlay) {
    let bytes = Array(words.joined(separator: " ").utf8)
    let isShootOut = if case .shootOut = old.event.play { true } else { false }
    let line = try NotationLine(typed: bytes, number: 1, in: log, isShootOut: isShootOut)
    var reading = self
    switch try reading.read(line) {
    case .play(let play): return (reading, play)
    case .nothing, .clock, .position, .late: throw LineCursor(line).failure(.play)
    }
  }

  /// The end of the present period and then `play` in the next period; `nil` if that is unlikely.
  ///
  /// `play` has a time before the last play. The scorekeeper may have forgotten to end the period.
  package func afterForgottenEnd(
    _ play: LoggedPlay, typedAs line: NotationLine
  ) -> (end: LiveStep, play: LiveStep)? {
    let first = line.tokens.first?.text ?? ""
    let last = live.game.clock
    let length = notation.schedule.length(of: last.period)
    let opening = log.plays.first { $0.event.time.period == last.period }?.event.time ?? last
    guard first != SheetReader.insert,
      NotationLine.placeCount(in: [first, ""]) == 0 || first.first?.isLetter == false,
      play.event.time < opening || last.elapsed + last.elapsed >= length
    else { return nil }
    let end = LoggedPlay(
      event: Event(
        id: .number(0), time: GameTime(period: last.period, elapsed: length), play: .periodEnd),
      line: 0)
    guard let ended = try? adding(end), ended.game.time.period == last.period + 1 else {
      return nil
    }
    var later = play
    let reading = notation.reading(of: play.event.time)
    let next = notation.schedule.length(of: last.period + 1)
    later.event.time = GameTime(
      period: last.period + 1,
      elapsed: log.clock == .remaining ? max(.zero, next - reading) : reading)
    guard let step = try? ended.game.adding(later) else { return nil }
    return (ended, step)
  }

  func explained(_ error: NotationError) -> NotationError {
    guard case .expected(.call, let word?) = error.problem, let minutes = Int(word),
      notation.team(word) == nil
    else { return error }
    var error = error
    let classes: [(PenaltyClass, String)] = [(.minor, "2"), (.major, "5"), (.misconduct, "10")]
    for (penaltyClass, call) in classes {
      let length = live.book.classes.length(of: penaltyClass).value
      if length == .minutes(minutes) {
        error.problem = .callByLength(word, length: length, call: call)
      }
    }
    return error
  }
}

/// The lines that a correction of part of a play may mean.
private struct Fix {
  struct Candidate {
    var words: [String]
    /// Whether the scorekeeper typed only part of the play.
    var isPart = true
  }

  /// The typed words as a whole play of the same team.
  let whole: [String]
  private(set) var candidates: [Candidate] = []

  init(_ play: Play, _ words: [String], in notation: Notation) {
    let own = notation.text(of: play).split(separator: " ").map { String($0) }
    let letters = own.first.map { word in String(word.prefix { !$0.isASCIIDigit && $0 != "?" }) }
    let team = letters.flatMap { notation.team($0) }
    let subject = team.map { [notation.letters[$0]] } ?? []
    let isTeam = words.first.map { notation.names(team: $0) } ?? false
    whole = isTeam ? words : subject + words
    guard !words.isEmpty else {
      candidates = [Candidate(words: own)]
      return
    }
    let numbers = words.flatMap { $0.split { "(),#".contains($0) } }.map { String($0) }
    if let first = numbers.first, team != nil, numbers.allSatisfy({ Int($0) != nil }) {
      let assists = numbers.dropFirst()
      let isBench = own.dropFirst().first.map { CallText.benches.contains($0) } ?? false
      if case .goal = play, !assists.isEmpty {
        candidates.append(Candidate(words: subject + [first, "goal"] + assists))
      } else if assists.isEmpty {
        candidates.append(Candidate(words: subject + [first] + own.dropFirst(isBench ? 2 : 1)))
      }
    }
    if case .goal = play, ["from", "assist", "assists", "assisted"].contains(words[0].lowercased())
    {
      let flags = own.dropFirst(2).filter { Int($0) == nil }
      candidates.append(Candidate(words: own.prefix(2) + words + flags))
    }
    candidates.append(Candidate(words: words, isPart: false))
    candidates.append(Candidate(words: whole, isPart: false))
    for count in 0...own.count {
      for start in (0...(own.count - count)).reversed() {
        candidates.append(Candidate(words: own[..<start] + words + own[(start + count)...]))
      }
    }
  }
}

extension Notation {
  /// Whether `word` begins with the letters of a team, in either case.
  fileprivate func names(team word: String) -> Bool {
    let typed = word.uppercased().prefix { $0.isLetter }
    return !typed.isEmpty && Team.allCases.contains { letters[$0] == typed }
  }
}
