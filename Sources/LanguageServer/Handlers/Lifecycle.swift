import Guide
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let lifecycleMethods: [Method] = [
    .changing(
      "initialize", InitializeParams.self,
      "Says what the server can do, in the language and position encoding of the client."
    ) { (server, params) throws(ResponseError) in server.initialize(params) },
    .notification(
      "initialized", NoParams.self,
      "Asks for what could not be announced: watched files, the user's settings, features of some documents."
    ) { (server, _) throws(ResponseError) in
      server.register()
      server.askForSettings()
    },
    .changing("shutdown", NoParams.self, "Ends all work; only `exit` may follow.") {
      (server, _) throws(ResponseError) in
      // Postponed diagnostics are sent before the end, for clients that send everything at once.
      server.publishDiagnostics()
      server.cancelDeferred()
      server.state = .shutDown
      return Null()
    },
    .notification(
      "exit", NoParams.self, "Ends the process, with code 0 after `shutdown` and 1 without."
    ) { (server, _) throws(ResponseError) in
      server.state = .exited(code: server.exitCodeAtEndOfInput)
    },
    .notification(
      "$/cancelRequest", CancelParams.self,
      "A request that has not been begun, or takes long, is answered with `RequestCancelled`."
    ) { (server, params) throws(ResponseError) in
      // The request was marked when the message arrived; all but long requests have been answered by now.
      server.cancel(params.id)
    },
    .notification(
      "window/workDoneProgress/cancel", WorkDoneProgressCancelParams.self,
      "Ends the reading of source files; it begins again when a request needs them."
    ) { (server, params) throws(ResponseError) in server.cancelWork(params.token) },
    .notification(
      "$/setTrace", SetTraceParams.self, "Turns `$/logTrace` with the time of each message on."
    ) { (server, params) throws(ResponseError) in server.trace = params.value },
  ]
}

extension LanguageServer {
  fileprivate func initialize(_ params: InitializeParams) -> InitializeResult {
    state = .running
    session.client = ClientCapabilities(params.capabilities, clientName: params.clientName)
    session.clientLanguage = Language(locale: params.locale ?? "en")
    setFolders(params)
    chooseLanguage()
    use(editorSettings: params.initializationOptions)
    clientProcess = params.processId
    trace = params.trace.flatMap(SetTraceParams.Value.init(rawValue:)) ?? .off
    return InitializeResult(
      capabilities: ServerCapabilities.value(for: session.client),
      serverInfo: InitializeResult.ServerInfo(name: "quickactions", version: Self.version))
  }
}
