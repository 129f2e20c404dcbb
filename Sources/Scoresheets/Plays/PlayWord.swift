package import HockeyRules

// Sheets, typed lines, completions, JSON lines and their schema, the editors' grammar and the
// console's help all take the kinds of plays from here.

/// The word for each kind of play, in JSON lines and in output for programs.
package enum PlayWord: String, Worded {
  case position = "from-position"
  case whistle
  case faceOff = "face-off"
  case periodStart = "period-start"
  case periodEnd = "period-end"
  case gameEnd = "game-end"
  case other, void, amend
  case goalDisallowed = "goal-disallowed"
  case release
  case penaltyClock = "penalty-clock"
  case clock, penalty, signal, goal
  case penaltyShot = "penalty-shot"
  case shootOut = "shoot-out"
  case goalkeeperOff = "goalkeeper-off"
  case goalkeeperOn = "goalkeeper-on"
  case leftBox = "left-box"
  case backInBox = "back-in-box"
  case servesFor = "serves-for"
  case captainChoice = "captain-choice"
  case timeOut = "time-out"
  case challengeUpheld = "challenge-upheld"
  case challengeFailed = "challenge-failed"
  case challengeNotReviewed = "challenge-not-reviewed"
  case noChange = "no-change"
  case deep, injured
  case inGoal = "in-goal"
  case leftIce = "left-ice"
  case forfeit
}

package struct PlayKind: Sendable {
  /// A topic of the console's help.
  package enum Topic: Sendable { case penalties, goals, corrections, periods }

  /// A play of this kind with only its required parts.
  package let play: Play
  package let topic: Topic
  /// A line that somebody may type, and what it does.
  package let example: String
  package let summary: String
  /// Whether a play of this kind begins with a player or a team in a sheet, as its example does.
  package var hasSubject: Bool { example.first?.isUppercase ?? false }

  private init(_ play: Play, _ topic: Topic, _ example: String, _ summary: String) {
    (self.play, self.topic, self.example, self.summary) = (play, topic, example, summary)
  }

  private static let (player, play, call) = (
    Player(.home, 0), Event.ID.number(0), Call(offender: .bench(.home), penalties: [])
  )
  private static let shot = Shot(team: .home, result: .missed)

  fileprivate static let other = PlayKind(
    .other(""), .periods, "other stoppage", "a note that changes nothing")

  private static let all: [PlayKind] = [
    PlayKind(
      .position(GamePosition(score: PerTeam(both: 0))), .periods, "from-position P2 7:26 2-1",
      "before the first play: the game is joined here"),
    PlayKind(
      .whistle(), .periods, "whistle icing",
      "play is stopped; `by A` after it says whose icing it was"),
    PlayKind(.faceOff, .periods, "face-off", "play goes on"),
    PlayKind(.periodStart, .periods, "period-start", "the period begins"),
    PlayKind(
      .periodEnd, .periods, "period-end", "the period is over; the clock then reads the next"),
    PlayKind(.gameEnd, .periods, "game-end", "the game is over"),
    other,
    PlayKind(
      .correction(.void(play, reason: "")), .corrections, "void @p3 REASON",
      "the officials take the call back"),
    PlayKind(
      .correction(.amend(play, [], reason: "")), .corrections, "amend @p3 5 REASON",
      "the call was another: now a major"),
    PlayKind(
      .correction(.goalDisallowed(play, reason: "")), .goals, "goal-disallowed @p5 REASON",
      "it does not count after all"),
    PlayKind(
      .correction(.release(player, reason: "")), .corrections, "release A6 REASON",
      "let out early"),
    PlayKind(
      .correction(.penaltyClock(.skater(player), .zero, reason: "")), .corrections,
      "penalty-clock A6 0:30 REASON", "the officials set A6's penalty clock"),
    PlayKind(
      .correction(.clock(.start, reason: "")), .corrections, "clock 12:40 REASON",
      "the officials set the clock"),
    PlayKind(.penalty(call), .penalties, "A15 2 hooking", "a minor"),
    PlayKind(
      .signal(call), .penalties, "A15 signalled 2 trip", "the arm is up, play goes on"),
    PlayKind(
      .goal(Goal(team: .home)), .goals, "B9 goal 4 17", "by 9, assisted by 4 and 17"),
    PlayKind(
      .penaltyShot(shot), .penalties, "B9 penalty-shot missed",
      "it was taken: `scored` or `missed`"),
    PlayKind(
      .shootOut(shot), .periods, "A9 shoot-out scored", "an attempt: `scored` or `missed`"),
    PlayKind(.goalkeeperOff(.home), .goals, "B goalkeeper off", "an extra attacker"),
    PlayKind(.goalkeeperOn(.home), .goals, "B goalkeeper on", "the goalkeeper is back"),
    PlayKind(
      .leftBox(player, fault: .player), .penalties, "A15 left-box player",
      "out too early; `timekeeper` if that was the timekeeper's fault"),
    PlayKind(.backInBox(player), .penalties, "A15 back-in-box", "sits down again"),
    PlayKind(
      .servesFor(player, offender: player), .penalties, "A7 serves-for A15",
      "sits for one who is out of the game"),
    PlayKind(
      .captainChoice(.home, []), .penalties, "A captain-choice A15",
      "the captain names whose penalty it is"),
    PlayKind(.timeOut(.home), .periods, "A time-out", "A takes its time-out"),
    PlayKind(
      .challenge(.home, .upheld), .periods, "A challenge upheld", "the call is overturned"),
    PlayKind(
      .challenge(.home, .failed), .periods, "A challenge failed", "the call stands, and A pays"),
    PlayKind(
      .challenge(.home, .notReviewed), .periods, "A challenge not-reviewed",
      "it could not be reviewed"),
    PlayKind(
      .noChange(.home), .periods, "A no-change icing", "A may not change players here"),
    PlayKind(
      .deep(.home), .periods, "A deep", "attackers of A came in deep: it moves the face-off"),
    PlayKind(.injured(player), .penalties, "A15 injured", "hurt; off until play resumes"),
    PlayKind(.inGoal(player), .goals, "A30 in-goal", "the goalkeeper in the net from now on"),
    PlayKind(
      .leftIce(player), .penalties, "A15 left-ice", "off again, after he came out too early"),
    PlayKind(
      .forfeit(.home), .periods, "A forfeit",
      "A does not play on and loses; in the shoot-out, it declines"),
  ]

  fileprivate static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.play.word, $0) })
}

extension PlayWord {
  private static let challenge = "challenge"

  package var kind: PlayKind { PlayKind.byWord[self] ?? .other }

  /// The words of the kind in a sheet, after any subject.
  ///
  /// A penalty has none, because its call says all.
  package var words: [String] {
    switch self {
    case .penalty: []
    case .signal: [CallText.signalled]
    case .goalkeeperOff: [PositionWord.goalkeeper.word, PositionWord.off.word]
    case .goalkeeperOn: [PositionWord.goalkeeper.word, "on"]
    case .challengeUpheld: [Self.challenge, "upheld"]
    case .challengeFailed: [Self.challenge, "failed"]
    case .challengeNotReviewed: [Self.challenge, "not-reviewed"]
    default: [rawValue]
    }
  }

  /// The kinds with which a line of a sheet may begin.
  private static let leading = allCases.filter { !$0.kind.hasSubject && $0 != .position }
  /// The kinds with a subject: the first word of each, its second word if it has one, and the kind.
  static let following = allCases.filter { $0.kind.hasSubject && $0 != .penalty }
    .map { (verb: $0.words[0], rest: $0.words.dropFirst().first, word: $0) }

  /// The word for a reading of the clock at which nothing happens.
  static let look = "look"
  /// The words with which a play without a subject begins.
  static let firstWords = leading.map { $0.rawValue } + [look]
  /// The words that may follow a player or a team.
  static let verbs = following.reduce(into: CallText.benches) { verbs, next in
    if verbs.last != next.verb { verbs.append(next.verb) }
  }

  /// The kind without a subject that begins with `word`.
  init?(first word: String) {
    guard let found = Self.leading.first(where: { $0.rawValue == word }) else { return nil }
    self = found
  }
}

extension Play {
  package var word: PlayWord {
    switch self {
    case .position: .position
    case .periodStart: .periodStart
    case .periodEnd: .periodEnd
    case .gameEnd: .gameEnd
    case .whistle: .whistle
    case .faceOff: .faceOff
    case .penalty: .penalty
    case .signal: .signal
    case .goal: .goal
    case .penaltyShot: .penaltyShot
    case .shootOut: .shootOut
    case .goalkeeperOff: .goalkeeperOff
    case .goalkeeperOn: .goalkeeperOn
    case .leftBox: .leftBox
    case .backInBox: .backInBox
    case .servesFor: .servesFor
    case .captainChoice: .captainChoice
    case .timeOut: .timeOut
    case .challenge(_, .upheld, _): .challengeUpheld
    case .challenge(_, .failed, _): .challengeFailed
    case .challenge(_, .notReviewed, _): .challengeNotReviewed
    case .noChange: .noChange
    case .deep: .deep
    case .injured: .injured
    case .inGoal: .inGoal
    case .leftIce: .leftIce
    case .forfeit: .forfeit
    case .correction(.void): .void
    case .correction(.amend): .amend
    case .correction(.goalDisallowed): .goalDisallowed
    case .correction(.release): .release
    case .correction(.penaltyClock): .penaltyClock
    case .correction(.clock): .clock
    case .other: .other
    }
  }

  /// Passes the play's content, apart from its kind, to `form`, in the order of a sheet and of JSON
  /// lines; a form that reads replaces it.
  package mutating func describe<Form: PlayForm & ~Copyable>(
    to form: inout Form
  ) throws(Form.Failure) {
    switch self {
    case .position(var position):
      try form.position(&position)
      self = .position(position)
    case .periodStart, .periodEnd, .gameEnd, .faceOff: break
    case .whistle(var reason, var team):
      try form.word(.reason, &reason, isRequired: team != nil)
      try form.team(.by, &team, after: PlayKey.by.rawValue)
      self = .whistle(reason: reason, by: team)
    case .penalty(var call):
      try call.describe(to: &form)
      self = .penalty(call)
    case .signal(var call):
      try call.describe(to: &form)
      self = .signal(call)
    case .goal(var goal):
      try form.subject(&goal.team, .scorer, &goal.scorer)
      try form.assists(&goal.assists, of: goal.team)
      var flags = [goal.ownGoal, goal.awarded, goal.emptyNet]
      try form.flags(PlayKey.goalFlags, &flags, mean: true)
      (goal.ownGoal, goal.awarded, goal.emptyNet) = (flags[0], flags[1], flags[2])
      self = .goal(goal)
    case .penaltyShot(var shot):
      try shot.describe(to: &form)
      self = .penaltyShot(shot)
    case .shootOut(var shot):
      try shot.describe(to: &form)
      self = .shootOut(shot)
    case .goalkeeperOff(var team):
      try form.subject(&team)
      self = .goalkeeperOff(team)
    case .goalkeeperOn(var team):
      try form.subject(&team)
      self = .goalkeeperOn(team)
    case .leftBox(var player, var fault, var reason):
      try form.subject(&player)
      try form.fault(&fault)
      try form.reason(&reason, after: nil, isRequired: false)
      self = .leftBox(player, fault: fault, reason: reason)
    case .backInBox(var player):
      try form.subject(&player)
      self = .backInBox(player)
    case .servesFor(var player, var offender):
      try form.subject(&player)
      try form.player(.servesFor, &offender)
      self = .servesFor(player, offender: offender)
    case .captainChoice(var team, var named, var reason):
      try form.subject(&team)
      try form.offenders(&named)
      try form.reason(&reason, after: CallText.because, isRequired: false)
      self = .captainChoice(team, named, reason: reason)
    case .timeOut(var team):
      try form.subject(&team)
      self = .timeOut(team)
    case .challenge(var team, let result, var server):
      try form.subject(&team)
      if result == .failed { try form.player(.server, &server, after: CallText.servedBy) }
      self = .challenge(team, result, server: server)
    case .noChange(var team, var reason):
      try form.subject(&team)
      try form.word(.reason, &reason, isRequired: false)
      self = .noChange(team, reason: reason)
    case .deep(var team):
      try form.subject(&team)
      self = .deep(team)
    case .injured(var player):
      try form.subject(&player)
      self = .injured(player)
    case .inGoal(var player):
      try form.subject(&player)
      self = .inGoal(player)
    case .leftIce(var player):
      try form.subject(&player)
      self = .leftIce(player)
    case .forfeit(var team, var reason):
      try form.subject(&team)
      try form.word(.reason, &reason, isRequired: false)
      self = .forfeit(team, reason: reason)
    case .correction(var correction):
      try correction.describe(to: &form)
      self = .correction(correction)
    case .other(let old):
      var name: String? = old
      try form.word(.name, &name, isRequired: true)
      self = .other(name ?? old)
    }
  }
}

extension Correction {
  fileprivate mutating func describe<Form: PlayForm & ~Copyable>(
    to form: inout Form
  ) throws(Form.Failure) {
    switch self {
    case .void(var id, var reason):
      try form.play(&id)
      try form.reason(&reason)
      self = .void(id, reason: reason)
    case .amend(var id, var amendment, var reason):
      try form.play(&id)
      try form.offender(.offender, &amendment.offender, isRequired: false)
      try form.call(&amendment.penalties, &amendment.penaltyShot)
      try form.amended(&amendment, &reason)
      self = .amend(id, amendment, reason: reason)
    case .goalDisallowed(var id, var reason):
      try form.play(&id)
      try form.reason(&reason)
      self = .goalDisallowed(id, reason: reason)
    case .release(var player, var reason):
      try form.player(.player, &player)
      try form.reason(&reason)
      self = .release(player, reason: reason)
    case .penaltyClock(let offender, var left, var reason):
      var named: Offender? = offender
      try form.offender(.player, &named, isRequired: true)
      try form.length(&left)
      try form.reason(&reason)
      self = .penaltyClock(named ?? offender, left, reason: reason)
    case .clock(var time, var reason):
      try form.time(&time)
      try form.reason(&reason)
      self = .clock(time, reason: reason)
    }
  }
}

extension Call {
  fileprivate mutating func describe<Form: PlayForm & ~Copyable>(
    to form: inout Form
  ) throws(Form.Failure) {
    try form.subject(&offender)
    try form.call(&penalties, &penaltyShot)
    var word = infraction?.rawValue
    try form.word(.infraction, &word, isRequired: false)
    infraction = word.map { Infraction(rawValue: $0) }
    try form.player(.server, &server, after: CallText.servedBy)
    var flags = [nobodySits]
    try form.flags([.nobodySits], &flags, mean: true)
    nobodySits = flags[0]
  }
}

extension Shot {
  fileprivate mutating func describe<Form: PlayForm & ~Copyable>(
    to form: inout Form
  ) throws(Form.Failure) {
    try form.subject(&team, .shooter, &shooter)
    try form.result(&result)
    var flags = [foulOnRecord]
    try form.flags([.foulOnRecord], &flags, mean: false)
    foulOnRecord = flags[0]
  }
}
