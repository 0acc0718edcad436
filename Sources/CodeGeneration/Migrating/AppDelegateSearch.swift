import CodeModel
import CodeSyntax
import Guide
import SourceText

/// Finds the class of an app that UIKit uses as the app delegate.
struct AppDelegateSearch {
  private let sources: AppSources
  /// The arguments of `UIApplicationMain(…)` for the name of the class.
  private let namesGiven: [(source: AppSources.Source, tokens: Range<Int>)]

  /// Returns true if the app's targets surely build a file.
  private let isMember: (String) -> Bool

  init(_ sources: AppSources, isMember: @escaping (String) -> Bool) {
    self.sources = sources
    self.isMember = isMember
    namesGiven = sources.sources.flatMap { source in
      source.file.calls.compactMap { call in
        guard call.name == "UIApplicationMain", let last = call.arguments.last else { return nil }
        return (source, last.value)
      }
    }
  }

  /// Returns the class; nil where there is none. Throws if it is ambiguous.
  func found() throws(GenerationFailure) -> (source: AppSources.Source, type: Declaration)? {
    if let failure = sources.unusableDelegate { throw failure }
    let known = sources.types(adopting: ["UIApplicationDelegate"], in: nil)
      .filter { !$0.0.file.isForOtherPlatform($0.1.nameToken) }
    // A class of the same name in a file that may be another app's is ignored.
    let own = Set(known.filter { isMember($0.0.path) }.map(\.1.name))
    let all = known.filter { !own.contains($0.1.name) || isMember($0.0.path) }
    var seen: Set<String> = []
    let each = all.filter { seen.insert($0.1.name).inserted }
    let bases = try bases(among: each)
    let marked = each.filter { isMarked($0.1) || bases.contains($0.1.name) }
    let named = each.filter { isNamed($0.1.name) }
    var found = [marked, named].first { !$0.isEmpty } ?? each
    // A class that only tests build, or that does nothing, replaces the app's in tests.
    if marked.isEmpty, found.count > 1 {
      let built = found.filter { isMember($0.0.path) }
      if !built.isEmpty { found = built }
      let working = found.filter { !sources.functions(of: $0.1.name, in: $0.0).isEmpty }
      if !working.isEmpty { found = working }
      let own = found.filter { !Self.isForTests($0.1.name) }
      if own.count == 1 { found = own }
    }
    guard let first = found.first else { return nil }
    if let second = found.dropFirst().first {
      throw GenerationFailure(
        .severalDelegates(first.1.name, second.1.name),
        at: GenerationFailure.Place(second.0, second.1.nameToken))
    }
    // If it is not known which files are built, another app's class may have the same name.
    let twin = all.first {
      $0.1.name == first.1.name && $0.0.path != first.0.path
        && $0.0.file.conditions(around: $0.1.nameToken).isEmpty
    }
    if let twin {
      throw GenerationFailure(
        .isTwice(first.1.name), at: GenerationFailure.Place(twin.0, twin.1.nameToken))
    }
    return first
  }

  /// Returns the app delegates whose subclass is used and adds nothing, so that they do the work. Throws if another
  /// subclass, or a framework's, is the app delegate.
  private func bases(
    among known: [(source: AppSources.Source, type: Declaration)]
  ) throws(GenerationFailure) -> Set<String> {
    let names = Set(known.map(\.type.name))
    var bases: Set<String> = []
    for source in sources.sources {
      for type in source.file.outline.declarations {
        guard [.type(.class), .type(.interface)].contains(type.kind), type.parent == nil,
          !names.contains(type.name), let superclass = type.inherited.first,
          isMarked(type) || isNamed(type.name),
          // The header of another app has no implementation here.
          type.kind != .type(.interface) || sources.implementation(of: type.name) != nil,
          !source.file.isInactive(type.nameToken)
        else { continue }
        // A Swift class is named with its module, which differs for a framework.
        let base = known.first { base in
          base.type.name == superclass
            && (base.source.file.language == .objectiveC || isMember(base.source.path))
        }
        if base != nil, sources.functions(of: type.name, in: source).isEmpty {
          bases.insert(superclass)
          continue
        }
        throw GenerationFailure(
          ForeignDelegate.advice(for: superclass) ?? .otherSuperclass(superclass),
          at: GenerationFailure.Place(source, type.nameToken))
      }
    }
    return bases
  }

  /// Returns the position where code selects a class at launch, so that it may differ from the given one, as in
  /// tests. Nil if it is always that class.
  func choice(of type: Declaration) -> GenerationFailure.Place? {
    guard !isMarked(type) else { return nil }
    for (source, tokens) in namesGiven {
      let constants = source.file.outline.declarations.filter { constant in
        constant.kind == .variable && constant.parent == nil
          && source.file.mentions(constant.name, in: tokens)
      }
      let isSetLater = constants.contains { constant in
        source.file.assignments.contains { !$0.isDeclaration && $0.name == constant.name }
      }
      let texts = ([tokens] + constants.compactMap(\.value)).map { source.file.text(of: $0) }
      let isAlways =
        !isSetLater && !texts.contains { $0.contains("?") }
        && texts.contains { $0.contains(type.name) || $0 == "nil" }
      if !isAlways { return GenerationFailure.Place(source, tokens.lowerBound) }
    }
    return nil
  }

  /// Returns true for names such as `TestAppDelegate`, of a class that replaces the app's in tests.
  private static func isForTests(_ name: String) -> Bool {
    ["Test", "Mock", "Fake", "Stub", "Dummy"].contains { name.contains($0) }
  }

  private func isMarked(_ type: Declaration) -> Bool {
    type.attributes.contains { ["main", "UIApplicationMain"].contains($0) }
  }

  private func isNamed(_ name: String) -> Bool {
    namesGiven.contains { source, tokens in
      let file = source.file
      // `NSStringFromClass(appDelegateClass)`, a constant of the file
      return file.mentions(name, in: tokens)
        || file.outline.declarations.contains { constant in
          constant.kind == .variable && constant.parent == nil
            && file.mentions(constant.name, in: tokens)
            && constant.value.map { file.mentions(name, in: $0) } == true
        }
    }
  }
}

extension LocalizedText {
  static func otherSuperclass(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "the app delegate inherits from “\(name)”, which may do part of the work; move it by hand",
      zhHans: "app delegate 继承自“\(name)”，部分工作可能由它完成，请自行迁移")
  }

  fileprivate static func isTwice(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "two files declare the app delegate “\(name)”, and it is not known which one the app builds; name its folder",
      zhHans: "有两个文件声明了 app delegate“\(name)”，无法确定 App 编译哪一个；请指定其所在文件夹")
  }

  fileprivate static func severalDelegates(_ first: String, _ second: String) -> LocalizedText {
    LocalizedText(
      en:
        "both “\(first)” and “\(second)” can be the app delegate, and nothing says which; mark the app's with @main, or give UIApplicationMain no other",
      zhHans:
        "“\(first)”和“\(second)”都可能是 app delegate，无法确定是哪一个；请用 @main 标记 App 所用的那个，或只把它传给 UIApplicationMain"
    )
  }
}
