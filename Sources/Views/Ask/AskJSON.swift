import HockeyRules
public import Scoresheets

/// The answers to questions about a moment, as JSON.
public enum AskJSON {
  /// Writes one object: the moment, the plays asked about, and what would follow.
  public static func write(_ inquiry: Inquiry, to writer: inout JSONWriter) {
    let moment = inquiry.moment
    writer.object { writer in
      writer.writeHead(of: moment)
      if case .plays(let plays) = inquiry.question {
        writer.member("plays", plays.map { moment.game.notation.text(of: $0) })
      }
      writer.write(inquiry)
      writer.write(moment.warnings, of: moment.game, isTimed: true)
    }
    writer.endLine()
  }

  /// Writes one object: the moment, and the answers to a bench's usual questions.
  public static func write(_ moment: Moment, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.writeHead(of: moment)
      writer.key("answers")
      writer.array { writer in
        for inquiry in Inquiry.all(of: moment) {
          writer.object { writer in
            if case .bench(let question) = inquiry.question { writer.write(question) }
            writer.write(inquiry)
          }
        }
      }
      if let change = moment.state.nextChange { writer.write(change, "nextChange", of: moment) }
      writer.key("nextGain")
      writer.object { writer in
        for team in Team.allCases {
          guard let gain = moment.state.nextGain(of: team) else { continue }
          writer.write(gain, team.word, of: moment)
        }
      }
      writer.key("choices")
      writer.array { writer in
        for choice in moment.state.openChoices { writer.write(choice, of: moment) }
      }
      writer.write(moment.warnings, of: moment.game, isTimed: true)
    }
    writer.endLine()
  }
}

extension JSONWriter {
  fileprivate mutating func writeHead(of moment: Moment) {
    member("game", moment.game.name)
    member("period", moment.time.period)
    member("elapsed", moment.time.elapsed)
    member("side", moment.state.side.rawValue)
    writeState(moment)
  }

  fileprivate mutating func write(_ choice: CaptainsChoice, of moment: Moment) {
    let notation = moment.game.notation
    object { writer in
      writer.member("team", choice.team.word)
      writer.member("candidates", choice.candidates.map { notation.name(of: $0) })
      writer.member("assumed", choice.taken.map { notation.name(of: $0) })
      writer.writeCitation(of: .rule(choice.citation))
    }
  }

  fileprivate mutating func write(_ question: BenchQuestion) {
    switch question {
    case .goal(let team):
      member("if", "goal")
      member("team", team.word)
    case .minor(let team):
      member("if", "minor")
      member("team", team.word)
    case .whistle: member("if", "whistle")
    case .periodEnd: member("if", "period-end")
    }
  }

  /// Writes what would be ruled and the game after it, or why the book refuses it.
  fileprivate mutating func write(_ inquiry: Inquiry) {
    if let refusal = inquiry.refusal { member("refused", refusal) }
    guard case .success(let answer) = inquiry.answer else { return }
    let period = answer.plays.last?.event.time.period ?? inquiry.moment.time.period
    key("rulings")
    write(answer.rulings.news, of: inquiry.moment, after: answer.game, in: period, isTimed: true)
    member("goesOn", answer.goesOn)
    key("after")
    object { writer in
      let state = answer.game.state
      writer.writeState(Moment(of: inquiry.moment.game, state))
      writer.write(inquiry.warnings[...], of: inquiry.moment.game)
    }
  }
}
