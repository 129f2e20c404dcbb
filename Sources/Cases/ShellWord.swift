import Scoresheets

extension String {
  /// The text as one word of a POSIX shell, in which the shell expands nothing.
  package var shellWord: String {
    if !isEmpty, utf8.allSatisfy({ $0.isPlainInShell }) { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    let quoted = "'" + parts.joined(separator: #"'\''"#) + "'"
    guard unicodeScalars.contains(where: { $0.isHidden }) else { return quoted }
    // Hidden characters cannot be copied from a terminal. `$(…)` removes line ends at the end of
    // the text, but no title ends with one.
    return "\"$(printf '\(utf8.map({ $0.inFormat }).joined())')\""
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./:,+@%".utf8.contains(self)
    }
  }

  /// The byte in a format of `printf`, in single quotes.
  fileprivate var inFormat: String {
    if self == UInt8(ascii: " ") || isPlainInShell && self != UInt8(ascii: "%") {
      return String(UnicodeScalar(self))
    }
    let digits = String(self, radix: 8)
    return #"\"# + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
