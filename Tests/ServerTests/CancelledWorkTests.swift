import Files
import LanguageServer
import LanguageServerProtocol
import Synchronization
import TestKit
import Testing

/// The user cancels the reading of source files in the progress view.
@Suite struct CancelledWorkTests {
  /// The files on the disk, with an action when a source file is read.
  private final class WatchedFiles: FileAccess {
    private let disk = DiskFiles()
    let sources = Mutex(0)
    let onSource = Mutex<(@Sendable () -> Void)?>(nil)

    func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
      if path.hasSuffix(".swift") {
        sources.withLock { $0 += 1 }
        let action = onSource.withLock { action in
          defer { action = nil }
          return action
        }
        action?()
      }
      return try disk.read(path)
    }

    func entries(of folder: String) -> [DirectoryListing.Entry]? { disk.entries(of: folder) }

    func kind(of path: String) -> DirectoryListing.Kind { disk.kind(of: path) }
  }

  /// A session whose background work is run explicitly, on the thread of the test.
  private struct Session: @unchecked Sendable {
    let client: TestClient
    let work = BackgroundWork.byHand(patience: .zero)
    let files = WatchedFiles()
    let list: String

    init(_ folder: TemporaryFolder) {
      client = TestClient.initialized(
        capabilities: ["window": ["workDoneProgress": true]], folders: [folder.path], disk: files,
        background: work)
      list = folder.uri("Info.plist")
    }

    /// Requests the definition of the first type; runs all work that this starts.
    func definition(_ line: Int, _ column: Int) -> JSONValue {
      for _ in 0..<4 {
        client.request("textDocument/definition", TestClient.place(line, column, uri: list))
        while work.step() { client.idle() }
      }
      return client.request("textDocument/definition", TestClient.place(line, column, uri: list))
    }
  }

  private static let title = "Reading source files"

  @Test func theIndexIsNotMadeAndTheNextRequestBeginsItAgain() throws {
    let folder = try TemporaryFolder()
    let app = "Samples/Clean/Notes/Notes/"
    let text = try Project.text(app + "Info.plist")
    try folder.write(text, to: "Info.plist")
    for name in ["QuickActionRouter", "SceneDelegate"] {
      try folder.write(try Project.text(app + name + ".swift"), to: name + ".swift")
    }
    for number in 0..<20 { try folder.write("// shortcutItem", to: "Zone/File\(number).swift") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("ER).search<") })
    let session = Session(folder)
    session.client.open(text, uri: session.list, languageId: "plist")

    let told = Mutex<[JSONValue]>([])
    session.files.onSource.withLock {
      $0 = {
        // The messages to the client while the first source file is read.
        let asked = session.client.idle().filter {
          $0["method"] == "window/workDoneProgress/create"
        }
        for request in asked {
          for begun in session.client.answer(request, .null)
          where begun["params"]?["value"]?["title"]?.string == Self.title {
            told.withLock { $0.append(begun) }
            session.client.notify(
              "window/workDoneProgress/cancel", ["token": begun["params"]?["token"] ?? .null])
          }
        }
      }
    }
    let place = TestClient.place(line, 40, uri: session.list)
    session.client.request("textDocument/definition", place)
    while session.work.step(), told.withLock({ $0.isEmpty }) { session.client.idle() }
    let ended = session.client.idle().filter { $0["params"]?["value"]?["kind"] == "end" }
    #expect(told.withLock { $0.first?["params"]?["value"]?["cancellable"] } == true)
    #expect(ended.count == 1)
    #expect(session.files.sources.withLock { $0 } < 5)
    #expect(!session.work.step())

    #expect(session.definition(line, 40) != .null)
    #expect(session.files.sources.withLock { $0 } > 20)
  }
}
