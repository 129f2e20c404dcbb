import HockeyRules
import Scoresheets

/// A replay as values: its entries with their rows, and what they say of each play.
struct ReplayStory {
  /// The entries that a reader needs to know of.
  private(set) var entries: [Entry] = []
  /// For each play of the log, the lines about it and about its penalties, in order.
  private(set) var notes: [[Note]]

  /// A play with what was ruled on it, or what fell due at one time.
  struct Entry {
    var time: GameTime
    /// The place of the play in the log; nil where nothing but the clock caused the rulings, and
    /// where they settle the stoppage of the play before.
    var play: Int?
    var rows: [Row]
  }

  /// A row, and the play that called the penalty that it is about.
  struct Row {
    var row: ReplayRow
    var subject: Int?
  }

  /// A line about a play or one of its penalties, wherever it stands.
  struct Note {
    var time: GameTime
    var row: ReplayRow
  }

  init(of game: PlayedGame) {
    notes = Array(repeating: [], count: game.solution.plays.count)
    let plays = PlayIndex(of: game.solution)
    let calls = game.solution.game.penalties.map { plays[$0.call] }
    var rows = ReplayRows(game)
    for entry in ReplayTimeline(game.solution) {
      let found = rows.next(entry)
      guard !found.isEmpty else { continue }
      let isOfPlay = entry.play != nil && found[0].depth == .play
      add(
        Entry(
          time: entry.time, play: isOfPlay ? rows.plays - 1 : nil,
          rows: found.map { Row(row: $0, subject: $0.penalty.flatMap { calls[$0] }) }))
    }
  }

  private mutating func add(_ entry: Entry) {
    entries.append(entry)
    for row in entry.rows {
      let note = Note(time: entry.time, row: row.row)
      if let play = entry.play { notes[play].append(note) }
      if let subject = row.subject, subject != entry.play { notes[subject].append(note) }
    }
  }
}
