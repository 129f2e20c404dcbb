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
    let comments = edition.provisions.map { comment(on: $0) }.joined(separator: ",\n")
    return """
      {
        "//": [
      \(head.map { "    " + json($0) }.joined(separator: ",\n"))
        ],
      \(facts.map { "  \"\($0)\": \(json($1))," }.joined(separator: "\n"))
        "provisions": {
      \(comments)
        }
      }

      """
  }

  /// A provision as a comment, ready to be changed: the subject of the point, its possible values, and
  /// the basis of the inherited one.
  private static func comment(on provision: StatedProvision) -> String {
    let form = provision.point.form
    let value =
      form == .agreed ? "All books agree, and differ in the rule." : "Value: \(form.words)."
    let rule = provision.rule.map { "From \($0.words)." } ?? "From no known rule."
    let remark = provision.basis.remark().map { " " + $0 } ?? ""
    return """
          \(json("// " + provision.key.rawValue)): {
            "//": \(json("\(provision.point.summary) \(value) \(rule)\(remark)")),
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
