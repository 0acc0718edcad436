import SourceText

/// Reading the tree as a property list.
extension SyntaxTree {
  /// A key of a dictionary and its value.
  public struct Entry: Sendable {
    public let key: NodeID
    /// The value; nil if there is none.
    public let value: NodeID?
  }

  /// The one value of the property list: the content of `<plist>`, or the first value of a fragment without it.
  public var rootValue: NodeID? {
    let top = children(of: root).first { self[$0].kind == .plist || self[$0].kind.isValue }
    guard let top, self[top].kind == .plist else { return top }
    return children(of: top).first { self[$0].kind.isValue }
  }

  /// Returns the keys of a dictionary in order. Values without a key are left out.
  public func entries(of dictionary: NodeID) -> [Entry] {
    var entries: [Entry] = []
    forEachEntry(of: dictionary) { entries.append($0) }
    return entries
  }

  /// Visits the keys of a dictionary in order. A key that readers take for the value of the key before it is no
  /// entry.
  public func forEachEntry(of dictionary: NodeID, _ visit: (Entry) -> Void) {
    guard self[dictionary].kind == .dictionary else { return }
    forEachKey(of: dictionary, mayMatter: { _ in true }, visit)
  }

  /// Visits the keys of a dictionary whose bytes pass a filter, without reading the others.
  public func forEachKey(
    of dictionary: NodeID, mayMatter: (ArraySlice<UInt8>) -> Bool, _ visit: (Entry) -> Void
  ) {
    var pending: NodeID?
    // The key before the pending one has no value of its own.
    var isTaken = false
    func visitPending(_ value: NodeID?) {
      guard let key = pending else { return }
      let content = self[key].content
      if mayMatter(source.bytes[content.start..<content.end]) {
        visit(Entry(key: key, value: value))
      }
    }
    for child in children(of: dictionary) {
      let kind = self[child].kind
      if kind == .key {
        let isSecond = pending != nil && !isTaken
        if isSecond { visitPending(nil) }
        isTaken = isSecond
        pending = child
      } else if kind.isValue {
        visitPending(child)
        pending = nil
        isTaken = false
      }
    }
    if !isTaken { visitPending(nil) }
  }

  /// Returns the elements of an array that are values.
  public func values(of array: NodeID) -> [NodeID] {
    children(of: array).filter { self[$0].kind.isValue }
  }

  /// Returns the text of a simple element: references replaced, CDATA unpacked, comments left out. Empty for other
  /// nodes.
  public func scalarText(of id: NodeID) -> String {
    let node = self[id]
    guard node.kind.isScalar || node.kind == .unknownElement else { return "" }
    guard node.flags.contains(.needsDecoding) else { return source[node.content] }
    var bytes: [UInt8] = []
    var at = node.content.start
    let end = node.content.end
    for child in children(of: id) {
      let markup = self[child]
      decode(from: at, to: markup.start, into: &bytes)
      if markup.kind == .cdata {
        bytes.append(contentsOf: source.bytes[markup.content.start..<markup.content.end])
      }
      at = markup.end
    }
    decode(from: at, to: end, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Calls a closure with the bytes of a simple element's text, without creating a string if they need no decoding.
  public func withScalarBytes<Result>(
    of id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let node = self[id]
    guard !node.flags.contains(.needsDecoding), node.kind.isScalar || node.kind == .unknownElement
    else {
      var text = scalarText(of: id)
      return text.withUTF8(body)
    }
    let range = source.clamp(node.content)
    return source.bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[range.start..<range.end]))
    }
  }

  private func decode(from start: Int, to end: Int, into bytes: inout [UInt8]) {
    var at = start
    while at < end {
      if let reference = CharacterReference(in: source.bytes, at: at), reference.end <= end {
        bytes.append(contentsOf: String(reference.scalar ?? "\u{FFFD}").utf8)
        at = reference.end
      } else {
        bytes.append(source.bytes[at])
        at += 1
      }
    }
  }

  /// Returns true if a simple element's text is exactly this, without creating a string.
  public func scalarText(of id: NodeID, is text: StaticString) -> Bool {
    let node = self[id]
    guard !node.flags.contains(.needsDecoding) else {
      return scalarText(of: id) == text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }
    let content = node.content
    guard content.length == text.utf8CodeUnitCount else { return false }
    for index in 0..<content.length
    where source.bytes[content.start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}
