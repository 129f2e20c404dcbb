import Audits
import HockeyRules
import Scoresheets

struct FindingPlace: Sendable {
  /// The game's id, or its file's name if it has no id.
  let game: String
  let file: String
  /// The line of the log; 0 for a finding about the whole game.
  let line: Int
  let time: String
  let play: String
  /// The finding as a list of known errors writes it; `nil` for a warning.
  let listed: Finding?
  let known: KnownErrors.Entry?

  init(
    _ logged: LoggedPlay? = nil, in game: PlayedGame, at path: String, _ listed: Finding? = nil,
    among known: KnownErrors = KnownErrors()
  ) {
    self.game = game.name
    file = path
    line = logged?.line ?? 0
    time = logged.map { game.notation.text(of: $0.event.time) } ?? ""
    play = logged.map { game.notation.text(of: $0.event.play) } ?? ""
    self.listed = listed
    self.known = listed.flatMap { known[$0] }
  }
}

/// A finding of an audit, in figures and words.
///
/// It does not keep the game, so the findings of a whole season fit in memory.
protocol AuditFinding: FieldObject, Sendable {
  var place: FindingPlace { get }
  var entry: Document.Block { get }
}

extension AuditFinding {
  fileprivate func entry(
    _ head: String, _ lines: [Document.Line?], _ blocks: [Document.Block?] = []
  ) -> Document.Block {
    let line = place.line > 0 ? ":\(place.line)" : ""
    // A feed is often one long line: there the number says nothing.
    let aside = place.line > 1 ? " line \(place.line)" : ""
    return .entry(
      [
        .init("\(place.file)\(line): \(place.game) ", only: .text), .init(head),
        .init(aside, .faint, only: .html),
      ], [.lines(lines.compactMap { $0 })] + blocks.compactMap { $0 })
  }

  fileprivate var playWords: String { "\(place.time) \(place.play)" }
}

extension Field where Subject: AuditFinding {
  @FieldsBuilder<Subject> fileprivate static var game: [Field] {
    Field("game", "The game's id, or the name of the log's file.") { $0.place.game }
    Field("file", "The path of the log.") { $0.place.file }
  }

  fileprivate static var line: Field {
    Field("line", "The line of the play in the log.") { $0.place.line }
  }

  @FieldsBuilder<Subject> fileprivate static var play: [Field] {
    game
    line
    Field("time", "The time of the play, with its period.") { $0.place.time }
    Field("play", "The play in the notation.") { $0.place.play }
  }

  fileprivate static var known: Field {
    Field("known", "The reviewer's reason, if the finding is a known error.") {
      $0.place.known?.reason
    }
  }
}

struct RefusalFinding: AuditFinding {
  let place: FindingPlace
  let reason: String

  static let fields = Fields<Self>("auditRefusal") {
    Field.play
    Field("reason", "The reason for the refusal.") { $0.reason }
    Field.known
  }

  var entry: Document.Block { entry(playWords, [[.init("refused: \(reason)", .bad)]]) }
}

/// A play on which the source rules differently from the rulebook.
struct ClaimFinding: AuditFinding {
  let place: FindingPlace
  let difference: ClaimDifference

  static let fields = Fields<Self>("auditClaim") {
    Field.play
    Field("ruled", "The rulebook's ruling.") { $0.difference.ruled.words }
    Field("recorded", "The source's ruling.") { $0.difference.claimed.words }
    Field.known
  }

  var entry: Document.Block {
    let words = "recorded \(difference.claimed.words), ruled \(difference.ruled.words)"
    return entry(playWords, [[.init(words, .bad)]])
  }
}

/// A warning about a log, which is not counted as a difference.
struct WarningFinding: AuditFinding {
  let place: FindingPlace
  let kind: Warning.Reason.Kind
  let text: String
  let rule: String?

  static let fields = Fields<Self>("auditWarning") {
    Field.play
    Field("warning", "The kind of warning.") { $0.kind }
    Field("rule", "The rule behind the warning, if there is one.") { $0.rule }
    Field("text", "The warning in words.") { $0.text }
  }

  var entry: Document.Block {
    let cited = rule.map { [Document.Span("  " + $0, .faint)] } ?? []
    return entry(playWords, [[.init("warning: \(text)", .assumed)] + cited])
  }
}

struct FigureFinding: AuditFinding {
  let place: FindingPlace
  let difference: OfficialDifference
  let letters: String
  let counted: [String]

  static let fields = Fields<Self>("auditFigure") {
    Field.game
    Field("team", "The team.") { $0.difference.team }
    Field("figure", "The figure that differs.") { $0.difference.figure }
    Field("ruled", "The figure by the rulebook.") { $0.difference.ruled }
    Field("official", "The figure by the league's record.") { $0.difference.recorded }
    Field("counted", "The items that the rulebook counts, each with its time.") { $0.counted }
    Field.known
  }

  init(_ place: FindingPlace, _ difference: OfficialDifference, in game: PlayedGame) {
    self.place = place
    self.difference = difference
    let team = difference.team
    letters = game.notation.letters[team]
    let goals = game.solution.game.goals.filter { $0.goal.team == team }
    counted =
      switch difference.figure {
      case .goals: goals.map { game.words(of: $0) }
      case .powerPlayGoals:
        goals.filter { $0.manpower == .powerPlay && !$0.penaltyShot }.map { game.words(of: $0) }
      case .opportunities: game.opportunities(of: team)
      case .minutes:
        game.solution.game.penalties.filter { $0.team == team }
          .map { "\(game.words(of: $0)), \($0.minutes)" }
      }
  }

  var entry: Document.Block {
    let words = "official \(difference.recorded), ruled \(difference.ruled)"
    return entry(
      "\(letters) \(difference.figure.words)", [[.init(words, .bad)]],
      [counted.isEmpty ? nil : .list(counted)])
  }
}

extension PlayedGame {
  fileprivate func words(of goal: ScoredGoal) -> String {
    "\(notation.text(of: goal.time)) \(notation.text(of: .goal(goal.goal)))"
  }

  fileprivate func words(of penalty: Penalty) -> String {
    "\(notation.name(of: penalty.offender)) \(words.text(of: penalty))"
  }

  /// The power plays of `team`, each with its start and the penalty that caused it.
  fileprivate func opportunities(of team: Team) -> [String] {
    solution.plays.flatMap { play in
      solution.rulings(of: play).compactMap { ruling in
        guard case .score(.powerPlay(let id)) = ruling.effect else { return nil }
        let penalty = solution.game.penalties[id.index]
        guard penalty.team == team.opponent else { return nil }
        let time = solution.game.schedule.time(of: ruling.at, in: play.event.time.period)
        return "\(notation.text(of: time)) \(words(of: penalty))"
      }
    }
  }
}

/// A difference in strength, with what a statistician needs to decide who is right.
struct StrengthFinding: AuditFinding {
  let place: FindingPlace
  let difference: Difference
  let book: String
  /// The time of the last play that differs, if later than that of the first.
  let end: String?
  let situation: String
  let circumstances: [Difference.Circumstance]
  let causes: [Cause]
  let plays: [Play]
  let strip: StrengthStrip
  let evidence: ChartEvidence?

  static let fields = Fields<Self>("auditDifference") {
    Field.game
    Field.line
    Field("book", "The rulebook's name.") { $0.book }
    Field("start", "The time of the first play that differs.") { $0.place.time }
    Field("end", "The time of the last play that differs.") { $0.end ?? $0.place.time }
    Field("plays", "The number of plays that differ.") { $0.difference.plays.count }
    Field("sustained", "Whether several plays differ.") { $0.difference.isSustained }
    Field("ruled", "The strength by the rulebook at the first of these plays.") {
      $0.difference.ruled.versusText
    }
    Field("recorded", "The strength by the source at the first of these plays.") {
      $0.difference.recorded.versusText
    }
    Field("situation", "The situation at the first of these plays, by the rulebook.") {
      $0.situation
    }
    Field("kind", "The way in which the source departs from the rulebook.") { $0.difference.kind }
    Field("around", "Circumstances that may be the cause of the difference.") { $0.circumstances }
    Field("culprit", "The party in error, by the shift chart.") { $0.evidence?.atFault }
    Field("why", "The shift chart's evidence.") { $0.evidence?.words }
    Field.known
    Field("causes", "The plays and rulings that led to the rulebook's strength.") { $0.causes }
    Field("shown", "The plays around the difference.") { $0.plays }
  }

  struct Cause: FieldObject {
    let time: String
    let line: ManpowerCauses.Line

    static let fields = Fields<Self>("auditCause") {
      Field("time", "The time of the play or ruling.") { $0.time }
      Field("play", "The play, if the cause is a play.") { $0.line.isPlay ? $0.line.text : nil }
      Field("ruling", "The ruling, if the cause is a ruling.") {
        $0.line.isPlay ? nil : $0.line.text
      }
      Field("manpower", "The strength with which play goes on, if the strength changes here.") {
        $0.line.manpower?.versusText
      }
      Field("rule", "The rule, if one decides.") { $0.line.rule.isEmpty ? nil : $0.line.rule }
    }
  }

  struct Play: FieldObject {
    let id: Event.ID
    let time: String
    let text: String
    let ruled: PerTeam<Int>
    let recorded: RecordedStrength?
    let chart: PerTeam<Int>?
    let differs: Bool

    static let fields = Fields<Self>("auditPlay") {
      Field("id", "The play's id in the source.") { $0.id }
      Field("time", "The time of the play.") { $0.time }
      Field("play", "The play; the source's own name for a play without effect.") { $0.text }
      Field("ruled", "The strength by the rulebook.") { $0.ruled.versusText }
      Field("recorded", "The strength by the source.") { $0.recorded?.manpower.versusText }
      Field("onIce", "The skaters by the source, counting extra attackers.") {
        $0.recorded?.skaters.versusText
      }
      Field("chart", "The strength by the shift chart.") { $0.chart?.versusText }
      Field("differs", "Whether source and rulebook differ.") { $0.differs }
    }
  }
}

extension StrengthFinding {
  /// How many differing plays are shown, and how many plays with a recorded strength on each side.
  private static let (shown, around) = (6, 2)

  /// Describes a difference found in `game`, with the evidence of `chart`; `nil` if the difference
  /// has no plays.
  init?(
    _ difference: Difference, in game: PlayedGame, at path: String, _ chart: ShiftChart?,
    _ known: KnownErrors
  ) {
    guard let first = difference.plays.first, let last = difference.plays.last else { return nil }
    let (solution, notation) = (game.solution, game.notation)
    place = FindingPlace(
      game.log.plays[first], in: game, at: path,
      Finding(difference, in: game.name, solution, notation), among: known)
    self.difference = difference
    book = game.book.name
    let time = solution.plays[first].event.time
    let lastTime = solution.plays[last].event.time
    end = lastTime == time ? nil : notation.text(of: lastTime, in: time.period)
    let moment = solution.game(after: first)
    situation = game.words.situation(of: moment, at: moment.schedule.instant(of: time))
    circumstances = difference.circumstances(in: solution, of: game.log, moment: moment)
    causes = ManpowerCauses(of: game, at: first, moment: moment, since: difference.lastAgreed)
      .lines.map { Cause(time: notation.text(of: $0.time, in: time.period), line: $0) }
    evidence = chart.map { ChartEvidence(of: $0, to: difference, in: solution, of: game.log) }
    let tracks = StrengthTracks(around: first, to: last, in: solution, of: game.log, chart)
    strip = StrengthStrip(tracks, notation, in: time.period)
    let isRecorded = { (index: Int) in game.log.plays[index].recorded != nil }
    let before = game.log.plays[..<first].indices.filter(isRecorded).suffix(Self.around)
    let after = game.log.plays[(last + 1)...].indices.lazy.filter(isRecorded).prefix(Self.around)
    plays = (before + difference.plays.prefix(Self.shown) + Array(after)).map { index in
      let played = solution.plays[index]
      let text =
        if case .other(let name) = played.event.play { name } else {
          notation.text(of: played.event.play)
        }
      return Play(
        id: played.event.id, time: notation.text(of: played.event.time, in: time.period),
        text: text, ruled: played.comparedManpower, recorded: game.log.plays[index].recorded,
        chart: chart?.manpower(at: played.event.time, played.comparedSide),
        differs: difference.plays.contains(index))
    }
  }

  var entry: Document.Block {
    let count = difference.isSustained ? ", \(difference.plays.count) plays" : ""
    let once = difference.isSustained ? "" : ", once"
    let around = circumstances.map { ", " + $0.words }.joined()
    return entry(
      place.time + (end.map { " to \($0)" } ?? "") + count,
      [
        [.init("recorded \(difference.recorded.versusText), ruled \(situation)", .bad)],
        [.init("\(difference.kind.words)\(once)\(around)")],
        evidence.map { [.init("\($0.atFault.words): \($0.words)")] },
      ], [.picture(strip.write), causes.isEmpty ? nil : .table(causeTable), .table(playTable)])
  }

  private var causeTable: TextTable {
    TextTable(
      of: causes.indices.map { (cause: causes[$0], before: $0 > 0 ? causes[$0 - 1].time : "") },
      .right("time") { $0.cause.time == $0.before ? "" : $0.cause.time },
      .left("what led to it") { ($0.cause.line.isPlay ? "" : "  ") + $0.cause.line.text },
      .right("then") { $0.cause.line.manpower?.versusText ?? "" },
      .right("rule") { $0.cause.line.rule })
  }

  /// The plays around the difference, with the strengths by rulebook, source and chart.
  private var playTable: TextTable {
    let shown = plays.filter { $0.differs }
    let hidden = difference.plays.count - shown.count
    // After the last differing play shown, `nil` stands for the differing plays left out.
    let lines = plays.flatMap { play -> [Play?] in
      hidden > 0 && play.id == shown.last?.id ? [play, nil] : [play]
    }
    typealias Column = TextTable.Column<Play?>
    let chart = Column.right("chart") { play in play.map { $0.chart?.versusText ?? "?" } ?? "" }
    return TextTable(
      of: lines,
      [
        Column.right("time") { $0?.time ?? "" },
        Column.left("play") { $0?.text ?? "… \(hidden) more" },
        Column.right("id") { $0?.id.words ?? "" },
        Column.right("ruled") { $0?.ruled.versusText ?? "" },
        Column.right("recorded") { $0?.recorded?.manpower.versusText ?? "" },
      ] + (evidence == nil ? [] : [chart]) + [Column.left("") { $0?.mark ?? "differ" }])
  }
}

extension StrengthFinding.Play {
  fileprivate var mark: String {
    guard let recorded else { return "" }
    let areBothOn = recorded.goalkeepers.home && recorded.goalkeepers.visiting
    let onIce = areBothOn ? nil : "on the ice \(recorded.skaters.versusText)"
    return [differs ? "differs" : nil, onIce].compactMap { $0 }.joined(separator: ", ")
  }
}
