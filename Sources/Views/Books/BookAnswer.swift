package import HockeyRules
package import Scoresheets
import Seasons

package struct BookAnswer: FieldObject {
  let edition: Edition

  package init(_ edition: Edition) { self.edition = edition }

  package static let fields = Fields<Self>("book") {
    Field.facts { $0.edition }
    Field("provisions", "The book's provisions, in the order of the keys.") { book in
      book.edition.provisions.map { ProvisionAnswer(provision: $0) }
    }
    Field("season", "The book's rules on what follows from one game to the next.") {
      SeasonBook($0.edition).rules.ifAny
    }
  }
}

extension SeasonRule: FieldObject {
  package static let fields = Fields<Self>("seasonRule") {
    Field("key", "The rule's name in the book.") { $0.key }
    Field.rule { $0.rule }
    Field("counted", "The thing that the rule counts.") { $0.name }
    Field("text", "The rule's consequences, in words.") { $0.words }
    Field("unverified", "The assumption, if no source settles the rule.") { $0.assumption }
  }
}

/// A book in the list of books.
extension Edition: FieldObject {
  package static let fields = Fields<Self>("listedBook") {
    Field.facts { $0 }
  }
}

extension Field {
  @FieldsBuilder<Subject>
  fileprivate static func facts(_ edition: @escaping From<Edition>) -> [Field] {
    Field("id", "The id by which options name the book.") { edition($0).rulebook.id }
    Field("name", "The book's name in citations.") { edition($0).rulebook.name }
    Field("league", "The league or federation.") { edition($0).league }
    Field("title", "The printed book's title.") { edition($0).title }
    Field("extends", "The book that this book extends.") { edition($0).extends }
    Field("seasons", "The seasons in which the book was in force.") { edition($0).seasons }
  }

  fileprivate static func stated(_ stated: @escaping From<StatedProvision>) -> [Field] {
    func reason(_ key: String, _ summary: String) -> Field {
      Field(key, summary) { stated($0).basis.reason(for: key) }
    }
    return [
      Field("value", "The value as in the book's file.") { stated($0).value },
      Field("rule", "The rule, if one is known.") { stated($0).rule },
      reason("record", "The league's record that shows the value, if no rule does."),
      reason("open", "The body that the book leaves the point to."),
      reason("unverified", "The assumption, if no source settles the point."),
      reason("moot", "The reason why the value is never used."),
    ]
  }
}

extension RulebookFile.Seasons: FieldObject {
  package static let fields = Fields<Self>("seasons") {
    Field("from", "The year in which the first season began.") { $0.from }
    Field("to", "The year in which the last season began.") { $0.to }
  }
}

private struct ProvisionAnswer: FieldObject {
  let provision: StatedProvision

  static let fields = Fields<Self>("provision") {
    Field("key", "The point's key.") { $0.provision.key }
    Field.stated { $0.provision }
    Field("summary", "The subject of the point.") { $0.provision.point.summary }
  }
}

extension StatedProvision: FieldObject {
  package static let fields = Fields<Self>("statedProvision") {
    Field.stated { $0 }
  }
}

extension RuleReference: FieldObject {
  package static let fields = Fields<Self>("rule") {
    Field("book", "The book in which the rule was read.") { $0.book }
    Field("number", "The rule's number in that book.") { $0.number }
  }
}

extension BookDifferences: FieldObject {
  package static let fields = Fields<Self>("bookDifferences") {
    Field("left", "The first book's id.") { $0.left.rulebook.id }
    Field("right", "The second book's id.") { $0.right.rulebook.id }
    Field("differences", "The points on which the books differ, in the order of the keys.") {
      $0.rows
    }
    Field("alike", "The number of points on which the books agree.") { $0.alike }
    Field("season", "The rules about later games in which the books differ.") { $0.season.ifAny }
  }
}

extension BookDifferences.SeasonRow: FieldObject {
  package static let fields = Fields<Self>("seasonDifference") {
    Field("key", "The rule's name in the books' files.") { $0.key }
    Field("left", "The first book's rule; missing if it has none.") { $0.left }
    Field("right", "The second book's rule; missing if it has none.") { $0.right }
  }
}

extension BookDifferences.Row: FieldObject {
  package static let fields = Fields<Self>("bookDifference") {
    Field("key", "The point's key.") { $0.left.key }
    Field("summary", "The subject of the point.") { $0.left.point.summary }
    Field("left", "The first book's provision.") { $0.left }
    Field("right", "The second book's provision.") { $0.right }
  }
}

extension StatedValue: FieldValue {
  package static var kind: FieldKind { .any }

  package var content: FieldContent {
    switch self {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .flag(let flag): .bool(flag)
    case .none: .object { $0.null() }
    case .list(let words): words.content
    case .steps(let steps): steps.content
    case .rows(let rows):
      .list(
        rows.map { row in
          .object { writer in
            writer.object { writer in
              for member in row.members {
                writer.key(member.name)
                member.value.write(to: &writer)
              }
            }
          }
        })
    }
  }
}
