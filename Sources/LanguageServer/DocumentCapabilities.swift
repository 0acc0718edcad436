import Files
import LanguageServerProtocol

/// The capabilities that are announced for some documents only.
///
/// An editor asks one server, or the user, where several can format or rename the same document, and stops
/// indenting without a server where one folds it. Besides the server of a language these capabilities are
/// therefore registered for the kinds of documents that they serve, in clients that can be asked to. In others
/// they are announced for all documents, and the answer for other kinds is null.
enum DocumentCapabilities {
  /// The kinds of documents that a capability serves.
  private static func kinds(of capability: String) -> [FileKind]? {
    switch capability {
    case "documentFormattingProvider", "documentRangeFormattingProvider",
      "documentOnTypeFormattingProvider", "linkedEditingRangeProvider", "selectionRangeProvider",
      "foldingRangeProvider":
      [.propertyList]
    case "renameProvider": [.propertyList, .strings, .stringCatalog, .generator]
    default: nil
    }
  }

  /// The method for which a capability is registered; nil where it is announced for all documents.
  static func registeredMethod(of capability: String, _ client: ClientCapabilities) -> String? {
    // A client that sends `prepareRename` goes on to the next server where that is answered with null, so types
    // can be renamed in code as well. It is not registered, because Neovim 0.11 sends no `prepareRename` then.
    if capability == "renameProvider", client.prepareRename { return nil }
    return methods[capability].flatMap { client.registrations.contains($0) ? $0 : nil }
  }

  /// The methods that are registered for some documents, by their capabilities.
  static let methods: [String: String] = {
    // What prepares a request is registered with it.
    let methods = MethodTable.methods.filter { $0.name != "textDocument/prepareRename" }
    let pairs = methods.compactMap { method in method.capability.map { ($0, method.name) } }
      .filter { kinds(of: $0.0) != nil }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  /// Returns what is registered once a client can be asked to.
  static func registrations(
    for client: ClientCapabilities
  ) -> [(method: String, options: JSONValue)] {
    methods.sorted { $0.value < $1.value }.compactMap { capability, _ in
      guard let method = registeredMethod(of: capability, client),
        let kinds = kinds(of: capability)
      else { return nil }
      var options = ServerCapabilities.options[capability]?(client)?.object ?? [:]
      options["documentSelector"] = selector(kinds)
      return (method, .object(options))
    }
  }

  /// A `DocumentSelector` for some kinds.
  private static func selector(_ kinds: [FileKind]) -> JSONValue {
    let languages = kinds.flatMap(\.languageIds).map { ["language": .string($0)] as JSONValue }
    let patterns = kinds.flatMap(\.documentPatterns).map { ["pattern": .string($0)] as JSONValue }
    return .array(languages + patterns)
  }
}
