import AppFiles
import CodeModel
import CodeSyntax
import Files

/// Methods outside of the app delegate that put something into a window: `Router.shared.showRoot()`. What calls them in
/// a launch method builds the interface, though the window is not named there.
struct BuildersElsewhere {
  /// The names of methods with those of the types that have them.
  private var types: [String: Set<String>] = [:]

  private static let search = ["rootViewController", "makeKeyAndVisible"]

  /// - Parameters:
  ///   - paths: all source files of the app.
  ///   - own: those of the app delegate.
  init(_ paths: [String], besides own: Set<String>, _ files: any FileAccess) {
    var reader = AppSourceReader(files, searching: Self.search)
    for path in paths.prefix(AppSources.maximumFiles) where !own.contains(path) {
      guard let source = reader.source(path), !source.file.isTest else { continue }
      let file = source.file
      for type in file.types {
        var building: Set<String> = []
        var graph = NameGraph()
        for function in file.functions(of: type) {
          guard let body = function.body else { continue }
          if Self.builds(body, file) { building.insert(function.baseName) }
          for call in file.calls(in: body) {
            let names = call.receiver.map { file.names($0) } ?? ["self"]
            guard names == ["self"] || names == ["Self"] || names == [type.name] else { continue }
            graph.add(function.baseName, leadsTo: call.baseName)
          }
        }
        guard !building.isEmpty else { continue }
        for name in graph.names(leadingTo: building) {
          types[name, default: []].insert(type.name)
        }
      }
    }
  }

  /// True for a body that gives a window its root. What names the root of a new navigation controller does not.
  private static func builds(_ body: Range<Int>, _ file: CodeFile) -> Bool {
    let shows = body.contains { file.tree.isToken($0, "makeKeyAndVisible") }
    return shows
      || file.assignments(in: body).contains {
        $0.name == "rootViewController" && $0.receiver != nil
      }
      || file.calls(in: body).contains {
        $0.receiver != nil && $0.name.first?.isLowercase == true
          && ($0.argument("rootViewController") != nil || $0.baseName == "setRootViewController")
      }
  }

  /// The methods with the names that stand before them in a launch method: the types, and the variables that hold
  /// one.
  func receivers(for delegate: DelegateParts) -> [String: Set<String>] {
    guard !types.isEmpty else { return [:] }
    let known = types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var holders: [String: Set<String>] = [:]
    func add(_ name: String, _ tokens: Range<Int>, _ file: CodeFile) {
      for token in tokens where file.tree.isIdentifier(token) {
        let type = file.tree.name(token)
        if known.contains(type) { holders[type, default: []].insert(name) }
      }
    }
    for member in delegate.members where member.isVariable {
      guard let declaration = member.declaration else { continue }
      for tokens in [declaration.type, declaration.value].compactMap(\.self) {
        add(member.name, tokens, member.source.file)
      }
    }
    for method in [delegate.willFinish, delegate.didFinish].compactMap(\.self) {
      guard let body = method.function.body else { continue }
      for assignment in method.source.file.assignments(in: body) {
        add(assignment.name, assignment.value, method.source.file)
      }
    }
    return types.mapValues { types in
      types.reduce(into: types) { $0.formUnion(holders[$1] ?? []) }
    }
  }
}
