public import HockeyRules
import Scoresheets

/// What a late entry, or a play taken back, changed in a live game, as text.
public enum ChangeText {
  /// The changes line by line, as a replay has them below a correction; then the plays that are
  /// refused because of it, and those that are no longer refused.
  ///
  /// `game` is the game after the change; times in `period` do not name it.
  public static func text(
    of change: LiveGame.Change, in game: PlayedGame, period: Int, _ palette: Palette
  ) -> String {
    text(rulings(of: change, in: game, period: period), in: game, palette)
  }

  /// The same changes, one text each.
  package static func lines(
    of change: LiveGame.Change, in game: PlayedGame, period: Int
  ) -> [String] {
    rulings(of: change, in: game, period: period).map { $0.text }
  }

  private static func rulings(
    of change: LiveGame.Change, in game: PlayedGame, period: Int
  ) -> [RulingLine] {
    let refused = change.refused.map { "now refused: \(game.text(of: $0))" }
    let accepted = change.accepted.map { "no longer refused: \(game.line(of: $0.event))" }
    return
      DifferenceWords(game, in: period).lines(of: change.difference).map { RulingLine($0, .faint) }
      + refused.map { RulingLine($0, .bad) } + accepted.map { RulingLine($0, .good) }
  }

  /// The warnings of `game` that `before` did not have, one line each, without those about the
  /// plays at `shown`.
  public static func newWarnings(
    in game: PlayedGame, since before: PlayedGame, besides shown: Range<Int>, _ palette: Palette
  ) -> String {
    text(newRulings(in: game, since: before, besides: shown), in: game, palette)
  }

  /// The same warnings, one text each.
  package static func newWarnings(
    in game: PlayedGame, since before: PlayedGame
  ) -> [String] {
    newRulings(in: game, since: before, besides: 0..<0).map { $0.text }
  }

  private static func newRulings(
    in game: PlayedGame, since before: PlayedGame, besides shown: Range<Int>
  ) -> [RulingLine] {
    let known = Set(before.warnings.map { WarnedPlay($0) })
    let new = game.warnings.filter { !known.contains(WarnedPlay($0)) && !shown.contains($0.play) }
    if new.isEmpty { return [] }
    let wording = RulingWording(game)
    return new.map { warning in
      RulingLine(
        "warning: \(game.notation.text(of: warning.time)) \(game.text(of: warning))", .assumed,
        rule: warning.citation.map { wording.citation(of: .rule($0)) } ?? "")
    }
  }

  private static func text(
    _ lines: [RulingLine], in game: PlayedGame, _ palette: Palette
  ) -> String {
    if lines.isEmpty { return "" }
    let books = ShortBooks(of: game, in: palette)
    return lines.flatMap { ReplayRow(depth: .change, $0).lines(in: palette, books) }.asLines
  }
}

/// A warning wherever its play is in the log.
private struct WarnedPlay: Hashable {
  var play: Event.ID
  var reason: Warning.Reason

  init(_ warning: Warning) {
    play = warning.event.id
    reason = warning.reason
  }
}
