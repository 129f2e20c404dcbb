import HockeyRules
import Scoresheets

/// A trial of a book as text: each change, and the shortest situations that it decides, before and
/// after.
public enum BookTrialText {
  /// The changes as lines, with at most `limit` situations for each; nil means all.
  public static func text(of trial: BookTrial, limit: Int?, in palette: Palette) -> String {
    let names = (before: trial.before.rulebook.name, after: trial.after.rulebook.name)
    guard !trial.changes.isEmpty else {
      return "\(names.after) changes nothing in \(names.before)".visible + "\n"
    }
    let count = trial.changes.count
    var lines = [
      palette.paint(
        "\(names.after) changes \(count) \(count == 1 ? "provision" : "provisions") of "
          + names.before, .strong)
    ]
    for change in trial.changes {
      lines += ["", palette.paint(change.row.left.key.rawValue, .strong)]
      lines += ["  " + change.row.left.point.summary]
      lines += [
        "  before: " + words(of: change.row.left), "  after:  " + words(of: change.row.right),
      ]
      lines +=
        change.row.sameValue
        ? ["  The rulings are the same."]
        : block(change.examples, of: trial, decidedBy: "it", limit, palette)
    }
    if !trial.together.isEmpty {
      lines += ["", palette.paint("Several changes together", .strong)]
      lines += block(trial.together, of: trial, decidedBy: "them", limit, palette)
    }
    return palette.wrapped(lines.asLines)
  }

  private static func words(of provision: StatedProvision) -> String {
    let rule = provision.rule.map { "\($0.book) \($0.number)" } ?? "no rule known"
    return "\(provision.value.words)  (\(rule))".visible
  }

  private static func block(
    _ examples: [BookTrial.Example], of trial: BookTrial, decidedBy what: String, _ limit: Int?,
    _ palette: Palette
  ) -> [String] {
    // Of a long game, nobody sees at once what a point does.
    let shortest = examples.enumerated().sorted { one, other in
      (one.element.weight, one.offset) < (other.element.weight, other.offset)
    }
    let shown = shortest.prefix(limit ?? examples.count).map { $0.element }
    let rest = examples.count - shown.count
    let more = rest > 0 ? " (\(rest) more with --all)" : ""
    let verb = examples.count == 1 ? "is" : "are"
    return ["  \(examples.count) of \(trial.count) situations \(verb) decided by \(what)\(more)."]
      + shown.flatMap { lines(of: $0, palette) }
  }

  private static func lines(of example: BookTrial.Example, _ palette: Palette) -> [String] {
    let inner = palette.indented(by: 2)
    let game = example.comparison.left
    let plays = game.log.events.filter { $0.play.hasWords }.map { event in
      game.notation.text(of: event.time) + " " + game.notation.text(of: event.play)
    }
    var lines = ReplayComparisonText.lines(of: example.comparison, in: inner)
    lines.insert(
      contentsOf: [example.place, plays.joined(separator: ", ")].map { palette.paint($0, .faint) },
      at: 1)
    let text = inner.wrapped(lines.asLines).split(separator: "\n", omittingEmptySubsequences: false)
    return [""] + text.dropLast().map { $0.isEmpty ? "" : "  " + $0 }
  }
}

extension BookTrial.Example {
  /// How much there is to understand in the situation: a position to begin with and refused plays
  /// need the most explanation.
  fileprivate var weight: Int {
    let (left, right) = (comparison.left.solution, comparison.right.solution)
    let isHard = left.game.joining != nil || !left.refusals.isEmpty || !right.refusals.isEmpty
    return left.plays.count + comparison.moments.count + (isHard ? 100 : 0)
  }
}
