import Scoresheets

/// An answer for people, to be shown as text or as HTML.
package struct Document {
  let title: String
  /// The heading of the HTML page; text has none.
  let heading: String
  /// Styles that only this page needs.
  var styles: StaticString?
  /// The parts; in text, blank lines separate them.
  var blocks: [Block]

  enum Block {
    /// Lines of text; in HTML each is a paragraph.
    case lines([Line])
    /// Rows with their rules at the edge, below a line that names them; HTML has a grid instead.
    case rows(Line, [RuledRow])
    case list([String])
    case table(TextTable)
    /// A table for HTML only: text says the same without columns.
    case grid(Grid)
    case sides(Sides)
    /// Blocks about one thing, below a line with its name.
    case entry(Line, [Block])
    /// Blocks with a heading that only HTML shows.
    case section(Line, [Block])
    /// Blocks that HTML shows side by side where there is room.
    case columns([Block])
    /// Names, each with room to write by hand.
    case blanks([String])
    /// Blocks that only one medium shows.
    case only(Medium, [Block])
    /// A picture, for HTML only.
    case picture((inout Markup) -> Void)

    /// A line of one piece.
    static func line(_ text: String, _ look: Palette.Look? = nil, only: Medium? = nil) -> Self {
      .lines([[Span(text, look, only: only)]])
    }

    /// Rows below a title in strong letters; nothing if there are none.
    static func rows(_ title: String, _ rows: [RuledRow]) -> [Self] {
      rows.isEmpty ? [] : [.rows([Span(title, .strong)], rows)]
    }
  }

  typealias Line = [Span]

  /// A piece of a line with its look; with `only`, the piece appears in one medium.
  struct Span {
    let text: String
    let look: Palette.Look?
    let only: Medium?
    /// In HTML, the class for the styles, and the element that the piece links to.
    var style: StaticString?
    var link: ElementID?

    init(
      _ text: String, _ look: Palette.Look? = nil, only: Medium? = nil,
      style: StaticString? = nil, link: ElementID? = nil
    ) {
      (self.text, self.look, self.only) = (text, look, only)
      (self.style, self.link) = (style ?? look?.style, link)
    }
  }

  enum Medium { case text, html }

  package func text(in palette: Palette) -> String { Self.text(of: blocks, in: palette) }

  static func text(of blocks: [Block], in palette: Palette) -> String {
    palette.wrapped(lines(of: blocks, in: palette).asLines)
  }

  static func lines(of blocks: [Block], in palette: Palette) -> [String] {
    let parts = blocks.flatMap { $0.parts(in: palette) }.filter { !$0.isEmpty }
    return Array(parts.joined(separator: [""]))
  }

  /// A self-contained HTML page.
  package var html: String {
    Markup.text { markup in
      HTMLPage.open(title, to: &markup)
      write(to: &markup)
      HTMLPage.close(&markup)
    }
  }

  /// The document as a part of a larger page.
  package var section: String { Markup.text(write) }

  /// The same part without the heading.
  package var content: String { Markup.text { $0.write(blocks) } }

  private func write(to markup: inout Markup) {
    if let styles { markup.element("style") { $0.trusted(styles) } }
    markup.element("h1", text: heading)
    markup.write(blocks)
  }
}

extension [Document.Span] {
  fileprivate func spans(for medium: Document.Medium) -> [Document.Span] {
    filter { $0.only == nil || $0.only == medium }
  }
}

extension Document.Block {
  /// The groups of lines between blank lines.
  fileprivate func parts(in palette: Palette) -> [[String]] {
    switch self {
    case .lines(let lines):
      [
        lines.map { $0.spans(for: .text) }.filter { !$0.isEmpty }.map { spans in
          spans.map { span in span.look.map { palette.paint(span.text, $0) } ?? span.text.visible }
            .joined()
        }
      ]
    case .rows(let head, let rows):
      [Self.lines([head]).lines(in: palette) + rows.flatMap { $0.lines(in: palette) }]
    case .list(let items): [items.map { $0.visible }]
    case .table(let table): [table.lines(palette)]
    case .sides(let sides): sides.parts(in: palette)
    case .entry(let head, let blocks):
      [
        [palette.paint(head.spans(for: .text).map { $0.text }.joined(), .strong)]
          + blocks.flatMap { block in
            let indent = if case .lines = block { 2 } else { 4 }
            return block.lines(in: palette.indented(by: indent))
              .map { String(repeating: " ", count: indent) + $0 }
          }
      ]
    case .section(_, let blocks), .columns(let blocks), .only(.text, let blocks):
      blocks.flatMap { $0.parts(in: palette) }
    case .blanks(let names): [names.map { $0.padded(to: 24) + String(repeating: "_", count: 32) }]
    case .grid, .picture, .only(.html, _): []
    }
  }

  func lines(in palette: Palette) -> [String] { parts(in: palette).flatMap { $0 } }
}

extension Markup {
  mutating func write(_ blocks: [Document.Block]) { for block in blocks { write(block) } }

  /// Writes `block`; at the start of a cell, its first line is not made a paragraph.
  mutating func write(_ block: Document.Block, startsCell: Bool = false) {
    switch block {
    case .lines(let lines):
      for (index, line) in lines.enumerated() { write(line, isPart: startsCell && index == 0) }
    case .rows, .only(.text, _): break
    case .only(.html, let blocks): write(blocks)
    case .list(let items):
      element("ul") { markup in for item in items { markup.element("li", text: item) } }
    case .table(let table): self.table(table)
    case .grid(let grid) where startsCell: self.grid(grid)
    case .grid(let grid): scroller { $0.grid(grid) }
    case .sides(let sides): write(.grid(sides.grid))
    case .entry(let head, let blocks):
      element("article") { markup in
        let head = head.spans(for: .html)
        if !head.isEmpty { markup.element("h3") { $0.write(head) } }
        markup.write(blocks)
      }
    case .section(let head, let blocks):
      element("section", .class("part")) { markup in
        markup.element("h2") { $0.write(head.spans(for: .html)) }
        markup.write(blocks)
      }
      endLine()
    case .columns(let blocks):
      element("div", .class("pair")) { $0.write(blocks) }
    case .blanks(let names):
      element("div", .class("sign")) { for name in names { $0.element("p", text: name) } }
    case .picture(let draw): draw(&self)
    }
  }

  private mutating func write(_ line: Document.Line, isPart: Bool) {
    let spans = line.spans(for: .html)
    if isPart { return write(spans) }
    if spans.count == 1 {
      element("p", spans[0].style.map { .class($0) }, text: spans[0].text)
    } else if !spans.isEmpty {
      element("p") { $0.write(spans) }
    }
  }

  private mutating func write(_ spans: [Document.Span]) {
    for span in spans {
      let look = span.style.map { Attribute.class($0) }
      if let link = span.link {
        element("a", look, .link(to: link), text: span.text)
      } else if look != nil {
        element("span", look, text: span.text)
      } else {
        add(span.text)
      }
    }
  }
}

extension Palette.Look {
  fileprivate var style: StaticString {
    switch self {
    case .strong: "strong"
    case .faint: "quiet"
    case .bad: "bad"
    case .good: "good"
    case .assumed: "assumed"
    case .strength: "strength"
    }
  }
}

extension Int {
  /// The number with its noun: `1 play`, `2 plays`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
