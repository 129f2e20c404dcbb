import Feeds
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@Suite(.enabled(if: RealFeeds.folder != nil, "PENALTYBOX_GAMES is not set"))
struct RealGamesTests {
  /// The league's own goals and penalty minutes of the home and the visiting team in each game.
  private static func figures() throws -> [String: PerTeam<[Int]>] {
    let text = String(decoding: try RealFeeds.bytes("nhl-official.csv"), as: UTF8.self)
    var figures: [String: PerTeam<[Int]>] = [:]
    // The lines have Windows line ends, each of which is one character in Swift.
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: ",")
      let team: Team = fields[1] == "home" ? .home : .visiting
      figures[String(fields[0]), default: PerTeam(both: [])][team] = fields[2...3].compactMap {
        Int($0)
      }
    }
    return figures
  }

  @Test func `the folder that is named has games`() throws {
    #expect(try !RealFeeds.nhl.get().isEmpty)
  }

  @Test func `every real game is read whole, in order and without a remark`() throws {
    for (id, reading) in try RealFeeds.nhl.get() {
      let name = Comment(rawValue: id)
      #expect(reading.error == nil, name)
      #expect(reading.notes == [], name)
      let times = reading.log.events.map(\.time)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, name)
      #expect(Set(reading.log.events.map(\.id)).count == times.count, name)
      #expect(times.first == .start, name)
      #expect(reading.log.events.last?.play == .gameEnd, name)
    }
  }

  @Test func `goals and penalty minutes are the league's own`() throws {
    let figures = try Self.figures()
    let games = try RealFeeds.nhl.get()
    var compared = 0
    for (id, reading) in games {
      // The sample lacks the figures of some games.
      guard let official = figures[id] else { continue }
      compared += 1
      var goals = PerTeam(both: 0)
      var minutes = PerTeam(both: 0)
      for event in reading.log.events {
        if let team = event.play.scoringTeam { goals[team] += 1 }
        if case .penalty(let call) = event.play { minutes[call.offender.team] += call.minutes }
      }
      for team in Team.allCases {
        #expect(
          [goals[team], minutes[team]] == official[team],
          Comment(rawValue: "\(id) \(team)"))
      }
    }
    #expect(compared * 2 > games.count, "\(compared) games were compared")
  }
}

extension Edition {
  /// The citations in `rulings` that do not match the book: an unknown key, another rule, or
  /// another claim to be verified.
  func strangeCitations(in rulings: [Ruling]) -> [String] {
    var own: [ProvisionKey: StatedProvision] = [:]
    for provision in provisions { own[provision.key] = provision }
    return rulings.compactMap { ruling in
      guard let citation = ruling.authority.citation else { return nil }
      let provision = own[citation.key]
      let isOwn =
        provision != nil && provision?.rule == citation.rule
        && provision?.isVerified == citation.isVerified
      return isOwn ? nil : "\(ruling.effect) by \(citation)"
    }
  }
}

extension Play {
  /// The team for which a goal in play or from a penalty shot counts.
  fileprivate var scoringTeam: Team? {
    switch self {
    case .goal(let goal): goal.team
    case .penaltyShot(let shot): shot.scored ? shot.team : nil
    default: nil
    }
  }
}

extension Call {
  /// The minutes on record: two for a minor, five for a major, ten for any other class.
  fileprivate var minutes: Int {
    penalties.reduce(0) { sum, penalty in
      switch penalty {
      case .minor: sum + 2
      case .major: sum + 5
      default: sum + 10
      }
    }
  }
}
