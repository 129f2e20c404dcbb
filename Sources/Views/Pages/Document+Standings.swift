import HockeyRules
import Scoresheets
import Seasons

extension SeasonAnswer {
  var standingsSections: [Document.Block] {
    var sections: [Document.Block] = [.section("Standings", table(of: season.standings))]
    if let goalkeepers, !goalkeepers.isEmpty {
      var table = TextTable(["", "GP", "W", "T", "OTL", "L", "GA", "SO", "GAA"])
      for row in goalkeepers {
        let record = row.record
        let numbers = [
          record.games, record.wins, record.ties, record.overtimeLosses, record.losses,
          record.goalsAgainst, record.shutouts,
        ]
        table.add(
          [record.person.named(row.name)] + numbers.map { String($0) } + [record.average ?? ""])
      }
      sections.append(.section("Goalkeepers", table))
    }
    if let players, !players.isEmpty {
      var table = TextTable(["", "G", "A", "PIM", "PPG", "PPA", "PP%", "short", "cost", "PK%"])
      for row in players {
        let own = row.figures
        let numbers = [
          own.goals, own.assists, own.penaltyMinutes, own.powerPlayGoals, own.powerPlayAssists,
        ]
        table.add(
          [own.person.named(row.name)] + numbers.map { String($0) } + [
            own.powerPlayPerMille?.percentage ?? "", String(own.timesShortHanded),
            String(own.timesScoredOn), own.penaltyKillPerMille?.percentage ?? "",
          ])
      }
      let note =
        "PP%: his team's power plays in which he scored or assisted. short: power plays that his "
        + "penalties gave the opponents; cost: those with a goal; PK%: those without one."
      sections.append(.section("Players", table, note: note))
    }
    return sections
  }

  /// The standings; a column in which nobody has anything is left out.
  private func table(of standings: [Standing]) -> TextTable {
    let columns: [(name: String, value: (Standing) -> Int)] = [
      ("GP", { $0.games }), ("W", { $0.wins }), ("OTW", { $0.overtimeWins }),
      ("SOW", { $0.shootOutWins }), ("T", { $0.ties }), ("OTL", { $0.overtimeLosses }),
      ("L", { $0.losses }), ("Pts", { $0.points }), ("GF", { $0.goalsFor }),
      ("GA", { $0.goalsAgainst }), ("PIM", { $0.penaltyMinutes }),
    ]
    let shown = columns.filter { column in
      !["OTW", "SOW", "T", "OTL"].contains(column.name)
        || standings.contains { column.value($0) > 0 }
    }
    var table = TextTable([""] + shown.map { $0.name } + ["PP%", "PK%"])
    for row in standings {
      table.add(
        [row.club] + shown.map { String($0.value(row)) }
          + [row.powerPlayPerMille, row.penaltyKillPerMille].map { $0?.percentage ?? "" })
    }
    return table
  }
}

extension SeasonGameAnswer {
  var cells: [String] {
    let sides = Team.allCases.map { "\(step.clubs[$0]) \(step.score[$0])" }
    return [step.game, step.date ?? "", sides.joined(separator: ", ")]
  }
}

extension EjectedAnswer {
  var cells: [String] { [person.named(name), game, rule?.words ?? "unverified"] }
}
