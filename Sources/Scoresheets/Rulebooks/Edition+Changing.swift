public import HockeyRules

extension RulebookReader {
  /// The rulebook of `edition` with one provision changed: another value, another rule's number, or both.
  ///
  /// Throws where the provision cannot have that value.
  public static func rulebook(
    _ edition: Edition, changing key: ProvisionKey, to value: EntryValue? = nil,
    rule: String? = nil
  ) throws(RulebookError) -> Rulebook {
    try rulebook(edition) { provision in
      guard provision.key == key else { return }
      provision.value = value ?? provision.value
      provision.rule.number = rule ?? provision.rule.number
    }
  }

  /// The rulebook of `edition` with its provisions as `change` leaves them.
  ///
  /// Throws where a provision cannot have the value that it is given.
  public static func rulebook(
    _ edition: Edition, _ change: (inout StatedProvision) -> Void
  ) throws(RulebookError) -> Rulebook {
    var files = [file(of: edition, edition.rulebook.name)]
    for var provision in edition.provisions {
      change(&provision)
      let name = provision.rule.book
      let known = files.firstIndex { $0.name == name }
      if known == nil { files.append(file(of: edition, name)) }
      files[known ?? files.count - 1].entries.append(
        RulebookFile.Entry(
          key: provision.key.rawValue, value: provision.value, rule: provision.rule.number,
          unverified: provision.assumption, offset: 0, valueOffset: 0))
    }
    let chain = files.map { (book: $0, file: "\(edition.rulebook.id).json") }
    return try Rulebook(from: try ProvisionReader(chain: chain))
  }

  /// A file without provisions, under the name of a book that some of them were read in.
  private static func file(of edition: Edition, _ name: String) -> RulebookFile {
    RulebookFile(
      id: edition.rulebook.id, name: name, league: edition.league, entries: [], text: [])
  }
}
