import HockeyRules
import Scoresheets

/// Situations made up for a changed point that no case decides: plain games around the numbers and the
/// times of the point's value.
struct MadeSituations {
  private let periods: Int
  private let length: PlayingTime
  private let numbers: [Int]
  private let times: [PlayingTime]
  private let words: [String]

  init(for value: StatedValue, under book: Rulebook) {
    let schedule = book.schedule(for: .regular)
    let length = schedule.regulationLength
    (periods, self.length) = (schedule.regulationPeriods, length)
    numbers = Array(Set(value.numbers + [2])).filter { (1...40).contains($0) }.sorted()
    times = value.times.filter { $0 < length }
    words = value.listed
  }

  var all: [(title: String, sheet: String)] { counted + late + tied + plain }

  /// So many goals, or penalties, as the value has numbers.
  private var counted: [(title: String, sheet: String)] {
    numbers.flatMap { number in
      [
        ("a lead of \(number)", leads(number)),
        ("\(number) minors of one player", calls(number) { _ in "A6 2" }),
        ("\(number) minors of a team", calls(number) { "A\($0 + 1) 2" }),
        ("\(number) majors of one player", calls(number) { _ in "A6 5" }),
        ("\(number) misconducts of one player", calls(number) { _ in "A6 10" }),
        ("\(number) double minors of one player", calls(number) { _ in "A6 2+2" }),
      ]
        + words.flatMap { word in
          ["2", "5"].map { call in
            ("\(number) times \(word)", calls(number) { _ in "A6 \(call) \(word)" })
          }
        }
    }
  }

  private var late: [(title: String, sheet: String)] {
    (times + [.minutes(1)]).flatMap { left in
      [periods, 1].flatMap { period in
        ["A6 2", "A6 5", "A6 2\n   B9 5"].map { call in
          (
            "a penalty with \(left) left",
            "P\(period) \((length - left).text) \(call)\nP\(period) \(length.text) look\n"
          )
        }
      }
    }
  }

  private var tied: [(title: String, sheet: String)] {
    let end = "P\(periods) \(length.text) period-end\n"
    return [
      ("overtime", end + "OT 0:01 look\n"), ("a penalty in overtime", end + "OT 0:01 A6 2\n"),
      ("goals in overtime", end + "OT 0:01 A goal\n   0:02 B goal\n"),
      ("a second overtime", end + "OT 0:01 look\nOT2 0:01 look\n"),
      ("a game that ends tied", end + "game-end\n"),
      (
        "a shoot-out",
        end + "SO A1 shoot-out scored\n   B1 shoot-out missed\n   A1 shoot-out scored\n"
          + "   A2 shoot-out scored\n   B2 shoot-out missed\n"
      ),
    ].flatMap { title, sheet in
      ["", "kind play-offs\n", "kind final\n"].map { (title, $0 + sheet) }
    }
  }

  private var plain: [(title: String, sheet: String)] {
    let rest = "P2 \(length.text) look\n"
    return [
      ("a minor, and a goal", "P1 1:00 A6 2\n   1:10 B goal\n" + rest),
      ("two minors at once, and a goal", "P1 1:00 A6 2\n   A7 2\n   1:10 B goal\n" + rest),
      ("a double minor, and a goal", "P1 1:00 A6 2+2\n   1:10 B goal\n" + rest),
      ("a major, and a goal", "P1 1:00 A6 5\n   1:10 B goal\n" + rest),
      ("a major for fighting", "P1 1:00 A6 5 fighting\n" + rest),
      ("a match penalty", "P1 1:00 A6 M\n" + rest), ("a misconduct", "P1 1:00 A6 10\n" + rest),
      ("a game misconduct", "P1 1:00 A6 GM\n   A bench GM\n" + rest),
      ("a gross misconduct and an ejection", "P1 1:00 A6 GR\n   A7 GE\n" + rest),
      ("a minor and a major", "P1 1:00 A6 2+5\n" + rest),
      ("a major and a match penalty", "P1 1:00 A6 5\n   A6 M\n" + rest),
      ("one minor each", "P1 1:00 A6 2\n   B9 2\n   1:10 A goal\n" + rest),
      ("one major each", "P1 1:00 A6 5\n   B9 5\n   1:10 A goal\n" + rest),
      ("a match penalty against a major", "P1 1:00 A6 M\n   B9 5\n" + rest),
      ("a double minor against two minors", "P1 1:00 A6 2+2\n   B9 2\n   B8 2\n" + rest),
      ("two minors against one", "P1 1:00 A6 2\n   A7 2\n   B9 2\n" + rest),
      ("three minors of a team", "P1 1:00 A6 2\n   1:10 A7 2\n   1:20 A8 2\n" + rest),
      ("a signalled minor, and a goal", "P1 1:00 A6 signalled 2\n   1:10 B goal\n" + rest),
      (
        "two signalled minors, and a goal",
        "P1 1:00 A6 signalled 2\n   A7 signalled 2\n   1:10 B goal\n" + rest
      ),
      (
        "a signalled minor of a short-handed team, and a goal",
        "P1 1:00 A6 2\n   1:05 A7 signalled 2\n   1:10 B goal\n" + rest
      ),
      ("a short-handed goal", "P1 1:00 A6 2\n   1:10 A goal\n" + rest),
      ("a penalty shot", "P1 1:00 A6 PS\n   B9 penalty-shot scored\n" + rest),
      (
        "a penalty shot against a team that is short",
        "P1 1:00 B9 2\n   1:10 A6 PS\n   B8 penalty-shot scored\n" + rest
      ),
      ("an awarded goal", "P1 1:00 A6 2\n   1:10 B9 goal 8 awarded\n" + rest),
      ("an own goal with an assist", "P1 1:00 B9 goal 8 own-goal\n"),
      ("a goal by a player who is out", "P1 1:00 A6 GM\n   2:00 A6 goal\n"),
      ("a goalkeeper's penalties", "P1 1:00 A30g 2\n   A30g 5\n   A30g 10\n" + rest),
      ("a bench minor", "P1 1:00 A6 2\n   A bench 2 served-by A6\n" + rest),
      ("two time-outs", "P1 1:00 A time-out\n   2:00 A time-out\n   B time-out\n"),
      ("two failed challenges", "P1 1:00 A challenge failed\n   2:00 A challenge failed\n" + rest),
      ("a time-out after an icing", "P1 1:00 A no-change icing\n   A time-out\n"),
      ("a minor after an icing", "P1 1:00 A no-change icing\n   B9 2\n"),
      ("a forfeit", "P1 1:00 A goal\n   1:10 A goal\n   2:00 B forfeit\n"),
    ]
  }

  /// A lead of `number` in the first period, penalties then and in the last period, and two goals by
  /// the other team.
  private func leads(_ number: Int) -> String {
    let goals = (1...number).map { "P1 \(clock($0 * 5)) A goal\n" }.joined()
    return goals + "P1 \(clock(number * 5 + 5)) B9 2\nP\(periods) 0:10 B8 2\n   0:20 B goal\n"
      + "   0:30 B goal\n   0:40 B7 2\nP\(periods) \(length.text) look\n"
  }

  private func calls(_ number: Int, _ call: (Int) -> String) -> String {
    let step = max(1, periods * length.tenths / 10 / (number + 1))
    let inPeriod = length.tenths / 10
    return (0..<number).map { index in
      let second = (index + 1) * step
      return "P\(second / inPeriod + 1) \(clock(second % inPeriod)) \(call(index))\n"
    }.joined() + "P\(periods) \(length.text) look\n"
  }

  private func clock(_ seconds: Int) -> String { PlayingTime.seconds(seconds).text }
}

extension StatedValue {
  fileprivate var numbers: [Int] {
    found { if case .integer(let number) = $0 { [number] } else { [] } }
  }

  fileprivate var times: [PlayingTime] {
    found { value in
      guard case .text(let text) = value else { return [] }
      return [PlayingTime(clockBytes: Array(text.utf8))].compactMap { $0 }
    }
  }

  fileprivate var listed: [String] { found { if case .list(let words) = $0 { words } else { [] } } }

  /// What `own` finds in it, or in the members of its rows.
  private func found<Found>(_ own: (StatedValue) -> [Found]) -> [Found] {
    guard case .rows(let rows) = self else { return own(self) }
    return rows.flatMap { $0.members.flatMap { $0.value.found(own) } }
  }
}
