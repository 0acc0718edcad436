import LanguageServerProtocol
import SourceText

/// The capabilities of the client that affect the server's results. All are off until the client announces them.
struct ClientCapabilities {
  var positionEncoding = PositionEncoding.utf16
  var hoverMarkdown = false
  var documentationMarkdown = false
  /// The client shows pictures in Markdown whose address contains their data, and not that address as text. No
  /// capability of the protocol says so: `experimental.markdownPictures` does.
  var markdownPictures = false
  var completion = CompletionCapabilities()
  /// The client needs the version of the document in diagnostics.
  var diagnosticVersions = false
  var relatedInformation = false
  var codeDescription = false
  var diagnosticTags: Set<Int> = []
  /// The client shows documents that exist only in the server.
  var textDocumentContent = false
  var showDocument = false
  /// The client asks for the range and text of a rename before it.
  var prepareRename = false
  var definitions = false
  /// The client accepts the origin range of a definition.
  var definitionLinks = false
  var structure = StructureCapabilities()
  var codeActions = CodeActionCapabilities()
  var workDoneProgress = false
  /// The client requests diagnostics itself; then none are pushed.
  var pullDiagnostics = false
  /// The results that the client requests again after the server reports them as outdated.
  var refreshes = Set<String>()
  var configuration = false
  var workspaceSymbolKinds = KindSet(nil)
  /// The methods that can be registered for after `initialize`.
  var registrations = Set<String>()
  /// The file operations that the client reports.
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
