import Files
import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// The same app twice, each with its own project: answers about one name no file of the other.
@Suite struct AppsBesideTests {
  private static let samples: [String] = {
    let files = (try? Project.files(below: "Samples")) ?? []
    let folders = files.map { $0.split(separator: "/").prefix(3).joined(separator: "/") }
    return Set(folders).filter { folder in
      ["Clean", "Twins", "Broken", "HalfTyped"].contains {
        folder.hasPrefix("Samples/\($0)/") && !folder.contains(".")
      }
    }.sorted()
  }()

  private static let capabilities: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "dataSupport": true,
        "resolveSupport": ["properties": ["edit"]],
      ], "definition": [:],
    ],
    "workspace": [
      "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]
    ],
  ]

  /// The delegate that starts each app.
  private static let delegate = """
    import UIKit
    final class Beginning: UIResponder, UIApplicationDelegate {}

    """

  private static func files(of sample: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try Project.files(below: sample) {
      let name = path.dropFirst(sample.count)
      guard let data = try? Data(contentsOf: Project.url(path)) else { continue }
      for app in ["A", "B"] { files["/w/\(app)\(name)"] = Array(data) }
    }
    let hasProject = files.keys.contains {
      $0.hasSuffix(".xcodeproj/project.pbxproj") || $0.hasSuffix("/project.yml")
    }
    for app in ["A", "B"] {
      files["/w/\(app)/Beginning.swift"] = Array(delegate.utf8)
      guard !hasProject else { continue }
      files["/w/\(app)/project.yml"] = Array(
        "name: \(app)\ntargets:\n  App: {type: application, platform: iOS, sources: [.]}\n".utf8)
    }
    return files
  }

  /// Returns the URIs in an answer.
  private func addresses(in value: JSONValue?) -> [String] {
    switch value {
    case .string(let text): text.hasPrefix("file:") ? [text] : []
    case .array(let values): values.flatMap { addresses(in: $0) }
    case .object(let members):
      members.flatMap { key, value in
        (key.hasPrefix("file:") ? [key] : []) + addresses(in: value)
      }
    default: []
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: 0..<4)
  func noAnswerNamesAFileOfTheOther(_ part: Int) throws {
    #expect(Self.samples.count > 90)
    for (index, sample) in Self.samples.enumerated() where index % 4 == part {
      var random = SplitMix64(seed: UInt64(index))
      let files = try Self.files(of: sample)
      let client = TestClient.initialized(
        capabilities: Self.capabilities, folders: ["/w"], disk: MemoryFiles(files))
      let texts = files.keys.sorted().filter { $0.hasPrefix("/w/A/") }.compactMap { path in
        String(validating: files[path] ?? [], as: UTF8.self).map { (path, $0) }
      }
      for (path, text) in texts {
        let uri = "file://" + path
        client.open(text, uri: uri, languageId: String(path.split(separator: ".").last ?? ""))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        func look(_ method: String, _ answer: JSONValue?) {
          let others = addresses(in: answer).filter { !$0.hasPrefix("file:///w/A/") }
          #expect(others.isEmpty, "\(method) in \(sample)\(path.dropFirst(4)): \(others)")
        }
        for _ in 0..<8 {
          let line = random.int(below: lines.count)
          let place = TestClient.place(
            line, random.int(below: lines[line].utf16.count + 1), uri: uri)
          var params = place.object ?? [:]
          params["context"] = ["includeDeclaration": true]
          params["newName"] = "com.example.other"
          for name in ["rename", "references", "definition", "implementation"] {
            look(name, client.request("textDocument/" + name, .object(params)))
          }
        }
        let actions = client.request(
          "textDocument/codeAction",
          [
            "textDocument": ["uri": .string(uri)], "context": ["diagnostics": []],
            "range": TestClient.range(0, 0, lines.count, 0),
          ])
        for action in actions.array ?? [] {
          let whole = action["edit"] == nil ? client.request("codeAction/resolve", action) : action
          look(action["title"]?.string ?? "", whole["edit"])
        }
      }
    }
  }
}
