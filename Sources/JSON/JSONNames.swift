/// The names that a reader looks for: an object's keys, or the words that a string may be.
///
/// They are compared in place, eight bytes at a time. List keys in the order in which a source
/// writes them, and words by frequency, so that few of them need a search.
public struct JSONNameList: Sendable {
  /// A name in its quotation marks, as words of eight bytes.
  private struct Name {
    /// The first eight bytes, the first byte lowest, padded with zeros.
    var head: UInt64
    /// The bits of a word that `head` fills.
    var mask: UInt64
    /// The length of the name in bytes, with its quotation marks.
    var length: Int
    /// The index in `tails` of the first word after `head`.
    var tail: Int
  }

  private let names: [Name]
  /// The words of all names after their heads.
  ///
  /// A name's last word is its last eight bytes, which may overlap the word before.
  private let tails: [UInt64]
  private let texts: [String]

  /// The raw values of the cases of `Name`, in their order.
  public init<Name: RawRepresentable<String> & CaseIterable>(of names: Name.Type) {
    texts = names.allCases.map { $0.rawValue }
    var list: [JSONNameList.Name] = []
    var tails: [UInt64] = []
    for text in texts {
      let bytes = [UInt8.quote] + Array(text.utf8) + [UInt8.quote]
      let head = UInt64(bytes: bytes.prefix(8))
      list.append(
        JSONNameList.Name(
          head: head, mask: .max >> UInt64(64 - 8 * min(8, bytes.count)), length: bytes.count,
          tail: tails.count))
      for end in stride(from: 16, to: bytes.count, by: 8) {
        tails.append(UInt64(bytes: bytes[(end - 8)..<end]))
      }
      if bytes.count > 8 { tails.append(UInt64(bytes: bytes.suffix(8))) }
    }
    self.names = list
    self.tails = tails
  }

  var count: Int { names.count }

  /// The index of the name that is the string of `length` bytes (quotation marks included) at
  /// `start`, or `nil` if the string is not in the list.
  @inline(__always)
  func index(of start: Int, length: Int, in scanner: borrowing JSONScanner) -> Int? {
    let word = scanner.word(at: start)
    for index in names.indices where word & names[index].mask == names[index].head {
      let name = names[index]
      if name.length == length, hasTail(name, at: start, in: scanner) { return index }
    }
    return nil
  }

  /// The length of the name at `index`, quotation marks included, if the text at `start` is that
  /// name; otherwise `nil`.
  @inline(__always)
  func length(of index: Int, at start: Int, in scanner: borrowing JSONScanner) -> Int? {
    let name = names[index]
    guard scanner.word(at: start) & name.mask == name.head, hasTail(name, at: start, in: scanner)
    else { return nil }
    return name.length
  }

  /// Whether the text at `start`, whose first eight bytes match `name`, continues with its rest.
  ///
  /// A word is read only after the word before it has matched. No name contains NUL, so the text
  /// has not ended there, and the padding after it is enough for the next word.
  @inline(__always)
  private func hasTail(_ name: Name, at start: Int, in scanner: borrowing JSONScanner) -> Bool {
    guard name.length > 8 else { return true }
    var offset = 8
    var tail = name.tail
    while offset &+ 8 < name.length {
      guard scanner.word(at: start &+ offset) == tails[tail] else { return false }
      offset &+= 8
      tail &+= 1
    }
    return scanner.word(at: start &+ name.length &- 8) == tails[tail]
  }

  /// The index of a name that the text writes with escapes.
  func index(of name: String) -> Int? { texts.firstIndex(of: name) }
}

extension UInt64 {
  /// Up to eight bytes, the first byte lowest.
  fileprivate init(bytes: some BidirectionalCollection<UInt8>) {
    self = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
