import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The points of a rulebook: their names, and that each is used.
@Suite struct Points {
  /// A property of a group of `Rulebook`, and the key of its provision.
  private struct Property {
    var group: String
    var name: String
    var key: String
  }

  /// The properties of all groups, as `Mirror` finds them.
  private static func properties(of book: Rulebook) -> [Property] {
    properties(of: book, in: "")
  }

  private static func properties(of group: Any, in name: String) -> [Property] {
    Mirror(reflecting: group).children.flatMap { child -> [Property] in
      guard let label = child.label else { return [] }
      if let provision = child.value as? any Keyed {
        return [Property(group: name, name: label, key: provision.key.rawValue)]
      }
      return child.value is String ? [] : properties(of: child.value, in: label)
    }
  }

  /// The words with which the keys of a group may begin although the properties' names do not.
  private static let words = [
    "goals": "goal", "shots": "shot", "signalled": "signalled", "shootOut": "shootOut",
    "faceOffs": "faceOff",
    "overtime": "overtime", "playOffOvertime": "playOffOvertime", "finalOvertime": "finalOvertime",
  ]

  @Test func `a property is its key in camel case, with or without the group's word`() throws {
    let properties = Self.properties(of: try book("nhl-2025"))
    for property in properties {
      let camel = Self.camelCase(property.key)
      let word = Self.words[property.group].map {
        $0 + property.name.prefix(1).uppercased() + property.name.dropFirst()
      }
      #expect(
        camel == property.name || camel == word,
        "\(property.group).\(property.name) has the key \(property.key)")
    }
    #expect(properties.map(\.key) == Rulebook.points.map(\.key.rawValue))
  }

  @Test(arguments: [
    ("goals", "ends", "goal-ends"), ("signalled", "minor", "signalled-minor"),
    ("shots", "replacesMinor", "shot-replaces-minor"), ("overtime", "length", "overtime-length"),
    ("playOffOvertime", "skaters", "play-off-overtime-skaters"),
    ("shootOut", "rounds", "shoot-out-rounds"), ("shootOut", "repeatShooters", "repeat-shooters"),
    ("serving", "doubleMinor", "double-minor"), ("play", "tiedGame", "tied-game"),
  ])
  func `a point is in its group`(_ group: String, _ name: String, _ key: String) throws {
    let properties = Self.properties(of: try book("nhl-2025"))
    let found = properties.filter { $0.group == group && $0.name == name }.map(\.key)
    #expect(found == [key])
  }

  @Test func `no two points have the same key, and each has a summary of one sentence`() {
    let keys = Rulebook.points.map(\.key)
    #expect(keys.count == Set(keys).count)
    for point in Rulebook.points {
      #expect(point.summary.hasSuffix("."), "\(point.key.rawValue)")
      #expect(ProvisionKey(rawValue: point.key.rawValue) == point.key)
    }
    #expect(ProvisionKey(rawValue: "minor-lenght") == nil)
  }

  /// Words that no embedded book chooses, and the reason why they exist.
  private static let unchosen = [
    "all": "a league of four a side has a penalty shot in place of each minor",
    "in-running-time": "a summer league has one in place of each minor while the clock runs",
    "game-misconduct-for-fighting": "leagues for adults put out only those who fight",
    "at-the-end": "a summer league takes its penalty shots once the time is over",
    "difference-at-the-end": "the same, for the shots that one team has more than the other",
    "once": "leagues count a double minor as one penalty",
    "free": "no book lets a goalkeeper who came in for a penalty shot leave before the stoppage",
    "free-then-minors": "leagues forgive a team its first challenge that fails",
    "shoot-out": "leagues for the young and for adults go straight to the shoot-out",
    "tie": "leagues without overtime leave a game tied",
  ]

  @Test func `a book chooses every word of every choice, except those with a reason`()
    throws
  {
    // Several points may have the same words; it is enough if a book chooses a word on one of them.
    var chosen: [[String]: Set<String>] = [:]
    for id in Rulebooks.ids {
      for provision in try #require(Rulebooks.edition(id)).provisions {
        guard let words = provision.point.form.words else { continue }
        chosen[words, default: []].formUnion(provision.value.word.map { [$0] } ?? [])
      }
    }
    let unchosen = chosen.flatMap { words, chosen in words.filter { !chosen.contains($0) } }
    #expect(unchosen.sorted() == Self.unchosen.keys.sorted())
  }

  private static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}

/// A provision of any value.
private protocol Keyed {
  var key: ProvisionKey { get }
}

extension Provision: Keyed {}

extension PointForm {
  /// The words from which a book chooses.
  fileprivate var words: [String]? {
    switch self {
    case .choice(let words): words
    case .optional(let form): form.words
    case .time, .number, .agreed, .agreedOr, .text, .flag, .words, .choices, .infractions, .ladder,
      .table:
      nil
    }
  }
}

extension StatedValue {
  fileprivate var word: String? {
    if case .text(let word) = self { word } else { nil }
  }
}
