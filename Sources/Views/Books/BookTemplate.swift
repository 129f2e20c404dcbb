import HockeyRules
public import Scoresheets

/// A file for a league's own rulebook, in which every point of the book that it extends is a
/// comment.
public enum BookTemplate {
  /// The file, which extends `edition` by the name `parent`, and changes nothing yet.
  public static func text(extending edition: Edition, called parent: String) -> String {
    let book = edition.rulebook
    let head = [
      "This is your league's rulebook. It takes over \(book.name) and states only what differs.",
      "A member whose name begins with // is a comment. All points below are comments: to change one,",
      "remove the // in front of its name, and give your value and the number of your rule. Where no",
      "rule says it, replace \"rule\" by \"unverified\", \"record\", \"open\" or \"moot\" with the reason.",
      "`penaltybox books check FILE` says all that is wrong with the file, and `penaltybox books try",
      "FILE` plays situations that your changes decide. A replay uses it with `--under ./FILE`.",
    ]
    let facts = [
      ("id", "our-league"), ("name", "Our League"), ("league", "Our League"), ("extends", parent),
    ]
    let isAgreed = { (provision: StatedProvision) in provision.point.form == .agreed }
    let comments =
      edition.provisions.filter { !isAgreed($0) }.map { comment(on: $0) }
      + ["    \"//\": \(json(agreed))"]
      + edition.provisions.filter(isAgreed).map { comment(on: $0) }
    return """
      {
        "//": [
      \(head.map { "    " + json($0) }.joined(separator: ",\n"))
        ],
      \(facts.map { "  \"\($0)\": \(json($1))," }.joined(separator: "\n"))
        "provisions": {
      \(comments.joined(separator: ",\n"))
        }
      }

      """
  }

  private static let agreed =
    "All books agree on the points below: only the number of the rule can be changed."

  /// The file of the book `id`, which extends `parent` and changes these points, each by the rule with
  /// its number in the list.
  package static func text(
    id: String, name: String, extending parent: String, changing changes: [Edition.Change]
  ) -> String {
    let facts = [("id", id), ("name", name), ("league", name), ("extends", parent)]
    let provisions = changes.enumerated().map { index, change in
      "    \(json(change.key)): {\"value\": \(json(change.value)), \"rule\": \"\(index + 1)\"}"
    }
    return """
      {
      \(facts.map { "  \"\($0)\": \(json($1))," }.joined(separator: "\n"))
        "provisions": {
      \(provisions.joined(separator: ",\n"))
        }
      }

      """
  }

  /// A provision as a comment, ready to be changed: the subject of the point, its possible values, and
  /// the basis of the inherited one; for a table also each member, and an example of a row.
  private static func comment(on provision: StatedProvision) -> String {
    let form = provision.point.form
    let value = form == .agreed ? "" : " Value: \(form.value)."
    let rule = provision.rule.map { "From \($0.words)." } ?? "From no known rule."
    let remark =
      provision.home.isEmpty
      ? " \(provision.basis.reason ?? "")"
      : " \(rule)" + (provision.basis.remark().map { " " + $0 } ?? "")
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

  private static func json(_ value: some FieldValue) -> String {
    var writer = JSONWriter()
    value.write(to: &writer)
    return writer.text
  }
}

extension PointForm {
  /// The possible values, in words; the members of a table's rows have lines of their own.
  fileprivate var value: String {
    switch self {
    case .table: "rows, or [] for none; in each row"
    default: words
    }
  }
}

extension PointForm.Column {
  /// What it says, and its possible values.
  fileprivate var line: String {
    "\(name): \(summary) \(isOptional ? "It may be left out; otherwise " : "Value: ")\(form.words)."
  }
}
