public import HockeyRules
import Scoresheets

/// What a season needs of a solved game.
///
/// The plays are left out, so a folder of games takes little memory.
public struct GameFacts: Sendable {
  /// The game, without its plays.
  public package(set) var game: SeasonGame
  /// The calls on record.
  let acts: [Act]
  /// The players ejected in this game because of their calls in earlier games, each with the rule.
  let ejected: [Person: RuleReference?]
  let score: PerTeam<Int>
  /// The people named in a play.
  private let named: Set<Person>
  /// The numbers in each team's line-up, or `nil` if the log has none.
  private let listed: PerTeam<Set<Int>?>

  /// The people named in a play, in a line-up, or in a line below the game.
  var players: Set<Person> {
    var players = named.union(game.dressed).union(game.absent)
    for team in Team.allCases {
      for number in listed[team] ?? [] {
        players.insert(Person(game.log.letters[team], .player(number)))
      }
    }
    return players
  }

  /// Takes the facts from `game` and its solution.
  public init(_ game: SeasonGame, _ solution: Solution) {
    let clubs = game.log.letters
    acts = Act.all(in: solution, clubs: clubs)
    score = solution.game.score
    ejected = solution.ejectedByEarlierGames(clubs)
    var named: Set<Person> = []
    for play in solution.plays {
      for player in play.event.play.namedPlayers {
        named.insert(Person(clubs[player.team], .player(player.number)))
      }
      if case .bench(let team, let staff?) = play.event.play.call?.offender {
        named.insert(Person(clubs[team], .staff(staff)))
      }
    }
    self.named = named
    listed = game.log.rosters.map { $0.isEmpty ? nil : Set($0.map { $0.number }) }
    var kept = game
    kept.log.plays = []
    self.game = kept
  }

  /// Whether the log shows that `person` was in the game.
  func shows(_ person: Person) -> Bool {
    if game.absent.contains(person) { return false }
    return game.dressed.contains(person) || named.contains(person) || isListed(person) == true
  }

  /// Whether `person` may have played: the log shows the person, or has no line-up to the contrary.
  func allows(_ person: Person) -> Bool {
    if game.absent.contains(person) { return false }
    return shows(person) || isListed(person) ?? true
  }

  private func isListed(_ person: Person) -> Bool? {
    guard case .player(let number) = person.role,
      let team = Team.allCases.first(where: { game.log.letters[$0] == person.club })
    else { return nil }
    return listed[team].map { $0.contains(number) }
  }
}

extension Solution {
  /// The players ejected because of their calls in earlier games, each with the rule.
  fileprivate func ejectedByEarlierGames(_ clubs: PerTeam<String>) -> [Person: RuleReference?] {
    var ejected: [Person: RuleReference?] = [:]
    guard !game.setup.earlier.calls.isEmpty else { return ejected }
    for ruling in journal where ruling.authority.key?.isOfSeason == true {
      if case .bench(.ejected(let offender)) = ruling.effect,
        let person = offender.person(of: clubs[offender.team])
      {
        ejected[person] = .some(ruling.authority.rule)
      }
    }
    return ejected
  }
}
