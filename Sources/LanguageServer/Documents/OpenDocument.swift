import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import LanguageServerProtocol
import Linter
import PropertyList
import SourceText
import Synchronization

/// A document that the client has open: its text, and its syntax tree if it is a property list or source
/// code that somebody has asked about.
struct OpenDocument: Sendable {
  private enum Content: Sendable {
    case propertyList(SyntaxTree)
    /// What somebody has asked about before the last change.
    case code(CodeTree)
    case other(SourceText)
  }

  let uri: String
  /// The path of the file; nil for a document that is none.
  let path: String?
  let languageId: String
  var version: Int?
  /// The kind of the file, which changes only when its text becomes that of another kind.
  private(set) var kind = FileKind.nothing
  private var content: Content
  /// The parsed text, created on first use and discarded with the next change.
  private(set) var models = Models()
  /// True if the tokens were asked for since the last change, though `models` does not hold them any more.
  private var isResting = false
  /// Incremented by everything that makes earlier findings out of date.
  var revision = 0
  /// Another number after every change of the text.
  var textRevision = 0
  /// What the rules have found; nil when it is not known or out of date.
  var kept: KeptFindings?
  /// The number of the last change of any document when they found that.
  var keptRevision = 0
  /// What the rules asked for in vain when they found that; empty where the findings are complete.
  var wantsOfKept: [Wants.Want] = []

  /// - Parameter path: the path of the file as its folders list it.
  init(uri: String, path: String?, languageId: String, version: Int?, text: String) {
    self.uri = uri
    self.path = path
    self.languageId = languageId
    self.version = version
    content = .other(SourceText(text))
    classify()
  }

  var text: SourceText {
    switch content {
    case .propertyList(let tree): tree.source
    case .code(let tree): tree.source
    case .other(let text): text
    }
  }

  /// The tokens that the next change edits; nil where nobody has asked about them.
  var tokens: CodeTree? { if case .code(let tree) = content { tree } else { nil } }

  /// A document longer than this, in bytes, is checked beside the server's thread.
  private static let largeLength = 128 * 1024

  var isLarge: Bool { text.length > Self.largeLength }

  /// The document as an Info.plist; nil when it is not a property list.
  func infoPlist() -> InfoPlist? {
    guard case .propertyList(let tree) = content else { return nil }
    return models.infoPlist { InfoPlist(tree) }
  }

  /// Of a large document the model takes megabytes, and is made again where somebody asks for it.
  mutating func forgetModel() { models = Models() }

  /// Forgets what requests have made while none comes. The tokens stay, so that the next change edits them.
  mutating func rest() {
    if let tree = models.knownCode?.tree {
      content = .code(tree)
      isResting = true
    }
    forgetModel()
  }

  /// Whether the document holds the translations of an Info.plist, whatever the client calls its
  /// language.
  var isTranslationFile: Bool { TranslationFile.isOfInfoPlist(path ?? uri) }

  /// The document as a file of an Info.plist's translations; nil when it is none.
  func translationFile() -> TranslationFile? {
    isTranslationFile ? table() : nil
  }

  /// The document as a strings file or string catalog, whoever uses it.
  func table() -> TranslationFile {
    models.translations { TranslationFile(path ?? uri, text) }
  }

  /// The document as source code, read once for all who ask; nil when it is none.
  func code() -> CodeFile? {
    guard let language = kind.codeLanguage else { return nil }
    return models.code {
      if case .code(let tree) = content { return CodeFile(tree) }
      return CodeFile(text, language)
    }
  }

  /// Returns what the document holds, by its kind; nil for what no rule is about.
  func fileModel() -> FileModel? {
    switch kind.role {
    case .propertyList: infoPlist().map { .propertyList($0) }
    case .translations: .translations(table())
    case .code: code().map { .code($0) }
    case .image, .project, .generator, .alone: FileModel(kind, path ?? uri, text)
    }
  }

  /// Applies one change of the client's.
  mutating func apply(
    _ change: DidChangeTextDocumentParams.Change, in encoding: PositionEncoding
  ) {
    takeTokens()
    forgetModel()
    guard let range = change.range else {
      kept = nil
      content = .other(SourceText(change.text))
      classify()
      return
    }
    let edit = text.range(of: range, in: encoding)
    replace(edit, with: Array(change.text.utf8))
  }

  /// The tokens of source code are edited with the text where somebody has asked about them since the last
  /// change, and else are forgotten.
  private mutating func takeTokens() {
    if let tree = models.knownCode?.tree {
      content = .code(tree)
    } else if case .code(let tree) = content, !isResting {
      content = .other(tree.source)
    }
    isResting = false
  }

  private mutating func replace(_ edit: ByteRange, with replacement: [UInt8]) {
    switch content {
    case .propertyList(var tree):
      // The tree is taken out of its place, so that it is changed where it is and not copied.
      content = .other(SourceText(""))
      let endOfFirstTag = tree.endOfFirstTag
      let piece = kept?.piece(around: edit, in: tree)
      let containers = tree.replace(edit, with: replacement)
      if let piece, let containers, kept?.update(piece, containers, in: tree) == true {
        content = .propertyList(tree)
        return
      }
      kept = nil
      content = .propertyList(tree)
      if edit.start <= endOfFirstTag { classify() }
    case .code(var tree):
      content = .other(SourceText(""))
      tree.replace(edit, with: replacement)
      content = .code(tree)
      kept = nil
      classify()
    case .other(var text):
      content = .other(SourceText(""))
      let value = kept?.value(around: edit, in: text)
      text.replace(edit, with: replacement)
      content = .other(text)
      if let value, kept?.update(value, in: text) == true { return }
      kept = nil
      classify()
    }
  }

  /// Decides what the document is, after its text has become another.
  private mutating func classify() {
    let text = self.text
    kind = FileKind(path ?? uri, languageId: languageId, text.bytes)
    // Nothing here can be written into a binary or old-style property list.
    if kind == .propertyList, OldStyleForm.isXML(text) {
      if case .propertyList = content { return }
      content = .propertyList(SyntaxTree(text))
    } else {
      if case .code = content, kind.codeLanguage != nil { return }
      content = .other(text)
    }
  }
}

/// The models of one state of a document, shared by its copies.
final class Models: Sendable {
  private let infoPlist = Mutex<InfoPlist?>(nil)
  private let translations = Mutex<TranslationFile?>(nil)
  private let code = Mutex<CodeFile?>(nil)

  var knownCode: CodeFile? { code.withLock { $0 } }

  func code(_ make: () -> CodeFile) -> CodeFile { code.value(make) }
  func infoPlist(_ make: () -> InfoPlist) -> InfoPlist { infoPlist.value(make) }

  func translations(_ make: () -> TranslationFile) -> TranslationFile { translations.value(make) }
}

extension Mutex {
  /// Returns what is known, which is made now if it is not.
  fileprivate borrowing func value<Model: Sendable>(_ make: () -> Model) -> Model
  where Value == Model? {
    withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
