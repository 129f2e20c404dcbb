import HockeyRules
import Testing

/// Infractions are compared by one name, and shown as the log has them.
@Suite struct Infractions {
  @Test(arguments: [
    ("Slashing", "slashing"), ("slash", "slashing"), ("SLASH", "slashing"),
    ("Cross Checking", "cross-checking"), ("too_many_men", "too-many-players"),
    (" high--stick ", "high-sticking"), ("instigator", "instigating"), ("Spitting", "spitting"),
    ("", ""),
  ])
  func `one name stands for all in use`(_ word: String, _ name: String) {
    let infraction = Infraction(rawValue: word)
    #expect(infraction.canonical == name)
    #expect(infraction.rawValue == word)
    #expect(infraction.isSame(as: Infraction(rawValue: name)))
  }

  @Test(arguments: [
    ("too-many-men-on-the-ice", "too-many-players"),
    ("inter-on-goaltender", "goalkeeper-interference"),
    ("match-penatly-10-minutes", "match"), ("instigator-face-shield", "instigating"),
    ("holding-opp-stick", "holding-the-stick"), ("OB-Tripping", "tripping"),
    ("delaying-game-smothering-puck", "delay-of-game"), ("ineligible-player", "ineligible-player"),
    ("delaying-game-puck-over-glass", "puck-over-glass"), ("hs-something", "hs-something"),
  ])
  func `a feed's word is counted under the name that all leagues share`(
    _ word: String, _ name: String
  ) {
    #expect(Infraction(rawValue: word).commonName == name)
  }

  @Test func `a changed word has its own name`() {
    var infraction = Infraction(rawValue: "Hook")
    infraction.rawValue = "Trip"
    #expect(infraction.isSame(as: Infraction(rawValue: "tripping")))
    #expect(!infraction.isSame(as: Infraction(rawValue: "hooking")))
  }

  @Test func `every known name is its own or another's synonym`() {
    for name in Infraction.known { #expect(Infraction(rawValue: name).isKnown, "\(name)") }
    #expect(Set(Infraction.known).count == Infraction.known.count)
    #expect(!Infraction(rawValue: "hokking").isKnown)
  }

  @Test func `a fight is a fight in any case`() throws {
    let book = try book("hockey-canada-2024")
    let lower = solve(try events("P1 5:00 A6 5 fighting\n   B7 2"), under: book)
    let upper = solve(try events("P1 5:00 A6 5 Fight\n   B7 2"), under: book)
    #expect(upper.journal.count == lower.journal.count)
    #expect(upper.game.penalties.first?.infraction?.rawValue == "Fight")
  }
}
