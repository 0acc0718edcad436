import CodeModel
import CodeSyntax
import Guide
import SourceText

extension AppSources {
  /// The failure for a delegate that is not a class, so that no code can be generated for it.
  var unusableDelegate: GenerationFailure? {
    for source in sources {
      for declaration in source.file.outline.declarations {
        guard case .type(let kind) = declaration.kind,
          [.struct, .enum, .actor].contains(kind),
          declaration.inherited.contains(where: Self.delegateProtocols.contains),
          !source.file.isInactive(declaration.nameToken)
        else { continue }
        return GenerationFailure(
          .isNoClass(declaration.name), at: Place(source, declaration.nameToken))
      }
    }
    return nil
  }

  /// The failure for a handler of an app delegate that a scene delegate has to call but cannot name.
  var handlerInsideType: GenerationFailure? {
    for source in sources {
      for handler in source.file.handlers where handler.kind == .application {
        guard let type = source.file.innermostType(around: handler.function), type.parent != nil
        else { continue }
        return GenerationFailure(.isNested(type.name), at: (source, handler.function))
      }
    }
    return nil
  }

  private typealias Place = GenerationFailure.Place

  /// Returns the handler of quick actions that a type has, in any of its files. Throws if it has two, of which UIKit
  /// can call only one.
  func handler(
    _ kind: Handler.Kind, of name: String, in source: Source
  ) throws(GenerationFailure) -> (source: Source, handler: Handler)? {
    let all = functions(of: name, in: source).compactMap { source, function in
      source.file.handlers.first {
        $0.kind == kind && $0.function.index == function.index
      }.map { (source: source, handler: $0) }
    }
    if let second = all.dropFirst().first {
      throw GenerationFailure(.hasTwoForms, at: (second.source, second.handler.function))
    }
    return all.first
  }
}

extension AppSources {
  /// Throws if `#if` selects between declarations of a type, so that code added to one would be missing from some
  /// builds.
  func requireOne(_ declaration: Declaration, in source: Source) throws(GenerationFailure) {
    let roles = Self.delegateProtocols.union(["App", "SwiftUI.App"])
      .intersection(declaration.inherited)
    let own = source.file.buildConditions(around: declaration.nameToken)
    for other in sources {
      let isSameFile = other.path == source.path
      for rival in other.file.outline.declarations where rival.kind == declaration.kind {
        let isSame = rival.name == declaration.name && (isSameFile || rival.parent == nil)
        let isRival = isSame || isSameFile && !roles.isDisjoint(with: rival.inherited)
        guard isRival, !isSameFile || rival.nameToken != declaration.nameToken,
          !other.file.isInactive(rival.nameToken), !other.file.isForOtherPlatform(rival.nameToken)
        else { continue }
        let conditions = other.file.buildConditions(around: rival.nameToken)
        // Two declarations under the same condition are two types.
        guard conditions != own, isSame || !own.isEmpty && !conditions.isEmpty else { continue }
        throw GenerationFailure(
          .isChosen(declaration.name), at: GenerationFailure.Place(other, rival.nameToken))
      }
    }
  }
}

extension CodeFile {
  /// Returns the `#if` branches around a token.
  fileprivate func buildConditions(around token: Int) -> [CodeCondition.Kind] {
    conditions(around: token).map(\.kind).filter { if case .build = $0 { true } else { false } }
  }
}

extension GenerationFailure {
  /// Throws if a method is missing from some builds of its type, so that code added to it would be missing, too.
  static func require(alwaysBuilt method: AppSources.Method?) throws(GenerationFailure) {
    guard let method,
      method.source.file.isConditional(method.function.declaration.nameToken)
    else { return }
    throw GenerationFailure(.isConditional, at: method)
  }
}

extension CodeFile {
  /// Returns true if `#if` excludes a member from some builds of its type.
  func isConditional(_ token: Int) -> Bool {
    let owner = outline.declarations.last { $0.isType && $0.body?.contains(token) == true }
    return conditions(around: token).contains { condition in
      guard case .build = condition.kind else { return false }
      return owner.map { !condition.tokens.contains($0.nameToken) } ?? true
    }
  }
}

extension LocalizedText {
  fileprivate static func isNested(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” stands inside another type, so its handler is not moved to scenes; move it out of there first",
      zhHans: "“\(name)”位于另一个类型之内，其处理方法不会移到 scene；请先把该类型移到外面")
  }

  fileprivate static func isNoClass(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” is a delegate of UIKit, and only a class can be one",
      zhHans: "“\(name)”是 UIKit 的 delegate，只能是 class")
  }

  fileprivate static let hasTwoForms = LocalizedText(
    en:
      "this is a second handler of the same quick actions, in another form or under #if; keep one",
    zhHans: "这是同一快捷操作的第二个处理方法（形式不同或位于 #if 中），请只保留一个")

  fileprivate static func isChosen(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "#if chooses between this declaration and another one of “\(name)”; change each by hand",
      zhHans: "#if 会在此处与“\(name)”的另一处声明之间选择，请自行修改每一处")
  }

  static let isConditional = LocalizedText(
    en: "this stands under #if, so it is not in all builds; change it by hand in each branch",
    zhHans: "此处位于 #if 中，并非所有构建都包含它；请在每个分支中自行修改")
}
