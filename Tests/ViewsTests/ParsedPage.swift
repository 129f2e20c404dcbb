import Foundation
import FoundationXML

/// A page or a drawing, read by an XML parser that knows nothing of how it was made.
final class ParsedPage: NSObject, XMLParserDelegate {
  /// An element with its attributes, the text in it, and the elements around it.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    var path: [String]

    var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }
  }

  private(set) var elements: [Element] = []
  private(set) var error: String?
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      error =
        "\(parser.lineNumber):\(parser.columnNumber): \(parser.parserError?.localizedDescription ?? "")"
    }
  }

  /// The elements called `name`, with the class, if one is given.
  func all(_ name: String, _ ofClass: String? = nil) -> [Element] {
    elements.filter { $0.name == name && ofClass.map($0.classes.contains) ?? true }
  }

  /// The ids of the elements.
  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// The ids to which links and fills refer.
  var references: [String] {
    elements.flatMap { element in
      [element.attributes["href"], element.attributes["fill"]].compactMap { $0 }
    }.compactMap { value in
      if value.hasPrefix("#") { return String(value.dropFirst()) }
      if value.hasPrefix("url(#") { return String(value.dropFirst(5).dropLast()) }
      return nil
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let path = open.map { elements[$0].name }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, path: path))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for index in open { elements[index].text += string }
  }
}
