import SourceText

extension SyntaxTree {
  /// Returns the source of a range in a form for the content of an element: references stay unchanged, and characters
  /// that would begin a reference or a tag are escaped.
  public func escapingBareCharacters(_ range: ByteRange) -> String {
    let range = source.clamp(range)
    var escaped: [UInt8] = []
    var at = range.start
    while at < range.end {
      switch source.bytes[at] {
      case UInt8(ascii: "&"):
        if let reference = CharacterReference(in: source.bytes, at: at), reference.scalar != nil,
          reference.end <= range.end
        {
          escaped += source.bytes[at..<reference.end]
          at = reference.end
          continue
        }
        escaped += Array("&amp;".utf8)
      case UInt8(ascii: "<"): escaped += Array("&lt;".utf8)
      case let byte: escaped.append(byte)
      }
      at += 1
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension NodeKind {
  /// Returns the kind of a simple element by its name; nil for other names.
  public static func scalar(named name: String) -> NodeKind? {
    NodeKind(elementName: name).flatMap { $0.isScalar ? $0 : nil }
  }
}
