import SourceText

/// A table of translations: what a `.strings` file says, each thing with its place.
///
/// Total: any text gives a table. What is wrong is listed in `issues`, and reading goes on after it,
/// so that one missing quote does not hide the rest of the file. Apple's reader stops there; how it
/// reads was observed in its public source code.
public struct StringsTable: Sendable {
  /// The longest text that is read, in bytes. Tables that people translate are a thousand times
  /// smaller.
  public static let maximumLength = 16 * 1024 * 1024
  /// How many issues are kept of one text; nobody reads more.
  public static let maximumIssues = 1000

  /// The ways in which a strings file can be written.
  public enum Form: Sendable, Equatable {
    /// `"key" = "value";`, which is the only form that is read here.
    case pairs
    /// An old-style property list: pairs inside `{ … }`, or an array.
    case oldStylePropertyList
    /// A property list in XML, as build products have it.
    case xmlPropertyList
    case binaryPropertyList
    /// Longer than `maximumLength`.
    case tooLong
  }

  public let source: SourceText
  public let form: Form
  /// In the order of the text.
  public let entries: [Entry]
  /// In the order of the text.
  public let issues: [StringsIssue]

  public init(_ source: SourceText) {
    self.source = source
    form = Self.form(of: source)
    guard form == .pairs else {
      entries = []
      issues = []
      return
    }
    var reader = StringsReader(source)
    reader.readAll()
    entries = reader.entries
    issues = reader.issues
  }

  public init(_ text: String) {
    self.init(SourceText(text))
  }

  /// One key with its translation.
  public struct Entry: Sendable, Hashable {
    public let key: Text
    /// Nil when none is written, or when it is not a text.
    public let value: Text?
    /// From the key to the semicolon.
    public let range: ByteRange
    /// The last comment between this entry and the one before it.
    public let comment: ByteRange?
    /// `key;`, which means that the key is its own translation.
    public let isShorthand: Bool

    /// What the key is translated to; nil when that is not a text.
    public var translation: String? {
      isShorthand ? key.string : value?.string
    }
  }

  /// A key or a value as it is written.
  public struct Text: Sendable, Hashable {
    /// With the quotes.
    public let range: ByteRange
    /// Between the quotes.
    public let content: ByteRange
    /// What it stands for: escapes replaced.
    public let string: String
    /// The quote it is written in; nil for a bare word.
    public let quote: UInt8?
  }

  /// By the first characters, which is how Apple's reader tells.
  private static func form(of source: SourceText) -> Form {
    let bytes = source.bytes
    if bytes.starts(with: Array("bplist".utf8)) { return .binaryPropertyList }
    guard bytes.count <= maximumLength else { return .tooLong }
    var reader = StringsReader(source)
    reader.skipBlanksAndComments()
    switch reader.byte(at: reader.at) {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return .oldStylePropertyList
    case UInt8(ascii: "<"):
      return reader.isConflictMarker(UInt8(ascii: "<"), at: reader.at) ? .pairs : .xmlPropertyList
    default: return .pairs
    }
  }
}
