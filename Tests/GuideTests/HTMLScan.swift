/// The contents of an HTML page, read in one pass over its bytes, because the site has a hundred pages.
struct HTMLScan {
  /// A tag: its name, and its decoded attributes.
  struct Tag {
    let name: String
    let isClosing: Bool
    let attributes: [(name: String, value: String)]
  }

  let tags: [Tag]
  /// The texts between the tags, with the open tags around each.
  let texts: [(text: String, path: [Tag])]

  private static let void: Set<String> = ["meta", "link", "input", "br", "wbr"]

  init(_ html: String) {
    let bytes = Array(html.utf8)
    var tags: [Tag] = []
    var texts: [(text: String, path: [Tag])] = []
    var path: [Tag] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] != UInt8(ascii: "<") {
        let end = bytes[at...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        texts.append((Self.decoded(bytes[at..<end]), path))
        at = end
        continue
      }
      var end = at + 1
      var isQuoted = false
      while end < bytes.count, isQuoted || bytes[end] != UInt8(ascii: ">") {
        if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
        end += 1
      }
      let tag = Self.tag(bytes[(at + 1)..<end])
      let isEmpty = bytes[end - 1] == UInt8(ascii: "/") || Self.void.contains(tag.name)
      at = end + 1
      if tag.name.hasPrefix("!") { continue }
      tags.append(tag)
      if tag.isClosing {
        if let last = path.lastIndex(where: { $0.name == tag.name }) {
          path.removeSubrange(last...)
        }
      } else if !isEmpty {
        path.append(tag)
      }
    }
    self.tags = tags
    self.texts = texts
  }

  /// Returns the values of an attribute on all tags.
  func values(of attribute: String) -> [String] {
    tags.flatMap(\.attributes).filter { $0.name == attribute }.map(\.value)
  }

  private static func tag(_ bytes: ArraySlice<UInt8>) -> Tag {
    let isClosing = bytes.first == UInt8(ascii: "/")
    let name = bytes.drop { $0 == UInt8(ascii: "/") }
      .prefix { $0 != 0x20 && $0 != 0x0A && $0 != UInt8(ascii: "/") }
    var attributes: [(name: String, value: String)] = []
    var rest = bytes.dropFirst(name.count + (isClosing ? 1 : 0))
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let key = rest[..<equals].split(separator: 0x20).last ?? []
      let value = rest[(equals + 1)...].dropFirst()
      let end = value.firstIndex(of: UInt8(ascii: "\"")) ?? value.endIndex
      attributes.append((String(decoding: key, as: UTF8.self), decoded(value[..<end])))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    return Tag(
      name: String(decoding: name, as: UTF8.self), isClosing: isClosing, attributes: attributes)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}
