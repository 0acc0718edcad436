import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText
import XcodeProject

extension CodeFacts {
  /// Reads the facts of a source file from Xcode projects.
  ///
  /// A file that no target lists, such as one of a package, belongs to all apps of the projects. A file that XcodeGen
  /// lists for no target may count only in the folder of its project file.
  ///
  /// - Parameters:
  ///   - projects: the projects around the file.
  ///   - tables: the localized tables around the file.
  ///   - images: the images around the file. They are the app's where a target lists the file: a package may have
  ///     images of its own, and be part of an app that has others.
  public init(
    ofSource path: String, _ projects: ProjectOwners, in files: any FileAccess,
    tables: OtherTables? = nil, images: @escaping @Sendable () -> ImageIndex? = { nil },
    code: SharedCode? = nil
  ) {
    self.init(code: { code?.indexIfKnown() })
    shared = code
    self.path = path
    let all = projects
    let projects = all.around(path)
    let programs = projects.programs
    let numbers = programs.owners(of: path)
    let owners = numbers.map { programs.targets[$0] }
    mentions = { names in
      guard let code, !programs.leadOut(of: code.project().folder) else { return [:] }
      return code.mentions(of: names, besides: path)
    }
    if !owners.isEmpty { self.images = images }
    isPartOfApp = owners.contains(where: \.isApplication) && owners.allSatisfy(\.makesExecutable)
    if projects.isSame(as: all) { self.owners = numbers }
    self.programs = programs.targets.isEmpty ? nil : programs
    isOfOtherApp = Self.isOfOtherApp(numbers, programs, code)
    propertyLists = { code.flatMap { AppPropertyList.made(around: path, $0) } }
    declaredActions = {
      // Code in another language may replace the calls that Swift code lacks.
      guard let code, code.isFullyKnown else { return nil }
      return AppPropertyList.made(around: path, code).map(DeclaredAction.ofAll)
    }
    let apps = programs.appFacts
    let facts = owners.isEmpty ? apps : BuildFacts(owners)
    guard !facts.configurations.isEmpty else { return }
    if !owners.isEmpty, !facts.platforms.contains(.unknown) {
      isForIOS = facts.platforms.contains(.iOS)
    }
    deploymentTarget = facts.deploymentTarget
    let makers = owners.filter(\.isApplication)
    deviceFamilies = facts.deviceFamilies
    // A framework runs where apps do, whatever devices Xcode's template gives it.
    if makers.isEmpty, !apps.configurations.isEmpty {
      deviceFamilies = apps.deviceFamilies.flatMap { facts.deviceFamilies?.intersection($0) }
    }
    let makes = makers.isEmpty ? apps.configurations : makers.flatMap(\.configurations)
    let lists: @Sendable () -> [AppPropertyList]? = {
      guard makers.isEmpty, let code else { return AppPropertyList.all(of: makes, in: files, code) }
      return code.ofAllApps(programs, \.listsOfApps) {
        AppPropertyList.all(of: makes, in: files, code)
      }
    }
    declaredActions = { lists().map(DeclaredAction.ofAny) }
    propertyLists = lists
    expansion = { text, list in
      let users = makes.filter { configuration in
        configuration.infoPlistPath.text?.lowercased() == list.lowercased()
      }
      return ProjectFacts.expansion(of: text, by: users)
    }
    guard !owners.isEmpty, let tables else { return }
    let language = numbers.first.flatMap {
      projects.projects[programs.projects[$0]].developmentRegion
    }
    codeTables = CodeTables(tables, developmentLanguage: language ?? "en") { table in
      owners.contains { $0.files.role(of: table) != nil || $0.files.hasUnknownPlaces }
    }
  }

  /// Returns true for files that belong only to other apps. Code of frameworks and packages is part of any app; test
  /// files are part of none.
  private static func isOfOtherApp(
    _ owners: [Int], _ programs: ProgramFiles, _ code: SharedCode?
  ) -> @Sendable (String) -> Bool {
    let targets = programs.targets
    guard !targets.isEmpty,
      owners.allSatisfy({ targets[$0].makesExecutable && !targets[$0].files.hasUnknownPlaces })
    else { return { _ in false } }
    return { path in
      let isForeign = programs.foreignFiles(
        to: owners, in: code?.project(), besides: code?.includedSources ?? [])
      if isForeign(path) { return true }
      let others = programs.owners(of: path)
      return !owners.isEmpty && !others.isEmpty && others.allSatisfy { targets[$0].isTests }
    }
  }

  /// Returns the name of a file as a target lists it, where that differs from its name in case only.
  package func nameInProject(of path: String) -> String? {
    let folded = path.lowercased()
    for target in programs?.targets ?? [] {
      let listed = target.files.listed.keys.first { $0.lowercased() == folded && $0 != path }
      if let listed { return Path.name(of: listed) }
    }
    return nil
  }
}
