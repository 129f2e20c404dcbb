import HockeyRules
public import Scoresheets

/// A case as plain JSON, for programs that do not read the notation.
///
/// Times are counted from the beginning of the period, whatever the case's own clock shows.
/// `Cases/CONFORMANCE.md` explains each member.
public struct CaseJSON {
  /// The version of this format.
  public static let version = 1

  private let run: CaseRun
  private let log: GameLog
  /// The words for rulings, on a clock that shows the elapsed time.
  private let words: RulingWords

  /// Prepares to write the case of `run`, under its book.
  public init(_ run: CaseRun) {
    self.run = run
    log = run.case.log
    words = run.elapsedWords
  }

  /// Writes the whole case, with the expectations, as one object.
  public func writeCase(to writer: inout JSONWriter) {
    let one = run.case
    writer.object { writer in
      writer.member("case", one.title)
      if !one.ids.isEmpty { writer.member("ids", one.ids) }
      if let from = one.from { writer.member("source", from) }
      if !one.decides.isEmpty { writer.member("rules", one.decides) }
      writer.member("edition", run.book.id)
      write(one.verdict, to: &writer)
      writeGame(to: &writer)
      writer.key("instants")
      writer.array { writer in
        for instant in one.instants { write(instant, expects: true, to: &writer) }
      }
    }
  }

  /// Writes the question to a program: the case without the expectations, as one line.
  public func writeQuestion(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("penaltybox", Self.version)
      writer.member("case", run.case.title)
      writer.member("edition", run.book.id)
      writeGame(to: &writer)
      writer.key("instants")
      writer.array { writer in
        for instant in run.case.instants { write(instant, expects: false, to: &writer) }
      }
    }
    writer.endLine()
  }

  private func write(_ verdict: Verdict, to writer: inout JSONWriter) {
    switch verdict {
    case .judged: writer.member("verdict", "judged")
    case .gap(let reason):
      writer.member("verdict", "gap")
      writer.member("reason", reason)
    case .disputed(let reason):
      writer.member("verdict", "disputed")
      writer.member("reason", reason)
    }
  }

  private func writeGame(to writer: inout JSONWriter) {
    let schedule = run.solution.game.schedule
    writer.key("setup")
    writer.object { writer in
      writer.member("home", log.letters.home)
      writer.member("visiting", log.letters.visiting)
      writer.member("kind", log.kind.rawValue)
      writer.member("clock", log.clock.rawValue)
      writer.member("periods", schedule.regulationPeriods)
      writer.member("periodLength", schedule.regulationLength.text)
      writer.member("overtimeLength", schedule.overtimeLength.text)
      writer.member("furtherOvertimeLength", schedule.furtherOvertimeLength.text)
      if let shooters = log.shooters { writer.member("shooters", shooters.versusText) }
      writer.member("goalkeepers", log.goalkeepers.map { words.notation.name(of: $0) }.sorted())
    }
    writer.key("events")
    writer.array { writer in
      for play in log.plays { JSONLines.write(play, letters: log.letters, to: &writer) }
    }
  }

  // MARK: Instants

  private func write(_ instant: CaseInstant, expects: Bool, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("period", instant.time.period)
      writer.member("elapsed", instant.time.elapsed.text)
      writer.key("events")
      writer.array { writer in
        for play in instant.plays { JSONLines.write(log.plays[play].event.id, to: &writer) }
      }
      guard expects else { return }
      let expectations = instant.expectations.filter { $0.holds(under: run.expectedBook) }
      if !expectations.isEmpty { write(expectations, instant, to: &writer) }
      let refusals = instant.refusals.filter { $0.holds(under: run.expectedBook) }
      if !refusals.isEmpty { write(refusals, to: &writer) }
    }
  }

  private func write(
    _ expectations: [Expectation], _ instant: CaseInstant, to writer: inout JSONWriter
  ) {
    let namesAllEffects = expectations.contains { !$0.isPartial }
    let others = expectations.filter { !(namesAllEffects && $0.statement.isEffect) }
    if namesAllEffects {
      writer.key("effects")
      writer.array { writer in
        for effect in expectations
        where effect.statement.isEffect && effect.statement != .nothing {
          write(effect, instant, to: &writer)
        }
      }
    }
    // A strength with a rule's number is a ruling: the state alone does not answer it.
    let facts = others.filter { $0.statement.stateKey == nil || $0.citation != nil }
    if !facts.isEmpty {
      writer.key("facts")
      writer.array { writer in
        for fact in facts { write(fact, instant, to: &writer) }
      }
    }
    for other in others where other.statement.listedPlayers == nil {
      guard let key = other.statement.stateKey else { continue }
      writer.member(key, words.stateText(of: other.statement))
    }
    for key in ["mayPlay", "mayNotPlay"] {
      let players = others.filter { $0.statement.stateKey == key }
        .flatMap { $0.statement.listedPlayers ?? [] }
      if !players.isEmpty { writer.member(key, players.map { words.notation.name(of: $0) }) }
    }
  }

  private func write(
    _ expectation: Expectation, _ instant: CaseInstant, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("text", words.text(of: expectation.statement, in: instant.time.period))
      if let citation = expectation.citation { writer.member("rule", citation) }
    }
  }

  private func write(_ refusals: [ExpectedRefusal], to writer: inout JSONWriter) {
    writer.key("refused")
    writer.array { writer in
      for refusal in refusals {
        writer.object { writer in
          writer.key("event")
          JSONLines.write(log.plays[refusal.play].event.id, to: &writer)
          if !refusal.reason.isEmpty { writer.member("reason", refusal.reason) }
        }
      }
    }
  }
}

extension CaseRun {
  /// The words for rulings with the case's own names, on a clock that shows the elapsed time.
  var elapsedWords: RulingWords {
    var words = words
    words.notation.clock = .elapsed
    return words
  }
}
