import EditorFeatures
import Files
import LanguageServerProtocol
import SourceText

/// Converts changes of one document, and of other files, to an edit for one client.
struct WorkspaceEditMapper {
  /// A file in the state of the client or the disk.
  struct File {
    let uri: String
    /// The path in the spelling of the disk; nil for a document that is not a file.
    let path: String?
    /// The client's version; nil if the file is not open.
    let version: Int?
    let text: SourceText
  }

  private let document: File
  private let client: ClientCapabilities
  private let address: (String) -> String
  private let file: (String) -> File?

  /// - Parameters:
  ///   - address: returns the URI of a path, in the client's spelling.
  ///   - file: returns another file by its path; nil if it cannot be read.
  init(
    _ document: OpenDocument, _ client: ClientCapabilities,
    address: @escaping (String) -> String = FileURI.uri, file: @escaping (String) -> File?
  ) {
    self.document = File(
      uri: document.uri, path: document.path, version: document.version, text: document.text)
    self.address = address
    self.client = client
    self.file = file
  }

  /// Returns nil if the client cannot create files and one is needed, or if a file cannot be read.
  ///
  /// - Parameters:
  ///   - doubtful: locations of edits that need confirmation, if the client supports it.
  ///   - doubt: the annotation of these edits.
  func edit(
    _ change: CodeAction.Change, doubtful: Set<FileLocation> = [], _ doubt: ChangeAnnotation? = nil
  ) -> WorkspaceEdit? {
    var edits: [(file: File, edits: [TextEdit])] = []
    // All edits of a file refer to its current text, so they are in one list.
    func add(_ own: [TextEdit], to file: File) {
      if own.isEmpty { return }
      if let known = edits.firstIndex(where: { $0.file.uri == file.uri }) {
        edits[known].edits += own
      } else {
        edits.append((file, own))
      }
    }
    var created: [CreateFile] = []
    add(change.edits, to: document)
    for fileEdit in change.fileEdits {
      let known = file(fileEdit.path)
      switch fileEdit.change {
      case .edit(let own):
        guard let known else { return nil }
        add(own, to: known)
      case .create(let content):
        // An existing file stays unchanged.
        if known != nil { continue }
        guard client.codeActions.createsFiles else { return nil }
        let uri = address(fileEdit.path)
        created.append(CreateFile(uri: uri))
        let new = File(uri: uri, path: fileEdit.path, version: nil, text: SourceText(""))
        add([TextEdit(ByteRange(at: 0), content)], to: new)
      }
    }
    guard client.codeActions.documentChanges else {
      return WorkspaceEdit(
        changes: Dictionary(
          edits.map { ($0.file.uri, mapped($0.edits, $0.file.text)) },
          uniquingKeysWith: { first, _ in first }))
    }
    let doubt = client.codeActions.annotatesRenames && !doubtful.isEmpty ? doubt : nil
    var edit = WorkspaceEdit(
      documentChanges: created.map { .create($0) }
        + edits.map { file, edits in
          let asked =
            doubt == nil ? [] : doubtful.filter { $0.path == file.path }.compactMap(\.range)
          return .edit(
            TextDocumentEdit(
              uri: file.uri, version: file.version, edits: mapped(edits, file.text, Set(asked))))
        })
    edit.changeAnnotations = doubt.map { [Self.doubt: $0] }
    return edit
  }

  /// The id of the annotation.
  private static let doubt = "doubtful"

  /// Returns the edits in the order of the text.
  private func mapped(
    _ edits: [TextEdit], _ text: SourceText, _ doubtful: Set<ByteRange> = []
  ) -> [LSPTextEdit] {
    var positions = PositionMapper(text, client.positionEncoding)
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return sorted.map { _, edit in
      LSPTextEdit(
        range: positions.range(edit.range), newText: edit.replacement,
        annotationId: doubtful.contains(edit.range) ? Self.doubt : nil)
    }
  }
}
