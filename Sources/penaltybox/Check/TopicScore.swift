import Cases
import Scoresheets
import Views

/// The number of a topic's judged cases that a program answers as expected.
struct TopicScore {
  /// The name of the topic's folder.
  var topic: String
  var agreed = 0
  var judged = 0

  /// The scores as a table, with the share in percent, rounded down.
  static func text(of scores: [TopicScore], in palette: Palette) -> String {
    var table = TextTable(
      ["topic", "agreed", "of", "%"], alignments: [.left, .right, .right, .right])
    for score in scores {
      table.add([
        score.topic.visible, String(score.agreed), String(score.judged), String(score.percent),
      ])
    }
    return table.lines(palette).asLines + "\n"
  }

  /// The share of the cases that agree, rounded down.
  var percent: Int { judged == 0 ? 100 : agreed * 100 / judged }

  static func write(_ scores: [TopicScore], to writer: inout JSONWriter) {
    writer.key("topics")
    writer.array { writer in
      for score in scores {
        writer.object { writer in
          writer.member("topic", score.topic)
          writer.member("agreed", score.agreed)
          writer.member("judged", score.judged)
        }
      }
    }
  }
}

extension CaseChecker {
  /// The scores of the topics, in alphabetical order.
  ///
  /// A gap and a dispute are not judged; a case whose answer cannot be read does not agree.
  var topics: [TopicScore] {
    var scores: [String: TopicScore] = [:]
    for timed in entries {
      var score = scores[timed.topic] ?? TopicScore(topic: timed.topic)
      switch timed.entry {
      case .played(let result) where result.isSkipped: continue
      case .played(let result): if !result.hasFailed { score.agreed += 1 }
      case .unreadable: break
      }
      score.judged += 1
      scores[timed.topic] = score
    }
    return scores.values.sorted { $0.topic < $1.topic }
  }
}
