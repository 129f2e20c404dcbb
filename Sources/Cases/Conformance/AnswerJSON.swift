import HockeyRules
public import Scoresheets

/// The rulings on a case as one line of JSON: a program's answer to a question.
public enum AnswerJSON {
  /// Writes the rulings of the book of `run`.
  public static func write(_ run: CaseRun, to writer: inout JSONWriter) {
    let words = run.elapsedWords
    writer.object { writer in
      writer.member("case", run.case.title)
      writer.key("instants")
      writer.array { writer in
        for (instant, answer) in zip(run.case.instants, run.ownAnswer.instants) {
          let page = InstantPage(log: run.case.log, words: words, period: instant.time.period)
          page.write(answer, to: &writer)
        }
      }
    }
    writer.endLine()
  }
}

/// Writes the rulings at one instant.
private struct InstantPage {
  let log: GameLog
  let words: RulingWords
  let period: Int

  func write(_ answer: InstantAnswer, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("rulings")
      writer.array { writer in
        for ruling in answer.rulings { write(ruling, to: &writer) }
      }
      let states: [RulingStatement?] = [
        answer.manpower.map { .manpower($0) }, answer.onIce.map { .onIce($0) },
        answer.score.map { .score($0) }, answer.minutes.map { .minutes($0) },
        answer.opportunities.map { .opportunities($0) }, answer.winner.map { .winner($0) },
      ]
      for case .some(let state) in states {
        if let key = state.stateKey { writer.member(key, words.stateText(of: state)) }
      }
      if let players = answer.mayNotPlay {
        writer.member("mayNotPlay", players.map { words.notation.name(of: $0) })
      }
      writer.key("shot")
      if case .penaltyShot(let team) = answer.shot {
        writer.string(words.notation.letters[team])
      } else {
        writer.null()
      }
      writeRefusals(of: answer, to: &writer)
    }
  }

  private func write(_ ruling: RuledStatement, to writer: inout JSONWriter) {
    writer.object { writer in
      let statement = ruling.statement.classed(ruling.penaltyClass)
      writer.member("text", words.text(of: statement, in: period))
      if let rule = ruling.citation { writer.member("rule", rule) }
      if ruling.statement.isEffect, !ruling.isAsserted { writer.member("offClock", true) }
    }
  }

  private func writeRefusals(of answer: InstantAnswer, to writer: inout JSONWriter) {
    guard !answer.refusals.isEmpty else { return }
    writer.key("refused")
    writer.array { writer in
      for (play, reason) in answer.refusals.sorted(by: { $0.key < $1.key }) {
        writer.object { writer in
          writer.key("event")
          JSONLines.write(log.plays[play].event.id, to: &writer)
          writer.member("reason", reason)
        }
      }
    }
  }
}
