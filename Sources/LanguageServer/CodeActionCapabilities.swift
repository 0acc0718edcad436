import LanguageServerProtocol

/// What the client can do with code actions and with edits of several files.
struct CodeActionCapabilities {
  /// Takes actions with edits, not only commands.
  var literals = false
  /// Asks for the edit of an action when it has been chosen.
  var resolvesEdits = false
  var isPreferred = false
  var disabled = false
  /// Takes edits with the version of the document that they are for.
  var documentChanges = false
  var createsFiles = false
  /// Shows what edits of a rename are, and asks before it makes some.
  var annotatesRenames = false

  init() {}

  init(_ capabilities: JSONValue) {
    let codeAction = capabilities["textDocument"]?["codeAction"]
    literals = codeAction?["codeActionLiteralSupport"]?.object != nil
    let resolved = codeAction?["resolveSupport"]?["properties"]?.array ?? []
    resolvesEdits = resolved.contains("edit") && codeAction?["dataSupport"]?.bool ?? false
    isPreferred = codeAction?["isPreferredSupport"]?.bool ?? false
    disabled = codeAction?["disabledSupport"]?.bool ?? false
    let edit = capabilities["workspace"]?["workspaceEdit"]
    documentChanges = edit?["documentChanges"]?.bool ?? false
    let operations = edit?["resourceOperations"]?.array ?? []
    createsFiles = documentChanges && operations.contains("create")
    let rename = capabilities["textDocument"]?["rename"]
    annotatesRenames =
      documentChanges && edit?["changeAnnotationSupport"]?.object != nil
      && rename?["honorsChangeAnnotations"]?.bool ?? false
  }
}
