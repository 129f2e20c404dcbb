extension String {
  /// The text, with its end cut off if it is long: a message quotes its subject, which may have any
  /// length in a file.
  package var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
