// Statements that can be left out: calls, assignments, and short `guard`, `if` and `return`.

extension PlaceFinder {
  /// The greatest number of lines of a statement that is left out.
  private static let lineLimit = 6

  /// The statements that can be left out.
  func statementPlaces(in file: Int) -> [Place] {
    let source = files[file]
    let code = Array(source.code.utf8)
    var places: [Place] = []
    var offset = 0
    var open: [UInt8] = []
    for line in code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      let text = String(decoding: line.dropFirst(indent), as: UTF8.self)
      let isInBlock = open.last == UInt8(ascii: "{")
      if isInBlock, let start = Self.start(in: text),
        let end = Self.end(of: code, from: offset + indent + start)
      {
        places.append(
          Place(
            file: file, range: (offset + indent + start)..<end, kind: .statement,
            options: ["()"]))
      }
      for byte in line { Self.follow(byte, &open) }
      offset += line.count + 1
    }
    return places
  }

  /// The offset at which a statement begins in a line: after the pattern in a case of a `switch`.
  private static func start(in line: String) -> Int? {
    if line.hasPrefix("case "), let arm = line.firstMatch(of: /^case [^{]*?[\w)]: (?=[a-z])/) {
      let body = String(line[arm.range.upperBound...])
      let start = line.utf8.distance(from: line.startIndex, to: arm.range.upperBound)
      return isStatement(body) ? start : nil
    }
    return isStatement(line) ? 0 : nil
  }

  private static func isStatement(_ line: String) -> Bool {
    if line.contains(/^(?:guard|if|return|continue)\b/) { return true }
    if line.contains(/^(?:let|var|func|for|while|switch|case|else|private|static|init|struct)\b/) {
      return false
    }
    let isCall = line.contains(#/^[a-z]\w*(?:\.\w+|\[[^\]]*\])*\(/#)
    let isAssignment = line.contains(#/^[a-z]\w*(?:\.\w+|\[[^\]]*\])* [+\-|&]?= /#)
    return isCall || isAssignment || line.contains(#/^\([\w, ]*\) = /#)
  }

  /// The end of the statement that begins at `start`, or `nil` if it is too long.
  private static func end(of code: [UInt8], from start: Int) -> Int? {
    var open: [UInt8] = []
    var lines = 1
    for index in start..<code.count {
      if code[index] == UInt8(ascii: "\n") {
        if open.isEmpty && !goesOn(code[(index + 1)...]) {
          let trailing = code[start..<index].reversed().prefix { $0 == UInt8(ascii: " ") }.count
          return index - trailing
        }
        lines += 1
        if lines > lineLimit { return nil }
      } else if open.isEmpty
        && (code[index] == UInt8(ascii: "}") || code[index] == UInt8(ascii: ")"))
      {
        // A closure or block of one line ends before the line does.
        return nil
      }
      follow(code[index], &open)
    }
    return nil
  }

  /// Whether the statement before `rest`, which begins a line, continues there.
  private static func goesOn(_ rest: ArraySlice<UInt8>) -> Bool {
    let next = rest.drop { $0 == UInt8(ascii: " ") }.prefix(5)
    let text = String(decoding: next, as: UTF8.self)
    return text.hasPrefix("else") || text.contains(/^(?:[.?:+\-|&{=]|== )/)
  }

  /// Updates `open`, the brackets that are open after `byte`.
  private static func follow(_ byte: UInt8, _ open: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open.append(byte)
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
    default: break
    }
  }
}
