import HockeyRules
import Scoresheets

struct FaceOffAnswer: FieldObject, Hashable {
  let faceOff: FaceOff
  let notation: Notation

  static let fields = Fields<Self>("faceOff") {
    Field("spot", "Where the face-off is, as far as the log says.") { $0.faceOff.spot.facts.word }
    Field("team", "The team in whose end, or at whose blue line, the face-off is.") {
      $0.faceOff.spot.facts.team
    }
    Field("chooser", "The team that may choose one of the two spots in that end.") {
      $0.faceOff.chooser
    }
    Field(
      "unlessDeep",
      "The team whose attackers would move the face-off to the blue line if they came in deep."
    ) { $0.faceOff.unlessDeep }
    Field.citation { $0.faceOff.citation }
    Field("text", "The face-off in words, ready to be shown.") {
      RulingWords($0.notation).text(of: $0.faceOff)
    }
  }

  init?(_ faceOff: FaceOff?, _ notation: Notation) {
    guard let faceOff else { return nil }
    (self.faceOff, self.notation) = (faceOff, notation)
  }
}

extension FaceOff.Spot {
  fileprivate enum Word: String, FieldWord { case end, line, neutral, centre, nearest }

  fileprivate var facts: (word: Word, team: Team?) {
    switch self {
    case .end(let team): (.end, team)
    case .line(let team): (.line, team)
    case .neutral: (.neutral, nil)
    case .centre: (.centre, nil)
    case .nearest: (.nearest, nil)
    }
  }
}
