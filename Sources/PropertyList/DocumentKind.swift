import SourceText

/// The kind of a text, as far as this tool distinguishes them.
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

  /// Recognizes the kind by the beginning of a file, after its byte order mark.
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

  /// Skips declarations, comments and broken markup until an element decides.
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
        // With other declarations the first element decides.
        if name == "plist" { return .propertyList }
        isOther = isOther || !name.isEmpty
      }
    }
    // There is only a prologue, or a lone `<`: the file has just been started.
    return isOther ? .otherXML : sawDeclaration ? .propertyList : .other
  }
}
