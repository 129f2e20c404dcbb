import HockeyRules
package import Scoresheets

extension Edition {
  /// Oddities in the edition's own provisions, valid though they are, each in a sentence.
  package var notes: [String] {
    let classes = rulebook.classes
    let pairs = [
      (classes.minorLength, classes.minorMinutes), (classes.majorLength, classes.majorMinutes),
      (classes.misconductLength, classes.misconductMinutes),
      (classes.matchLength, classes.matchMinutes),
    ]
    return pairs.compactMap { length, minutes in
      let isOwn = provisions.contains { $0.key == length.key && $0.home == rulebook.id }
      guard isOwn, length.value > .minutes(minutes.value) else { return nil }
      return "'\(length.key.rawValue)' is \(length.value), but '\(minutes.key.rawValue)' puts "
        + "\(minutes.value) on record"
    }
  }
}
