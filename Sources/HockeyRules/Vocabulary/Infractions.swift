// The names of infractions. Logs write them in different ways; rules compare them by one name.

extension Infraction {
  /// Whether both name the same infraction.
  ///
  /// The case of letters does not matter, nor do blanks or hyphens, and any name in use will do.
  public func isSame(as other: Infraction) -> Bool { canonical == other.canonical }

  /// Whether this module has a name for the infraction.
  public var isKnown: Bool { Self.namesInUse[canonical] != nil }

  /// The name under which the infractions of all leagues are counted.
  ///
  /// A feed's word may say more than the infraction, as `instigator-face-shield` does: the
  /// beginning of the word decides. A word without a known beginning is kept.
  package var commonName: String {
    if let name = Self.namesInUse[canonical] ?? Self.namesInFeeds[canonical] { return name }
    let words = canonical.split(separator: "-")
    if words.count > 1, words[0] == "ob" {
      return Infraction(rawValue: String(canonical.dropFirst(3))).commonName
    }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      if let name = Self.name(ofWord: words[..<count].joined(separator: "-")) { return name }
    }
    return canonical
  }

  /// The name that `word` stands for in full; abbreviations are too short to begin a feed's word.
  private static func name(ofWord word: String) -> String? {
    word.utf8.count > 3 ? namesInUse[word] : nil
  }

  /// Words of feeds whose beginning would mislead.
  private static let namesInFeeds = [
    "delay-of-game-coaches-challenge": "failed-challenge",
    "holding-opp-stick": "holding-the-stick",
    "inter-on-goaltender": "goalkeeper-interference",
  ]

  /// The names of all known infractions and their synonyms, in order: canonical names first.
  public static let known: [String] = names + table.flatMap { $0.synonyms }

  /// The names of all known infractions, in order.
  private static let names: [String] = table.map { $0.name }

  /// The names that `word` may mean.
  ///
  /// If it is an infraction's name or a synonym, the result is that infraction's name alone.
  /// Otherwise it is the names that begin with `word` or, if there are none, the names with a
  /// synonym that begins with it.
  package static func names(beginningWith word: String) -> [String] {
    let word = plain(word)
    if let name = namesInUse[word] { return [name] }
    let own = names.filter { $0.hasPrefix(word) }
    if !own.isEmpty { return own }
    return table.filter { $0.synonyms.contains { $0.hasPrefix(word) } }.map { $0.name }
  }

  /// The name under which rules compare an infraction that a log calls `word`.
  static func canonical(_ word: String) -> String {
    let plain = plain(word)
    return namesInUse[plain] ?? plain
  }

  private static func plain(_ word: String) -> String {
    var bytes: [UInt8] = []
    for byte in word.utf8 {
      if isSeparator(byte) {
        if bytes.last != UInt8(ascii: "-"), !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
      } else {
        bytes.append(isCapital(byte) ? byte + 32 : byte)
      }
    }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "_")
  }

  /// The canonical name for each name in use.
  private static let namesInUse: [String: String] = {
    var names: [String: String] = [:]
    for (name, synonyms) in table {
      names[name] = name
      for synonym in synonyms { names[synonym] = name }
    }
    for (name, short) in abbreviations {
      for word in short { names[word] = name }
    }
    return names
  }()

  /// The infractions of the books and the feeds, each with the other names in use.
  private static let table: [(name: String, synonyms: [String])] = [
    ("abuse-of-officials", []),
    ("abusive-language", []),
    ("attempt-to-injure", []),
    ("bench", []),
    ("biting", []),
    ("boarding", ["board"]),
    ("body-checking", ["illegal-body-checking"]),
    ("broken-stick", []),
    ("butt-ending", ["butt-end"]),
    ("charging", ["charge"]),
    ("check-to-the-head", ["checking-to-the-head", "illegal-check-to-head", "hit-to-the-head"]),
    ("checking-from-behind", ["check-from-behind", "check-behind"]),
    ("clipping", ["clip"]),
    ("closing-hand-on-puck", []),
    ("concealing-puck", []),
    ("covering-puck-in-crease", []),
    ("cross-checking", ["cross-check", "crosschecking"]),
    ("delay-of-game", ["delaying-game", "delaying-the-game"]),
    ("displacing-goal", []),
    ("elbowing", ["elbow"]),
    ("embellishment", ["diving"]),
    ("face-off-violation", ["delaying-game-face-off-violation"]),
    ("failed-challenge", ["delaying-game-unsuccessful-challenge"]),
    ("fighting", ["fight"]),
    ("game-misconduct", []),
    ("goalkeeper-interference", ["interference-goalkeeper", "goaltender-interference"]),
    ("head-butting", ["head-butt"]),
    ("head-contact", []),
    ("high-sticking", ["high-stick", "highsticking", "high-sticking-double-minor"]),
    ("holding", ["hold"]),
    ("holding-the-stick", ["holding-stick", "holding-opp.-stick"]),
    ("hooking", ["hook"]),
    ("illegal-equipment", []),
    ("illegal-stick", []),
    ("illegal-substitution", []),
    ("instigating", ["instigator"]),
    ("interference", []),
    ("kicking", ["kick"]),
    ("kneeing", ["knee"]),
    ("leaving-the-penalty-bench", ["leaving-penalty-bench", "leaving-penalty-box"]),
    ("leaving-the-players-bench", ["leaving-players-bench"]),
    ("match", []),
    ("misconduct", []),
    ("premature-substitution", []),
    ("puck-over-glass", ["delaying-game-puck-over-glass"]),
    ("refusing-to-play", []),
    ("roughing", ["rough"]),
    ("slashing", ["slash"]),
    ("slew-footing", ["slew-foot"]),
    ("spearing", ["spear"]),
    ("starting-line-up", ["starting-lineup"]),
    ("stick-measurement", []),
    ("throwing-equipment", []),
    ("throwing-objects", []),
    ("throwing-stick", ["throwing-the-stick"]),
    (
      "too-many-players",
      ["too-many-men", "too-many-men-on-the-ice", "too-many-players-on-the-ice"]
    ),
    ("tripping", ["trip"]),
    ("uniform", []),
    ("unsportsmanlike-conduct", ["unsportsmanlike", "unsportsmanlike-cnd."]),
  ]

  /// The abbreviations of scoresheets, and short forms that people type; nothing suggests them.
  private static let abbreviations: [(name: String, short: [String])] = [
    ("abuse-of-officials", ["aoo", "abuse-of-official"]), ("attempt-to-injure", ["ati"]),
    ("boarding", ["bd", "brd"]), ("body-checking", ["bc", "body-check"]),
    ("butt-ending", ["be"]), ("charging", ["ch", "chg"]),
    ("check-to-the-head", ["cth", "check-to-head", "hit-to-head", "head-hit"]),
    ("checking-from-behind", ["cfb", "ckb", "hit-from-behind"]),
    ("cross-checking", ["cc", "xc", "xcheck", "x-check", "crosscheck", "xchk"]),
    ("delay-of-game", ["dg", "dog", "delay", "delay-game"]), ("elbowing", ["el", "elb"]),
    ("embellishment", ["emb", "dive"]), ("fighting", ["fi", "fgt"]),
    ("goalkeeper-interference", ["gi", "gki", "goalie-interference", "goalkeeper-int"]),
    ("head-butting", ["hb"]), ("head-contact", ["hc"]),
    ("high-sticking", ["hs", "hi-stick", "hi-sticking"]), ("holding", ["hld"]),
    ("holding-the-stick", ["hts", "hst", "hold-stick", "hold-the-stick"]),
    ("hooking", ["hk", "hkg"]), ("illegal-equipment", ["ie", "ieq"]),
    ("illegal-stick", ["is"]), ("instigating", ["ist"]), ("interference", ["in", "int", "itf"]),
    ("kneeing", ["kn", "kne"]), ("puck-over-glass", ["pog"]), ("roughing", ["ro", "rou", "rgh"]),
    ("slashing", ["sl", "sla"]), ("spearing", ["sp", "spr"]), ("slew-footing", ["sf"]),
    ("too-many-players", ["tm", "tmm", "tmp", "too-many"]), ("tripping", ["tr", "trp"]),
    ("unsportsmanlike-conduct", ["uc", "usc", "uns"]),
  ]
}
