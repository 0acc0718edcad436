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
  /// The source files that count for it.
  var paths: [String] { sources.paths }

  /// The apps below a folder. Targets that share an app delegate are one.
  static func all(
    in project: ProjectFiles, _ projects: SharedProjects, _ files: any FileAccess
  ) -> [MigratedApp] {
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
    if apps.isEmpty, let app = MigratedApp(withoutProject: project, files) { apps = [app] }
    return apps
  }

  private init(
    _ owner: ProjectFacts.Owner, _ facts: ProjectFacts, _ project: ProjectFiles,
    _ files: any FileAccess
  ) {
    name = owner.target.name
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
    parts = []
    self.lists = lists
    hasMadeList = false
    made = MadeList.all(in: project.generatorFiles, files).filter { lists.contains($0.list) }
    let hidden = HiddenSources(in: project, files, mayBelong: { _ in true }, mayHold: { _ in true })
    sources = AppSources(
      lists.compactMap { path in InfoPlist(path, in: files).map { (path, $0, ProjectFacts.none) } },
      project.codeFiles, besides: hidden, in: files)
  }

  /// True if a property list, or what makes one, has a scene manifest.
  var hasManifest: Bool { sources.hasSceneManifest || made.contains(where: \.hasManifest) }

  /// True if a class of it is a scene delegate.
  var hasSceneDelegate: Bool {
    sources.type(adopting: ["UIWindowSceneDelegate", "UISceneDelegate"]) != nil
  }

  // MARK: The app delegate

  /// The class that UIKit takes for the app delegate. Throws where that cannot be told.
  func appDelegate() throws(GenerationFailure) -> (source: AppSources.Source, type: Declaration)? {
    if let failure = sources.unusableDelegate { throw failure }
    let all = sources.types(adopting: ["UIApplicationDelegate"], in: nil)
      .filter { !$0.0.file.isForOtherPlatform($0.1.nameToken) }
    var seen: Set<String> = []
    let each = all.filter { seen.insert($0.1.name).inserted }
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
      "UIApplicationShortcutItems",
    ])
    return words.finds(in: tree.source.bytes)
  }
}

extension LocalizedText {
  fileprivate static func severalDelegates(_ first: String, _ second: String) -> LocalizedText {
    LocalizedText(
      en: "both “\(first)” and “\(second)” can be the app delegate, and nothing says which",
      zhHans: "“\(first)”和“\(second)”都可能是 app delegate，无法确定是哪一个")
  }
}
