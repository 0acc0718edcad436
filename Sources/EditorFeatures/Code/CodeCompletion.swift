import ActionFlow
import CodeModel
import CodeSyntax
import DocumentationLookup
import Guide
import RuleSubjects
import SourceText

/// Proposes in Swift and Objective-C what the language's own server does not know: the methods that UIKit calls in a
/// type, with their whole signature; icons by their meaning; names of images and SF Symbols; keys of the launch
/// options; and types of quick actions.
public enum CodeCompletion {
  /// Returns the proposals at an offset; empty where there are none.
  public static func completions(
    at offset: Int, in code: CheckedCode, surroundings: Surroundings? = nil
  ) -> [Completion] {
    completions(at: offset, in: code.file, checked: code, surroundings: surroundings)
  }

  /// Returns the same; the data around the file is only read if a proposal depends on it.
  static func completions(
    at offset: Int, in file: CodeFile, checked code: @autoclosure () -> CheckedCode,
    surroundings: @autoclosure () -> Surroundings?
  ) -> [Completion] {
    let caret = CodeCaret(offset, in: file)
    if let name = IconName.around(offset, in: file) { return names(name, offset, surroundings) }
    if let types = TypeCompletion.completions(at: caret, in: code) { return types }
    guard !caret.isInText else { return [] }
    if caret.isIconType { return icons(caret) }
    if caret.isLaunchKey { return launchKeys(caret) }
    return CallbackCompletion.completions(at: caret, in: code)
  }

  // MARK: Names in strings

  private static func names(
    _ name: IconName, _ offset: Int, _ surroundings: () -> Surroundings?
  ) -> [Completion] {
    let typed = String(
      decoding: name.text.utf8.prefix(max(0, offset - name.range.start)), as: UTF8.self)
    func insertion(_ text: String) -> Insertion {
      Insertion(
        range: name.range, insertRange: nil, snippet: Snippet(text), lineIndentation: "",
        newline: "\n")
    }
    let candidates =
      switch name.kind {
      case .symbol: IconCompletions.symbols(typed: typed, insertion)
      case .image: IconCompletions.images(surroundings(), typed: typed, insertion)
      }
    return CompletionMatch(typed).select(candidates, filterText: typed)
  }

  // MARK: Icons

  private static func icons(_ caret: CodeCaret) -> [Completion] {
    let isSwift = caret.file.language == .swift
    let candidates = IconType.all.map { icon in
      Completion(
        label: isSwift ? icon.name : icon.value, kind: .iconType, detail: icon.meaning,
        topic: .iconType(icon.value),
        names: [icon.name, icon.meaning.english, icon.meaning.simplifiedChinese]
          + [icon.appearance.english, icon.appearance.simplifiedChinese]
          + IconWords.words(for: icon),
        insertion: caret.insertion(isSwift ? icon.name : icon.value))
    }
    return CompletionMatch(caret.word).select(candidates, filterText: caret.word)
  }

  // MARK: Launch options

  private static func launchKeys(_ caret: CodeCaret) -> [Completion] {
    let candidates = APITable.all.filter { $0.owner == "UIApplication.LaunchOptionsKey" }
      .map { signature in
        Completion(
          label: signature.baseName, kind: .value,
          detail: LocalizedText(en: signature.id, zhHans: signature.id),
          topic: .symbol(signature.id), insertion: caret.insertion(signature.baseName))
      }
    return CompletionMatch(caret.word).select(candidates, filterText: caret.word)
  }
}

/// The code around the caret.
struct CodeCaret {
  let file: CodeFile
  let offset: Int
  /// The letters of a name before the caret.
  let word: String
  let wordStart: Int
  /// The end of the name around the caret.
  let wordEnd: Int
  /// The last token before the word; -1 where there is none.
  let before: Int

  init(_ offset: Int, in file: CodeFile) {
    self.file = file
    let bytes = file.source.bytes
    let offset = min(max(0, offset), bytes.count)
    self.offset = offset
    var start = offset
    while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
    (wordStart, wordEnd) = (start, end)
    word = file.source[ByteRange(start: start, end: offset)]
    before = file.tree.firstToken(endingAfter: start > 0 ? start - 1 : 0).advanced(by: 0)
      .previous(to: start, file.tree)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte.lowercased
  }

  /// True if the caret is in a comment or a string.
  var isInText: Bool {
    let tree = file.tree
    if tree.comments.contains(where: { $0.start < offset && offset <= $0.end }) { return true }
    let at = tree.firstToken(endingAfter: max(0, offset - 1))
    guard at < tree.tokens.count, tree.tokens[at].start < offset else { return false }
    return [.segment, .openQuote, .literal, .regex].contains(tree.tokens[at].kind)
  }

  /// True if a type of icon is expected: `UIApplicationShortcutIcon(type: .`, `iconWithType:`.
  var isIconType: Bool {
    let tree = file.tree
    switch file.language {
    case .swift:
      guard tree.isToken(before, ".") else { return false }
      let owner = tree.name(before - 1)
      return ["IconType", "UIApplicationShortcutIconType"].contains(owner)
        || CodeSymbolReader.isIconInitializer(around: before + 1, tree)
    case .objectiveC:
      return tree.isWord(before, ":") && tree.isWord(before - 1, "iconWithType")
    }
  }

  /// True if a key is expected: `launchOptions?[.`.
  var isLaunchKey: Bool {
    let tree = file.tree
    guard file.language == .swift, tree.isToken(before, ".") else { return false }
    return ["LaunchOptionsKey", "UIApplicationLaunchOptionsKey"].contains(tree.name(before - 1))
      || CodeSymbolReader.isLaunchOptions(before: before - 1, tree)
  }

  func insertion(_ text: String) -> Insertion {
    Insertion(
      range: ByteRange(start: wordStart, end: wordEnd),
      insertRange: wordEnd > offset ? ByteRange(start: wordStart, end: offset) : nil,
      snippet: Snippet(text), lineIndentation: "", newline: newline)
  }

  /// The line ending of the file.
  var newline: String {
    let bytes = file.source.bytes
    guard let end = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }
}

extension Int {
  /// Returns the last token that ends at or before an offset, searching from this one.
  fileprivate func previous(to offset: Int, _ tree: CodeTree) -> Int {
    var at = Swift.min(self, tree.tokens.count - 1)
    while at >= 0, tree.tokens[at].end > offset { at -= 1 }
    return at
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
