/// A value behind a reference, which copies share until one copy changes the value.
///
/// A game keeps its seldom changed parts in boxes: Swift copies a game of a kilobyte whenever it
/// passes it to a function, and boxes halve that size.
@propertyWrapper struct Boxed<Value> {
  private final class Content {
    // Content changes only while no other box has it, so Swift need not check each access.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var content: Content

  init(wrappedValue value: Value) { content = Content(value) }

  var wrappedValue: Value {
    get { content.value }
    // A setter would copy the value, and with it each array that changes.
    _modify {
      if !isKnownUniquelyReferenced(&content) { content = Content(content.value) }
      yield &content.value
    }
  }
}

// A value changes only while no other box shares it.
extension Boxed: @unchecked Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
  static func == (left: Boxed, right: Boxed) -> Bool {
    left.content === right.content || left.wrappedValue == right.wrappedValue
  }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
