import LanguageServerProtocol
import SourceText

/// What the client can do, as far as the server's answers depend on it. Everything is off until the
/// client says otherwise.
struct ClientCapabilities {
  var positionEncoding = PositionEncoding.utf16
  var hoverMarkdown = false
  var documentationMarkdown = false
  var snippets = false
  var insertReplace = false
  /// Takes the range that all proposals replace once for the list.
  var defaultEditRange = false
  /// The modes of indentation of inserted text that the client can be told to use.
  var insertTextModes: Set<Int> = []
  /// The mode it uses by itself.
  var defaultInsertTextMode: Int?
  var relatedInformation = false
  var codeDescription = false
  var diagnosticTags: Set<Int> = []
  /// Shows documents that exist only in the server.
  var textDocumentContent = false
  var showDocument = false
  var structure = StructureCapabilities()
  var codeActions = CodeActionCapabilities()

  init() {}

  init(_ capabilities: JSONValue) {
    let offered = capabilities["general"]?["positionEncodings"]?.array ?? []
    positionEncoding =
      offered.lazy.compactMap { $0.string.flatMap(PositionEncoding.init(rawValue:)) }.first
      ?? .utf16
    let document = capabilities["textDocument"]
    hoverMarkdown = Self.prefersMarkdown(document?["hover"]?["contentFormat"])
    let completion = document?["completion"]
    let item = completion?["completionItem"]
    documentationMarkdown = Self.prefersMarkdown(item?["documentationFormat"])
    snippets = item?["snippetSupport"]?.bool ?? false
    insertReplace = item?["insertReplaceSupport"]?.bool ?? false
    let defaults = completion?["completionList"]?["itemDefaults"]?.array ?? []
    defaultEditRange = defaults.contains("editRange")
    insertTextModes = Self.numbers(item?["insertTextModeSupport"]?["valueSet"])
    defaultInsertTextMode = completion?["insertTextMode"]?.integer
    textDocumentContent = capabilities["workspace"]?["textDocumentContent"]?.object != nil
    showDocument = capabilities["window"]?["showDocument"]?["support"]?.bool ?? false
    structure = StructureCapabilities(document)
    codeActions = CodeActionCapabilities(capabilities)
    let diagnostics = document?["publishDiagnostics"]
    relatedInformation = diagnostics?["relatedInformation"]?.bool ?? false
    codeDescription = diagnostics?["codeDescriptionSupport"]?.bool ?? false
    diagnosticTags = Self.numbers(diagnostics?["tagSupport"]?["valueSet"])
  }

  /// Formats are listed in the order of preference.
  private static func prefersMarkdown(_ formats: JSONValue?) -> Bool {
    formats?.array?.first { $0 == "markdown" || $0 == "plaintext" } == "markdown"
  }

  private static func numbers(_ value: JSONValue?) -> Set<Int> {
    Set(value?.array?.compactMap(\.integer) ?? [])
  }
}
