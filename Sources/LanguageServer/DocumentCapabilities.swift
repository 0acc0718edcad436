import Files
import LanguageServerProtocol

/// The capabilities that are announced only for some documents.
///
/// If several servers can format or rename a document, an editor asks only one of them, or the user, and it stops
/// folding by indentation if a server folds. These capabilities are therefore registered only for the kinds of
/// documents that they serve, in clients that support registration. In others they are announced for all documents,
/// and the result for other kinds is null.
enum DocumentCapabilities {
  /// Returns the kinds of documents that a capability serves.
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

  /// Returns the method for which a capability is registered; nil if it is announced for all documents.
  static func registeredMethod(of capability: String, _ client: ClientCapabilities) -> String? {
    // A client that sends `prepareRename` continues with the next server if the result is null, so types can be
    // renamed in code as well. It is not registered, because Neovim 0.11 sends no `prepareRename` then.
    if capability == "renameProvider", client.prepareRename { return nil }
    return methods[capability].flatMap { client.registrations.contains($0) ? $0 : nil }
  }

  /// The methods that are registered for some documents, by their capabilities.
  static let methods: [String: String] = {
    // The preparation of a request is registered with it.
    let methods = MethodTable.methods.filter { $0.name != "textDocument/prepareRename" }
    let pairs = methods.compactMap { method in method.capability.map { ($0, method.name) } }
      .filter { kinds(of: $0.0) != nil }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  /// Returns the registrations for a client that supports them.
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
