public import HockeyRules

/// A play split in two, for the columns of a sheet.
struct PlayText: Sendable, Hashable {
  /// The player or the team's letters.
  var subject: String?
  var rest: String
}

// Writing plays.
extension Notation {
  /// The play in the notation, with single blanks between its words and without its label.
  public func text(of play: Play) -> String {
    let text = columns(of: play)
    return text.subject.map { "\($0) \(text.rest)" } ?? text.rest
  }

  /// The play in the columns of a sheet.
  func columns(of play: Play) -> PlayText {
    switch play {
    case .position(let position):
      PlayText(rest: "\(PositionLine.keyword) \(text(of: position))")
    case .periodStart: PlayText(rest: PlayKeyword.periodStart.word)
    case .periodEnd: PlayText(rest: PlayKeyword.periodEnd.word)
    case .gameEnd: PlayText(rest: PlayKeyword.gameEnd.word)
    case .whistle(let reason):
      PlayText(rest: words([PlayKeyword.whistle.word, reason?.asOneWord]))
    case .faceOff: PlayText(rest: PlayKeyword.faceOff.word)
    case .penalty(let call): columns(of: call, signalled: false)
    case .signal(let call): columns(of: call, signalled: true)
    case .goal(let goal): columns(of: goal)
    case .penaltyShot(let shot): columns(of: shot, .penaltyShot)
    case .shootOut(let shot): columns(of: shot, .shootOut)
    case .goalkeeperOff(let team): PlayText(subject: letters[team], rest: "goalkeeper off")
    case .goalkeeperOn(let team): PlayText(subject: letters[team], rest: "goalkeeper on")
    case .leftBox(let player, let fault, let reason):
      PlayText(
        subject: text(of: player),
        rest: words([SubjectVerb.leftBox.word, fault.word, reason?.asReason]))
    case .backInBox(let player):
      PlayText(subject: text(of: player), rest: SubjectVerb.backInBox.word)
    case .servesFor(let player, let offender):
      PlayText(
        subject: text(of: player), rest: words([SubjectVerb.servesFor.word, name(of: offender)]))
    case .correction(let correction): PlayText(rest: text(of: correction))
    case .captainChoice(let team, let named, let reason):
      PlayText(
        subject: letters[team],
        rest: words(
          [SubjectVerb.captainChoice.word] + named.map(marked)
            + [reason.map { "\(SubjectVerb.because) \($0.asReason)" }]))
    case .other(let name): columns(ofOther: name)
    }
  }

  private func words(_ words: [String?]) -> String {
    words.compactMap { $0 }.joined(separator: " ")
  }

  private func columns(of call: Call, signalled: Bool) -> PlayText {
    let subject: String
    var rest: [String?] = []
    switch call.offender {
    case .skater(let player): subject = name(of: player)
    case .goalkeeper(let player): subject = name(of: player) + "g"
    case .unidentified(let team): subject = letters[team] + "?"
    case .bench(let team):
      subject = letters[team]
      rest.append(SubjectVerb.bench.word)
    }
    if signalled { rest.append(SubjectVerb.signalled.word) }
    rest.append(CallText.text(call.penalties, penaltyShot: call.penaltyShot))
    rest.append(call.infraction?.rawValue.asOneWord)
    if let server = call.server { rest.append("\(CallText.servedBy) \(text(of: server))") }
    if call.nobodySits { rest.append(CallText.nobodySits) }
    return PlayText(subject: subject, rest: words(rest))
  }

  private func columns(of goal: Goal) -> PlayText {
    var rest: [String?] = [SubjectVerb.goal.word]
    rest += goal.assists.map { String($0.number) }
    if goal.ownGoal { rest.append(GoalWord.ownGoal.word) }
    if goal.awarded { rest.append(GoalWord.awarded.word) }
    if goal.emptyNet { rest.append(GoalWord.emptyNet.word) }
    // After a team alone, a number would be read as that of the scorer.
    let nobody = letters[goal.team] + (goal.assists.isEmpty ? "" : "?")
    return PlayText(subject: goal.scorer.map { text(of: $0) } ?? nobody, rest: words(rest))
  }

  private func columns(of shot: Shot, _ verb: SubjectVerb) -> PlayText {
    PlayText(
      subject: shot.shooter.map { text(of: $0) } ?? letters[shot.team],
      rest: words([
        verb.word, shot.result.word, shot.foulOnRecord ? nil : ShotResult.withoutFoul,
      ]))
  }

  private func columns(ofOther name: String) -> PlayText {
    if .other(name) == Play.look { return PlayText(rest: PlayKeyword.look.word) }
    return PlayText(rest: words([PlayKeyword.other.word, name.asOneWord ?? "play"]))
  }

  private func text(of correction: Correction) -> String {
    switch correction {
    case .void(let play, let reason):
      words([PlayKeyword.void.word, text(of: play), reason.asReason])
    case .amend(let play, let penalties, let reason):
      words([
        PlayKeyword.amend.word, text(of: play), CallText.text(penalties), reason.asReason,
      ])
    case .goalDisallowed(let play, let reason):
      words([PlayKeyword.goalDisallowed.word, text(of: play), reason.asReason])
    case .release(let player, let reason):
      words([PlayKeyword.release.word, text(of: player), reason.asReason])
    case .clock(let time, let reason):
      words([PlayKeyword.clock.word, reading(of: time).text, reason.asReason])
    }
  }

  private func text(of play: Event.ID) -> String {
    switch play {
    case .number(let number): "@play-\(number)"
    case .label(let label): "@\(label)"
    }
  }
}

extension String {
  /// The text as one word that the notation cannot mistake for anything else, or `nil` if nothing
  /// is left of it.
  var asOneWord: String? {
    let word = blankSeparated.joined(separator: "-")
    let tail = word.drop { !$0.isLetter }
    return tail.isEmpty ? nil : String(tail)
  }

  /// The text as a reason: one line that contains neither a comment nor a label.
  var asReason: String {
    let words = writableWords(without: ["#", "@"])
    return words.isEmpty ? "no reason given" : words.joined(separator: " ")
  }
}
