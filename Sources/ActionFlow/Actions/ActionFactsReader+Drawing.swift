import CodeModel
import CodeSyntax

/// Reading of SwiftUI views that are redrawn only when something they observe announces a change.
extension ActionFactsReader {
  /// True if no view learns of changes in a type: it has no `@Published`, `@Observable` or the like.
  func isSilent(_ type: CodeType) -> Bool {
    guard type.inherits(from: "ObservableObject") || type.inherited.isEmpty,
      !file.declares(type, where: { !$0.attributes.allSatisfy(Self.quiet.contains) })
    else { return false }
    return file.members(of: type).allSatisfy { $0.attributes.isEmpty }
      && !file.marks.longNames.contains { tree.isToken($0, "objectWillChange") }
  }

  private static let quiet: Set<String> = ["MainActor", "available"]
}

extension TypeFlow {
  /// The bodies of views whose properties are all constants or observed objects.
  var drawnBodies: [Watcher] {
    file.types.filter { $0.kind == .struct && $0.inherits(from: "View") }.flatMap { type in
      let members = file.members(of: type)
      guard members.allSatisfy(isConstantOrObserved) else { return [Watcher]() }
      return members.filter { $0.name == "body" }.compactMap { body in
        body.body.map { Watcher(name: "", body: $0, watch: .drawn) }
      }
    }
  }

  private func isConstantOrObserved(_ member: Declaration) -> Bool {
    if member.attributes.isEmpty {
      return member.body != nil || !tree.isToken(member.nameToken - 1, "var")
    }
    return member.attributes.allSatisfy {
      ["ObservedObject", "StateObject", "EnvironmentObject", "ViewBuilder"].contains($0)
    }
  }

  /// Returns the private methods of views that are called only by observing closures, so that they run when these do.
  func methods(calledBy watchers: [Watcher]) -> [Watcher] {
    guard !watchers.isEmpty else { return [] }
    let methods = file.functions.filter { function in
      function.isPrivate && function.body != nil && reader.isView(file.type(of: function))
    }
    guard !methods.isEmpty, methods.count <= Self.maximumMethods else { return [] }
    let names = WordSet(methods.map(\.baseName))
    let mentions = Dictionary(
      grouping: tree.tokens.indices.filter { tree.isToken($0, among: names) }, by: tree.name)
    return methods.compactMap { method in
      let own = method.declaration.nameToken
      let callers = (mentions[method.baseName] ?? []).filter { $0 != own }.map { token in
        watchers.last { $0.body.contains(token) }
      }
      guard let first = callers.first ?? nil, let body = method.body,
        callers.allSatisfy({ $0?.watch == first.watch && $0?.name == first.name })
      else { return nil }
      return Watcher(name: first.name, body: body, watch: first.watch)
    }
  }

  /// The number of private methods of views in a file of which it is asked who calls them.
  private static let maximumMethods = 64
}
