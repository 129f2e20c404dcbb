import Foundation
import Testing

@testable import Views

@Suite struct EscapedMarkup {
  private static func text(_ text: String) -> String { Markup.text { $0.add(text) } }

  @Test func `a text cannot become markup`() {
    #expect(
      Self.text(#"<script>alert("1 & 'x'")</script>"#)
        == "&lt;script&gt;alert(&quot;1 &amp; &#39;x&#39;&quot;)&lt;/script&gt;")
  }

  @Test func `an attribute cannot end its value`() {
    let text = Markup.text { $0.empty("rect", Attribute("class", text: #"a" onclick="x" '"#)) }
    #expect(text == #"<rect class="a&quot; onclick=&quot;x&quot; &#39;"/>"#)
  }

  @Test func `characters that hide or reorder a text become visible`() {
    #expect(
      Self.text("a\u{0}b\u{1b}[31mc\u{202e}d\u{2066}e\u{200f}f\u{85}g") == "a�b�[31mc�d�e�f�g")
    #expect(Self.text("two\nlines\tand a tab") == "two lines and a tab")
  }

  @Test func `what XML does not have becomes visible`() {
    #expect(
      Self.text("a\u{fffe}b\u{ffff}c\u{fffd}d\u{ffbe}\u{1f3d2}") == "a�b�c�d\u{ffbe}\u{1f3d2}")
  }

  @Test func `every byte of a text is kept or escaped`() {
    for scalar in (UInt32(0x20)...0x2FFF).compactMap(Unicode.Scalar.init)
    where !HostileCharacter.isHidden(scalar) {
      let escaped = Self.text(String(scalar))
      let plain = escaped.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
      #expect(plain == String(scalar))
    }
  }

}

/// The characters that a page must not contain.
enum HostileCharacter {
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Texts that try to break out of a page, or to reorder or hide the text next to them.
  static let texts = [
    "</title><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)",
    "]]>", "-->", "<!--", "&amp;&lt;&#x3c;", "</style></svg>", "javascript:alert(1)",
    "\u{202e}reversed\u{202c}", "\u{2066}x", "\u{200f}", "\u{7}\u{1b}[31m", "\u{0}", "\u{fffe}",
    "a\u{301}\u{301}\u{301}", "שלום", "🏒", "${x}{{y}}", "\u{2028}line",
  ]
}
