// Operators and words that have an opposite.

extension PlaceFinder {
  /// A word of the language or the library, and the words that may replace it.
  private struct Word {
    var text: String
    var kind: Place.Kind
    var options: [String]
    /// Whether it is an operator, which has a blank on each side.
    var isOperator: Bool { !(text.first?.isLetter ?? false) && text.first != "." }
  }

  private static let words: [Word] = [
    Word(text: "<", kind: .comparison, options: ["<=", ">"]),
    Word(text: "<=", kind: .comparison, options: ["<", ">="]),
    Word(text: ">", kind: .comparison, options: [">=", "<"]),
    Word(text: ">=", kind: .comparison, options: [">", "<="]),
    Word(text: "==", kind: .comparison, options: ["!="]),
    Word(text: "!=", kind: .comparison, options: ["=="]),
    Word(text: "&&", kind: .condition, options: ["||"]),
    Word(text: "||", kind: .condition, options: ["&&"]),
    Word(text: "true", kind: .condition, options: ["false"]),
    Word(text: "false", kind: .condition, options: ["true"]),
    Word(text: "+", kind: .arithmetic, options: ["-"]),
    Word(text: "-", kind: .arithmetic, options: ["+"]),
    Word(text: "+=", kind: .arithmetic, options: ["-="]),
    Word(text: "-=", kind: .arithmetic, options: ["+="]),
    Word(text: "min", kind: .arithmetic, options: ["max"]),
    Word(text: "max", kind: .arithmetic, options: ["min"]),
    Word(text: ".first", kind: .order, options: [".last"]),
    Word(text: ".last", kind: .order, options: [".first"]),
    Word(text: ".firstIndex", kind: .order, options: [".lastIndex"]),
    Word(text: ".lastIndex", kind: .order, options: [".firstIndex"]),
    Word(text: ".min", kind: .order, options: [".max"]),
    Word(text: ".max", kind: .order, options: [".min"]),
    Word(text: ".prefix", kind: .order, options: [".suffix"]),
    Word(text: ".suffix", kind: .order, options: [".prefix"]),
    Word(text: ".allSatisfy", kind: .order, options: [".contains"]),
    Word(text: ".opponent", kind: .order, options: [""]),
  ]

  /// The places of operators and words that have an opposite.
  func wordPlaces(in file: Int) -> [Place] {
    let source = files[file]
    return source.code.matches(of: /[^\s(){}\[\],:;]+|\S/).flatMap { match -> [Place] in
      let range = source.offsets(of: match.range)
      if source.follows("func", at: range.lowerBound) { return [] }
      return Self.words.flatMap { word in
        places(of: word, in: String(match.output)).map { start in
          let first = range.lowerBound + start
          return Place(
            file: file, range: first..<(first + word.text.utf8.count), kind: word.kind,
            options: word.options)
        }
      }
    }
  }

  /// The places of `word` in `token`, which has no blank.
  private func places(of word: Word, in token: String) -> [Int] {
    if word.isOperator { return token == word.text ? [0] : [] }
    var found: [Int] = []
    for start in token.indices where token[start...].hasPrefix(word.text) {
      let isInWord = start > token.startIndex && word.text.first != "."
      let rest = token[start...].dropFirst(word.text.count)
      if !isInWord && !(rest.first.map(Self.isOfName) ?? false) {
        found.append(token.utf8.distance(from: token.startIndex, to: start))
      }
    }
    return found
  }

  /// Whether `character` can be a part of a name.
  static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension SourceFile {
  /// Whether `word` is the last word before `offset`.
  func follows(_ word: String, at offset: Int) -> Bool {
    let before = code.utf8.prefix(offset).reversed().drop { $0 == UInt8(ascii: " ") }
    return before.starts(with: word.utf8.reversed())
  }
}
