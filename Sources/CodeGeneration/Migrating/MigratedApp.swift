import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText
import XcodeProject

/// An app with everything that its move to scenes depends on: its targets, its property lists, its app delegate.
struct MigratedApp {
  /// The targets that build it; one without a project has none.
  struct Part {
    let project: XcodeProject
    let target: XcodeTarget
  }

  /// The names of its targets, else that of its folder.
  let name: String
  let parts: [Part]
  /// The property lists that its configurations name, each once.
  let lists: [String]
  /// The lowest iOS that its configurations name.
  var deploymentTarget: Version? {
    parts.flatMap(\.target.configurations).compactMap { configuration in
      configuration["IPHONEOS_DEPLOYMENT_TARGET"].text.flatMap(Version.init)
    }.min()
  }

  /// True if a configuration names no property list, so that Xcode generates it from build settings.
  let hasMadeList: Bool
  /// The lists that XcodeGen generates.
  let made: [MadeList]
  /// The positions of references to other files that are not followed and may generate lists.
  let unfollowed: [GenerationFailure.Place]
  let sources: AppSources
  /// The class that UIKit uses as the app delegate; nil where there is none, a failure where it is ambiguous.
  let appDelegate: Result<(source: AppSources.Source, type: Declaration)?, GenerationFailure>
  /// The position where code may select another class than the app delegate at launch.
  let choice: GenerationFailure.Place?
  /// The folder that was scanned.
  let folder: String
  /// The files from which XcodeGen, Tuist and the like generate the project.
  private let generators: [String]
  /// The source files that count for it.
  var paths: [String] { sources.paths }
  /// The file of the app delegate; nil where it is not known.
  var delegatePath: String? { (try? appDelegate.get())?.source.path }

  /// The apps below a folder. Targets that share an app delegate are one.
  static func all(
    in project: ProjectFiles, _ projects: SharedProjects, _ files: any FileAccess
  ) throws(GenerationFailure) -> [MigratedApp] {
    let owners = projects.owners(in: project, files)
    let made = MadeList.all(in: project.generatorFiles, files)
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
        apps.append(MigratedApp(owner, facts, project, made, files))
      }
    }
    if let broken = owners.projects.first(where: \.isBroken) {
      throw GenerationFailure(.brokenProject, in: broken.file)
    }
    if apps.isEmpty, let app = MigratedApp(withoutProject: project, made, files) { apps = [app] }
    if apps.isEmpty, let app = try MigratedApp(ofTuist: project, made, files) { apps = [app] }
    if apps.isEmpty, let spec = specOfApp(project, files) {
      throw GenerationFailure(.specIsNotFollowed, in: spec)
    }
    if apps.isEmpty, let list = listOfExpo(project, files) {
      throw GenerationFailure(ForeignDelegate.expo, in: list)
    }
    return apps
  }

  /// Returns a file from which Expo generates an app.
  private static func listOfExpo(_ project: ProjectFiles, _ files: any FileAccess) -> String? {
    let expo = WordSearch(["\"expo\""])
    return project.generatorFiles.first { path in
      Path.name(of: path) == "app.json"
        && (try? files.read(path)).map { expo.finds(in: $0) } == true
    }
  }

  /// Returns a file from which XcodeGen generates an app in a way that is not followed, as with templates and
  /// included files.
  private static func specOfApp(_ project: ProjectFiles, _ files: any FileAccess) -> String? {
    let application = WordSearch(["type: application", "\"application\"", "include:"])
    return project.generatorFiles.first { path in
      ["project.yml", "project.yaml", "project.json"].contains(Path.name(of: path))
        && (try? files.read(path)).map { application.finds(in: $0) } == true
    }
  }

  private init(
    _ owner: ProjectFacts.Owner, _ facts: ProjectFacts, _ project: ProjectFiles,
    _ made: [MadeList], _ files: any FileAccess
  ) {
    var lists: [String] = []
    var hasMadeList = false
    for configuration in owner.configurations {
      switch configuration.infoPlistPath {
      case .known(let named, _):
        let path = project.listed(propertyList: named)
        if !lists.contains(path) { lists.append(path) }
      case .unset, .unknown: hasMadeList = true
      }
    }
    let isForeign = ProjectFacts.foreignFiles(to: [facts], in: project)
    // Files that only other programs build are no part of this one, even if a project of the folder is not known.
    let isKnown = !owner.target.files.hasUnknownPlaces
    let listsSources =
      isKnown && project.linkedFolders.isEmpty
      && owner.target.files.listed.values.contains(.source)
    let mayOwn = { (path: String) -> Bool in
      let path = Self.implementation(of: path, project)
      guard isKnown, let others = facts.programs.programs(with: path, in: project, besides: [])
      else {
        // What no target lists is not built, whatever it declares.
        let isLeftOut =
          listsSources && !CodeLanguage.isHeader(path) && facts.isInNoTarget(path)
          && facts.programs.owners(of: path).isEmpty && !project.mayBePartOfAny(path)
        return !isLeftOut && !isForeign(path)
      }
      return others.contains(owner.number)
    }
    self.init(
      owner.target.name, [Part(project: owner.project, target: owner.target)], lists,
      hasMadeList: hasMadeList, made, facts, mayOwn: mayOwn, project, files)
  }

  /// The file beside a header that implements what it declares; the path itself where there is none.
  private static func implementation(of path: String, _ project: ProjectFiles) -> String {
    guard path.hasSuffix(".h") else { return path }
    let base = path.dropLast(2)
    return [".m", ".mm"].map { base + $0 }.first { Path.isOne($0, of: project.codeFiles) } ?? path
  }

  /// The only app of a folder without a project that can be read.
  private init?(
    withoutProject project: ProjectFiles, _ made: [MadeList], _ files: any FileAccess
  ) {
    let lists = project.propertyLists.filter { path in
      guard ProjectFiles.isInfoPlist(path), let plist = InfoPlist(path, in: files) else {
        return false
      }
      return plist.isOfApp
    }
    guard lists.count == 1 else { return nil }
    self.init(
      Path.name(of: project.folder), [], lists, hasMadeList: false, made, .none,
      mayOwn: { _ in true }, project, files)
  }

  /// Creates the only app of a folder for which Tuist has not generated a project. Throws if it is not known where
  /// its property list is declared.
  private init?(
    ofTuist project: ProjectFiles, _ made: [MadeList], _ files: any FileAccess
  ) throws(GenerationFailure) {
    let app = WordSearch([".app"])
    let manifests = project.generatorFiles.filter { path in
      Path.name(of: path) == "Project.swift"
        && (try? files.read(path)).map { app.finds(in: $0) } == true
    }
    guard let manifest = manifests.first else { return nil }
    guard manifests.count == 1, let list = made.first(where: { $0.file == manifest }),
      made.count(where: { $0.file == manifest }) == 1, let name = list.tuistName
    else { throw GenerationFailure(.tuistIsUnknown, in: manifest) }
    self.init(
      name, [], [list.list], hasMadeList: false, made, .none, mayOwn: { _ in true }, project, files)
  }

  private init(
    _ name: String, _ parts: [Part], _ lists: [String], hasMadeList: Bool, _ made: [MadeList],
    _ facts: ProjectFacts, mayOwn: (String) -> Bool, _ project: ProjectFiles,
    _ files: any FileAccess
  ) {
    self.name = name
    self.parts = parts
    self.lists = lists
    self.hasMadeList = hasMadeList
    self.made = made.filter { lists.contains($0.list) }
    generators = project.generatorFiles
    let others = lists.filter { list in !made.contains { $0.list == list } }
    unfollowed = MadeList.unfollowed(in: project.generatorFiles, files).filter { place in
      others.contains { Path.isInside($0, Path.folder(of: place.path)) }
    }
    folder = project.folder
    let hidden = HiddenSources(in: project, files, mayBelong: mayOwn, mayHold: { _ in true })
    let sources = AppSources(
      lists.compactMap { path in InfoPlist(path, in: files).map { (path, $0, facts) } },
      project.codeFiles.filter(mayOwn), besides: hidden, in: files)
    self.sources = sources
    let search = AppDelegateSearch(sources) { path in
      parts.contains { $0.target.files.role(of: path) != nil }
    }
    appDelegate = Result { () throws(GenerationFailure) in try search.found() }
    choice = (try? appDelegate.get()).flatMap { search.choice(of: $0.type) }
  }

  /// The name of a target for tvOS alone that is built of a file, too.
  func television(using path: String) -> String? {
    parts.lazy.flatMap(\.project.targets).first { target in
      target.isApplication && target.files.role(of: path) == .source
        && !target.configurations.isEmpty
        && target.configurations.allSatisfy { $0.platform == .tvOS }
    }?.name
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

  /// True if the app delegate itself names an existing class for the app's windows. UIKit asks it first, and needs no
  /// manifest then.
  var configuresScenes: Bool {
    guard let (source, type) = try? appDelegate.get(),
      let method = DelegateParts(source, type, in: sources).configuring,
      let body = method.function.body, let named = method.source.file.sceneDelegates
    else { return false }
    let classes = Set(
      sources.types(adopting: ["UIWindowSceneDelegate", "UISceneDelegate"], in: nil).map(\.1.name)
    ).intersection(named)
    let file = method.source.file
    let isForDisplays = body.contains {
      file.tree.isIdentifier($0) && file.tree.name($0).contains("ExternalDisplay")
    }
    return classes.count > (isForDisplays ? 1 : 0)
  }

  /// True if a build setting makes Xcode add a manifest in some configuration.
  var hasMadeManifest: Bool {
    parts.flatMap(\.target.configurations).contains {
      $0["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"].isYes
    }
  }

  /// True if a property list, or the file that generates it, has a scene manifest.
  var hasManifest: Bool { sources.hasSceneManifest || made.contains(where: \.hasManifest) }

  /// Returns true if each list with a manifest has configurations only for other roles than windows, such as CarPlay,
  /// or none.
  func lacksWindowRole(in files: any FileAccess) -> Bool {
    guard !made.contains(where: \.hasManifest) else { return false }
    let plists = lists.compactMap { InfoPlist($0, in: files) }.filter(\.hasSceneManifest)
    return !plists.isEmpty
      && plists.allSatisfy {
        SceneManifest.rolesToComplete(of: $0) != nil || SceneManifest.withoutRoles(of: $0) != nil
      }
  }

  /// Returns true if third-party code may be part of it: pods and packages, which are not read.
  func mayUseCodeOfOthers(in files: any FileAccess) -> Bool {
    let folders = [folder] + parts.map { Path.folder(of: Path.folder(of: $0.project.file)) }
    let isBeside = Set(folders).contains { folder in
      ["Pods", "Carthage", "Vendor", "SourcePackages", "Podfile", "Cartfile"].contains {
        [.directory, .file].contains(files.kind(of: folder + "/" + $0))
      }
    }
    let packages = WordSearch([
      "XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference", "Pods", ".xcframework",
      "Carthage", ".framework; sourceTree = \"<group>\"", ".framework; sourceTree = SOURCE_ROOT",
    ])
    let generated = WordSearch(["packages:", "carthage:", "framework:", ".package(", ".external("])
    return isBeside
      || Set(parts.map(\.project.file)).contains { path in
        (try? files.read(path)).map { packages.finds(in: $0) } == true
      }
      || generators.contains { path in
        (try? files.read(path)).map { generated.finds(in: $0) } == true
      }
  }

  /// Names of folders for code that others wrote, in lower case.
  private static let foldersOfOthers: Set<String> = [
    "frameworks", "vendor", "vendors", "external", "externals", "carthage", "thirdparty",
    "third-party", "third_party", "3rdparty", "submodules",
  ]

  /// Returns true if its project came with code of others, as the sample of a framework does.
  ///
  /// - Parameter folder: the folder that was named, which may itself be one of those.
  func isOfOthers(in folder: String) -> Bool {
    !parts.isEmpty
      && parts.allSatisfy { part in
        Path.isInside(part.project.path, folder)
          && part.project.path.dropFirst(folder.count).split(separator: "/").dropLast().contains {
            Self.foldersOfOthers.contains($0.lowercased())
          }
      }
  }

  /// True if it has the SwiftUI life cycle. Without a project, a SwiftUI app next to its list counts.
  var isOfSwiftUI: Bool {
    guard let (source, _) = sources.swiftUIApp else { return false }
    let isMember = parts.contains { part in
      part.target.files.role(of: source.path) != nil || part.target.files.hasUnknownPlaces
    }
    return isMember
      || parts.isEmpty && lists.contains { Path.isInside(source.path, Path.folder(of: $0)) }
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
  static let tuistIsUnknown = LocalizedText(
    en:
      "Tuist makes the property list, and no single app here has it as a dictionary behind “infoPlist:”; add to it by hand: \(inTuist)",
    zhHans:
      "属性列表由 Tuist 生成，而此处没有唯一一个在“infoPlist:”后用字典书写它的 App；请自行加入：\(inTuist)")

  private static let inTuist =
    "\"UIApplicationSceneManifest\": [\"UISceneConfigurations\": [\"UIWindowSceneSessionRoleApplication\": [[\"UISceneDelegateClassName\": \"$(PRODUCT_MODULE_NAME).SceneDelegate\"]]]]"

  fileprivate static let specIsNotFollowed = LocalizedText(
    en:
      "XcodeGen makes the app here of templates or included files, which are not followed; run it and move the project that it makes, and add the manifest to “properties” by hand",
    zhHans:
      "此处的 App 由 XcodeGen 用模板或引入的文件生成，无法跟踪；请先运行 XcodeGen，迁移它生成的项目，并自行把清单加入“properties”")

  fileprivate static let brokenProject = LocalizedText(
    en: "the project cannot be read; quickactions project tells why",
    zhHans: "无法读取项目，原因可用 quickactions project 查看")
}
