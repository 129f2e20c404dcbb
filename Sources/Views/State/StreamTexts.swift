import HockeyRules
import Scoresheets

/// The texts of files for software that shows them in a stream: each file is one line.
package enum StreamTexts {
  /// The names of the files, without `.txt`, and their texts.
  package static func all(of moment: Moment) -> [(name: String, text: String)] {
    let (game, notation) = (moment.state.game, moment.game.notation)
    var texts: [(name: String, text: String)] = [
      ("clock", notation.reading(of: moment.time).text),
      ("period", notation.name(ofPeriod: moment.time.period)),
      ("strength", "\(game.manpower.home)v\(game.manpower.visiting)"),
      ("power-play", moment.powerPlay.map { notation.letters[$0.team] } ?? ""),
    ]
    for team in Team.allCases {
      texts.append(("\(team.word)-name", notation.letters[team]))
      texts.append(("\(team.word)-score", String(game.score[team])))
      let clocks = moment.state.clocks(of: team)
      for place in 0..<2 {
        let text = clocks.indices.contains(place) ? words(for: clocks[place]) : ""
        texts.append(("\(team.word)-penalty-\(place + 1)", text))
      }
    }
    return texts
  }

  /// A penalty clock: the number of the player who sits, if it is known, and the time left.
  private static func words(for clock: PenaltyClock) -> String {
    let number = (clock.player ?? clock.offender.player).map { "\($0.number) " } ?? ""
    return number + clock.total.text
  }
}
