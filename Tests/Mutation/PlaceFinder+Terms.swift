import Foundation

// Conditions, provisions, enum cases and numbers.

extension PlaceFinder {
  /// The conditions to which a `!` can be added, or from which one can be removed.
  func conditionPlaces(in file: Int) -> [Place] {
    let source = files[file]
    let negated = source.code.matches(of: /[\s(\[{](!)[\w$(]/).map { match in
      Place(
        file: file, range: source.offsets(of: match.output.1.startIndex..<match.output.1.endIndex),
        kind: .condition, options: [""])
    }
    let term =
      /[\s(\[{]((?:(?:\$\d|\w+)(?:\[\w+\])?[.?]+)*(?:is|has|may|takes|serves|counts|holds|sits|reaches|contains|allSatisfy|cancelled|ejected|paired|awarded|ownGoal)\w*)(?![\w.?:])/
    let plain = source.code.matches(of: term).compactMap { match -> Place? in
      let text = match.output.1
      let range = source.offsets(of: text.startIndex..<text.endIndex)
      let isDeclared = ["func", "var", "let", "extension", "case"].contains {
        source.follows($0, at: range.lowerBound)
      }
      if isDeclared { return nil }
      return Place(file: file, range: range, kind: .condition, options: ["!\(text)"])
    }
    return negated + plain
  }

  /// The provisions that can be swapped for another of their group.
  func provisionPlaces(in file: Int) -> [Place] {
    let source = files[file]
    return source.code.matches(of: /\bbook\.(\w+)\.(\w+)/).compactMap { match in
      let (group, name) = (String(match.output.1), match.output.2)
      let rest = source.code[match.range.upperBound...]
      let isCited =
        rest.hasPrefix(".citation")
        || source.follows("by:", at: source.offsets(of: match.range).lowerBound)
      let options = names.provisions(like: String(name), of: group, ofAnyType: isCited)
      if options.isEmpty { return nil }
      return Place(
        file: file, range: source.offsets(of: name.startIndex..<name.endIndex), kind: .provision,
        options: options)
    }
  }

  /// The enum cases, outside of patterns, that can be swapped for another of their enum.
  func enumCasePlaces(in file: Int) -> [Place] {
    let source = files[file]
    return source.code.matches(of: /[\s(\[](\.(\w+))(?![\w.(])/).compactMap { match in
      let range = source.offsets(of: match.output.1.startIndex..<match.output.1.endIndex)
      let options = names.cases(like: String(match.output.2))
      if options.isEmpty || source.isInPattern(range.lowerBound) { return nil }
      return Place(
        file: file, range: range, kind: .enumCase, options: options.map { ".\($0)" })
    }
  }

  /// The numbers, which can be increased or decreased by one.
  func numberPlaces(in file: Int) -> [Place] {
    let source = files[file]
    return source.code.matches(of: /(?:[\s(\[\-]|\.\.<|\.\.\.)(\d[\d_]*)(?![\w.]\w)/).compactMap {
      match in
      guard let number = Int(match.output.1.filter { $0 != "_" }) else { return nil }
      return Place(
        file: file, range: source.offsets(of: match.output.1.startIndex..<match.output.1.endIndex),
        kind: .number, options: number > 0 ? ["\(number + 1)", "\(number - 1)"] : ["1"])
    }
  }
}

extension SourceFile {
  /// Whether what is at `offset` belongs to the pattern of a `case`.
  func isInPattern(_ offset: Int) -> Bool {
    let bytes = Array(code.utf8.prefix(offset))
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = String(decoding: bytes[start...], as: UTF8.self)
    guard let pattern = line.range(of: "case ") else { return false }
    return !line[pattern.upperBound...].contains { $0 == ":" || $0 == "=" }
  }
}
