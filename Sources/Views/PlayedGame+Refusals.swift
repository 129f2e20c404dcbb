public import HockeyRules
import Scoresheets

extension PlayedGame {
  /// Why the book refuses `play`, and what would be right; nil if it accepts it.
  ///
  /// For a play that is out of order, it says where the play would fit.
  public func reason(forRefusing play: PlayedEvent) -> String? {
    play.refused.map { reason(forRefusing: play.event, $0) }
  }

  /// The `reason` for which the book refuses `event` in this game, and what would be right.
  public func reason(forRefusing event: Event, _ reason: Refusal.Reason) -> String {
    let words = words.words(for: reason).text
    guard case .clockRanBackwards = reason, let fit = fit(of: event) else { return words }
    return "\(words); this one fits \(fit)"
  }

  /// The refusal in words: the play, and why the book refuses it.
  public func text(of refusal: Refusal) -> String {
    "\(line(of: refusal.event)): \(reason(forRefusing: refusal.event, refusal.reason))"
  }

  /// How many plays the book refuses, and the first of them with the reasons, in one line; nil if it
  /// refuses none.
  package var refusedPlays: String? {
    let refusals = solution.refusals
    guard !refusals.isEmpty else { return nil }
    var shown = refusals.prefix(3).map { refusal in
      "\(line(of: refusal.event)) (\(words.words(for: refusal.reason).reason))"
    }
    if refusals.count > shown.count { shown.append("and \(refusals.count - shown.count) more") }
    let plays = refusals.count == 1 ? "1 play" : "\(refusals.count) plays"
    return "\(plays) refused: \(shown.joined(separator: ", "))"
  }

  /// A play in the notation, preceded by its time: `P1 4:00 A6 2 hooking`.
  public func line(of event: Event) -> String {
    "\(notation.text(of: event.time)) \(notation.text(of: event.play))"
  }

  /// The place, between two plays, where a play that is out of order belongs.
  private func fit(of event: Event) -> String? {
    let taken = solution.plays.indices.filter { solution.plays[$0].refused == nil }
    guard let next = taken.firstIndex(where: { solution.plays[$0].event.time > event.time }) else {
      return nil
    }
    let place = name(ofPlayAt: taken[next])
    return next == 0
      ? "before \(place)" : "between \(name(ofPlayAt: taken[next - 1])) and \(place)"
  }

  private func name(ofPlayAt index: Int) -> String {
    switch naming {
    case .lines: "line \(log.plays[index].line)"
    case .ids: words.name(log.plays[index].event.id)
    }
  }
}
