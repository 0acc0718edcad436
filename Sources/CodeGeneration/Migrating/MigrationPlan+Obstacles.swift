import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Apps that are left as they are, whatever their launch does.
extension MigrationPlan {
  /// Throws, with the reason and the position, if an app cannot be moved whatever its launch does.
  static func requireMovable(
    _ delegate: DelegateParts, _ app: MigratedApp, _ files: any FileAccess
  ) throws(GenerationFailure) {
    try requireOwnClass(delegate, app)
    try requireReadable(delegate, app)
    try requireNoScenes(delegate, app, files)
    try requireCallable(delegate, app)
  }

  /// Throws if the app delegate is not known, or inherits from a class that does part of the work.
  private static func requireOwnClass(
    _ delegate: DelegateParts, _ app: MigratedApp
  ) throws(GenerationFailure) {
    let place = GenerationFailure.Place(delegate.source, delegate.type.nameToken)
    let needs = UnknownSource.Needs(
      names: ["SceneDelegate"], protocols: AppSources.delegateProtocols, words: AppSources.words,
      extendsTypes: true)
    try app.sources.requireKnown(for: needs)
    try app.sources.requireOne(delegate.type, in: delegate.source)
    let file = delegate.file
    let named = ForeignDelegate.advice { file.mentions($0, in: 0..<file.tree.tokens.count) }
    if let named { throw GenerationFailure(named, at: place) }
    if let superclass = delegate.superclass {
      if let advice = ForeignDelegate.advice(for: superclass) {
        throw GenerationFailure(advice, at: place)
      }
      guard Self.roots.contains(superclass) || isPlainBase(superclass, app.sources) else {
        throw GenerationFailure(.otherSuperclass(superclass), at: place)
      }
    }
  }

  /// Throws if a file of the app delegate cannot be changed: it may be another app's, or is not read whole.
  private static func requireReadable(
    _ delegate: DelegateParts, _ app: MigratedApp
  ) throws(GenerationFailure) {
    for path in delegate.functions.map(\.source.path) + [delegate.source.path] {
      // A file elsewhere may be part of another app.
      guard Path.real(path) == path || Path.isInside(Path.real(path), Path.real(app.folder)) else {
        throw GenerationFailure(.isLinkedFile, in: path)
      }
    }
    guard !delegate.file.source.string.contains("\u{FFFD}") else {
      throw GenerationFailure(.unreadable, in: delegate.source.path)
    }
    guard delegate.file.unmatchedBrackets == 0 else {
      throw GenerationFailure(.isBroken, in: delegate.source.path)
    }
  }

  /// Throws if the app has scenes for its windows, or parts of them.
  private static func requireNoScenes(
    _ delegate: DelegateParts, _ app: MigratedApp, _ files: any FileAccess
  ) throws(GenerationFailure) {
    let place = GenerationFailure.Place(delegate.source, delegate.type.nameToken)
    if let (source, other) = app.sources.type(adopting: [
      "UIWindowSceneDelegate", "UISceneDelegate",
    ]) {
      throw GenerationFailure(
        .hasSceneDelegate(other.name), at: GenerationFailure.Place(source, other.nameToken))
    }
    if app.hasMadeManifest { throw GenerationFailure(.manifestIsMade, at: place) }
    if app.hasManifest, !app.lacksWindowRole(in: files) {
      let list = app.lists.first { InfoPlist($0, in: files)?.hasSceneManifest == true }
      throw list.map { GenerationFailure(.hasManifest, in: $0) }
        ?? GenerationFailure(.hasManifest, at: place)
    }
    if let configuring = delegate.configuring,
      hasOtherRoles(app, files) || !isTemplate(configuring)
    {
      throw GenerationFailure(.configuresScenes, at: configuring)
    }
  }

  /// Throws if a scene delegate in a file of its own could not call the app delegate.
  private static func requireCallable(
    _ delegate: DelegateParts, _ app: MigratedApp
  ) throws(GenerationFailure) {
    let place = GenerationFailure.Place(delegate.source, delegate.type.nameToken)
    if delegate.file.isSwift2 { throw GenerationFailure(.isSwift2, at: place) }
    if delegate.language == .objectiveC {
      guard let interface = delegate.interface, interface.source.path.hasSuffix(".h"),
        interface.declaration.inherited.contains("UIApplicationDelegate")
      else {
        throw GenerationFailure(.noHeader, at: place)
      }
    }
    let signatures = Set(SceneEvent.allCases.flatMap(\.signatures))
    for other in app.sources.sources where other.file.language != delegate.language {
      guard let type = other.file.type(named: delegate.name),
        let function = other.file.functions(of: type).first(where: {
          // A declaration in another app's header has no body.
          signatures.contains($0.signature) && $0.body != nil
        })
      else { continue }
      throw GenerationFailure(.isInOtherLanguage, at: (other, function))
    }
    for (_, method) in delegate.events {
      guard !method.function.isPrivate else {
        throw GenerationFailure(.isPrivateMethod, at: method)
      }
      try GenerationFailure.require(alwaysBuilt: method)
    }
  }

  /// True if a list has scenes for other roles than windows, as for CarPlay.
  static func hasOtherRoles(_ app: MigratedApp, _ files: any FileAccess) -> Bool {
    app.lists.contains {
      InfoPlist($0, in: files).flatMap(SceneManifest.rolesWithoutWindows(of:)) != nil
    }
  }

  private static let roots: Set<String> = ["UIResponder", "NSObject", "UIApplicationDelegate"]

  /// The most superclasses of an app delegate that are read.
  private static let maximumBases = 8

  /// Returns true if a superclass and those above it are the app's own and contain nothing of an app delegate.
  private static func isPlainBase(_ name: String, _ sources: AppSources) -> Bool {
    var name = name
    for _ in 0..<maximumBases {
      guard let (source, type) = sources.implementation(of: name),
        !sources.functions(of: name, in: source).contains(where: {
          LaunchWords.isCalledBySystem($0.function) && $0.function.baseName != "init"
        }),
        !DelegateParts(source, type, in: sources).members.contains(where: \.holdsWindow)
      else { return false }
      let next = (sources.interface(of: name)?.declaration.inherited ?? type.inherited).first
      guard let next, !roots.contains(next) else { return true }
      name = next
    }
    return false
  }

  /// Returns true if a method returns the configuration that the manifest gets, as Xcode's template does.
  private static func isTemplate(_ method: AppSources.Method) -> Bool {
    guard let body = method.function.body else { return false }
    let file = method.source.file
    let made = file.calls(in: body).filter {
      $0.name == "UISceneConfiguration" || $0.baseName.hasPrefix("initWithName")
        || $0.baseName.hasPrefix("configurationWithName")
    }
    guard let one = made.first, made.count == 1, let name = one.arguments.first?.value,
      file.assignments(in: body).isEmpty, Statement.read(body, of: file.tree).count == 1
    else { return false }
    return ["\"", "@\""].contains {
      file.text(of: name) == $0 + SceneManifestAddition.configurationName + "\""
    }
  }
}

extension LocalizedText {
  fileprivate static func hasSceneDelegate(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "there is a scene delegate already, “\(name)”, and no manifest that names it; complete it by hand",
      zhHans: "已有场景代理“\(name)”，但清单没有指定它，请自行补全")
  }

  fileprivate static let configuresScenes = LocalizedText(
    en:
      "the app configures scenes here already; complete it by hand: a delegate for the role windowApplication, and other roles, such as CarPlay's, as they are",
    zhHans: "App 已在此处配置场景，请自行补全：为 windowApplication 角色指定代理，CarPlay 等其他角色保持不变")

  fileprivate static let isSwift2 = LocalizedText(
    en: "this file is written in Swift 2, which no current Xcode builds",
    zhHans: "此文件使用 Swift 2 编写，目前的 Xcode 无法构建")

  fileprivate static let noHeader = LocalizedText(
    en:
      "the app delegate has no header that says it adopts UIApplicationDelegate, as a scene delegate has to import",
    zhHans: "app delegate 没有声明遵循 UIApplicationDelegate、可供场景代理导入的头文件")

  fileprivate static let manifestIsMade = LocalizedText(
    en:
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation is set and would replace the manifest by one without configurations; set it to NO first",
    zhHans: "设置了 INFOPLIST_KEY_UIApplicationSceneManifest_Generation，会用没有配置的清单替换；请先把它设为 NO")

  fileprivate static let isLinkedFile = LocalizedText(
    en: "the file lies elsewhere behind a link and may be part of another app",
    zhHans: "此文件通过链接位于别处，可能属于另一个 App")

  fileprivate static let isInOtherLanguage = LocalizedText(
    en:
      "this method of the app delegate is written in the other language; move it into the class first",
    zhHans: "app delegate 的此方法用另一种语言编写，请先把它移到类中")

  fileprivate static let isPrivateMethod = LocalizedText(
    en: "a scene delegate cannot call this private method; make it internal first",
    zhHans: "场景代理无法调用此 private 方法，请先把它改为 internal")
}
