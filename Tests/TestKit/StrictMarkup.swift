/// The elements of an XML document, parsed strictly: matching tags, attributes in double quotes, no
/// characters that XML cannot contain, no `<` or `&` in texts.
public enum StrictMarkup {
  /// An element with the text directly in it.
  public struct Element: Sendable {
    public let name: String
    public let attributes: [String: String]
    public fileprivate(set) var text = ""
  }

  /// The reason why a text is not such a document.
  public struct Fault: Error, CustomStringConvertible {
    public let description: String
  }

  /// Returns the elements in the order in which they begin.
  public static func read(_ document: String) throws -> [Element] {
    var elements: [Element] = []
    var open: [Int] = []
    var rest = document[...]
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "<" }
      let plain = try unescaped(text)
      if let last = open.last {
        elements[last].text += plain
      } else if plain.contains(where: { !$0.isWhitespace }) {
        throw Fault(description: "text outside of elements: \(text.prefix(80))")
      }
      rest = rest[text.endIndex...]
      guard !rest.isEmpty else { break }
      if let tag = rest.prefixMatch(of: /<\/([A-Za-z]+)>/) {
        guard let last = open.popLast(), elements[last].name == tag.output.1 else {
          throw Fault(description: "no such element is open: \(tag.output.0)")
        }
        rest = rest[tag.range.upperBound...]
      } else if let tag = rest.prefixMatch(of: Self.start) {
        var attributes: [String: String] = [:]
        for match in tag.output.2.matches(of: /([A-Za-z:-]+)="([^"]*)"/) {
          attributes[String(match.output.1)] = try unescaped(match.output.2)
        }
        if tag.output.3.isEmpty { open.append(elements.count) }
        elements.append(Element(name: String(tag.output.1), attributes: attributes))
        rest = rest[tag.range.upperBound...]
      } else {
        throw Fault(description: "no tag: \(rest.prefix(80))")
      }
    }
    guard open.isEmpty, !elements.isEmpty else { throw Fault(description: "not closed") }
    return elements
  }

  /// The tag that begins an element: its name, its attributes, and the slash of an empty element.
  private static var start: Regex<(Substring, Substring, Substring, Substring)> {
    /<([A-Za-z]+)((?:\s+[A-Za-z0-9:-]+="[^"<]*")*)(\/?)>/
  }

  private static let entities = [
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&",
  ]

  private static func unescaped(_ text: Substring) throws -> String {
    for scalar in text.unicodeScalars {
      let isAllowed = scalar.value >= 0x20 || scalar == "\n" || scalar == "\t" || scalar == "\r"
      guard isAllowed, scalar.value & 0xFFFE != 0xFFFE else {
        throw Fault(description: "U+\(String(scalar.value, radix: 16))")
      }
    }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let entity = entities.first(where: { rest.hasPrefix($0.key) }) else {
        throw Fault(description: "no entity: \(rest.prefix(20))")
      }
      result += entity.value
      rest = rest.dropFirst(entity.key.count)
    }
    return result + rest
  }
}
