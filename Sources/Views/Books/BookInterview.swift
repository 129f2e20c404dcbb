package import HockeyRules
package import Scoresheets

/// The questions that make a league's book, and the answers so far.
package struct BookInterview {
  private let base: Edition
  /// The name by which the book extends the first one.
  private let parent: String
  private let id: String
  package var name: String
  private var changes: [Edition.Change] = []
  package private(set) var current: Edition

  package init(extending base: Edition, called parent: String, id: String, name: String = "") {
    (self.base, self.parent, self.id, self.name, current) = (base, parent, id, name, base)
  }

  package var text: String {
    BookTemplate.text(id: id, name: name, extending: parent, changing: changes)
  }

  package var questions: [BookQuestion] { BookQuestion.all.filter { applies($0) } }

  package func applies(_ question: BookQuestion) -> Bool {
    let hasOvertime: Bool
    let hasShootOut: Bool
    switch current.rulebook.play.tiedGame.value {
    case .overtimeThenShootOut: (hasOvertime, hasShootOut) = (true, true)
    case .shootOut: (hasOvertime, hasShootOut) = (false, true)
    case .tie: (hasOvertime, hasShootOut) = (false, false)
    default: (hasOvertime, hasShootOut) = (true, false)
    }
    let key = question.key.rawValue
    return switch key {
    case "single-minors-each": current.rulebook.coincidental.setOff.value == .agreed
    case "shoot-out-rounds", "repeat-shooters": hasShootOut
    case "double-minor-counts": current.rulebook.ejections.countsPenalties
    default: !key.hasPrefix("overtime-") || hasOvertime
    }
  }

  package func value(of question: BookQuestion) -> StatedValue {
    current.provisions.first { $0.key == question.key }?.value ?? .none
  }

  package mutating func take(
    _ value: StatedValue, of question: BookQuestion
  ) throws(RulebookErrors) {
    let news =
      [Edition.Change(question.key.rawValue, to: value)]
      + question.consequences(of: value, in: current.rulebook)
    let all = changes.filter { change in !news.contains { $0.key == change.key } } + news
    _ = try base.rulebook(id: id, name: name, changing: all, by: "1")
    changes = all
    current = base.changing(changes)
  }

  package func examples(
    of question: BookQuestion
  ) -> [(answer: (words: String, value: StatedValue), example: Document?)] {
    let stated = value(of: question)
    return question.answers.filter { $0.value != stated }.map {
      (answer: $0, example: current.example(of: $0.value, on: question.key))
    }
  }

  package func hasChanged(_ question: BookQuestion) -> Bool {
    changes.contains { $0.key == question.key.rawValue }
  }

  /// A situation that shows what the answer in force changes, or `nil` if it is the first book's, or
  /// none was found.
  package func exampleOfChange(of question: BookQuestion) -> Document? {
    guard hasChanged(question) else { return nil }
    return base.example(of: value(of: question), on: question.key)
  }
}
