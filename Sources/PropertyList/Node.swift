import SourceText

/// The kind of a node of the syntax tree.
public enum NodeKind: UInt8, Sendable {
  /// The whole text; the root of the tree.
  case document
  case plist
  case dictionary
  case array
  case key
  case string
  case integer
  case real
  case `true`
  case `false`
  case date
  case data
  /// An element whose name is not one of a property list's.
  case unknownElement
  case comment
  case cdata
  /// `<?xml …?>` and other processing instructions.
  case processingInstruction
  /// `<!DOCTYPE …>` with its internal subset, which is never read.
  case doctype
  /// An unfinished tag, such as `<key` before the next `<`.
  case malformedTag
  /// An end tag without an open element.
  case strayEndTag
  /// A line of a merge conflict, or the side of it that is left out.
  case conflict
  /// A line for the C preprocessor, such as `#if DEBUG`.
  case preprocessorDirective
  /// Elements nested deeper than `SyntaxTree.maximumDepth`, unread.
  case skipped

  /// Creates the kind of an element from its name, exactly as written.
  init?(elementName name: some StringProtocol) {
    guard let kind = Self.byName[String(name)] else { return nil }
    self = kind
  }

  private static let byName: [String: NodeKind] = [
    "plist": .plist, "dict": .dictionary, "array": .array, "key": .key, "string": .string,
    "integer": .integer, "real": .real, "true": .true, "false": .false, "date": .date,
    "data": .data,
  ]

  /// The element's name in a file; nil for other kinds than known elements.
  public var elementName: String? {
    switch self {
    case .plist: "plist"
    case .dictionary: "dict"
    case .array: "array"
    case .key: "key"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .true: "true"
    case .false: "false"
    case .date: "date"
    case .data: "data"
    default: nil
    }
  }

  /// True for elements that contain other elements and no text.
  public var isContainer: Bool {
    switch self {
    case .document, .plist, .dictionary, .array, .unknownElement: true
    default: false
    }
  }

  /// True for elements that contain text: a key or a simple value.
  public var isScalar: Bool {
    switch self {
    case .key, .string, .integer, .real, .true, .false, .date, .data: true
    default: false
    }
  }

  /// True if a caret at the end of an open node of this kind is still inside it.
  var keepsCaretAtEnd: Bool {
    isContainer || isScalar || self == .malformedTag || self == .comment || self == .cdata
  }

  /// True for elements that can be the value of a key or an element of an array.
  public var isValue: Bool {
    switch self {
    case .dictionary, .array, .unknownElement, .skipped: true
    case .key: false
    default: isScalar
    }
  }
}

/// One node of the tree. Nodes are in the order of their starts; the descendants of a node directly follow it.
public struct Node: Shiftable, Equatable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// `<string/>`
    static let isEmptyElement = Flags(rawValue: 1)
    /// Has an end tag of its own.
    static let isClosed = Flags(rawValue: 2)
    /// The content contains entities, CDATA sections or comments, so that its text has to be decoded.
    static let needsDecoding = Flags(rawValue: 4)
  }

  public let kind: NodeKind
  var flags: Flags
  private var startOffset: UInt32
  private var contentStartOffset: UInt32
  private var contentEndOffset: UInt32
  private var endOffset: UInt32
  /// The number of nodes in the subtree, including this one.
  private var size: UInt32

  init(_ kind: NodeKind, flags: Flags = [], start: Int, contentStart: Int, end: Int) {
    self.kind = kind
    self.flags = flags
    startOffset = UInt32(clamping: start)
    contentStartOffset = UInt32(clamping: contentStart)
    contentEndOffset = UInt32(clamping: end)
    endOffset = UInt32(clamping: end)
    size = 1
  }

  public var start: Int { Int(startOffset) }
  public var end: Int { Int(endOffset) }

  /// From the first byte of the start tag to the last of the end tag.
  public var range: ByteRange { ByteRange(start: start, end: end) }

  /// The range between the tags; empty, at the end, for `<string/>`.
  public var content: ByteRange {
    ByteRange(start: Int(contentStartOffset), end: Int(contentEndOffset))
  }

  /// The start tag, or the whole of a node that has none.
  public var startTag: ByteRange { ByteRange(start: start, end: Int(contentStartOffset)) }

  /// The end tag; empty when there is none.
  public var endTag: ByteRange { ByteRange(start: Int(contentEndOffset), end: end) }

  /// True if it is written as one tag: `<string/>`.
  public var isEmptyElement: Bool { flags.contains(.isEmptyElement) }

  /// True if the element ends as its author intended: with an end tag of its own or with `/>`.
  public var isClosed: Bool { flags.contains(.isClosed) || isEmptyElement }

  var subtreeSize: Int {
    get { Int(size) }
    set { size = UInt32(clamping: newValue) }
  }

  mutating func close(contentEnd: Int, end: Int, isClosed: Bool) {
    contentEndOffset = UInt32(clamping: contentEnd)
    endOffset = UInt32(clamping: end)
    if isClosed { flags.insert(.isClosed) }
  }

  /// Moves the node by a number of bytes.
  public mutating func shift(by distance: Int32) {
    let distance = UInt32(bitPattern: distance)
    startOffset &+= distance
    contentStartOffset &+= distance
    contentEndOffset &+= distance
    endOffset &+= distance
  }

  /// Moves only the end: the node contains the edit.
  mutating func stretch(by distance: Int32) {
    let distance = UInt32(bitPattern: distance)
    contentEndOffset &+= distance
    endOffset &+= distance
  }
}
