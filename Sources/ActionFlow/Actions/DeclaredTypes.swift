import AppFiles
import CodeModel
import Files
import PropertyList
import SourceText

/// The types that one list of quick actions declares: a property list, or a list in a file from which a
/// tool makes one.
public struct DeclaredTypes: Sendable {
  /// Of the file in which the list is written.
  public let path: String
  /// The list, as XML.
  public let plist: InfoPlist
  /// What the XML is made of; nil for a property list.
  public let generated: GeneratedList?
  private let madePatterns = Lazily<(all: [TypePattern], table: PatternTable<TypePattern>)>()

  /// Returns what a file declares: more than one list where it describes several targets, none where it has no quick
  /// actions.
  static func all(_ path: String, _ bytes: [UInt8]) -> [DeclaredTypes] {
    guard FileKind(path, bytes) == .generator else {
      return DeclaredTypes(path, bytes).map { [$0] } ?? []
    }
    return all(in: GeneratorFile(path, FileEncoding.decode(bytes).text))
  }

  /// Returns what a property list, or a file from which a tool makes some, declares, with the text that the places
  /// refer to; nil for a file that cannot be read.
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

  /// Returns what a file declares from which a tool makes property lists.
  public static func all(in file: GeneratorFile) -> [DeclaredTypes] {
    file.lists.filter { !$0.plist.items.isEmpty }.map {
      DeclaredTypes(path: file.path, plist: $0.plist, generated: $0)
    }
  }

  /// A property list as an editor has it.
  public init(_ path: String, _ plist: InfoPlist) {
    self.init(path: path, plist: plist, generated: nil)
  }

  /// Nil for a file that declares none.
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

  /// Without the property lists that a tool has written, where the file is there that they were made of.
  static func leavingOutWritten(_ lists: [DeclaredTypes]) -> [DeclaredTypes] {
    let written = Set(lists.compactMap { $0.generated?.path })
    return lists.filter { $0.generated != nil || !written.contains($0.path) }
  }

  /// The path of the property list that the app has: what a tool writes, else the file itself.
  public var propertyList: String { generated?.path ?? path }

  /// Returns true if it is still what its file declares, or one of what it declares.
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

  /// Where a range of the list stands in its file.
  public func location(of range: ByteRange) -> FileLocation {
    FileLocation(path, host(of: range))
  }

  /// Returns what a range of the list is in its file.
  public func host(of range: ByteRange) -> ByteRange { generated?.host(of: range) ?? range }

  /// The types of the items, with their places in the file.
  public var typeRanges: [(type: String, range: ByteRange)] {
    plist.items.compactMap { item in
      guard let type = item.string(.type), let value = item[.type]?.value else { return nil }
      return (type, host(of: plist.tree[value].range))
    }
  }

  /// The types of the items, each once, in their order.
  package var patterns: [TypePattern] { knownPatterns.all }

  /// The same, to find those that can be of a type.
  package var patternTable: PatternTable<TypePattern> { knownPatterns.table }

  private var knownPatterns: (all: [TypePattern], table: PatternTable<TypePattern>) {
    madePatterns {
      var seen: Set<TypePattern> = []
      let all = plist.items.compactMap { $0.string(.type) }.map { TypePattern(declared: $0) }
        .filter { seen.insert($0).inserted }
      return (all, PatternTable(all))
    }
  }

  /// The keys under which the items stand, in the file.
  public var keyRanges: [ByteRange] {
    plist.declarations.compactMap(\.key).map { host(of: plist.tree[$0].content) }
  }

  /// The edit of the file that gives a value of the list another text, in the spelling of the file; nil
  /// where the text cannot be written there.
  package func replacingText(of value: SyntaxTree.NodeID, with text: String) -> TextEdit? {
    let edit = plist.tree.replacingText(of: value, with: text)
    guard let generated else { return edit }
    return generated.hostEdits(for: [edit])?.first
  }

  private static let word = "UIApplicationShortcutItems"
  private static let words = WordSearch([word])

  /// What binary property lists begin with, also where an editor shows them as text.
  public static let binaryMark = Array("bplist".utf8)

  /// The types in a property list that is binary or in braces; nil for another, and for one without quick actions.
  static func unwritable(_ bytes: [UInt8]) -> [String]? {
    guard words.finds(in: bytes) else { return nil }
    let isBinary = DocumentKind(bytes) == .binaryPropertyList
    let xml =
      isBinary
      ? try? BinaryPropertyList(bytes).xml() : OldStyleForm.xml(of: FileEncoding.decode(bytes).text)
    return xml.map { InfoPlist(SyntaxTree($0)).types }
  }

  /// Returns true if a file from which a tool makes property lists may declare types that its lists do not show: in a
  /// template, in code, in a value that is not known.
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
