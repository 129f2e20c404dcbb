import Scoresheets

/// The frame of a page that needs nothing but itself: no script, no other file, no connection.
enum HTMLPage {
  /// Writes all that stands before the content of the page called `title`.
  static func open(_ title: String, to markup: inout Markup) {
    markup.trusted("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>\n")
    // The policy forbids scripts and connections, whatever a log may hold.
    markup.trusted(
      """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>

      """)
    markup.element("title", text: title)
    markup.element("style") { writeStyles(to: &$0) }
    markup.trusted("</head>\n<body>\n")
  }

  /// Writes the styles of pages.
  static func writeStyles(to markup: inout Markup) {
    markup.trusted(StyleSheet.colours)
    markup.trusted(StyleSheet.page)
    markup.trusted(StyleSheet.picture)
    markup.trusted(StyleSheet.replay)
    markup.trusted(StyleSheet.reports)
    markup.trusted(StyleSheet.print)
  }

  /// Writes what stands after the content.
  static func close(_ markup: inout Markup) {
    markup.trusted("</body></html>\n")
  }
}
