/// The names that a reader looks for: an object's keys, or the words that a string may be.
///
/// They are compared where they lie, eight bytes at once. The more frequent ones should come first.
public struct JSONNameList: Sendable {
  private let names: [[UInt8]]
  /// Each name's first eight bytes, the first one lowest; zero where there are fewer.
  private let heads: [UInt64]

  /// The names that the cases of `Name` have as raw values, in their order.
  public init<Name: RawRepresentable<String> & CaseIterable>(of names: Name.Type) {
    self.names = names.allCases.map { Array($0.rawValue.utf8) }
    heads = self.names.map { name in
      name.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// The place of `name`.
  func index(of name: String) -> Int? { names.firstIndex { $0.elementsEqual(name.utf8) } }

  /// The place of the name that `length` bytes from `start` on are; the eight bytes there are `word`.
  @inline(__always)
  func index(of start: UnsafePointer<UInt8>, length: Int, word: UInt64) -> Int? {
    let head = length < 8 ? word & (1 << UInt64(length &* 8) &- 1) : word
    for index in heads.indices where heads[index] == head {
      if hasName(index, at: start, length: length) { return index }
    }
    return nil
  }

  private func hasName(_ index: Int, at start: UnsafePointer<UInt8>, length: Int) -> Bool {
    let name = names[index]
    guard name.count == length else { return false }
    var offset = 8
    while offset < length, name[offset] == start[offset] { offset &+= 1 }
    return offset >= length
  }
}
