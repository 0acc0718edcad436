import OldStylePropertyList
import SourceText

/// The table of translations in a `.strings` file, with the range of each part.
///
/// Any text gives a table. Errors are listed in `issues`, and reading continues after them, so that one
/// missing quote does not hide the rest of the file. Apple's reader stops there; its behavior was observed in
/// its public source code.
public struct StringsTable: Sendable {
  /// The longest text that is read, in bytes. Tables that people translate are a thousand times smaller.
  public static let maximumLength = 16 * 1024 * 1024
  /// The most issues that are recorded for one text.
  public static let maximumIssues = 1000

  /// The formats of a strings file.
  public enum Form: Sendable, Equatable {
    /// `"key" = "value";`.
    case pairs
    /// An old-style property list: pairs inside `{ … }`, which are read, or an array, which is no table.
    case oldStylePropertyList
    /// A property list in XML, as translation services write it. It is not read here.
    case xmlPropertyList
    case binaryPropertyList
    /// A text longer than `maximumLength`.
    case tooLong
  }

  public let source: SourceText
  public let form: Form
  /// The entries in the order of the text.
  public let entries: [Entry]
  /// The comments between entries and between their parts, with their delimiters, in the order of the text.
  public let comments: [ByteRange]

  /// Returns the comments in a range, in the order of the text.
  public func comments(in range: ByteRange) -> ArraySlice<ByteRange> {
    comments[comments.partitioningIndex { $0.start >= range.start }...].prefix {
      $0.end <= range.end
    }
  }
  /// The issues in the order of the text; none for an old-style property list.
  public let issues: [StringsIssue]
  /// True if the whole text was read, so that a key that is not in the table is missing.
  public let isWhole: Bool

  /// - Parameter maximumIssues: the most issues that are recorded.
  public init(_ source: SourceText, maximumIssues: Int = maximumIssues) {
    self.source = source
    form = Self.form(of: source)
    switch form {
    case .pairs:
      var reader = StringsReader(source, maximumIssues: maximumIssues)
      reader.readAll()
      entries = reader.entries
      issues = reader.issues
      comments = reader.comments
      isWhole = !issues.contains { $0.losesText || $0.problem == .unterminatedComment }
    case .oldStylePropertyList:
      let tree = OldStyleTree(source)
      entries = Self.entries(of: tree)
      issues = []
      comments = tree.comments
      isWhole = tree.issues.isEmpty && tree.root.map { tree[$0].kind } == .dictionary
    case .xmlPropertyList, .binaryPropertyList, .tooLong:
      entries = []
      issues = []
      comments = []
      isWhole = false
    }
  }

  private static func entries(of tree: OldStyleTree) -> [Entry] {
    guard let root = tree.root, tree[root].kind == .dictionary else { return [] }
    var comments = tree.comments[...]
    return tree.children(of: root).compactMap { child in
      let node = tree[child]
      guard let key = node.key, let name = tree.key(of: child) else { return nil }
      // The last comment before the key; those inside of values are skipped.
      var comment: ByteRange?
      while let next = comments.first, next.end <= key.start {
        comment = next
        comments.removeFirst()
      }
      while let next = comments.first, next.end <= node.range.end { comments.removeFirst() }
      let isShorthand = node.kind == .string && node.range == key
      let value = isShorthand ? nil : tree.string(of: child)
      return Entry(
        key: Text(unquoted: key, name, in: tree.source),
        value: value.map {
          Text(
            range: node.range, content: tree.content(of: child), string: $0,
            quote: Text.quote(at: node.range.start, in: tree.source))
        },
        range: ByteRange(start: key.start, end: max(key.end, endOfEntry(node.range.end, tree))),
        comment: comment, isShorthand: isShorthand)
    }
  }

  /// Returns the offset after the semicolon if one follows directly.
  private static func endOfEntry(_ end: Int, _ tree: OldStyleTree) -> Int {
    let isClosed = end < tree.source.length && tree.source.bytes[end] == UInt8(ascii: ";")
    return isClosed ? end + 1 : end
  }

  public init(_ text: String) {
    self.init(SourceText(text))
  }

  /// One key with its translation.
  public struct Entry: Sendable, Hashable {
    public let key: Text
    /// The value; nil if there is none, or if it is not a text.
    public let value: Text?
    /// The range from the key to the semicolon.
    public let range: ByteRange
    /// The last comment between this entry and the one before it.
    public let comment: ByteRange?
    /// True for `key;`, which means that the key is its own translation.
    public let isShorthand: Bool

    /// The translation of the key; nil if the value is not a text.
    public var translation: String? {
      isShorthand ? key.string : value?.string
    }
  }

  /// A key or a value as it is written.
  public struct Text: Sendable, Hashable {
    /// The range with the quotes.
    public let range: ByteRange
    /// The range between the quotes.
    public let content: ByteRange
    /// The text with its escapes replaced.
    public let string: String
    /// The quote character; nil for a bare word.
    public let quote: UInt8?

    init(range: ByteRange, content: ByteRange, string: String, quote: UInt8?) {
      self.range = range
      self.content = content
      self.string = string
      self.quote = quote
    }

    /// Creates a key from a range without its quotes, and adds the quotes around it if there are some.
    fileprivate init(unquoted range: ByteRange, _ string: String, in source: SourceText) {
      let quote = Self.quote(at: range.start, in: source)
      let isClosed =
        range.length > 1 && range.end <= source.length && source.bytes[range.end - 1] == quote
      let content =
        quote == nil
        ? range : ByteRange(start: range.start + 1, end: isClosed ? range.end - 1 : range.end)
      self.init(range: range, content: content, string: string, quote: quote)
    }

    fileprivate static func quote(at offset: Int, in source: SourceText) -> UInt8? {
      guard offset < source.length else { return nil }
      let byte = source.bytes[offset]
      return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? byte : nil
    }
  }

  /// Returns the format, which the first characters decide, as in Apple's reader.
  private static func form(of source: SourceText) -> Form {
    let bytes = source.bytes
    if bytes.starts(with: Array("bplist".utf8)) { return .binaryPropertyList }
    guard bytes.count <= maximumLength else { return .tooLong }
    var reader = StringsReader(source)
    reader.skipBlanksAndComments()
    switch reader.byte(at: reader.at) {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return .oldStylePropertyList
    case UInt8(ascii: "<"):
      return ConflictMarkers.isMarker(UInt8(ascii: "<"), at: reader.at, in: reader.bytes)
        ? .pairs : .xmlPropertyList
    default: return .pairs
    }
  }
}
