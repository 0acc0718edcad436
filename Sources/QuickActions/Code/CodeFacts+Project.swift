import Files
import CodeModel
import CodeSyntax
import Guide
import PropertyList
import SourceText
import XcodeProject

extension CodeFacts {
  /// What Xcode projects say about a source file.
  ///
  /// A file that no target lists, such as one of a package, belongs to all apps of the projects. What
  /// XcodeGen lists for no target may count only in the folder of its file.
  ///
  /// - Parameters:
  ///   - projects: those around the file, in no order.
  ///   - tables: the tables of texts around the file.
  ///   - images: what lies around the file. They are the app's where a target lists the file: a package
  ///     may have images of its own, and be part of an app that has others.
  public init(
    ofSource path: String, _ projects: [XcodeProject], in files: any FileAccess,
    tables: OtherTables? = nil, images: @escaping @Sendable () -> ImageIndex? = { nil },
    code: SharedCode? = nil
  ) {
    self.init(code: { code?.indexIfKnown() })
    shared = code
    self.path = path
    let projects = projects.filter {
      $0.format != .xcodeGen || Path.isInside(path, $0.folder)
        || $0.targets.contains { $0.files.role(of: path) != nil }
    }
    let targets = projects.flatMap(\.targets)
    let owners = targets.filter { $0.files.role(of: path) != nil }
    mentions = { names in
      guard let code, !targets.contains(where: { $0.files.leadOut(of: code.project().folder) })
      else { return [:] }
      return code.mentions(of: names, besides: path)
    }
    if !owners.isEmpty { self.images = images }
    isPartOfApp = owners.contains(where: \.isApplication) && owners.allSatisfy(\.makesExecutable)
    isOfOtherApp = Self.isOfOtherApp(owners, projects, code)
    propertyLists = { code.flatMap { AppPropertyList.made(around: path, $0) } }
    declaredActions = {
      // Code in another language may stand for those that Swift leaves out.
      guard let code, code.isFullyKnown else { return nil }
      return AppPropertyList.made(around: path, code).map(DeclaredAction.ofAll)
    }
    let apps = targets.filter(\.isApplication)
    let configurations = (owners.isEmpty ? apps : owners).flatMap(\.configurations)
    guard !configurations.isEmpty else { return }
    let platforms = Set(configurations.map(\.platform))
    if !owners.isEmpty, !platforms.contains(.unknown) { isForIOS = platforms.contains(.iOS) }

    let phones = configurations.filter { $0.platform == .iOS || $0.platform == .unknown }
    let versions = phones.map { $0["IPHONEOS_DEPLOYMENT_TARGET"].text.flatMap(Version.init) }
    if versions.allSatisfy({ $0 != nil }) { deploymentTarget = versions.compactMap { $0 }.min() }
    deviceFamilies = Self.families(phones)
    for configuration in targets.flatMap(\.configurations) where configuration.platform == .iOS {
      familiesOfProject.formUnion(Self.families([configuration]) ?? [])
    }
    let makers = owners.contains(where: \.isApplication) ? owners.filter(\.isApplication) : apps
    let makes = makers.flatMap(\.configurations)
    let lists: @Sendable () -> [AppPropertyList]? = {
      AppPropertyList.all(of: makes, in: files, code)
    }
    declaredActions = { lists().map(DeclaredAction.ofAny) }
    propertyLists = lists
    expansion = { text, list in
      let users = makes.filter { configuration in
        if case .known(list, _) = configuration.infoPlistPath { true } else { false }
      }
      return ProjectFacts.expansion(of: text, by: users)
    }
    guard !owners.isEmpty, let tables else { return }
    let language = projects.first { project in
      project.targets.contains { $0.files.role(of: path) != nil }
    }?.developmentRegion
    codeTables = CodeTables(tables, developmentLanguage: language ?? "en") { table in
      owners.contains { $0.files.role(of: table) != nil || $0.files.hasUnknownPlaces }
    }
  }

  /// What a framework or a package says may be part of any app. Files of tests alone are of no app.
  private static func isOfOtherApp(
    _ owners: [XcodeTarget], _ projects: [XcodeProject], _ code: SharedCode?
  ) -> @Sendable (String) -> Bool {
    guard owners.allSatisfy({ $0.makesExecutable && !$0.files.hasUnknownPlaces }) else {
      return { _ in false }
    }
    let (programs, targets) = (ProgramFiles(projects), projects.flatMap(\.targets))
    return { path in
      let isForeign = programs.foreignFiles(
        to: owners, in: code?.project(), besides: code?.includedSources ?? [])
      if isForeign(path) { return true }
      let others = targets.filter { $0.files.role(of: path) != nil }
      return !owners.isEmpty && !others.isEmpty && others.allSatisfy(\.isTests)
    }
  }

  private static func families(_ configurations: [XcodeConfiguration]) -> Set<Int>? {
    var families: Set<Int> = []
    for configuration in configurations {
      switch configuration["TARGETED_DEVICE_FAMILY"] {
      case .unset: families.insert(1)
      case .unknown: return nil
      case .known(let text, _):
        families.formUnion(
          text.split { $0 == "," || $0 == " " }.compactMap { Int($0) })
      }
    }
    return configurations.isEmpty ? nil : families
  }
}

extension InfoPlist {
  /// Whether the app has scenes.
  var hasSceneManifest: Bool {
    guard let root else { return false }
    var isFound = false
    tree.forEachKey(of: root, mayMatter: { $0.elementsEqual("UIApplicationSceneManifest".utf8) }) {
      isFound = isFound || tree.scalarText(of: $0.key) == "UIApplicationSceneManifest"
    }
    return isFound
  }
}
