import Guide
import LanguageServerProtocol
import Synchronization

/// Answers the requests of one client of the Model Context Protocol, in both kinds of revisions: sessions
/// that begin with `initialize`, and requests of 2026-07-28, each of which names its revision.
package final class ContextServer: Sendable {
  /// The description of the server for clients.
  package struct Description: Sendable {
    let name: String
    let version: String
    let instructions: String

    package init(name: String, version: String, instructions: String) {
      self.name = name
      self.version = version
      self.instructions = instructions
    }
  }

  /// The time for which a client may cache lists and pages, in milliseconds.
  private static let lifetime = 3_600_000

  private let description: Description
  private let tools: [ContextTool]
  private let roots: [String]
  private let write: @Sendable (String) -> Void
  private let hasSession = Mutex(false)
  /// The files that each unanswered request may read.
  private let open = Mutex<[RequestID: RootedFiles]>([:])

  /// - Parameters:
  ///   - roots: the folders below which files may be read.
  ///   - write: writes one line, given without its end.
  package init(
    _ description: Description, _ tools: [ContextTool], roots: [String],
    write: @escaping @Sendable (String) -> Void
  ) {
    self.description = description
    self.tools = tools
    self.roots = roots
    self.write = write
  }

  // MARK: Messages

  /// Records a message on arrival, before it is handled.
  ///
  /// - Returns: true if the message has to be handled.
  func note(_ message: ContextMessage) -> Bool {
    switch message {
    case .request(let request):
      let isNew = open.withLock { open in
        guard open[request.id] == nil else { return false }
        open[request.id] = RootedFiles(roots)
        return true
      }
      if !isNew {
        fail(
          request.id, ContextError(.invalidRequest, "A request with this id is not answered yet."))
      }
      return isNew
    case .notification:
      if let id = message.cancelled { open.withLock { $0[id] }?.cancel() }
      return false
    case .response: return false
    case .invalid(let id, let code, let text):
      fail(id, ContextError(code, text))
      return false
    }
  }

  /// Answers a recorded request, unless it has been cancelled.
  func handle(_ request: ContextRequest) {
    guard let files = open.withLock({ $0[request.id] }) else { return }
    var answer: Result<JSONValue, ContextError>?
    if !files.hasEnded {
      do throws(ContextError) {
        answer = .success(try result(of: request, files))
      } catch {
        answer = .failure(error)
      }
    }
    _ = open.withLock { $0.removeValue(forKey: request.id) }
    guard !files.hasEnded, let answer else { return }
    switch answer {
    case .success(let value):
      send(["jsonrpc": "2.0", "id": Self.value(request.id), "result": value])
    case .failure(let error): fail(request.id, error)
    }
  }

  private func fail(_ id: RequestID?, _ error: ContextError) {
    var members: [String: JSONValue] = [
      "code": .integer(error.code), "message": .string(error.message),
    ]
    members["data"] = error.data
    send(["jsonrpc": "2.0", "id": id.map(Self.value) ?? .null, "error": .object(members)])
  }

  private func send(_ message: JSONValue) { write(message.line) }

  private static func value(_ id: RequestID) -> JSONValue {
    switch id {
    case .number(let number): .integer(number)
    case .string(let text): .string(text)
    }
  }

  // MARK: Eras

  private func result(
    of request: ContextRequest, _ files: RootedFiles
  ) throws(ContextError) -> JSONValue {
    guard let revision = request.revision else { return try resultInSession(request, files) }
    guard let name = revision.string else {
      throw ContextError(.invalidParams, "params._meta: the protocol version is not a string")
    }
    guard Revision.stateless.contains(name) else { throw .unsupportedRevision(name) }
    guard request.clientCapabilities?.object != nil else {
      throw ContextError(
        .invalidParams,
        "params._meta: io.modelcontextprotocol/clientCapabilities is missing or no object")
    }
    var members: [String: JSONValue]
    if request.method == "server/discover" {
      members = [
        "supportedVersions": .array(Revision.stateless.map { .string($0) }),
        "capabilities": Self.capabilities, "instructions": .string(description.instructions),
        "_meta": ["io.modelcontextprotocol/serverInfo": information],
      ]
    } else {
      members = try result(of: request, files, isStateless: true)
    }
    members["resultType"] = "complete"
    if request.method != "tools/call" {
      members["ttlMs"] = .integer(Self.lifetime)
      members["cacheScope"] = "public"
    }
    return .object(members)
  }

  private func resultInSession(
    _ request: ContextRequest, _ files: RootedFiles
  ) throws(ContextError) -> JSONValue {
    switch request.method {
    case "initialize":
      hasSession.withLock { $0 = true }
      return [
        "protocolVersion": .string(
          Revision.session(for: request.params["protocolVersion"]?.string)),
        "capabilities": Self.capabilities, "serverInfo": information,
        "instructions": .string(description.instructions),
      ]
    case "ping": return [:]
    default: break
    }
    guard hasSession.withLock({ $0 }) else {
      throw ContextError(
        .invalidParams,
        "Begin with initialize, or name the revision in params._meta as io.modelcontextprotocol/protocolVersion."
      )
    }
    return .object(try result(of: request, files, isStateless: false))
  }

  private static let capabilities: JSONValue = ["tools": [:], "resources": [:]]

  private var information: JSONValue {
    ["name": .string(description.name), "version": .string(description.version)]
  }

  // MARK: Methods

  private func result(
    of request: ContextRequest, _ files: RootedFiles, isStateless: Bool
  ) throws(ContextError) -> [String: JSONValue] {
    switch request.method {
    case "tools/list": return ["tools": .array(try all(tools.map(\.listed), request))]
    case "tools/call": return try call(request, files)
    case "resources/list":
      return ["resources": .array(try all(GuideResources.listed, request))]
    case "resources/templates/list":
      return ["resourceTemplates": .array(try all(GuideResources.templates, request))]
    case "resources/read":
      let address = try request.string("uri")
      guard let content = GuideResources.content(of: address) else {
        throw .noResource(String(address.prefix(200)), isStateless: isStateless)
      }
      return ["contents": [content]]
    default:
      throw ContextError(
        .methodNotFound, "There is no method “\(String(request.method.prefix(100)))”.")
    }
  }

  /// Returns a list on a single page, so every cursor is invalid.
  private func all(
    _ list: [JSONValue], _ request: ContextRequest
  ) throws(ContextError) -> [JSONValue] {
    guard (request.params["cursor"] ?? .null) == .null else {
      throw ContextError(.invalidParams, "params.cursor: the list has no more pages")
    }
    return list
  }

  private func call(
    _ request: ContextRequest, _ files: RootedFiles
  ) throws(ContextError) -> [String: JSONValue] {
    let name = try request.string("name")
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw ContextError(
        .invalidParams, "There is no tool “\(String(name.prefix(100)))”; there are \(names).")
    }
    let given = request.params["arguments"] ?? .null
    guard let arguments = given == .null ? [:] : given.object else {
      throw ContextError(.invalidParams, "params.arguments: expected an object")
    }
    do throws(ContextFailure) {
      let result = try tool.run(ContextArguments(try tool.arguments(arguments), files))
      var members = ["content": Self.content(result.text)]
      members["structuredContent"] = result.structure
      return members
    } catch {
      return ["content": Self.content(error.message), "isError": true]
    }
  }

  private static func content(_ text: String) -> JSONValue {
    [["type": "text", "text": .string(text)]]
  }
}
