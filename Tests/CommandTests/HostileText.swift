import Foundation

/// Texts that try to control a terminal, to forge a line, or to break out of a format.
enum HostileText {
  /// All hostile characters; neither a file name nor an argument can contain the NUL.
  static let all = name + "\u{0}\u{fffe}"

  /// The hostile characters that a file's name can contain.
  static let name =
    "\u{1b}]0;title\u{7}\u{1b}[2J\u{1b}[31mRED\u{1b}[0m\u{8}\u{7f}\u{85}\r\u{2028}\u{2029}" + shown
    + "\nFORGED"

  /// The hostile characters that a sheet can contain; a sheet refuses ASCII control characters and
  /// line breaks.
  static let shown =
    "\u{9b}2J\u{9d}\u{202e}x\u{202c}\u{2066}y\u{2069}\u{200e}\u{200f}\u{61c}<b>\"'&"

  /// `all` as a JSON string.
  static let json = string(all)

  static func string(_ text: String) -> String {
    let array = (try? JSONSerialization.data(withJSONObject: [text])) ?? Data()
    return String(String(decoding: array, as: UTF8.self).dropFirst().dropLast())
  }

  /// The faults of an output: characters that it must not contain, and lines that nobody wrote.
  ///
  /// With `isColoured`, our own styles are allowed; with `hasLineBreaks`, the format quotes line
  /// breaks in texts.
  static func faults(
    in output: String, isColoured: Bool = false, hasLineBreaks: Bool = false
  ) -> [String] {
    var faults: [String] = []
    var text = output
    if output.contains("\u{1b}[31mRED") { faults.append("styles of a text") }
    if isColoured {
      for style in ["0", "1", "2", "31", "32", "33", "36"] {
        text = text.replacing("\u{1b}[\(style)m", with: "")
      }
    }
    faults += text.unicodeScalars.filter(isHidden).map { "U+\(String($0.value, radix: 16))" }
    if !hasLineBreaks, output.split(separator: "\n").contains(where: { $0.hasPrefix("FORGED") }) {
      faults.append("a line of a text")
    }
    return Array(Set(faults)).sorted()
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
