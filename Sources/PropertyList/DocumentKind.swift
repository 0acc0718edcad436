import SourceText

/// What a text is, as far as this tool cares.
public enum DocumentKind: Sendable, Equatable {
  /// An XML property list, or the beginning of one.
  case propertyList
  /// A property list in Apple's binary form.
  case binaryPropertyList
  /// Some other XML document.
  case otherXML
  /// Nothing but white space.
  case empty
  /// Anything else: `.strings`, JSON, old-style property lists, a picture.
  case other

  /// Looks at the beginning of a file's bytes, after its byte order mark.
  public init(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("bplist".utf8)) {
      self = .binaryPropertyList
      return
    }
    let document = Parser.Open(kind: .document, node: nil, start: 0, name: ByteRange(at: 0))
    var parser = Parser(bytes, at: 0, inside: [document])
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.at = 3 }
    while Parser.isSpace(parser.byte(at: parser.at)) { parser.at += 1 }
    guard parser.at < bytes.count else {
      self = .empty
      return
    }
    guard bytes[parser.at] == UInt8(ascii: "<") else {
      self = .other
      return
    }
    self = Self.kind(byFirstElement: &parser)
  }

  /// Passes over declarations, comments and broken markup until an element tells.
  private static func kind(byFirstElement parser: inout Parser) -> DocumentKind {
    let bytes = parser.bytes
    var sawDeclaration = false
    var isOther = false
    while parser.at < bytes.count {
      parser.readTextBetweenElements()
      let next = parser.byte(at: parser.at + 1)
      if Parser.isNameStart(next) {
        let name = ByteRange(start: parser.at + 1, end: parser.endOfName(from: parser.at + 1))
        let kind = parser.elementKind(name).kind
        return kind == .unknownElement ? .otherXML : .propertyList
      }
      let isDoctype = parser.starts(with: "<!DOCTYPE", at: parser.at)
      let start = parser.at
      sawDeclaration = sawDeclaration || next == UInt8(ascii: "?") || isDoctype
      guard case .advanced = parser.step(), parser.at > start else { break }
      if isDoctype {
        let text = parser.text(ByteRange(start: start + 9, end: parser.at))
        let name = text.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber }
        // Of other names the first element tells.
        if name == "plist" { return .propertyList }
        isOther = isOther || !name.isEmpty
      }
    }
    // Only a prologue, or a lone `<`: somebody has begun to write.
    return isOther ? .otherXML : sawDeclaration ? .propertyList : .other
  }
}
