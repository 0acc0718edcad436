import Foundation
import LanguageServerProtocol
import TestKit
import Testing

@testable import LanguageServer

/// `Protocol/Messages/`: one real exchange for each method. A file contains the messages that come `before`,
/// the `message` of the method, and the answer of the server. `{{project}}` is replaced by the folder of the
/// project.
@Suite struct MessageExampleTests {
  static let methods = MethodTable.methods.map(\.name)

  private static let folder = "/" + Project.root.path().split(separator: "/").joined(separator: "/")

  private func path(_ method: String) -> String {
    "Protocol/Messages/\(method.replacing("/", with: "_")).json"
  }

  @Test(arguments: methods) func theExampleIsWhatReallyHappens(_ method: String) throws {
    let text = try String(contentsOf: Project.url(path(method)), encoding: .utf8)
      .replacing("{{project}}", with: Self.folder)
    let example = try #require(JSONValue(decoding: Array(text.utf8)))
    #expect(example["message"]?["method"] == .string(method))
    let client = TestClient()
    for message in example["before"]?.array ?? [] { client.send(body: message.text) }
    let message = try #require(example["message"])
    let replies = client.send(body: message.text)
    if Project.isUpdating {
      var members = try #require(example.object)
      members["replies"] = .array(replies)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let written = String(decoding: try encoder.encode(JSONValue.object(members)), as: UTF8.self)
      try (written.replacing(Self.folder, with: "{{project}}") + "\n")
        .write(to: Project.url(path(method)), atomically: true, encoding: .utf8)
    } else if method != "$/setTrace" {
      #expect(example["replies"] == .array(replies), "run Tests/update")
    }
  }

  /// The messages of client and server conform to the model of the protocol.
  @Test(.enabled(if: MetaModel.shared != nil), arguments: methods)
  func theExampleFitsTheModel(_ method: String) throws {
    let model = try #require(MetaModel.shared)
    let text = try String(contentsOf: Project.url(path(method)), encoding: .utf8)
      .replacing("{{project}}", with: Self.folder)
    let example = try #require(JSONValue(decoding: Array(text.utf8)))
    let client = TestClient()
    var checker = DialogueChecker(model)
    let message = try #require(example["message"])
    for message in (example["before"]?.array ?? []) + [message] {
      checker.sent(message)
      client.send(body: message.text).forEach { checker.received($0) }
    }
    #expect(checker.faults == [])
    #expect(model.faults(inParams: message["params"], of: method) == [])
  }

  @Test func thereAreNoOtherExamples() throws {
    let files = try Project.files(below: "Protocol/Messages", suffix: ".json")
    #expect(Set(files) == Set(Self.methods.map { path($0) }))
  }
}
