package import Scoresheets

// What a typed line does to a game.
extension KeptLog {
  /// The outcome of a typed line that is no command.
  package enum Outcome {
    /// The line is empty.
    case nothing
    /// It makes a step.
    case step(LiveStep)
    /// The play is before the last one: the step would insert it where its time is.
    case late(LiveStep, LoggedPlay, LiveObjection)
    case refused(LiveObjection)
  }

  /// The outcome of what was typed and read: a play, a time, a late entry, or a line of a position.
  package func outcome(of typed: SheetReader.Typed) -> Outcome {
    do throws(LiveObjection) {
      switch typed {
      case .nothing: return .nothing
      case .clock(let time): return .step(try setting(time))
      case .late(let play): return .step(try inserting(play))
      case .position(let play): return .step(try joining(play))
      case .play(let play): return .step(try adding(play))
      }
    } catch {
      guard case .play(let play) = typed, error.isOutOfOrder, let step = try? inserting(play)
      else { return .refused(error) }
      return .late(step, play, error)
    }
  }
}
