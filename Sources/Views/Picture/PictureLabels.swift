import HockeyRules
import Scoresheets

// The names in the labels of a picture.
extension PlayedGame {
  /// The player in a label: his team's letters and his number, without his name, which would leave no
  /// room for the rest.
  ///
  /// A source without sweater numbers has only long ids. Then it is his name with its initial, if
  /// names are shown, and otherwise `A?`.
  func label(of player: Player) -> String {
    guard player.number > Self.highestNumber else { return log.letters.name(of: player) }
    return notation.names[player]?.onOneLine.withInitial ?? "\(log.letters[player.team])?"
  }

  /// The offender in a label.
  func label(of offender: Offender) -> String {
    offender.player.map { label(of: $0) } ?? log.letters.name(of: offender)
  }

  /// A play that the book refuses, in a label; `isShort` leaves out the play.
  func label(ofRefused play: Play, isShort: Bool) -> String {
    var notation = notation
    notation.names = [:]
    return isShort ? "refused" : "refused: \(notation.text(of: play))"
  }

  /// The highest number on a sweater.
  private static let highestNumber = 99
}

extension String {
  /// A name with the initial of its first word: `A. Miller`.
  fileprivate var withInitial: String {
    guard let first, let blank = firstIndex(of: " ") else { return self }
    return "\(first).\(self[blank...])"
  }
}
