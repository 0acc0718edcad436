import LanguageServerProtocol
import TestKit
import Testing

/// Labels that clients show on one line contain no line ends and no control characters.
@Suite struct LabelTests {
  private static let capabilities: JSONValue = [
    "textDocument": [
      "inlayHint": [:], "hover": ["contentFormat": ["markdown"]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "completion": ["completionItem": [:]],
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "refactor"]]]
      ],
    ]
  ]
  private static let hostile = "x\u{1B}[31m\u{9B}\u{202E}\u{2028}y"

  private static let plist = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>\u{1B}</string>
    <key>UIApplicationShortcutItemTitle</key><string>A</string>
    </dict><dict>
    <key>UIApplicationShortcutItemType</key><string>a\(hostile)
    b</string>
    <key>UIApplicationShortcutItemTitle</key><string>\(hostile)
    B</string>
    </dict></array></dict></plist>

    """

  /// Returns the strings under some names, at any depth.
  private func strings(named names: Set<String>, in value: JSONValue) -> [String] {
    if let array = value.array { return array.flatMap { strings(named: names, in: $0) } }
    guard case .object(let members) = value else { return [] }
    return members.flatMap { name, value in
      (names.contains(name) ? value.string.map { [$0] } ?? [] : [])
        + strings(named: names, in: value)
    }
  }

  @Test func labelsAreOneLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.plist, to: "App/Info.plist")
    try folder.write(
      "\"A\" = \"line\\n\\U001b\\U009b\\U202e end\";\n", to: "App/zh-Hans.lproj/InfoPlist.strings")
    let client = TestClient.initialized(
      capabilities: Self.capabilities, locale: "zh-CN", folders: [folder.path])
    let uri = folder.uri("App/Info.plist")
    client.open(Self.plist, uri: uri)
    let document: JSONValue = ["uri": .string(uri)]
    let range = TestClient.range(0, 0, 99, 0)
    var labels: [String] = []
    let names: Set = ["label", "name", "detail", "title", "containerName", "tooltip", "reason"]
    for (method, params) in [
      ("textDocument/inlayHint", ["textDocument": document, "range": range]),
      ("textDocument/documentSymbol", ["textDocument": document]),
      ("textDocument/codeLens", ["textDocument": document]),
      (
        "textDocument/codeAction",
        ["textDocument": document, "range": range, "context": ["diagnostics": []]]
      ), ("workspace/symbol", ["query": ""]),
    ] as [(String, JSONValue)] {
      labels += strings(named: names, in: client.request(method, params))
    }
    #expect(labels.contains { $0.hasPrefix("line ") && $0.hasSuffix(" end") })
    #expect(labels.contains("\\u{1B}"))
    for label in labels {
      #expect(!label.isEmpty && !label.allSatisfy(\.isWhitespace))
      #expect(label.unicodeScalars.allSatisfy { !isControl($0) }, "\(label.debugDescription)")
    }
    for line in 1...7 {
      let hover = client.request(
        "textDocument/hover",
        ["textDocument": document, "position": ["line": .integer(line), "character": 55]])
      for text in strings(named: ["value"], in: hover) {
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isControl($0) })
      }
    }
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
