import AppFiles
import CodeModel
import Files
import PropertyList
import SourceText

/// The types that one list of quick actions declares: a property list, or a list in a file from which a tool
/// generates one.
public struct DeclaredTypes: Sendable {
  /// The path of the file that contains the list.
  public let path: String
  /// The list, as XML.
  public let plist: InfoPlist
  /// The list in the file from which the XML is generated; nil for a property list.
  public let generated: GeneratedList?
  private let madePatterns = Lazily<(all: [TypePattern], table: PatternTable<TypePattern>)>()

  /// Returns the lists in a file: several where it describes several targets, none where it has no quick actions.
  static func all(_ path: String, _ bytes: [UInt8]) -> [DeclaredTypes] {
    guard FileKind(path, bytes) == .generator else {
      return DeclaredTypes(path, bytes).map { [$0] } ?? []
    }
    return all(in: GeneratorFile(path, FileEncoding.decode(bytes).text))
  }

  /// Returns the lists in a property list, or in a file from which a tool generates some, with the text to which
  /// their ranges refer; nil for a file that cannot be read.
  public static func read(
    _ path: String, in files: any FileAccess
  ) -> (lists: [DeclaredTypes], text: SourceText)? {
    guard let bytes = try? files.read(path) else { return nil }
    let content = FileEncoding.decode(bytes)
    if FileKind(path, bytes) == .generator {
      return (all(in: GeneratorFile(path, content.text)), content.text)
    }
    return InfoPlist(path, content).map { ([DeclaredTypes(path, $0)], $0.tree.source) }
  }

  /// Returns the lists in a file from which a tool generates property lists.
  public static func all(in file: GeneratorFile) -> [DeclaredTypes] {
    file.lists.filter { !$0.plist.items.isEmpty }.map {
      DeclaredTypes(path: file.path, plist: $0.plist, generated: $0)
    }
  }

  /// Creates the list from a property list that is open in an editor.
  public init(_ path: String, _ plist: InfoPlist) {
    self.init(path: path, plist: plist, generated: nil)
  }

  /// Returns nil for a file that declares none.
  private init?(_ path: String, _ bytes: [UInt8]) {
    let content = FileEncoding.decode(bytes)
    guard Self.words.finds(in: content.text.bytes), let plist = InfoPlist(path, content),
      !plist.items.isEmpty
    else { return nil }
    self.init(path: path, plist: plist, generated: nil)
  }

  private init(path: String, plist: InfoPlist, generated: GeneratedList?) {
    self.path = path
    self.plist = plist
    self.generated = generated
  }

  /// Returns the lists without the property lists that a tool has written, where the file they were generated from is
  /// present.
  static func leavingOutWritten(_ lists: [DeclaredTypes]) -> [DeclaredTypes] {
    let written = Set(lists.compactMap { $0.generated?.path })
    return lists.filter { $0.generated != nil || !written.contains($0.path) }
  }

  /// The path of the app's property list: the one that a tool writes, else the file itself.
  public var propertyList: String { generated?.path ?? path }

  /// Returns true if its file still declares this list.
  ///
  /// - Parameter text: the text of the file now; nil where it has gone.
  package func isMade(of text: SourceText?) -> Bool {
    guard let text else { return false }
    guard generated != nil else { return text == plist.tree.source }
    return Self.all(in: GeneratorFile(path, text)).contains { now in
      now.plist.tree.source == plist.tree.source
        && now.typeRanges.elementsEqual(typeRanges, by: ==)
    }
  }

  /// Returns the location, in its file, of a range of the list.
  public func location(of range: ByteRange) -> FileLocation {
    FileLocation(path, host(of: range))
  }

  /// Returns the range, in its file, of a range of the list.
  public func host(of range: ByteRange) -> ByteRange { generated?.host(of: range) ?? range }

  /// The types of the items, with their ranges in the file.
  public var typeRanges: [(type: String, range: ByteRange)] {
    plist.items.compactMap { item in
      guard let type = item.string(.type), let value = item[.type]?.value else { return nil }
      return (type, host(of: plist.tree[value].range))
    }
  }

  /// The types of the items, each once, in their order.
  package var patterns: [TypePattern] { knownPatterns.all }

  /// The types of the items in a table for looking up those that may equal a type.
  package var patternTable: PatternTable<TypePattern> { knownPatterns.table }

  private var knownPatterns: (all: [TypePattern], table: PatternTable<TypePattern>) {
    madePatterns {
      var seen: Set<TypePattern> = []
      let all = plist.items.compactMap { $0.string(.type) }.map { TypePattern(declared: $0) }
        .filter { seen.insert($0).inserted }
      return (all, PatternTable(all))
    }
  }

  /// The ranges, in the file, of the keys that contain the items.
  public var keyRanges: [ByteRange] {
    plist.declarations.compactMap(\.key).map { host(of: plist.tree[$0].content) }
  }

  /// Returns the edit that replaces the text of a value in the file's own notation; nil where the text cannot be
  /// written there.
  package func replacingText(of value: SyntaxTree.NodeID, with text: String) -> TextEdit? {
    let edit = plist.tree.replacingText(of: value, with: text)
    guard let generated else { return edit }
    return generated.hostEdits(for: [edit])?.first
  }

  private static let word = "UIApplicationShortcutItems"
  private static let words = WordSearch([word])

  /// The first bytes of a binary property list, also where an editor shows it as text.
  public static let binaryMark = Array("bplist".utf8)

  /// Returns the types in a binary or old-style property list; nil for another file, and for one without quick
  /// actions.
  static func unwritable(_ bytes: [UInt8]) -> [String]? {
    guard words.finds(in: bytes) else { return nil }
    let isBinary = DocumentKind(bytes) == .binaryPropertyList
    let xml =
      isBinary
      ? try? BinaryPropertyList(bytes).xml() : OldStyleForm.xml(of: FileEncoding.decode(bytes).text)
    return xml.map { InfoPlist(SyntaxTree($0)).types }
  }

  /// Returns true if a file from which a tool generates property lists may declare types that cannot be read: in a
  /// template, in code, in an unknown value.
  static func mayHideTypes(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard words.finds(in: bytes) else { return false }
    guard FileKind(path, bytes) == .generator else { return true }
    let lists = GeneratorFile(path, FileEncoding.decode(bytes).text).lists
    let known = lists.reduce(0) { $0 + $1.plist.declarations.count }
    return known < bytes.ranges(of: Array(word.utf8)).count
      || lists.contains { list in
        !list.isWhole
          || list.plist.items.contains { item in
            item.string(.type).map { !TypePattern(declared: $0).isTelling } ?? true
          }
      }
  }
}
