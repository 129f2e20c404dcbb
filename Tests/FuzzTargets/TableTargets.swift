import Audits
import Feeds
import HockeyRules
import Scoresheets

extension FuzzTarget {
  static let official = FuzzTarget(name: "official", longest: 96) { bytes in
    do throws(TableError) {
      let record = try OfficialRecord(bytes)
      for id in record.ids {
        require(
          record[id].home != nil || record[id].visiting != nil, "a game has figures of no team")
      }
    } catch {
      if bytes.showsErrors { _ = (error.message(file: "fuzz"), error.description) }
    }
  }

  /// A shift chart, which is asked who was on the ice.
  static let shifts = FuzzTarget(name: "shifts", longest: 128) { bytes in
    let numbers = SourceNumbers(
      teams: PerTeam(home: 1, visiting: 2), goalkeepers: [30, 31])
    do throws(TableError) {
      let chart = try ShiftChart(bytes, numbers: numbers)
      for period in [0, 1, 2] {
        for tenths in [0, 10, 590, 12_000, Int.max] {
          let time = GameTime(period: period, elapsed: PlayingTime(tenths: tenths))
          _ = (chart.manpower(at: time, .before), chart.manpower(at: time, .after))
        }
      }
      audit(chartedLog, shownBy: chart)
    } catch {
      if bytes.showsErrors { _ = (error.message(file: "fuzz"), error.description) }
    }
  }

  /// A log with a recorded strength that differs from its book's.
  private static let chartedLog: GameLog = {
    var log = SheetReader.read(
      "under nhl-2025\nP1 0:10 A6 2\n 0:20 faceoff\n 0:30 whistle\n 0:40 faceoff\n 0:50 whistle\n"
    ).log
    for index in log.plays.indices {
      log.plays[index].recorded = RecordedStrength(
        skaters: PerTeam(home: 5, visiting: index == 3 ? 4 : 5), goalkeepers: PerTeam(both: true))
    }
    return log
  }()
}
