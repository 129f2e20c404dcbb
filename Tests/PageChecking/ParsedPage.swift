package import Foundation

#if canImport(FoundationXML)
  package import FoundationXML
#endif

/// A page or a drawing, read by an independent XML parser.
package final class ParsedPage: NSObject, XMLParserDelegate {
  /// An element with its attributes, its text, and the elements around it.
  package struct Element {
    package var name: String
    package var attributes: [String: String]
    package var text = ""
    /// The names of the enclosing elements, the outermost first.
    package var path: [String]

    package var classes: [String] {
      attributes["class"]?.split(separator: " ").map(String.init) ?? []
    }
  }

  package private(set) var elements: [Element] = []
  /// The error if the page is not well-formed, or `nil` if it is.
  package private(set) var error: String?
  private var open: [Int] = []

  /// Reads a page.
  package init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      error =
        "\(parser.lineNumber):\(parser.columnNumber): \(parser.parserError?.localizedDescription ?? "")"
    }
  }

  /// The elements called `name`, with the class `ofClass` if that is given.
  package func all(_ name: String, _ ofClass: String? = nil) -> [Element] {
    elements.filter { $0.name == name && ofClass.map($0.classes.contains) ?? true }
  }

  /// The ids of the elements.
  package var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// The ids to which links and fills refer.
  package var references: [String] {
    elements.flatMap { element in
      [element.attributes["href"], element.attributes["fill"]].compactMap { $0 }
    }.compactMap { value in
      if value.hasPrefix("#") { return String(value.dropFirst()) }
      if value.hasPrefix("url(#") { return String(value.dropFirst(5).dropLast()) }
      return nil
    }
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let path = open.map { elements[$0].name }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, path: path))
  }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    for index in open { elements[index].text += string }
  }

  /// The faults in the page: it is not well-formed, an id occurs twice, a reference has no target,
  /// or an element could load another file.
  package var faults: [String] {
    var faults = error.map { ["not well-formed: \($0)"] } ?? []
    if Set(ids).count != ids.count { faults.append("an id twice") }
    faults += Set(references).subtracting(ids).sorted().map { "no target \($0)" }
    for element in elements {
      if !Self.names.contains(element.name) { faults.append("an element \(element.name)") }
      for (name, value) in element.attributes {
        if !Self.attributes.contains(name) { faults.append("an attribute \(name)") }
        if name == "href", !value.hasPrefix("#") { faults.append("a link to \(value)") }
      }
    }
    let texts = elements.flatMap { [$0.text] + $0.attributes.values }
    if texts.contains(where: { $0.unicodeScalars.contains(where: Self.isHidden) }) {
      faults.append("a hidden character")
    }
    return Array(Set(faults)).sorted()
  }

  private static let names: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "section", "article", "figure", "div", "p",
    "h1", "h2", "h3", "span", "b", "a", "ul", "li", "code", "table", "caption", "thead", "tbody",
    "tr", "th", "td", "details", "summary", "svg", "g", "defs", "pattern", "rect", "line", "circle",
    "text", "tspan", "dl", "dt", "dd",
  ]

  private static let attributes: Set<String> = [
    "lang", "charset", "http-equiv", "content", "name", "class", "id", "href", "style", "role",
    "aria-label", "aria-hidden", "tabindex", "data-point", "scope", "colspan", "xmlns", "viewBox",
    "width",
    "height", "x",
    "y",
    "x1", "x2", "y1", "y2", "cx", "cy", "r", "dx", "dy", "fill", "transform", "overflow",
    "patternUnits", "patternTransform",
  ]

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
