/// The names that a reader looks for: an object's keys, or the words that a string may be.
///
/// They are compared in place, eight bytes at a time. List the more frequent ones first.
public struct JSONNameList: Sendable {
  private let names: [[UInt8]]
  /// Each name's first eight bytes, the first one lowest, padded with zeros.
  private let heads: [UInt64]

  /// The raw values of the cases of `Name`, in their order.
  public init<Name: RawRepresentable<String> & CaseIterable>(of names: Name.Type) {
    self.names = names.allCases.map { Array($0.rawValue.utf8) }
    heads = self.names.map { name in
      name.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// The index of `name`.
  func index(of name: String) -> Int? { names.firstIndex { $0.elementsEqual(name.utf8) } }

  /// The index of the name in the `length` bytes from `start` on; `word` is the eight bytes there.
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
