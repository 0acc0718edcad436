import LanguageServerProtocol

/// The client's support for code actions and for edits of several files.
struct CodeActionCapabilities {
  /// The client accepts actions with edits, not only commands.
  var literals = false
  /// The client requests the edit of an action after it was chosen.
  var resolvesEdits = false
  var isPreferred = false
  var disabled = false
  /// The client accepts edits with the version of the document.
  var documentChanges = false
  var createsFiles = false
  /// The client shows annotations of rename edits, and asks for confirmation.
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
