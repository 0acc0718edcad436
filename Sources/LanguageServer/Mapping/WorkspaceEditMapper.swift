import LanguageServerProtocol
import QuickActions
import SourceText

/// Turns changes of one document, and of the files beside it, into an edit that one client can
/// apply.
struct WorkspaceEditMapper {
  /// A file as the client or the disk has it.
  struct File {
    let uri: String
    /// The version that the client gave it; nil when it is not open.
    let version: Int?
    let text: SourceText
  }

  private let document: File
  private let client: ClientCapabilities
  private let file: (String) -> File?

  /// - Parameter file: looks for another file by its path; nil when it cannot be read.
  init(
    _ document: OpenDocument, _ client: ClientCapabilities, file: @escaping (String) -> File?
  ) {
    self.document = File(uri: document.uri, version: document.version, text: document.text)
    self.client = client
    self.file = file
  }

  /// Nil when the client cannot make files and one is to be made, or when a file cannot be read.
  func edit(_ change: CodeAction.Change) -> WorkspaceEdit? {
    var edits: [(file: File, edits: [LSPTextEdit])] = []
    var created: [CreateFile] = []
    if !change.edits.isEmpty { edits.append((document, mapped(change.edits, document.text))) }
    for fileEdit in change.fileEdits {
      switch fileEdit.change {
      case .edit(let own):
        guard let other = file(fileEdit.path) else { return nil }
        edits.append((other, mapped(own, other.text)))
      case .create(let content):
        guard client.codeActions.createsFiles else { return nil }
        let uri = FileURI.uri(of: fileEdit.path)
        created.append(CreateFile(uri: uri))
        let empty = File(uri: uri, version: nil, text: SourceText(""))
        edits.append((empty, mapped([TextEdit(ByteRange(at: 0), content)], empty.text)))
      }
    }
    guard client.codeActions.documentChanges else {
      return WorkspaceEdit(
        changes: Dictionary(
          edits.map { ($0.file.uri, $0.edits) }, uniquingKeysWith: { $0 + $1 }))
    }
    return WorkspaceEdit(
      documentChanges: created.map { .create($0) }
        + edits.map {
          .edit(TextDocumentEdit(uri: $0.file.uri, version: $0.file.version, edits: $0.edits))
        })
  }

  /// In the order of the text.
  private func mapped(_ edits: [TextEdit], _ text: SourceText) -> [LSPTextEdit] {
    var positions = PositionMapper(text, client.positionEncoding)
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return sorted.map { _, edit in
      LSPTextEdit(range: positions.range(edit.range), newText: edit.replacement)
    }
  }
}
