import HockeyRules
package import Scoresheets
import Seasons

/// A template for a league's own rulebook.
///
/// Every point of the extended book, and each of its rules about later games, is a comment in the
/// template.
package enum BookTemplate {
  /// The template, which extends `edition` under the name `parent` and changes nothing yet.
  package static func text(extending edition: Edition, called parent: String) -> String {
    let book = edition.rulebook
    let head = [
      "This is your league's rulebook. It takes over \(book.name) and states only what differs.",
      "A member whose name begins with // is a comment. All rules below are comments: to change one,",
      "remove the // in front of its name, and give your value and the number of your rule. Where no",
      "rule says it, replace \"rule\" by \"unverified\", \"record\", \"open\" or \"moot\" with the reason.",
      "`penaltybox books check FILE` says all that is wrong with the file, and `penaltybox check --as",
      "./FILE CASES` shows what it changes in a folder of cases. A replay uses it with `--under ./FILE`.",
    ]
    let facts = [
      ("id", "our-league"), ("name", "Our League"), ("league", "Our League"), ("extends", parent),
    ]
    let comments = BookTopic.allCases.flatMap { topic -> [String] in
      let provisions = edition.provisions.filter { BookTopic($0.point) == topic }
      return ["    \"//\": \(json(topic.heading))"] + provisions.map { comment(on: $0) }
    }
    return """
      {
        "//": [
      \(head.map { "    " + json($0) }.joined(separator: ",\n"))
        ],
      \(facts.map { "  \"\($0)\": \(json($1))," }.joined(separator: "\n"))
        "provisions": {
      \(comments.joined(separator: ",\n"))
        },
        "season": {
      \(season(of: edition).joined(separator: ",\n"))
        }
      }

      """
  }

  /// A provision as a comment, ready to be edited.
  ///
  /// The comment says what the point decides, the values it can have, and why the inherited value
  /// holds. A table also has each member explained, and an example of a row.
  private static func comment(on provision: StatedProvision) -> String {
    let form = provision.point.form
    let value = form == .agreed ? "" : " Value: \(form.value)."
    let rule = provision.rule.map { "From \($0.words)." } ?? "From no known rule."
    let remark =
      provision.home.isEmpty
      ? " \(provision.basis.reason ?? "")"
      : " \(rule)" + (provision.basis.remark.map { " " + $0 } ?? "")
    let subject = "\(provision.point.summary)\(value)\(remark)"
    let columns = if case .table(let columns) = form { columns } else { [PointForm.Column]() }
    let text =
      columns.isEmpty
      ? json(subject)
      : "[\n"
        + ([subject] + columns.map { $0.line }).map { "        " + json($0) }
        .joined(separator: ",\n") + "]"
    let example =
      columns.isEmpty
      ? ""
      : "\n      \"//example\": "
        + json(StatedValue.rows([StatedRow(columns.map { .init($0.name, $0.example) })])) + ","
    return """
          \(json("// " + provision.key.rawValue)): {
            "//": \(text),\(example)
            "value": \(json(provision.value)),
            "rule": "our rule"
          }
      """
  }

  /// The rules about later games, each a comment to be edited, after an example of a new rule.
  private static func season(of edition: Edition) -> [String] {
    let heading =
      "SUSPENSIONS, and what else follows from one game to the next. A rule counts calls, and says "
      + "what follows from which count on: games out, or \"until-ruled\", \"season\" or \"report\"."
    let example = """
          "// our-own-count": {
            "//": "An example of a rule of your own: three majors for fighting.",
            "rule": "our rule", "name": "fight", "counts": ["major"], "for": ["fighting"],
            "in": ["regular"], "from": 3, "out": [1, 2, "until-ruled"], "served-in": ["regular"]
          }
      """
    return ["    \"//\": \(json(heading))", example]
      + edition.season.map { comment(on: $0) }
  }

  private static func comment(on stated: StatedSeasonRule) -> String {
    let rule = stated.rule
    let words =
      rule.map { "Counted: \($0.name). What follows: \($0.words)." } ?? BookTopic.words(of: stated)
    let source = rule?.rule.map { " From \($0.words)." } ?? ""
    let own = stated.row.members.filter { $0.name != "rule" && $0.name != "unverified" }
    let members =
      ["\"//\": \(json(words + source))", "\"rule\": \"our rule\""]
      + own.map { "\(json($0.name)): \(json($0.value))" }
    return """
          \(json("// " + stated.key)): {
      \(members.map { "      " + $0 }.joined(separator: ",\n"))
          }
      """
  }

  private static func json(_ value: some FieldValue) -> String {
    var writer = JSONWriter()
    value.write(to: &writer)
    return writer.text
  }
}

extension PointForm {
  /// The possible values, in words; the members of a table's rows are explained line by line.
  fileprivate var value: String {
    switch self {
    case .table: "rows, or [] for none; in each row"
    default: words
    }
  }
}

extension PointForm.Column {
  /// The column's meaning and its possible values.
  fileprivate var line: String {
    "\(name): \(summary) \(isOptional ? "It may be left out; otherwise " : "Value: ")\(form.words)."
  }
}
