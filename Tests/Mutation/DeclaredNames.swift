/// The declarations of the vocabulary and the rulebook: the names that can replace each other.
struct DeclaredNames {
  /// The properties of each group of provisions, with their types.
  private var groups: [String: [(name: String, type: String)]] = [:]
  /// The cases without a payload of each enum.
  private var enums: [[String]] = []

  /// Reads the declarations in `sources`, the texts of files without comments.
  init(_ sources: [String]) {
    var structs: [String: [(name: String, type: String)]] = [:]
    for source in sources {
      var structure = ""
      for line in source.split(separator: "\n") {
        if let match = line.firstMatch(of: /struct (\w+)/) { structure = String(match.output.1) }
        if let match = line.firstMatch(of: /(?:public|package) let (\w+): ([\w<>?\[\]]+)/) {
          structs[structure, default: []].append((String(match.output.1), String(match.output.2)))
        }
      }
      enums += Self.enums(in: source)
    }
    for source in sources where source.contains("class Rulebook") {
      for match in source.matches(of: /public let (\w+): (\w+Provisions)/) {
        groups[String(match.output.1)] = structs[String(match.output.2)]
      }
    }
  }

  /// The other provisions of `group` that have the type of `name`, or any type.
  func provisions(like name: String, of group: String, ofAnyType: Bool) -> [String] {
    let own = groups[group] ?? []
    guard let type = own.first(where: { $0.name == name })?.type else { return [] }
    return own.filter { other in
      let isProvision = other.type.hasPrefix("Provision<") || other.type == "Common"
      return other.name != name && isProvision && (ofAnyType || other.type == type)
    }.map { $0.name }
  }

  /// The other cases of the enums that have a case `name`.
  func cases(like name: String) -> [String] {
    var others: [String] = []
    for cases in enums where cases.contains(name) {
      others += cases.filter { $0 != name && !others.contains($0) }
    }
    return others
  }

  private static func enums(in source: String) -> [[String]] {
    var enums: [[String]] = []
    var depth = 0
    // The depth of the braces around the cases of each enum that is not closed yet.
    var open: [(depth: Int, index: Int)] = []
    for line in source.split(separator: "\n") {
      if line.contains(/\benum \w+/) {
        open.append((depth + 1, enums.count))
        enums.append([])
      } else if let innermost = open.last, innermost.depth == depth,
        let match = line.firstMatch(of: /^\s*case (.*)$/), !line.contains("(")
      {
        enums[innermost.index] += match.output.1.split(separator: ",").map {
          String($0.prefix { $0 != "=" }.filter { $0 != " " && $0 != "`" })
        }
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      while let innermost = open.last, innermost.depth > depth { open.removeLast() }
    }
    return enums
  }
}
