extension String {
  /// The text, cut off at the end if it is long: texts quoted in messages may have any length.
  package var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
