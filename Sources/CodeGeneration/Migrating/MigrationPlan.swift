import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText
import XcodeProject

/// All changes that move the apps of one app delegate to scenes. The plan is made completely or not at all.
struct MigrationPlan {
  private(set) var edits: [FileEdit] = []
  private(set) var moved: [SceneMigration.Move] = []
  private(set) var remarks: [MigrationRemark] = []

  /// - Parameter apps: the targets that share an app delegate.
  init(_ apps: [MigratedApp], _ files: any FileAccess) throws(GenerationFailure) {
    guard let app = apps.first else { return }
    guard let (source, type) = try app.appDelegate.get() else {
      throw GenerationFailure(.noDelegateHere)
    }
    let delegate = DelegateParts(source, type, in: app.sources)
    try Self.requireMovable(delegate, app, files)
    let storyboard = try Self.storyboard(apps, files)
    let nib = Self.listWithNib(apps, files)
    var rewrite: DelegateRewrite
    do throws(GenerationFailure) {
      rewrite = try DelegateRewrite(delegate, app, hasStoryboard: storyboard != nil, files)
    } catch {
      guard let nib, [.noWindowHere, .windowIsElsewhere].contains(error.message) else {
        throw error
      }
      throw GenerationFailure(.hasMainNib, in: nib)
    }
    if let nib, !rewrite.makesWindow { throw GenerationFailure(.hasMainNib, in: nib) }
    let lookups = WindowLookups(
      app.paths, delegate: delegate.name, window: delegate.window?.name,
      besides: rewrite.rewritten, in: files)
    let asking = lookups.askingDelegate.subtracting(rewrite.ownPaths)
    rewrite.decide(
      isWindowAskedFor: !asking.isEmpty, isWindowNeeded: lookups.delegateMakesWindows,
      mayOthersAsk: apps.contains { $0.mayUseCodeOfOthers(in: files) }, isChosen: app.choice != nil)
    rewrite.add(lookups.edits)
    let scene = SceneDelegateText(
      rewrite, name: app.sources.freeName("SceneDelegate", "WindowSceneDelegate"))
    let style = CodeStyle(delegate.file, else: app.sources.style(delegate.language))
    let folder = Path.folder(of: source.path)
    let created = scene.files(style).map { FileEdit(folder + "/" + $0.name, .create($0.text)) }
    for file in created where files.kind(of: file.path) != .other {
      throw GenerationFailure(.exists, in: file.path)
    }
    edits = created + rewrite.edits
    edits += try ManifestPlace.edits(
      for: apps,
      SceneManifestAddition(
        delegateClass: delegate.language == .swift
          ? "$(PRODUCT_MODULE_NAME).\(scene.name)" : scene.name,
        storyboard: rewrite.makesWindow ? nil : storyboard),
      adding: created.map(\.path), beside: source.path, in: files)
    try Self.requireWhole(edits, files)
    moved = rewrite.moves + scene.moves
    let hasOtherRoles = apps.contains { Self.hasOtherRoles($0, files) }
    var all =
      lookups.neverShown + rewrite.remarks
      + Self.remarks(delegate, storyboard, rewrite, hasOtherRoles) + lookups.remarks
    if nib != nil {
      all.append(
        MigrationRemark(GenerationFailure.Place(source, type.nameToken), .nibStays))
    }
    if let target = apps.compactMap(\.deploymentTarget).min(), target < Version(13, 0) {
      all.append(
        MigrationRemark(
          GenerationFailure.Place(source, type.nameToken), .isBeforeScenes(target, scene.name)))
    }
    all += apps.flatMap(\.unfollowed).map { MigrationRemark($0, .mayBeWrittenAgain) }
    if let choice = app.choice {
      all.append(MigrationRemark(choice, .otherDelegate(delegate.name)))
    }
    // A line with two such lookups is listed once.
    var seen: Set<String> = []
    remarks = all.filter { remark in
      let place = remark.place.map { "\($0.path):\($0.line)" } ?? ""
      return seen.insert(place + "\n" + remark.text.english).inserted
    }
  }

  // MARK: What the app is made of

  /// Returns the storyboard from which UIKit creates the interface.
  private static func storyboard(
    _ apps: [MigratedApp], _ files: any FileAccess
  ) throws(GenerationFailure) -> String? {
    var names: Set<String?> = []
    for app in apps {
      for path in app.lists {
        // The content of a generated list is not known.
        let isMade = app.made.contains { $0.list == path }
        guard isMade || files.kind(of: path) != .other else {
          throw GenerationFailure(.noListThere, in: path)
        }
        guard let plist = InfoPlist(path, in: files), let root = plist.root else { continue }
        var own: String?
        for entry in plist.tree.entries(of: root) {
          let key = plist.tree.scalarText(of: entry.key)
          guard key.hasPrefix("UIMainStoryboardFile"), let value = entry.value else { continue }
          let name = plist.tree.scalarText(of: value)
          if let own, own != name { throw GenerationFailure(.hasDeviceBoards, in: path) }
          own = name
        }
        names.insert(own ?? setting(app))
      }
      for made in app.made where InfoPlist(made.list, in: files) == nil {
        names.insert(made.storyboard)
      }
      if app.lists.isEmpty { names.insert(setting(app)) }
    }
    guard names.count <= 1 else { throw GenerationFailure(.hasDifferentBoards) }
    let name = names.first.flatMap(\.self)
    return name?.isEmpty == true ? nil : name
  }

  /// Returns the list that names a nib from which UIKit creates the interface, or the app delegate alone.
  private static func listWithNib(_ apps: [MigratedApp], _ files: any FileAccess) -> String? {
    apps.flatMap(\.lists).first { path in
      guard let plist = InfoPlist(path, in: files), let root = plist.root else { return false }
      return plist.tree.entries(of: root).contains {
        plist.tree.scalarText(of: $0.key) == "NSMainNibFile"
      }
    }
  }

  private static func setting(_ app: MigratedApp) -> String? {
    app.parts.first?.target.configurations.lazy
      .compactMap { $0["INFOPLIST_KEY_UIMainStoryboardFile"].text }.first
  }

  /// Parses the result: files that could be parsed before still can.
  private static func requireWhole(
    _ edits: [FileEdit], _ files: any FileAccess
  ) throws(GenerationFailure) {
    for edit in edits {
      guard let language = CodeLanguage(path: edit.path) else { continue }
      let text: SourceText
      switch edit.change {
      case .create(let content): text = SourceText(content)
      case .edit(let changes):
        guard let bytes = try? files.read(edit.path) else {
          throw GenerationFailure(.unreadable, in: edit.path)
        }
        text = FileEncoding.decode(bytes).text.applying(changes)
      }
      guard CodeFile(text, language).unmatchedBrackets == 0 else {
        throw GenerationFailure(.isBroken, in: edit.path)
      }
    }
  }

  // MARK: What is left

  private static func remarks(
    _ delegate: DelegateParts, _ storyboard: String?, _ rewrite: DelegateRewrite,
    _ hasOtherRoles: Bool
  ) -> [MigrationRemark] {
    var remarks: [MigrationRemark] = []
    let restoring = [
      "application(_:shouldSaveSecureApplicationState:)",
      "application(_:shouldSaveApplicationState:)",
      "application(_:shouldRestoreSecureApplicationState:)",
      "application(_:shouldRestoreApplicationState:)",
      "application:shouldSaveSecureApplicationState:",
      "application:shouldSaveApplicationState:", "application:shouldRestoreSecureApplicationState:",
      "application:shouldRestoreApplicationState:",
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
      "application:viewControllerWithRestorationIdentifierPath:coder:",
      "application(_:didChangeStatusBarOrientation:)", "application:didChangeStatusBarOrientation:",
      "application(_:didChangeStatusBarFrame:)", "application:didChangeStatusBarFrame:",
    ]
    for method in delegate.functions where restoring.contains(method.function.signature) {
      remarks.append(
        MigrationRemark(
          GenerationFailure.Place(method),
          method.function.signature.contains("StatusBar") ? .geometryChanges : .restoresByActivity))
    }
    if let foreground = delegate.events.first(where: {
      $0.event == .enterForeground
    }) {
      remarks.append(
        MigrationRemark(
          GenerationFailure.Place(foreground.method), .foregroundAtLaunch))
    }
    if hasOtherRoles {
      remarks.append(
        MigrationRemark(
          GenerationFailure.Place(delegate.source, delegate.type.nameToken), .beginsWithoutWindow))
    }
    if storyboard != nil, rewrite.makesWindow {
      remarks.append(
        MigrationRemark(
          GenerationFailure.Place(delegate.source, delegate.type.nameToken), .boardIsUnused))
    }
    return remarks
  }
}

extension LocalizedText {
  fileprivate static func isBeforeScenes(_ target: Version, _ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "the app runs from iOS \(target), and scenes came with iOS 13: raise the deployment target, else “\(name)” does not compile in Swift, and on older systems nothing builds the interface",
      zhHans:
        "App 支持 iOS \(target)，而场景始于 iOS 13：请提高最低版本，否则 Swift 的“\(name)”无法编译，旧系统上也没有代码创建界面")
  }

  fileprivate static let noDelegateHere = LocalizedText(
    en: "no class here adopts UIApplicationDelegate; it may lie in a package or a framework",
    zhHans: "这里没有遵循 UIApplicationDelegate 的类，它可能在软件包或框架中")

  fileprivate static let mayBeWrittenAgain = LocalizedText(
    en:
      "XcodeGen follows other files or templates here, which are not read; where they write the property list (“info”), add UIApplicationSceneManifest to its “properties”, or the next run of XcodeGen removes it",
    zhHans:
      "XcodeGen 在此引入其他文件或模板，未读取；如果其中写有属性列表（“info”），请把 UIApplicationSceneManifest 加入其“properties”，否则再次运行 XcodeGen 会将其删除"
  )

  fileprivate static func otherDelegate(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "where another class than “\(name)” is chosen here, the scene delegate of the manifest connects, too, and leaves everything to “\(name)”, which is not there; make a window there by hand if one is needed",
      zhHans: "此处若选择“\(name)”以外的类，清单中的场景代理仍会连接，但它把一切交给不存在的“\(name)”；如需窗口，请自行创建")
  }

  fileprivate static let geometryChanges = LocalizedText(
    en: "not called in an app with scenes: windowScene(_:didUpdateEffectiveGeometry:)",
    zhHans: "使用场景的 App 不会调用：请用 windowScene(_:didUpdateEffectiveGeometry:)")

  fileprivate static let hasMainNib = LocalizedText(
    en:
      "NSMainNibFile: load the nib where the scene connects; outlets of the app delegate in it are not set then",
    zhHans: "NSMainNibFile：请在场景连接时加载 nib；届时其中 app delegate 的 outlet 不会被设置")

  fileprivate static let nibStays = LocalizedText(
    en:
      "NSMainNibFile stays, since the nib may hold the app delegate; a window in it is not shown",
    zhHans: "NSMainNibFile 保持不变，因为 nib 中可能有 app delegate；其中的窗口不会显示")

  fileprivate static let hasDeviceBoards = LocalizedText(
    en:
      "a storyboard for one device has no twin in the manifest; choose it in application(_:configurationForConnecting:options:)",
    zhHans: "清单中无法按设备指定 storyboard，请在 application(_:configurationForConnecting:options:) 中选择")

  fileprivate static let hasDifferentBoards = LocalizedText(
    en:
      "the targets that share this app delegate have different main storyboards; move each by hand",
    zhHans: "共用此 app delegate 的 target 使用不同的主 storyboard，请分别自行迁移")

  fileprivate static let restoresByActivity = LocalizedText(
    en:
      "state restoration works by user activities in scenes: stateRestorationActivity(for:), and session.stateRestorationActivity where the scene connects",
    zhHans:
      "场景通过用户活动恢复状态：实现 stateRestorationActivity(for:)，并在场景连接时读取 session.stateRestorationActivity")

  fileprivate static let foregroundAtLaunch = LocalizedText(
    en:
      "called at no launch, as before; after a launch in the background, where UIKit called this, the first time is left out, too",
    zhHans: "与之前一样，启动时不会调用；但在后台启动之后的第一次也会略过，而 UIKit 以前会调用")

  fileprivate static let beginsWithoutWindow = LocalizedText(
    en:
      "a scene of another role, such as CarPlay's, can connect first and alone: then there is no window yet, and what moved has not run; what that scene needs must stay in the launch method",
    zhHans: "CarPlay 等其他角色的场景可能先于窗口单独连接：此时还没有窗口，移走的代码也未运行；该场景需要的内容必须留在启动方法中")

  fileprivate static let boardIsUnused = LocalizedText(
    en:
      "code makes the window, so the scene names no storyboard; UIMainStoryboardFile can go where nothing else needs it",
    zhHans: "窗口由代码创建，因此场景没有指定 storyboard；如无其他用途，可以删除 UIMainStoryboardFile")
}
