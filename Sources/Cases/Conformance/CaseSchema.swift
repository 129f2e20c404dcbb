/// The JSON Schema of exported cases.
public enum CaseSchema {
  /// The schema, exactly as in its file.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Cases of an ice hockey rulebook",
      "type": "object",
      "required": ["penaltybox", "cases"],
      "additionalProperties": false,
      "properties": {
        "penaltybox": {"const": 1},
        "cases": {"type": "array", "items": {"$ref": "#/$defs/case"}}
      },
      "$defs": {
        "case": {
          "type": "object",
          "required": ["case", "edition", "verdict", "setup", "events", "instants"],
          "additionalProperties": false,
          "properties": {
            "case": {"type": "string", "description": "What is decided, in one sentence."},
            "ids": {"type": "array", "items": {"type": "string"}},
            "source": {"type": "string"},
            "rules": {"type": "array", "items": {"type": "string"}},
            "edition": {"type": "string", "description": "The id of the rulebook's edition."},
            "verdict": {"enum": ["judged", "gap", "disputed"]},
            "reason": {"type": "string", "description": "Why it is not judged."},
            "setup": {"$ref": "#/$defs/setup"},
            "events": {"type": "array", "items": {"$ref": "#/$defs/event"}},
            "instants": {"type": "array", "items": {"$ref": "#/$defs/instant"}}
          }
        },
        "setup": {
          "type": "object",
          "required": [
            "home", "visiting", "kind", "clock", "periods", "periodLength", "overtimeLength",
            "furtherOvertimeLength", "goalkeepers"
          ],
          "additionalProperties": false,
          "properties": {
            "home": {"type": "string", "description": "The letters of the home team."},
            "visiting": {"type": "string"},
            "kind": {"enum": ["regular", "play-offs", "final"]},
            "clock": {
              "enum": ["elapsed", "remaining"],
              "description": "How the source shows times; all times here are elapsed."
            },
            "periods": {"type": "integer", "minimum": 1},
            "periodLength": {"$ref": "#/$defs/time"},
            "overtimeLength": {"$ref": "#/$defs/time"},
            "furtherOvertimeLength": {"$ref": "#/$defs/time"},
            "shooters": {
              "type": "string", "pattern": "^[0-9]+v[0-9]+$",
              "description": "The number of players of each team who may shoot in the shoot-out, where known."
            },
            "goalkeepers": {"type": "array", "items": {"type": "string"}}
          }
        },
        "event": {
          "type": "object",
          "description": "A play as in a log of JSON lines.",
          "required": ["id", "period", "elapsed", "play"],
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "period": {"type": "integer", "minimum": 1},
            "elapsed": {"$ref": "#/$defs/time"},
            "play": {"type": "string"}
          }
        },
        "instant": {
          "type": "object",
          "required": ["period", "elapsed", "events"],
          "additionalProperties": false,
          "properties": {
            "period": {"type": "integer", "minimum": 1},
            "elapsed": {"$ref": "#/$defs/time"},
            "events": {"type": "array", "items": {"$ref": "#/$defs/id"}},
            "effects": {
              "type": "array",
              "description": "All effects on penalties and players, in order.",
              "items": {"$ref": "#/$defs/ruling"}
            },
            "facts": {"type": "array", "items": {"$ref": "#/$defs/ruling"}},
            "strength": {"type": "string", "pattern": "^[0-9]+v[0-9]+$"},
            "onIce": {"type": "string", "pattern": "^[0-9]+v[0-9]+$"},
            "score": {"type": "string", "pattern": "^[0-9]+-[0-9]+$"},
            "minutes": {"type": "string", "pattern": "^[0-9]+-[0-9]+$"},
            "opportunities": {"type": "string", "pattern": "^[0-9]+-[0-9]+$"},
            "winner": {"type": "string"},
            "mayPlay": {"type": "array", "items": {"type": "string"}},
            "mayNotPlay": {"type": "array", "items": {"type": "string"}},
            "refused": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["event"],
                "additionalProperties": false,
                "properties": {"event": {"$ref": "#/$defs/id"}, "reason": {"type": "string"}}
              }
            }
          }
        },
        "ruling": {
          "type": "object",
          "required": ["text"],
          "additionalProperties": false,
          "properties": {"text": {"type": "string"}, "rule": {"type": "string"}}
        },
        "id": {"type": ["integer", "string"]},
        "time": {"type": "string", "pattern": "^[0-9]+:[0-5][0-9]([.][0-9])?$"}
      }
    }

    """#
}
