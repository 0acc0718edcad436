import EditorFeatures
import Files
import LanguageServerProtocol
import SourceText
import TestKit
import Testing

@testable import LanguageServer

/// Changes of several files, in the format that a client supports.
@Suite struct WorkspaceEditTests {
  private let change = CodeAction.Change(
    [TextEdit(ByteRange(at: 0), "x")],
    fileEdits: [
      FileEdit("/a b/é.strings", .edit([TextEdit(ByteRange(start: 7, end: 8), "y")])),
      FileEdit("/a b/new.strings", .create("\"a\" = \"b\";\n")),
      FileEdit("/a b/é.strings", .edit([TextEdit(ByteRange(at: 0), "z")])),
      FileEdit("/a b/é.strings", .create("lost")),
    ])

  private func edit(_ workspaceEdit: JSONValue) -> JSONValue? {
    var client = ClientCapabilities()
    client.codeActions = CodeActionCapabilities(["workspace": ["workspaceEdit": workspaceEdit]])
    let document = OpenDocument(
      uri: "file:///p", path: "/p", languageId: "xml", version: 3, text: "<plist/>")
    let mapper = WorkspaceEditMapper(document, client) { path in
      path == "/a b/é.strings"
        ? WorkspaceEditMapper.File(
          uri: FileURI.uri(of: path), path: path, version: nil, text: SourceText("\"🎉\"\nb")) : nil
    }
    return mapper.edit(change).map { JSONValue(encoding: $0) }
  }

  @Test func filesAreChangedAndMadeWhereTheClientCan() {
    let edit = edit(["documentChanges": true, "resourceOperations": ["create"]])
    #expect(
      edit?["documentChanges"] == [
        [
          "kind": "create", "uri": "file:///a%20b/new.strings",
          "options": ["ignoreIfExists": true],
        ],
        [
          "textDocument": ["uri": "file:///p", "version": 3],
          "edits": [["range": TestClient.range(0, 0, 0, 0), "newText": "x"]],
        ],
        [
          "textDocument": ["uri": "file:///a%20b/%C3%A9.strings", "version": nil],
          "edits": [
            ["range": TestClient.range(0, 0, 0, 0), "newText": "z"],
            ["range": TestClient.range(1, 0, 1, 1), "newText": "y"],
          ],
        ],
        [
          "textDocument": ["uri": "file:///a%20b/new.strings", "version": nil],
          "edits": [["range": TestClient.range(0, 0, 0, 0), "newText": "\"a\" = \"b\";\n"]],
        ],
      ])
  }

  @Test func clientsThatCannotMakeFilesAreNotAskedTo() {
    #expect(edit(["documentChanges": true]) == nil)
    #expect(edit([:]) == nil)
  }

  /// A scheme in upper case is parsed by the general parser.
  @Test func plainPathsAreReadAsAllOthers() {
    let paths = [
      "/", "/a", "/a/b.swift", "/a//b", "/a/./b", "/a/../b", "/.git/x", "/a/", "/a%20b", "/a b+c@d",
      "/é", "/a#b", "/a?b", "/a/b..c", "/a\u{0}b", "",
    ]
    for path in paths {
      #expect(FileURI.path(of: "file://" + path) == FileURI.path(of: "FILE://" + path))
    }
    #expect(FileURI.path(of: "file:///a/b.swift") == "/a/b.swift")
  }
}
