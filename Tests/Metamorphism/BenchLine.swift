import HockeyRules

/// A ruling on the penalty bench, or a choice left to a captain: who, when, how long, by which
/// point.
struct BenchLine: Hashable, Sendable {
  var verb: Verb
  var at: GameInstant
  /// The point that decides, or `nil` if the scorer does.
  var point: ProvisionKey?
  var penalty: PenaltyName?
  var offender: Offender?
  var occupant: Occupant?
  var until: GameInstant?
  var length: PlayingTime?
  /// The candidates of a captain's choice, and the players whom he is assumed to choose.
  var candidates: [Offender] = []
  var taken: [Offender] = []

  enum Verb: String, Sendable {
    case seated, serves, vacated, starts, sits, waits, ends, expires, mayLeave, returns, cancelled
    case reduced, frozen, leftBox, backInBox, leftIce, reinstated, unstarted, paired, unpaired,
      ejected
    case readmitted, notAssessed, penaltyShot, choice
  }

  private init(_ verb: Verb, of ruling: Ruling) {
    self.verb = verb
    at = ruling.at
    point = ruling.authority.key
  }

  /// Creates the line of a ruling on the bench, or returns `nil` if the penalties say it.
  init?(_ ruling: Ruling) {
    switch ruling.effect {
    case .bench(let effect):
      guard let verb = Verb(effect) else { return nil }
      self.init(verb, of: ruling)
      fill(from: effect)
    case .call(.notAssessed(let offender, _, let call)):
      self.init(.notAssessed, of: ruling)
      self.offender = offender
      penalty = PenaltyName(call: call, place: 0)
    case .call(.penaltyShot(let shot)):
      self.init(.penaltyShot, of: ruling)
      offender = shot.foul.call.offender
      penalty = PenaltyName(call: shot.foul.id, place: 0)
    case .call(.choice(let choice, _)):
      self.init(.choice, of: ruling)
      candidates = choice.candidates
      taken = choice.taken
    case .call, .play, .score: return nil
    }
  }

  private mutating func fill(from effect: BenchEffect) {
    switch effect {
    case .assessed, .placed: return
    case .seated(let seat): (offender, occupant) = (seat.offender, seat.occupant)
    case .serves(let occupant, let offender, _):
      (self.offender, self.occupant) = (offender, occupant)
    case .vacated(let seat, let occupant):
      (offender, self.occupant) = (seat.offender, occupant)
    case .starts(let penalty, let until), .sits(let penalty, let until):
      name(penalty)
      self.until = until
    case .waits(let penalty), .ends(let penalty, _), .cancelled(let penalty),
      .unstarted(let penalty):
      name(penalty)
    case .expires(_, let seat), .paired(let seat, _): offender = seat.offender
    case .mayLeave(let occupant), .returns(let occupant, _): self.occupant = occupant
    case .reduced(let penalty, let length), .frozen(let penalty, let length):
      name(penalty)
      self.length = length
    case .leftBox(let player, _), .backInBox(let player), .leftIce(let player):
      occupant = .player(player)
    case .reinstated(let penalty, _, let until):
      name(penalty)
      self.until = until
    case .ejected(let offender), .readmitted(let offender): self.offender = offender
    case .putRight: break
    }
  }

  private mutating func name(_ penalty: Penalty.ID) {
    self.penalty = PenaltyName(penalty)
    offender = penalty.offender
  }
}

extension BenchLine.Verb {
  /// Creates the line of an effect, or returns `nil` if the penalties already contain it.
  fileprivate init?(_ effect: BenchEffect) {
    switch effect {
    case .assessed, .placed, .putRight: return nil
    case .seated: self = .seated
    case .serves: self = .serves
    case .vacated: self = .vacated
    case .starts: self = .starts
    case .sits: self = .sits
    case .waits: self = .waits
    case .ends: self = .ends
    case .expires: self = .expires
    case .mayLeave: self = .mayLeave
    case .returns: self = .returns
    case .cancelled: self = .cancelled
    case .reduced: self = .reduced
    case .frozen: self = .frozen
    case .leftBox: self = .leftBox
    case .backInBox: self = .backInBox
    case .leftIce: self = .leftIce
    case .reinstated: self = .reinstated
    case .unstarted: self = .unstarted
    case .paired(_, let isPaired): self = isPaired ? .paired : .unpaired
    case .ejected: self = .ejected
    case .readmitted: self = .readmitted
    }
  }
}
