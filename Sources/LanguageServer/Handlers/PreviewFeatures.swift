import ActionFlow
import AppFiles
import Checks
import EditorFeatures
import Files
import Guide
import LanguageServerProtocol
import MenuPreview
import SourceText

extension MethodTable {
  static let previewMethods: [Method] = [
    .working(
      "quickActions/preview", PreviewParams.self,
      "The Home Screen menu of a document's app, or the languages of its titles, as an HTML page."
    ) { (server, params) throws(ResponseError) in try server.preview(params) }
  ]
}

extension LanguageServer {
  fileprivate func preview(_ params: PreviewParams) throws(ResponseError) -> PreviewResult? {
    let kind = try Self.value(params.kind, PreviewSource.Kind.menu, "kind")
    let style = try Self.style(of: params)
    let source = try read { (snapshot) throws(ResponseError) in
      try snapshot.previewSource(params)
    }
    guard let source, unmet.isEmpty, let id = answerLater() else { return nil }
    inBackground(answering: id) {
      let menus = source.menus()
      return PreviewResult(html: menus.html(kind, style), isEmpty: menus.menus.isEmpty)
    } then: { [unowned self] result in
      answer(id, with: .success(result))
    }
    return nil
  }

  /// Runs `quickactions.preview`: opens the page by `window/showDocument` if the client supports it and the page can
  /// be written, else shows the menus as text, with the page as the result.
  func showPreview(_ arguments: [JSONValue]) throws(ResponseError) -> CommandResult? {
    guard let uri = arguments.first?.string else {
      throw ResponseError(.invalidParams, "params.arguments: expected a document")
    }
    let name = arguments.dropFirst().first?.string
    let kind = try Self.value(name, PreviewSource.Kind.menu, "arguments")
    let params = PreviewParams(textDocument: TextDocumentIdentifier(uri: uri), kind: name)
    let (source, pages, language) = try read { (snapshot) throws(ResponseError) in
      (
        try snapshot.previewSource(params),
        snapshot.client.showDocument ? snapshot.exportedGuide?.previews : nil, snapshot.language
      )
    }
    guard unmet.isEmpty else { return nil }
    guard let source else {
      // The user who chose the command expects a reaction.
      show(LocalizedText.noDocument[language])
      return nil
    }
    guard let id = answerLater() else { return nil }
    inBackground(answering: id) {
      () -> (address: String?, lines: [String], result: PreviewResult) in
      let menus = source.menus()
      let html = menus.html(kind, PageStyle(.automatic))
      let address = pages?.write(html, kind.rawValue, of: source.path)
      return (
        address, address == nil ? menus.lines(kind) : [],
        PreviewResult(html: html, isEmpty: menus.menus.isEmpty)
      )
    } then: { [unowned self] shown in
      if let address = shown.address {
        ask(
          "window/showDocument", ShowDocumentParams(uri: address, external: true, takeFocus: true))
        answer(id, with: .success(Null()))
      } else {
        show(shown.lines.map { Label.text($0) }.joined(separator: "\n"))
        answer(id, with: .success(shown.result))
      }
    }
    return nil
  }

  private static func style(of params: PreviewParams) throws(ResponseError) -> PageStyle {
    let appearance = try value(params.appearance, PageStyle.Appearance.automatic, "appearance")
    for (name, color) in params.colors ?? [:] {
      guard PageStyle.colorNames.contains(name) else {
        throw ResponseError(
          .invalidParams,
          "params.colors: expected \(PageStyle.colorNames.joined(separator: ", ")), found \(name.debugDescription)"
        )
      }
      guard PageStyle.isColor(color) else {
        throw ResponseError(
          .invalidParams, "params.colors.\(name): expected #RRGGBB or var(--NAME)")
      }
    }
    if let nonce = params.nonce, !PageStyle.isNonce(nonce) {
      throw ResponseError(.invalidParams, "params.nonce: expected letters of Base64")
    }
    return PageStyle(appearance, colors: params.colors ?? [:], nonce: params.nonce)
  }

  /// Returns one of the allowed values of a parameter.
  fileprivate static func value<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String?, _ usual: Value, _ parameter: String
  ) throws(ResponseError) -> Value {
    guard let name else { return usual }
    guard let value = Value(rawValue: name) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw ResponseError(
        .invalidParams, "params.\(parameter): expected \(known), found \(name.debugDescription)")
    }
    return value
  }
}

extension Snapshot {
  /// Returns the input for the pictures of a document's menus; nil for a document without a menu, and while its
  /// surroundings are not known.
  fileprivate func previewSource(_ params: PreviewParams) throws(ResponseError) -> PreviewSource? {
    let look = try LanguageServer.value(params.device, MenuMetrics.Look.iphone, "device")
    let reader = try language(params.language)
    let uri = params.textDocument.uri
    guard let document = documents[uri] else { return nil }
    let path = documents.path(of: uri)
    var lists: [DeclaredTypes]?
    switch document.kind.role {
    case .propertyList, .generator: lists = previewedLists(document, at: path ?? uri)
    case .translations:
      guard let path, let found = propertyLists(of: path) else { return nil }
      lists = found.map { DeclaredTypes($0.path, $0.plist) }
    case .code: break
    case .image, .project, .alone: return nil
    }
    var around: PreviewSource.Around?
    if let path {
      guard let project = project(at: path, for: uri), let code = knownCode(of: project, for: uri)
      else { return nil }
      around = PreviewSource.Around(
        project: project, code: code, images: workspace.sharedImages,
        projects: workspace.sharedProjects)
      // Missing data about the apps is requested here, on the server's thread.
      for list in lists ?? [] { _ = code.app(declaredIn: list.path, as: list.propertyList) }
      if lists == nil { _ = code.allApps() }
    }
    return PreviewSource(
      path: path ?? uri, lists: lists, around: around,
      folder: path.map { workspace.projectFolder(of: $0, in: disk) } ?? "",
      options: settings(of: uri).checkOptions, files: files, look: look, reader: reader)
  }

  /// Returns the lists of a document, also if nothing in them can be displayed.
  private func previewedLists(_ document: OpenDocument, at path: String) -> [DeclaredTypes] {
    let lists = declaredLists(document.uri)
    guard lists.isEmpty, document.kind.role == .propertyList else { return lists }
    // A file in a format without XML in the editor.
    return ActionMenu.list(at: path, in: files).map { [$0] } ?? []
  }
}

extension LocalizedText {
  fileprivate static let noDocument = LocalizedText(
    en: "Open a property list of the app, its translations or a source file to see the menu.",
    zhHans: "请先打开 App 的属性列表、其翻译或源文件，再查看菜单。")
}
