import LanguageServerProtocol
import SourceText

/// What the client can do, as far as the server's answers depend on it. Everything is off until the
/// client says otherwise.
struct ClientCapabilities {
  var positionEncoding = PositionEncoding.utf16
  var hoverMarkdown = false
  var documentationMarkdown = false
  /// Shows pictures in Markdown whose address holds their data, and does not show that address as text. No capability
  /// of the protocol says so: `experimental.markdownPictures` does.
  var markdownPictures = false
  var completion = CompletionCapabilities()
  /// Wants to know which version of a document diagnostics are about.
  var diagnosticVersions = false
  var relatedInformation = false
  var codeDescription = false
  var diagnosticTags: Set<Int> = []
  /// Shows documents that exist only in the server.
  var textDocumentContent = false
  var showDocument = false
  /// Asks what would be renamed before it is.
  var prepareRename = false
  var definitions = false
  /// Takes the text from which a definition is gone to.
  var definitionLinks = false
  var structure = StructureCapabilities()
  var codeActions = CodeActionCapabilities()
  var workDoneProgress = false
  /// Asks for diagnostics itself; then none are sent unasked.
  var pullDiagnostics = false
  /// What the client asks for again when the server reports it as out of date.
  var refreshes = Set<String>()
  var configuration = false
  var workspaceSymbolKinds = KindSet(nil)
  /// The methods that can be registered for after `initialize`.
  var registrations = Set<String>()
  /// The operations on files that the client tells of.
  var fileOperations: [String] = []

  init() {}

  init(_ capabilities: JSONValue, clientName: String? = nil) {
    let offered = capabilities["general"]?["positionEncodings"]?.array ?? []
    positionEncoding =
      offered.lazy.compactMap { $0.string.flatMap(PositionEncoding.init(rawValue:)) }.first
      ?? .utf16
    let document = capabilities["textDocument"]
    hoverMarkdown = Self.prefersMarkdown(document?["hover"]?["contentFormat"])
    documentationMarkdown = Self.prefersMarkdown(
      document?["completion"]?["completionItem"]?["documentationFormat"])
    markdownPictures = capabilities["experimental"]?["markdownPictures"]?.bool ?? false
    completion = CompletionCapabilities(capabilities, clientName: clientName)
    textDocumentContent = capabilities["workspace"]?["textDocumentContent"]?.object != nil
    showDocument = capabilities["window"]?["showDocument"]?["support"]?.bool ?? false
    prepareRename = document?["rename"]?["prepareSupport"]?.bool ?? false
    definitions = document?["definition"]?.object != nil
    definitionLinks = document?["definition"]?["linkSupport"]?.bool ?? false
    structure = StructureCapabilities(document)
    codeActions = CodeActionCapabilities(capabilities)
    workDoneProgress = capabilities["window"]?["workDoneProgress"]?.bool ?? false
    readWorkspace(capabilities["workspace"])
    for method in DocumentCapabilities.methods.values {
      let name = method.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
      if let name, document?[name]?["dynamicRegistration"]?.bool == true {
        registrations.insert(method)
      }
    }
    pullDiagnostics = document?["diagnostic"]?.object != nil
    let diagnostics = document?["publishDiagnostics"]
    relatedInformation = diagnostics?["relatedInformation"]?.bool ?? false
    diagnosticVersions = diagnostics?["versionSupport"]?.bool ?? false
    codeDescription = diagnostics?["codeDescriptionSupport"]?.bool ?? false
    diagnosticTags = Self.numbers(diagnostics?["tagSupport"]?["valueSet"])
  }

  private mutating func readWorkspace(_ workspace: JSONValue?) {
    workspaceSymbolKinds = KindSet(workspace?["symbol"]?["symbolKind"]?["valueSet"])
    configuration = workspace?["configuration"]?.bool ?? false
    for name in ["diagnostics", "inlayHint", "codeLens", "semanticTokens"]
    where workspace?[name]?["refreshSupport"]?.bool == true { refreshes.insert(name) }
    for name in ["didChangeWatchedFiles", "didChangeConfiguration"]
    where workspace?[name]?["dynamicRegistration"]?.bool == true {
      registrations.insert("workspace/" + name)
    }
    fileOperations = ["didCreate", "didRename", "didDelete"].filter {
      workspace?["fileOperations"]?[$0]?.bool == true
    }
  }

  /// Formats are listed in the order of preference.
  private static func prefersMarkdown(_ formats: JSONValue?) -> Bool {
    formats?.array?.first { $0 == "markdown" || $0 == "plaintext" } == "markdown"
  }

  private static func numbers(_ value: JSONValue?) -> Set<Int> {
    Set(value?.array?.compactMap(\.integer) ?? [])
  }
}
