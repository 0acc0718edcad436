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

/// An open document: its text, with the syntax tree of a property list, or of source code that was requested.
struct OpenDocument: Sendable {
  private enum Content: Sendable {
    case propertyList(SyntaxTree)
    /// Source code that was requested before the last change.
    case code(CodeTree)
    case other(SourceText)
  }

  let uri: String
  /// The path of the file; nil for a document that is not a file.
  let path: String?
  let languageId: String
  var version: Int?
  /// The kind of the file, which changes only when its text becomes that of another kind.
  private(set) var kind = FileKind.nothing
  private var content: Content
  /// The parsed text, created on first use and discarded with the next change.
  private(set) var models = Models()
  /// True if the tokens were requested since the last change but are no longer in `models`.
  private var isResting = false
  /// Incremented by everything that makes earlier findings out of date.
  var revision = 0
  /// Incremented by every change of the text.
  var textRevision = 0
  /// The findings of the rules; nil if they are not known or outdated.
  var kept: KeptFindings?
  /// The store's revision when these findings were computed.
  var keptRevision = 0
  /// The data that was missing for these findings; empty if they are complete.
  var wantsOfKept: [Wants.Want] = []

  /// - Parameter path: the path of the file in the spelling of the disk.
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

  /// The tokens that the next change edits; nil if they were not requested.
  var tokens: CodeTree? { if case .code(let tree) = content { tree } else { nil } }

  /// The length, in bytes, above which a document is checked on another thread.
  private static let largeLength = 128 * 1024

  var isLarge: Bool { text.length > Self.largeLength }

  /// Returns the document as an Info.plist; nil if it is not a property list.
  func infoPlist() -> InfoPlist? {
    guard case .propertyList(let tree) = content else { return nil }
    return models.infoPlist { InfoPlist(tree) }
  }

  /// Releases the model. That of a large document takes megabytes, and is created again on demand.
  mutating func forgetModel() { models = Models() }

  /// Releases the data that requests have created, while the client is idle. The tokens stay, so that the next change
  /// edits them.
  mutating func rest() {
    if let tree = models.knownCode?.tree {
      content = .code(tree)
      isResting = true
    }
    forgetModel()
  }

  /// True if the document contains the translations of an Info.plist, whatever language the client assigns to it.
  var isTranslationFile: Bool { TranslationFile.isOfInfoPlist(path ?? uri) }

  /// Returns the document as a file of an Info.plist's translations; nil for another document.
  func translationFile() -> TranslationFile? {
    isTranslationFile ? table() : nil
  }

  /// Returns the document as a strings file or string catalog, for any purpose.
  func table() -> TranslationFile {
    models.translations { TranslationFile(path ?? uri, text) }
  }

  /// Returns the document as source code, parsed once; nil for another document.
  func code() -> CodeFile? {
    guard let language = kind.codeLanguage else { return nil }
    return models.code {
      if case .code(let tree) = content { return CodeFile(tree) }
      return CodeFile(text, language)
    }
  }

  /// Returns the model of the document, by its kind; nil for a kind that no rule checks.
  func fileModel() -> FileModel? {
    switch kind.role {
    case .propertyList: infoPlist().map { .propertyList($0) }
    case .translations: .translations(table())
    case .code: code().map { .code($0) }
    case .image, .project, .generator, .alone: FileModel(kind, path ?? uri, text)
    }
  }

  /// Applies one change of the client.
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

  /// Takes the tokens of source code to be edited with the text if they were requested since the last change; else
  /// they are discarded.
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
      // The tree is moved out of its place, so that it is changed without a copy.
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

  /// Updates the kind of the document after a change of its text.
  private mutating func classify() {
    let text = self.text
    kind = FileKind(path ?? uri, languageId: languageId, text.bytes)
    // Nothing can be written into a binary or old-style property list.
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
  /// Returns the cached value, creating it if necessary.
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
