import SourceText

/// Writes the XML of a generated property list piece by piece and records the source range of each.
struct GeneratedListWriter {
  /// A text of the file.
  struct Text {
    let value: String
    /// The range of the text, including its quotes.
    let range: ByteRange
    let content: ByteRange
    /// The notation; nil where no other text can be written in its place.
    let spelling: GeneratedList.Spelling?
    /// True if an error in the file hides its end.
    var isOpen = false
  }

  enum Scalar {
    case string(Text)
    case boolean(Bool)
    case integer(String)
    case real(String)

    /// Returns a placeholder for an unknown text: like a build setting it makes rules report nothing.
    static func unknown(_ range: ByteRange) -> Scalar {
      .string(Text(value: unknownPlaceholder, range: range, content: range, spelling: nil))
    }
  }

  /// A value of the file, without its children.
  enum Value {
    /// - Parameters:
    ///   - range: the whole dictionary or array.
    ///   - head: the range that stands for its tag.
    ///   - isOpen: true if an error in the file hides its end.
    case container(isArray: Bool, ByteRange, head: ByteRange, isOpen: Bool = false)
    case scalar(Scalar, ByteRange)
  }

  private enum Step<ID> {
    case value(ID)
    case end
  }

  private let host: SourceText
  private var xml: [UInt8] = []
  private var places: [GeneratedList.Place] = []
  private var open: [(name: String, start: Int, host: ByteRange)] = []

  init(_ host: SourceText) { self.host = host }

  /// Writes a value with all its children. It uses an explicit stack, so that deep nesting in a file cannot overflow
  /// the call stack.
  ///
  /// - Parameter read: returns the key of a value where it has one, the value, and its children; nil for a value that
  ///   property lists cannot contain.
  mutating func write<ID>(
    _ root: ID, reading read: (ID) -> (key: Text?, value: Value, children: [ID])?
  ) {
    var steps = [Step.value(root)]
    while let step = steps.popLast() {
      guard case .value(let id) = step else {
        end()
        continue
      }
      guard let (key, value, children) = read(id) else { continue }
      // The root's own key is not part of the list.
      if !open.isEmpty, let key { element("key", key) }
      switch value {
      case .container(let isArray, let range, let head, let isOpen):
        begin(isArray: isArray, range, head: head, isOpen: isOpen)
        steps.append(.end)
        steps += children.reversed().map { .value($0) }
      case .scalar(let scalar, let range): self.scalar(scalar, range)
      }
    }
  }

  private mutating func begin(
    isArray: Bool, _ range: ByteRange, head: ByteRange, isOpen: Bool
  ) {
    let name = isArray ? "array" : "dict"
    let start = xml.count
    write("<\(name)>")
    places.append(
      GeneratedList.Place(
        xml: ByteRange(start: start, end: xml.count), host: head, isOpen: isOpen))
    open.append((name, start, range))
  }

  private mutating func end() {
    guard let last = open.popLast() else { return }
    write("</\(last.name)>")
    places.append(
      GeneratedList.Place(xml: ByteRange(start: last.start, end: xml.count), host: last.host))
    write("\n")
  }

  private mutating func scalar(_ scalar: Scalar, _ range: ByteRange) {
    switch scalar {
    case .string(let text): element("string", text)
    case .boolean(let isTrue): element(isTrue ? "<true/>" : "<false/>", range)
    case .integer(let text): element("<integer>\(escapedForXML(text))</integer>", range)
    case .real(let text): element("<real>\(escapedForXML(text))</real>", range)
    }
  }

  /// Returns the finished list; nil where nothing was written.
  ///
  /// - Parameters:
  ///   - path: the path to which the tool writes it.
  ///   - isWhole: true if no element of an array was left out.
  ///   - isOfApp: true if it surely is an app's.
  func list(path: String? = nil, isWhole: Bool = true, isOfApp: Bool = false) -> GeneratedList? {
    guard !xml.isEmpty, open.isEmpty else { return nil }
    return GeneratedList(
      SourceText(xml), places, path: path, isWhole: isWhole, isOfApp: isOfApp)
  }

  private mutating func element(_ text: String, _ range: ByteRange) {
    let start = xml.count
    write(text)
    places.append(GeneratedList.Place(xml: ByteRange(start: start, end: xml.count), host: range))
    write("\n")
  }

  private mutating func element(_ name: String, _ text: Text) {
    let start = xml.count
    write("<\(name)>")
    let content = xml.count
    write(escapedForXML(text.value))
    let inside = ByteRange(start: content, end: xml.count)
    let own = host.clamp(text.content)
    places.append(
      GeneratedList.Place(
        xml: inside, host: own, spelling: text.spelling,
        isVerbatim: host.bytes[own.start..<own.end].elementsEqual(xml[content...]),
        isOpen: text.isOpen))
    write("</\(name)>")
    places.append(
      GeneratedList.Place(
        xml: ByteRange(start: start, end: xml.count), host: text.range, isOpen: text.isOpen))
    write("\n")
  }

  private mutating func write(_ text: String) { xml += text.utf8 }
}
