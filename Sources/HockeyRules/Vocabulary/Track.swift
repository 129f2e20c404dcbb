/// A value over playing time: it lasts from each step to the next.
package struct Track<Value: Sendable & Equatable>: Sendable {
  /// The steps in order of time; adjacent ones differ.
  package private(set) var steps: [(from: GameInstant, value: Value)] = []

  /// A stretch of playing time in which the value does not change.
  package struct Stretch: Sendable {
    package let value: Value
    package let from: GameInstant
    package let to: GameInstant
  }

  package init() {}

  /// Sets the value from `instant` on, and drops all later steps.
  package mutating func set(_ value: Value, from instant: GameInstant) {
    while let last = steps.last, last.from >= instant { steps.removeLast() }
    if steps.last?.value != value { steps.append((instant, value)) }
  }

  /// Drops the steps after `instant`; the value before it continues.
  mutating func turnBack(to instant: GameInstant) {
    if let last = steps.last, last.from > instant { set(last.value, from: instant) }
  }

  /// The value from `instant` on, or `nil` before the first step.
  package subscript(instant: GameInstant) -> Value? {
    steps[..<steps.firstOfTail { $0.from > instant }].last?.value
  }

  /// The value up to `instant`, or `nil` if no step is before it.
  package func value(before instant: GameInstant) -> Value? {
    steps[..<steps.firstOfTail { $0.from >= instant }].last?.value
  }

  /// The stretches from `start` (or the first step, if that is later) to `end`.
  package func stretches(
    from start: GameInstant = GameInstant(played: .zero), to end: GameInstant
  ) -> [Stretch] {
    steps.indices.compactMap { index in
      let next = index + 1 < steps.count ? steps[index + 1].from : end
      let (from, to) = (max(steps[index].from, start), min(next, end))
      return from < to ? Stretch(value: steps[index].value, from: from, to: to) : nil
    }
  }
}
