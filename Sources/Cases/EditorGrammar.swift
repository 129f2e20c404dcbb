import HockeyRules
import Scoresheets

/// The TextMate grammar of sheets and case files, for editors and for pages that show code.
///
/// It is made from the words that the readers use, so an editor colours what the program accepts.
public enum EditorGrammar {
  /// The grammar, exactly as in its file.
  public static let text = #"""
    {
      "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
      "name": "PenaltyBox",
      "scopeName": "source.penaltybox",
      "fileTypes": ["cases", "season", "sheet"],
      "patterns": [
        {"include": "#comment"},
        {"include": "#title"},
        {"include": "#head"},
        {"include": "#season"},
        {"include": "#refusal"},
        {"include": "#expectation"},
        {"include": "#play"},
        {"include": "#names"}
      ],
      "repository": {
        "comment": {
          "name": "comment.line.number-sign.penaltybox",
          "match": "(?<!\\S)#.*$"
        },
        "title": {
          "match": "^\\s*(==+)\\s*(.*?)(?=\\s+#|\\s*$)",
          "captures": {
            "1": {"name": "punctuation.definition.heading.penaltybox"},
            "2": {"name": "entity.name.section.penaltybox"}
          }
        },
        "head": {
          "patterns": [
            {
              "match": "^\\s*(\#(headsWithText))(?!\\S)\\s*(.*?)(?=\\s+#|\\s*$)",
              "captures": {
                "1": {"name": "keyword.other.head.penaltybox"},
                "2": {"name": "string.unquoted.penaltybox"}
              }
            },
            {
              "match": "^\\s*(\#(NotationWords.clock.word))\\s+(\#(clocks))(?!\\S)",
              "captures": {
                "1": {"name": "keyword.other.head.penaltybox"},
                "2": {"name": "constant.other.value.penaltybox"}
              }
            },
            {
              "match": "^\\s*(\#(PositionLine.keyword))(?!\\S)",
              "name": "keyword.other.head.penaltybox"
            },
            {
              "match": "^\\s*(\#(heads))(?!\\S)\\s*(.*?)(?=\\s+#|\\s*$)",
              "captures": {
                "1": {"name": "keyword.other.head.penaltybox"},
                "2": {"name": "constant.other.value.penaltybox"}
              }
            }
          ]
        },
        "season": {
          "patterns": [
            {
              "match": "^\\s*(game)(?!\\S)\\s*(.*?)(?=\\s+#|\\s*$)",
              "captures": {
                "1": {"name": "keyword.other.game.penaltybox"},
                "2": {"name": "constant.other.value.penaltybox"}
              }
            },
            {
              "match": "^\\s*(absent|dressed|ruled|rescinded|reduced|stayed|upheld|reported)(?!\\S)\\s*(\\S+)\\s*(.*?)(?=\\s+#|\\s*$)",
              "captures": {
                "1": {"name": "keyword.other.decision.penaltybox"},
                "2": {"name": "variable.other.player.penaltybox"},
                "3": {"name": "string.unquoted.penaltybox"}
              }
            }
          ]
        },
        "refusal": {
          "match": "^\\s*(refused)(?!\\S)\\s*(\\[[^\\]]*\\])?\\s*(.*?)(?=\\s+#|\\s*$)",
          "captures": {
            "1": {"name": "keyword.control.refused.penaltybox"},
            "2": {"name": "entity.name.tag.book.penaltybox"},
            "3": {"name": "string.unquoted.penaltybox"}
          }
        },
        "expectation": {
          "begin": "(?<!\\S)>",
          "beginCaptures": {"0": {"name": "keyword.operator.expectation.penaltybox"}},
          "end": "$",
          "patterns": [
            {"include": "#comment"},
            {
              "name": "entity.name.tag.book.penaltybox",
              "match": "\\[[^\\]]*\\]"
            },
            {
              "name": "keyword.operator.partial.penaltybox",
              "match": "(?<![^\\s>])\#(SectionReader.partialMark)(?!\\S)"
            },
            {
              "match": "(?<=[^\\s>\#(SectionReader.partialMark)\\]])(?:\\s{2,}|\\t\\s*)([^\\s#].*?)(?=\\s+#|\\s*$)",
              "captures": {"1": {"name": "constant.other.citation.penaltybox"}}
            },
            {
              "name": "support.constant.goal.penaltybox",
              "match": "(?<!\\S)(?:\#(goals))(?!\\S)"
            },
            {
              "name": "keyword.other.ruling.penaltybox",
              "match": "(?<![^\\s>])(?:\#(statements))(?:'s)?(?=[\\s,]|$)"
            },
            {"include": "#names"}
          ]
        },
        "play": {
          "patterns": [
            {
              "match": "(?<!\\S)(\#(NotationWords.goal))((?:\\s+[0-9]+)+)(?!\\S)",
              "captures": {
                "1": {"name": "keyword.other.play.penaltybox"},
                "2": {"name": "variable.other.player.penaltybox"}
              }
            },
            {
              "name": "keyword.other.play.penaltybox",
              "match": "(?<!\\S)(?:\#(plays))(?!\\S)"
            },
            {
              "name": "keyword.other.detail.penaltybox",
              "match": "(?<!\\S)(?:\#(details))(?!\\S)"
            },
            {
              "name": "support.constant.infraction.penaltybox",
              "match": "(?<!\\S)(?:\#(infractions))(?!\\S)"
            }
          ]
        },
        "names": {
          "patterns": [
            {
              "name": "constant.language.period.penaltybox",
              "match": "(?<![^\\s>])(?:P[1-9][0-9]?|OT[0-9]{0,2}|SO)(?!\\S)"
            },
            {
              "name": "constant.numeric.time.penaltybox",
              "match": "(?<![^\\s>])[0-9]{1,3}:[0-9]{2}(?:\\.[0-9])?(?!\\S)"
            },
            {
              "name": "constant.numeric.strength.penaltybox",
              "match": "(?<![^\\s>])[0-9]+v[0-9]+(?!\\S)"
            },
            {
              "name": "constant.numeric.figures.penaltybox",
              "match": "(?<![^\\s>])[0-9]+-[0-9]+(?!\\S)"
            },
            {
              "name": "entity.name.label.penaltybox",
              "match": "(?<!\\S)@\\S+"
            },
            {
              "name": "constant.other.call.penaltybox",
              "match": "(?<!\\S)(?:\#(penalties))(?:\\+(?:\#(penalties)))*(?!\\S)"
            },
            {
              "name": "variable.other.player.penaltybox",
              "match": "(?<![^\\s>])\\p{Lu}+(?:[0-9]+g?|\\?)(?:'s)?(?!\\S)"
            },
            {
              "name": "entity.name.type.team.penaltybox",
              "match": "(?<![^\\s>])\\p{Lu}+(?!\\S)"
            }
          ]
        }
      }
    }

    """#

  private static let headsWithText = alternatives(NotationWords.headsWithText)
  private static let heads = alternatives(
    NotationWords.heads.filter {
      !NotationWords.headsWithText.contains($0) && $0 != PositionLine.keyword
    })
  private static let clocks = alternatives(NotationWords.clock.values)
  private static let plays = alternatives(NotationWords.plays)
  private static let details = alternatives(NotationWords.details)
  private static let infractions = alternatives(NotationWords.infractions)
  private static let penalties = alternatives(NotationWords.penalties)
  private static let goals = alternatives(ScoredGoal.Manpower.words + StatedGoalWord.words)
  private static let statements = alternatives(
    StatementWord.words + RulingVerb.words + Connective.words + Permission.words
      + Penalty.Ending.words.flatMap { $0.split(separator: " ").map { String($0) } }
      + ShotResult.words + [StatementReader.shootOut])

  /// The distinct words, as the alternatives of a pattern.
  private static func alternatives(_ words: [String]) -> String {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }.joined(separator: "|")
  }
}
