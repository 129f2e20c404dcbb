import HockeyRules
import Scoresheets

/// The plays of a game that is being kept, with their rulings, and what can be corrected in each.
struct TablePlays {
  private let game: PlayedGame

  init(_ game: PlayedGame) { self.game = game }

  func write(to writer: inout JSONWriter) {
    var rows = ReplayRows(game)
    writer.key("plays")
    writer.array { writer in
      for entry in ReplayTimeline(game.solution) {
        let found = rows.next(entry)
        guard entry.play != nil || !found.isEmpty else { continue }
        writer.object { writer in
          if let play = entry.play { write(play, to: &writer) }
          writer.member("period", entry.time.period)
          writer.member("elapsed", entry.time.elapsed)
          writer.member("clock", game.notation.clockText(of: entry.time))
          writer.key("rows")
          writer.array { writer in
            for row in found { Self.write(row, to: &writer) }
          }
        }
      }
    }
  }

  private func write(_ play: PlayedEvent, to writer: inout JSONWriter) {
    let event = play.event
    writer.key("id")
    JSONLines.write(event.id, to: &writer)
    writer.member("kind", event.play.kind)
    writer.member("text", game.notation.text(of: event.play))
    if play.refused != nil { writer.member("refused", true) }
    if case .shootOut(let attempt) = event.play {
      writer.member("team", attempt.team.word)
      writer.member("scored", attempt.scored)
    }
    let corrections = event.play.corrections
    if !corrections.isEmpty {
      writer.member("corrections", corrections.map { $0.rawValue })
    }
  }

  private static func write(_ row: ReplayRow, to writer: inout JSONWriter) {
    writer.object { writer in
      let depth =
        switch row.depth {
        case .play: "play"
        case .ruling: "ruling"
        case .change: "change"
        }
      writer.member("depth", depth)
      writer.member("text", row.line.text)
      if !row.line.rule.isEmpty { writer.member("rule", row.line.rule) }
      if let look = row.line.look?.word { writer.member("look", look) }
      if !row.score.isEmpty { writer.member("score", row.score) }
      if !row.manpower.isEmpty { writer.member("manpower", row.manpower) }
    }
  }
}

extension Play {
  /// The words of the corrections that the officials can make of it.
  fileprivate var corrections: [PlayWord] {
    switch self {
    case .penalty: [.void, .amend]
    case .goal: [.goalDisallowed]
    case .penaltyShot(let shot), .shootOut(let shot): shot.scored ? [.goalDisallowed] : []
    case .position, .periodStart, .periodEnd, .gameEnd, .whistle, .faceOff, .signal,
      .goalkeeperOff, .goalkeeperOn, .leftBox, .backInBox, .servesFor, .correction, .captainChoice,
      .other:
      []
    }
  }
}

extension Palette.Look {
  /// Its name in output for programs, where that matters to a reader.
  fileprivate var word: String? {
    switch self {
    case .bad: "bad"
    case .good: "good"
    case .assumed: "assumed"
    case .strong, .faint, .strength: nil
    }
  }
}
