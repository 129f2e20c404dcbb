import HockeyRules
import Scoresheets
import Surface

struct LiveHelp {
  let letters: PerTeam<String>

  /// The help on `topic`, or on everything, in two columns: what to type, and what it does.
  func text(on topic: LiveCommand.Topic?) -> String {
    let rows = rows(on: topic)
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { $0.0.padded(to: width + 2) + $0.1 + "\n" }.joined()
  }

  private func rows(on topic: LiveCommand.Topic?) -> [(String, String)] {
    let (home, away) = (letters.home, letters.visiting)
    switch topic {
    case nil:
      return [
        ("12:34 \(home)15 2 hooking", "a play; without a time it is now"),
        ("\(away)9 goal 4 17", "a goal of \(away)9, with assists"),
        ("whistle, face-off", "play is stopped; play goes on"),
        ("at 12:34, P2", "the clock reads this now"),
        ("insert 12:34 \(home)6 2", "a forgotten play, put where it belongs"),
        ("fix @p3 \(home) 17 goal 12", "@p3 was this; `fix @p3 17`: his number was"),
        ("undo, undo 2, undo @p3", "take back the last, the last two, @p3"),
        ("void @p3 REASON", "a correction that stays on record"),
        ("ask, ask \(away) goal", "what would follow"),
        ("box, score, log", "who sits; the box score; the plays"),
        ("help TOPIC, ?", LiveCommand.Topic.words.joined(separator: ", ")),
        ("y, or the line again", "yes to the question; any other line: no"),
        ("exit", "stop; `penaltybox live LOG` goes on"),
      ]
    case .times:
      return [
        ("12:34, 1234, 12.34", "a time of this period, as the clock shows it"),
        (":45, 0:07.3", "less than a minute; tenths"),
        ("P2 12:34, OT 1:00", "a time of another period"),
        ("at 12:34", "the clock reads this now; nothing happened"),
        ("no time", "now: what the prompt says"),
        ("clock remaining", "the board counts down; `clock elapsed`: up"),
      ]
    case .penalties:
      return [
        ("\(home)15 2 hooking", "`\(home.lowercased()) 15 2 hook` is the same"),
        ("\(home)15 2+2, 5+GM, 10, M", "double minor, major and game, misconduct, match"),
        ("\(home)15 2 min hook", "`min`, `minor`, `double minor` are understood"),
        ("\(home) bench 2 too-many", "a bench minor"),
        ("\(home)? 2 roughing", "the player is not known yet"),
        ("… served-by 12", "a team-mate serves it"),
        ("\(home)15 PS", "a penalty shot is given"),
      ] + plays(.penalties)
    case .goals: return [("\(away)9 goal empty-net", "also `own-goal`, `awarded`")] + plays(.goals)
    case .corrections:
      return [
        ("insert 12:34 \(home)6 2", "a forgotten play"),
        ("fix @p3 17", "the number was 17; also a call, an infraction, a time"),
        ("fix @p3 \(home)17 goal 12 9", "the whole play was another"),
        ("undo @p3", "a slip of yours: as if never typed"),
      ] + plays(.corrections)
    case .periods:
      return plays(.periods) + [
        ("P2, OT", "the clock reads the beginning of that period"),
        ("SO", "the shoot-out begins"),
        ("periods 3 15:00", "before the first play: how many, and how long"),
        ("overtime 5:00", "before the first play: how long"),
      ]
    }
  }

  private func plays(_ topic: PlayKind.Topic) -> [(String, String)] {
    PlayWord.allCases.map { $0.kind }.filter { $0.topic == topic }.map { kind in
      let words = kind.example.split(separator: " ").map { word in
        let name = word.prefix { $0.isLetter }
        guard let team = Team.allCases.first(where: { Notation().letters[$0] == name }) else {
          return String(word)
        }
        return letters[team] + word.dropFirst(name.count)
      }
      return (words.joined(separator: " "), kind.summary)
    }
  }
}
