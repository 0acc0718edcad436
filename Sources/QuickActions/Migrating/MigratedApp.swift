import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText
import XcodeProject

/// An app as far as its move to scenes depends on it: its targets, its property lists, its app delegate.
struct MigratedApp {
  /// The targets that build it; one without a project has none.
  struct Part {
    let project: XcodeProject
    let target: XcodeTarget
  }

  /// The names of its targets, else its folder's.
  let name: String
  let parts: [Part]
  /// The property lists that its configurations name, each once.
  let lists: [String]
  /// True if a configuration names no property list, so that Xcode makes it of build settings.
  let hasMadeList: Bool
  /// Those of its lists that XcodeGen writes.
  let made: [MadeList]
  let sources: AppSources
  /// The folder that was looked through.
  let folder: String
  /// The source files that count for it.
  var paths: [String] { sources.paths }

  /// The apps below a folder. Targets that share an app delegate are one.
  static func all(
    in project: ProjectFiles, _ projects: SharedProjects, _ files: any FileAccess
  ) throws(GenerationFailure) -> [MigratedApp] {
    let owners = projects.owners(in: project, files)
    var apps: [MigratedApp] = []
    var number = 0
    for xcode in owners.projects {
      for target in xcode.targets {
        defer { number += 1 }
        let configurations = target.configurations.filter {
          $0.platform == .iOS || $0.platform == .unknown
        }
        guard target.isApplication, !configurations.isEmpty else { continue }
        let owner = ProjectFacts.Owner(
          project: xcode, target: target, number: number, configurations: configurations)
        let facts = ProjectFacts(owners: [owner], broken: [], programs: owners.programs)
        apps.append(MigratedApp(owner, facts, project, files))
      }
    }
    if let broken = owners.projects.first(where: \.isBroken) {
      throw GenerationFailure(.brokenProject, in: broken.file)
    }
    if apps.isEmpty, let app = MigratedApp(withoutProject: project, files) { apps = [app] }
    return apps
  }

  private init(
    _ owner: ProjectFacts.Owner, _ facts: ProjectFacts, _ project: ProjectFiles,
    _ files: any FileAccess
  ) {
    name = owner.target.name
    folder = project.folder
    parts = [Part(project: owner.project, target: owner.target)]
    var lists: [String] = []
    var hasMadeList = false
    for configuration in owner.configurations {
      switch configuration.infoPlistPath {
      case .known(let path, _):
        if !lists.contains(path) { lists.append(path) }
      case .unset, .unknown: hasMadeList = true
      }
    }
    self.lists = lists
    self.hasMadeList = hasMadeList
    made = MadeList.all(in: project.generatorFiles, files).filter { lists.contains($0.list) }
    let isForeign = ProjectFacts.foreignFiles(to: [facts], in: project)
    let hidden = HiddenSources(
      in: project, files, mayBelong: { !isForeign($0) }, mayHold: { _ in true })
    sources = AppSources(
      lists.compactMap { path in InfoPlist(path, in: files).map { (path, $0, facts) } },
      project.codeFiles.filter { !isForeign($0) }, besides: hidden, in: files)
  }

  /// The only app of a folder without a project that can be read.
  private init?(withoutProject project: ProjectFiles, _ files: any FileAccess) {
    let lists = project.propertyLists.filter { path in
      guard ProjectFiles.isInfoPlist(path), let plist = InfoPlist(path, in: files) else {
        return false
      }
      return plist.isOfApp
    }
    guard lists.count == 1 else { return nil }
    name = Path.name(of: project.folder)
    folder = project.folder
    parts = []
    self.lists = lists
    hasMadeList = false
    made = MadeList.all(in: project.generatorFiles, files).filter { lists.contains($0.list) }
    let hidden = HiddenSources(in: project, files, mayBelong: { _ in true }, mayHold: { _ in true })
    sources = AppSources(
      lists.compactMap { path in InfoPlist(path, in: files).map { (path, $0, ProjectFacts.none) } },
      project.codeFiles, besides: hidden, in: files)
  }

  /// True if a list names a scene delegate for the app's windows that there is.
  func namesSceneDelegate(in files: any FileAccess) -> Bool {
    let classes = Set(
      sources.types(adopting: ["UIWindowSceneDelegate", "UISceneDelegate"], in: nil).map(\.1.name))
    guard !classes.isEmpty else { return false }
    return lists.allSatisfy { path in
      if made.contains(where: { $0.list == path && $0.hasManifest }) { return true }
      return InfoPlist(path, in: files).map { plist in
        SceneManifest.windowDelegates(of: plist).contains {
          classes.contains($0) || holdsPlaceholder($0)
        }
      } ?? false
    }
  }

  /// True if Xcode adds a manifest by a build setting in some configuration.
  var hasMadeManifest: Bool {
    parts.flatMap(\.target.configurations).contains {
      $0["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"].isYes
    }
  }

  /// True if a property list, or what makes one, has a scene manifest.
  var hasManifest: Bool { sources.hasSceneManifest || made.contains(where: \.hasManifest) }

  /// True if it has SwiftUI's life cycle. Without a project, an app of SwiftUI counts that lies beside its list.
  var isOfSwiftUI: Bool {
    guard let (source, _) = sources.swiftUIApp else { return false }
    let isMember = parts.contains { part in
      part.target.files.role(of: source.path) != nil || part.target.files.hasUnknownPlaces
    }
    return isMember
      || parts.isEmpty && lists.contains { Path.isInside(source.path, Path.folder(of: $0)) }
  }

  // MARK: The app delegate

  /// The class that UIKit takes for the app delegate. Throws where that cannot be told.
  func appDelegate() throws(GenerationFailure) -> (source: AppSources.Source, type: Declaration)? {
    if let failure = sources.unusableDelegate { throw failure }
    let all = sources.types(adopting: ["UIApplicationDelegate"], in: nil)
      .filter { !$0.0.file.isForOtherPlatform($0.1.nameToken) }
    var seen: Set<String> = []
    let each = all.filter { seen.insert($0.1.name).inserted }
    try requireNoSubclass(besides: each.map(\.1.name))
    let marked = each.filter { _, type in
      type.attributes.contains { ["main", "UIApplicationMain"].contains($0) }
    }
    let named = each.filter { isNamedInMain($0.1.name) }
    let found = marked.isEmpty ? (named.isEmpty ? each : named) : marked
    guard let first = found.first else { return nil }
    if let second = found.dropFirst().first {
      throw GenerationFailure(
        .severalDelegates(first.1.name, second.1.name),
        at: GenerationFailure.Place(second.0, second.1.nameToken))
    }
    return first
  }

  /// Throws where a subclass of an app delegate, or of a framework's, is the app delegate.
  private func requireNoSubclass(besides names: [String]) throws(GenerationFailure) {
    for source in sources.sources {
      for type in source.file.outline.declarations {
        guard [.type(.class), .type(.interface)].contains(type.kind), type.parent == nil,
          !names.contains(type.name), let superclass = type.inherited.first,
          type.attributes.contains(where: { ["main", "UIApplicationMain"].contains($0) })
            || isNamedInMain(type.name),
          !source.file.isInactive(type.nameToken)
        else { continue }
        throw GenerationFailure(
          ForeignDelegate.advice(for: superclass) ?? .otherSuperclass(superclass),
          at: GenerationFailure.Place(source, type.nameToken))
      }
    }
  }

  /// True if `UIApplicationMain(…)` is given the name of a class.
  private func isNamedInMain(_ name: String) -> Bool {
    sources.sources.contains { source in
      source.file.calls.contains { call in
        call.name == "UIApplicationMain"
          && (call.arguments.last.map { source.file.mentions(name, in: $0.value) } ?? false)
      }
    }
  }
}

extension InfoPlist {
  /// True if it surely is that of an app.
  fileprivate var isOfApp: Bool {
    let words = WordSearch([
      ">APPL<", "UIMainStoryboardFile", "UILaunchStoryboardName", "LSRequiresIPhoneOS",
      "UIApplicationShortcutItems", "UILaunchScreen",
    ])
    let others = WordSearch(["NSExtension", ">FMWK<", ">BNDL<"])
    return words.finds(in: tree.source.bytes) && !others.finds(in: tree.source.bytes)
  }
}

extension LocalizedText {
  static func otherSuperclass(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "the app delegate inherits from “\(name)”, which may do part of the work; move it by hand",
      zhHans: "app delegate 继承自“\(name)”，部分工作可能由它完成，请自行迁移")
  }

  fileprivate static let brokenProject = LocalizedText(
    en: "the project cannot be read; quickactions project tells why",
    zhHans: "无法读取项目，原因可用 quickactions project 查看")

  fileprivate static func severalDelegates(_ first: String, _ second: String) -> LocalizedText {
    LocalizedText(
      en: "both “\(first)” and “\(second)” can be the app delegate, and nothing says which",
      zhHans: "“\(first)”和“\(second)”都可能是 app delegate，无法确定是哪一个")
  }
}
