/// A line with which a program sends a command to GitHub's runner.
enum WorkflowCommand {
  /// The line that reports an error with these properties, such as its file.
  static func error(_ message: String, _ properties: [(name: String, value: String)] = []) -> String
  {
    let written = properties.map { "\($0.name)=\(escaped($0.value, isProperty: true))" }
      .joined(separator: ",")
    return "::error\(written.isEmpty ? "" : " ")\(written)::\(escaped(message, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    // A line break can be part of a larger character.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
