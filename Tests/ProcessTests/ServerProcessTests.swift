import Foundation
import Synchronization
import TestKit
import Testing

/// The real executable over pipes.
@Suite(.serialized, .timeLimit(.minutes(40))) struct ServerProcessTests {
  private let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{"textDocument":{"publishDiagnostics":{"versionSupport":true}}}}}"#
  private let shutdown = #"{"jsonrpc":"2.0","id":99,"method":"shutdown"}"#
  private let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  private func didOpen(_ text: String, version: Int = 1) -> String {
    let json = String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    return
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.plist","languageId":"xml","version":\#(version),"text":\#(json)}}}"#
  }

  @Test(arguments: [["lsp"], ["lsp", "--stdio"], ["--stdio"], ["lsp", "--clientProcessId=1"]])
  func aWholeLife(_ arguments: [String]) throws {
    let server = try ServerProcess(arguments: arguments)
    try server.send(initialize)
    #expect(server.receive()?.contains(#""name":"quickactions""#) ?? false)
    try server.send(
      didOpen("<plist><dict><key>UIApplicationShortCutItems</key><array/></dict></plist>"))
    #expect(server.receive()?.contains("misspelled-root-key") ?? false)
    try server.send(shutdown)
    #expect(server.receive()?.contains(#""result":null"#) ?? false)
    try server.send(exit)
    #expect(server.wait() == 0)
  }

  @Test func exitCodes() throws {
    let early = try ServerProcess()
    try early.send(initialize)
    try early.send(exit)
    #expect(early.wait() == 1)
    let ended = try ServerProcess()
    try ended.send(initialize)
    try ended.closeInput()
    #expect(ended.wait() == 1)
    let shut = try ServerProcess()
    try shut.send(initialize)
    try shut.send(shutdown)
    try shut.closeInput()
    #expect(shut.wait() == 0)
  }

  @Test func bodiesArriveInAnyPieces() throws {
    var random = SplitMix64(seed: 4)
    let text =
      "<plist><dict>\n<key>UIApplicationShortCutItems</key>\n<array/><!-- 中文 🎉 --></dict></plist>"
    for _ in 0..<12 {
      let server = try ServerProcess()
      var stream: [UInt8] = []
      for body in [initialize, didOpen(text), shutdown, exit] {
        stream += Array("content-length:  \(body.utf8.count)\r\nX-Other: 1\r\n\r\n\(body)".utf8)
      }
      while !stream.isEmpty {
        let count = min(stream.count, 1 + random.int(below: 80))
        try server.write(Array(stream.prefix(count)))
        stream.removeFirst(count)
      }
      #expect(server.receive(containing: "misspelled-root-key") != nil)
      #expect(server.receive(containing: #""id":99"#) != nil)
      #expect(server.wait() == 0)
    }
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\nsome junk\r\n", "Content-Length: x\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\n{}", "Content-Length: 268435457\r\n\r\n{}",
    "Content-Length: 1000000\r\n\r\n{}", "Content-Length: 2\r\n{}", "Content-Lenght: 2\r\n\r\n{}",
    "\r\n\r\n{}", "{}", "x", String(repeating: "x", count: 1_000_000),
  ])
  func aBrokenFrameIsAnsweredAndServingGoesOn(_ broken: String) throws {
    let server = try ServerProcess(limit: 20)
    try server.write(Array(broken.utf8))
    try server.send(initialize)
    #expect(server.receive()?.contains("-32700") ?? false)
    #expect(server.receive()?.contains("serverInfo") ?? false)
    try server.write(Array(broken.utf8))
    try server.send(shutdown)
    #expect(server.receive()?.contains("-32700") ?? false)
    #expect(server.receive()?.contains(#""id":99"#) ?? false)
    try server.send(exit)
    #expect(server.wait() == 0)
  }

  @Test func anEndInsideAMessageIsAnswered() throws {
    let server = try ServerProcess()
    try server.send(initialize)
    #expect(server.receive()?.contains("serverInfo") ?? false)
    try server.write(Array("Content-Length: 100\r\n\r\n\(shutdown)".utf8))
    try server.closeInput()
    #expect(server.receive()?.contains("-32700") ?? false)
    #expect(server.receive() == nil)
    #expect(server.wait() == 1)
  }

  @Test func aClientThatWritesBeforeItReadsIsNotBlocked() throws {
    let server = try ServerProcess()
    try server.send(initialize)
    try server.send(didOpen("<plist><dict>\n\n</dict></plist>"))
    for id in 100..<2100 {
      try server.send(
        #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/completion","params":{"textDocument":{"uri":"file:///a.plist"},"position":{"line":1,"character":0}}}"#
      )
    }
    // Requests that arrive while the output is blocked are answered in their order, too.
    Thread.sleep(forTimeInterval: 0.5)
    try server.write(
      (2100..<2400).flatMap { id in
        let body =
          #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/completion","params":{"textDocument":{"uri":"file:///a.plist"},"position":{"line":1,"character":0}}}"#
        return Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
      })
    let missing = (100..<2400).first { server.receive(containing: #""id":\#($0)"#) == nil }
    #expect(missing == nil)
    try server.closeInput()
    #expect(server.wait() == 1)
  }

  @Test func cancellationOvertakesRequestsThatWait() throws {
    let server = try ServerProcess()
    try server.send(initialize)
    _ = server.receive()
    // One write, so that the server finds the cancellation after a request that it has not begun.
    let bodies = [
      didOpen("<plist><dict/></plist>"),
      #"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.plist"},"position":{"line":0,"character":0}}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#,
    ]
    try server.write(
      bodies.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) })
    #expect(server.receive(containing: #""id":7"#)?.contains("-32800") ?? false)
    try server.closeInput()
    _ = server.wait()
  }

  @Test func theServerEndsWithItsClient() throws {
    let client = Process()
    client.executableURL = URL(filePath: "/bin/sleep")
    client.arguments = ["60"]
    try client.run()
    let server = try ServerProcess()
    try server.send(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(client.processIdentifier),"capabilities":{}}}"#
    )
    #expect(server.receive() != nil)
    kill(client.processIdentifier, SIGKILL)
    client.waitUntilExit()
    #expect(server.wait() == 1)
  }

  @Test func nobodyReadingIsSurvivedUntilTheInputEnds() throws {
    let server = try ServerProcess()
    try server.closeOutput()
    try server.send(initialize)
    try? server.closeInput()
    #expect(server.wait() == 1)
  }

  @Test(arguments: [true, false])
  func theServerEndsWhenNobodyReads(afterShutdown: Bool) throws {
    let server = try ServerProcess()
    try server.send(initialize)
    #expect(server.receive() != nil)
    if afterShutdown {
      try server.send(shutdown)
      #expect(server.receive() != nil)
    }
    try server.closeOutput()
    // The input stays open.
    #expect(server.wait() == (afterShutdown ? 0 : 1))
    try server.closeInput()
  }

  /// The limit is many times the expected time of a release build; more than linear time would take minutes.
  @Test func aThousandOpenDocumentsAreServed() throws {
    let folder = try TemporaryFolder()
    let root = URL(filePath: folder.path).absoluteString
    let text = "<plist><dict><key>UIApplicationShortCutItems</key><array/></dict></plist>"
    let server = try ServerProcess()
    try server.send(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"\#(root)","capabilities":{}}}"#
    )
    for index in 0..<1000 {
      try folder.write(text, to: "App\(index)/Info.plist")
      try server.send(
        didOpen(text).replacing("file:///a.plist", with: folder.uri("App\(index)/Info.plist")))
    }
    try server.send(
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.plist"},"position":{"line":0,"character":0}}}"#
    )
    #expect(server.receive(containing: #""id":2"#) != nil)
    try server.send(shutdown)
    #expect(server.receive(containing: #""id":99"#) != nil)
    try server.send(exit)
    #expect(server.wait() == 0)
  }

  /// Diagnostics are published even while a user types without a pause.
  @Test func diagnosticsComeWhileTyping() throws {
    let server = try ServerProcess()
    try server.send(initialize)
    let line = "<key>UIApplicationShortCutItems</key><array/>\n"
    let text = "<plist><dict>\n" + String(repeating: line, count: 40) + "</dict></plist>"
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    try server.send(didOpen(text))
    let typist = Typist(from: server.input) { version in
      let change =
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.plist","version":\#(version)},"contentChanges":[{"text":\#(json)}]}}"#
      return "Content-Length: \(change.utf8.count)\r\n\r\n\(change)"
    }
    #expect(server.receive(containing: "publishDiagnostics") != nil)
    // It had more to send when the first diagnostics came.
    #expect(typist.stop())
    #expect(server.receive(containing: #""version":\#(Typist.last)"#) != nil)
    try server.closeInput()
    _ = server.wait()
  }

  @Test func diagnosticsOfFastChangesAreOfTheLastVersion() throws {
    let server = try ServerProcess()
    try server.send(initialize)
    try server.send(didOpen("<plist><dict/></plist>"))
    for version in 2...60 {
      try server.send(
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.plist","version":\#(version)},"contentChanges":[{"text":"<plist><dict/></plist>"}]}}"#
      )
    }
    #expect(server.receive(containing: #""version":60"#) != nil)
    try server.closeInput()
    _ = server.wait()
  }
}

/// Sends changes, one after another, until it is stopped, and then a last one.
private final class Typist: Sendable {
  /// The version of the last change.
  static let last = 5000
  private let state = Mutex((isStopped: false, isDone: false))

  init(from input: FileHandle, message: @escaping @Sendable (Int) -> String) {
    let thread = Thread { [self] in
      for version in 2..<Self.last where !state.withLock({ $0.isStopped }) {
        guard (try? input.write(contentsOf: Data(message(version).utf8))) != nil else { return }
        // Faster than anybody types, and slow enough for the server to keep up.
        Thread.sleep(forTimeInterval: 0.02)
      }
      state.withLock { $0.isDone = true }
      try? input.write(contentsOf: Data(message(Self.last).utf8))
    }
    thread.start()
  }

  /// Makes it send its last change.
  ///
  /// - Returns: false if it had already sent all its changes.
  func stop() -> Bool {
    state.withLock {
      $0.isStopped = true
      return !$0.isDone
    }
  }
}
