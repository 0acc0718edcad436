import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// The statements that a person has to check after the move.
extension LaunchSplit {
  /// The first statement of each moved branch that has nothing to do with a window and moves with its branch, with true
  /// where a statement that stays comes after that branch.
  private var carried: [(token: Int, isOvertaken: Bool)] {
    let names = moved.reduce(into: Set<String>()) { $0.formUnion(parts[$1].declares) }
    let last = parts.indices.last {
      !moved.contains($0) && !isFinalReturn($0) && !dropped.contains($0)
    }
    return moved.sorted().compactMap { place in
      let statements = Statement.read(parts[place].part.tokens, of: file.tree)
      guard case .branch(let branch)? = statements.first, statements.count == 1 else { return nil }
      let isOvertaken = last.map { place < $0 } ?? false
      // What asks for the reason of the launch is for a scene anyway.
      guard isOvertaken || parts[place].shows && parts[place].keys.isEmpty else { return nil }
      return branch.ways.lazy.compactMap { firstApart($0.body, besides: names, depth: 0) }.first
        .map { ($0, isOvertaken) }
    }
  }

  var remarksOnCarried: [MigrationRemark] {
    carried.map { token, isOvertaken in
      MigrationRemark(
        GenerationFailure.Place(method.source, token),
        isOvertaken ? .movesWithBranch : .needsScene)
    }
  }

  /// `NSLog(…)`, `logger.log(…)`, `DDLogError(…)`, and neither `login()` nor `configureLog()`.
  private static func isLog(_ call: Call, _ file: CodeFile) -> Bool {
    let names = (call.receiver.map { file.names($0) } ?? []) + [call.baseName]
    return names.contains { name in
      ["print", "debugPrint", "assert", "log", "logger", "NSLog", "os_log"].contains(name)
        || name.first?.isUppercase == true && ["Log", "Logger"].contains { name.hasSuffix($0) }
        || name.hasPrefix("DDLog")
    }
  }

  /// The first statement that is a call and names neither a window nor what moves.
  private func firstApart(_ statements: [Statement], besides names: Set<String>, depth: Int) -> Int?
  {
    guard depth < Statement.maximumDepth else { return nil }
    for statement in statements {
      switch statement {
      case .plain(let tokens):
        let calls = file.calls(in: tokens)
        let isLog = calls.contains { Self.isLog($0, file) }
        let isCall = !calls.isEmpty && file.assignments(in: tokens).isEmpty && !isLog
        let isApart = !tokens.contains { token in
          guard file.tree.isIdentifier(token) else { return false }
          let name = file.tree.name(token)
          return LaunchWords.isMaking(token, file) || words.windows.contains(name)
            || words.showing.contains(name) || names.contains(name)
            || LaunchWords.looks.contains { name.hasSuffix($0) }
        }
        let isOfWindow = calls.contains { words.builds($0, file) }
        if isCall, isApart, !isOfWindow { return tokens.lowerBound }
      case .branch(let branch):
        let found = branch.ways.lazy.compactMap {
          firstApart($0.body, besides: names, depth: depth + 1)
        }.first
        if let found { return found }
      case .block(let body):
        if let found = firstApart(body, besides: names, depth: depth + 1) { return found }
      case .loop, .deferred, .exit, .unknown: break
      }
    }
    return nil
  }

  /// The `defer` statements that stay in the launch method although others move, so that they run before the
  /// interface is built. Those that end something that stays, such as a measurement, are correct there and
  /// left out.
  var deferredBefore: [LaunchPart] {
    guard !moved.isEmpty else { return [] }
    let locals = parts.indices.filter { !moved.contains($0) }.reduce(into: Set<String>()) {
      $0.formUnion(parts[$1].declares)
    }
    return parts.indices.filter {
      parts[$0].isDeferred && !moved.contains($0) && !dropped.contains($0)
        && parts[$0].uses.isDisjoint(with: locals)
    }.map { parts[$0] }
  }

  /// Those that stay although they name the launch options, which are nil in an app with scenes.
  var readingNothing: [LaunchPart] {
    parts.indices.filter {
      !moved.contains($0) && !isFinalReturn($0) && !dropped.contains($0)
    }.map { parts[$0] }.filter { !$0.keys.isEmpty || $0.namesOptions }
  }
}

extension LaunchFlow {
  static func of(_ method: AppSources.Method) -> LaunchFlow? {
    all(in: method.source.file).first { $0.function.index == method.function.index }
  }

  /// Returns true if a launch method does nothing with its quick action and always keeps it from the handler.
  static func loses(in method: AppSources.Method) -> Bool {
    guard let flow = of(method), flow.isLost, let results = flow.results(behind: flow.keys) else {
      return false
    }
    return !results.isEmpty && results.allSatisfy { $0 == .no || $0 == .opposite }
  }
}

extension LocalizedText {
  fileprivate static let movesWithBranch = LocalizedText(
    en:
      "this moves with the branch that builds the interface: it runs behind what stays, and in no launch in the background; take it out of the branch where something needs it",
    zhHans: "此处随构建界面的分支一起移动：它在留下的代码之后执行，后台启动时不执行；如有代码依赖它，请先把它移出该分支")

  fileprivate static let needsScene = LocalizedText(
    en:
      "this moves with the branch that builds the interface and runs in no launch in the background; take it out of the branch where something needs it",
    zhHans: "此处随构建界面的分支一起移动，后台启动时不执行；如有代码依赖它，请先把它移出该分支")
}
