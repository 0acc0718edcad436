import ActionFlow
import AppFiles
import EditorFeatures
import Files
import Guide
import LanguageServerProtocol
import Linter
import PropertyList
import SourceText

extension LanguageServer {
  /// The most symbols in a result.
  private static let maximumSymbols = 1000

  /// The quick actions of all property lists whose title or type matches.
  func symbols(_ params: WorkspaceSymbolParams) -> [WorkspaceSymbol] {
    _ = read { $0.knowsCode() }
    guard unmet.isEmpty else { return [] }
    let id = answerLater()
    let query = params.query
    let encoding = session.client.positionEncoding
    let kind =
      session.client.workspaceSymbolKinds.first(of: [SymbolKind.object.rawValue])
      ?? SymbolKind.field.rawValue
    var found: [WorkspaceSymbol] = []
    forEachBatch(for: id) { [unowned self] (symbols: [WorkspaceSymbol]) in
      let symbols = Array(symbols.prefix(Self.maximumSymbols - found.count))
      found += symbols
      if let token = params.partialResultToken, !symbols.isEmpty {
        send(
          .notification(method: "$/progress", params: ProgressParams(token: token, value: symbols)))
      }
    } then: { [unowned self] in
      let snapshot = session.snapshot()
      guard snapshot.knowsCode() else {
        let error = ResponseError(.contentModified, "Files have changed meanwhile.")
        return answer(id, with: .failure(error))
      }
      let code = snapshot.codeSymbols(query).prefix(Self.maximumSymbols - found.count)
      if let token = params.partialResultToken, !code.isEmpty {
        send(
          .notification(
            method: "$/progress", params: ProgressParams(token: token, value: Array(code))))
      }
      found += code
      answer(id, with: .success(params.partialResultToken == nil ? found : []))
    } _: { path, folder, snapshot in
      guard Path.name(of: path) != SettingsFile.name,
        let (lists, text) = DeclaredTypes.read(path, in: snapshot.files)
      else {
        return []
      }
      let below = path.utf8.dropFirst(folder.project.folder.utf8.count)
      let container = String(decoding: below.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
      var positions = PositionMapper(text, encoding)
      return lists.flatMap { list in list.plist.items.map { (list, $0) } }.compactMap {
        list, item in
        let names = [item.string(.title), item.string(.type)].compactMap { $0 }
        guard let name = names.first(where: { !$0.isEmpty }),
          names.contains(where: { FuzzyMatch.matches(query, $0) })
        else { return nil }
        return WorkspaceSymbol(
          name: Label.text(name), kind: kind, containerName: Label.text(container),
          location: Location(
            uri: snapshot.uri(of: path),
            range: positions.range(list.host(of: list.plist.tree[item.node].range))))
      }
    }
    return []
  }
}

extension Snapshot {
  /// Returns true if the source files of all folders have been read; else requests them.
  fileprivate func knowsCode() -> Bool {
    var areKnown = true
    for folder in workspace.folders {
      if let project = workspace.project(in: folder.path) {
        areKnown = knownCode(of: project, for: "") != nil && areKnown
      } else {
        wants.note(.files(of: folder.path), for: "")
        areKnown = false
      }
    }
    return areKnown
  }

  /// Returns the handlers of quick actions and the types that only code creates, as far as the code is known.
  fileprivate func codeSymbols(_ query: String) -> [WorkspaceSymbol] {
    let mapper = LocationMapper(client.positionEncoding) { text(of: $0) }
    let kind =
      client.workspaceSymbolKinds.first(of: [SymbolKind.method.rawValue])
      ?? SymbolKind.field.rawValue
    return workspace.folders.flatMap { folder -> [WorkspaceSymbol] in
      guard let code = workspace.code(in: folder.path), code.isMade, let links = ActionLinks(code)
      else { return [] }
      let made = code.types().filter(\.isDynamic).map { ($0.type, $0.location) }
      return (links.namedHandlers + made).compactMap { name, place in
        guard FuzzyMatch.matches(query, name), Path.isInside(place.path, folder.path) else {
          return nil
        }
        return WorkspaceSymbol(
          name: Label.text(name), kind: kind, containerName: Label.text(Path.name(of: place.path)),
          location: mapper.location(place, as: documents.address(of: place.path)))
      }
    }
  }
}

/// The way in which clients match symbols: the letters of the query in their order, with others between them.
enum FuzzyMatch {
  static func matches(_ query: String, _ name: String) -> Bool {
    var rest = query.lowercased().filter { !$0.isWhitespace }[...]
    for character in name.lowercased() where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
