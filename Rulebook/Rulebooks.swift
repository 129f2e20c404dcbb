/// The editions in this folder, embedded in the program.
public enum Rulebooks {
  /// The ids of the embedded editions, in alphabetical order.
  public static let ids: [String] = EmbeddedBooks.all.map(\.id)

  /// The text of an embedded edition's file; nil where there is none of that id.
  public static func text(of id: String) -> String? {
    EmbeddedBooks.all.first { $0.id == id }?.text
  }
}
