import HockeyRules
import Views

/// A digest of the rulings of each kind in many games, in the order of the games.
struct RulingDigests {
  /// The number of games.
  private(set) var games = 0
  private var digests: [Digest] = []
  /// The index of each kind's digest.
  private var places: [String: Int] = [:]
  /// The digest's index and the hash for each ruling so far; small games repeat a few rulings.
  private var known: [Ruling: (place: Int, text: UInt64)] = [:]
  private let file: GameFile?

  init(writingTo file: GameFile?) {
    self.file = file
  }

  /// The kinds by name, each with its digest; also refusals, warnings and captains' choices.
  var kinds: [(name: String, digest: Digest)] {
    places.sorted { $0.key < $1.key }.map { ($0.key, digests[$0.value]) }
  }

  /// The digest of all kinds.
  var whole: Digest { kinds.reduce(into: Digest()) { $0.add($1.digest) } }

  /// Begins the next game, whose plays are `events`.
  mutating func begin(_ events: @autoclosure () -> [Event]) {
    games += 1
    file?.begin(sheet(events()))
  }

  mutating func add(_ rulings: [Ruling]) {
    for ruling in rulings {
      let (place, text) = known[ruling] ?? learn(ruling)
      digests[place].add(text, in: games)
      file?.write("\(ruling.effect.word.rawValue): \(ruling.text)")
    }
  }

  /// Adds a text of the kind `kind` that is not a ruling.
  mutating func add(_ text: String, as kind: String) {
    let place = place(of: kind)
    digests[place].add(hash(of: text), in: games)
    file?.write("\(kind): \(text)")
  }

  private mutating func learn(_ ruling: Ruling) -> (place: Int, text: UInt64) {
    let learned = (place(of: ruling.effect.word.rawValue), hash(of: ruling.text))
    known[ruling] = learned
    return learned
  }

  private mutating func place(of kind: String) -> Int {
    if let place = places[kind] { return place }
    places[kind] = digests.count
    digests.append(Digest())
    return digests.count - 1
  }

  private func hash(of text: String) -> UInt64 {
    var digest = Digest()
    for byte in text.utf8 { digest.add(UInt64(byte)) }
    return digest.value
  }
}

/// A digest by the 64-bit hash FNV-1a.
struct Digest: CustomStringConvertible {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The number of texts.
  private(set) var count = 0

  var description: String {
    let digits = String(value, radix: 16)
    return "\(count) \(String(repeating: "0", count: 16 - digits.count))\(digits)"
  }

  mutating func add(_ word: UInt64) {
    value ^= word
    value &*= 0x100_0000_01b3
  }

  /// Adds the digest of another kind.
  mutating func add(_ other: Digest) {
    add(other.value)
    count += other.count
  }

  /// Adds the hash of a text about a game.
  mutating func add(_ text: UInt64, in game: Int) {
    add(UInt64(game))
    add(text)
    count += 1
  }
}

extension Ruling {
  /// The whole ruling in words, except for the number of the rule that is cited.
  fileprivate var text: String {
    "\(at) in period \(period), by \(authority.key?.rawValue ?? "the scorer"): \(effect.text)"
  }
}

extension Effect {
  /// The whole effect in words; a goal's text has only its visible facts.
  fileprivate var text: String {
    switch self {
    case .score(.scored(let goal)), .score(.judgedAgain(let goal)):
      """
      \(goal.call) at \(goal.time), \(goal.manpower)\(goal.penaltyShot ? ", penalty shot" : ""), \
      \(goal.goal), ended \(goal.ended.map { "\($0)" } ?? "none"), washed \(goal.washed)
      """
    case .bench, .call, .play, .score: "\(self)"
    }
  }
}
