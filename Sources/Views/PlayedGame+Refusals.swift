public import HockeyRules
import Scoresheets

extension PlayedGame {
  /// Why the book refuses `play`, and what would be right; nil if it accepts it.
  ///
  /// For a play that is out of order, it says where the play would fit.
  public func reason(forRefusing play: PlayedEvent) -> String? {
    guard let refused = play.refused else { return nil }
    let words = words.words(for: refused).text
    guard case .clockRanBackwards = refused, let fit = fit(of: play.event) else { return words }
    return "\(words); this one fits \(fit)"
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
