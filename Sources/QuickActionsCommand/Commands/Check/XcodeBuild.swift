import AppFiles
import Files
import Guide
import Linter
import SourceText
import XcodeProject

/// A build in Xcode from the view of its script phases: the environment variables, and the files of the
/// target.
struct XcodeBuild {
  /// The folder of the project, `SRCROOT`.
  let folder: String
  /// The checked files: the Info.plist, unless Xcode generates it, and the translations and code of the
  /// target.
  private(set) var paths: [String] = []
  /// The files that a sandbox does not permit the phase to read, because its inputs do not list them.
  private(set) var undeclared: [String] = []

  /// - Parameters:
  ///   - sandbox: the files that the phase may open; nil for no restriction.
  ///   - isInTerminal: true if there may be no build, so that the working folder replaces `SRCROOT` and all
  ///     apps
  ///     replace the target.
  init(
    _ projects: KnownProjects, _ files: any FileAccess, _ sandbox: SandboxedFiles?,
    isInTerminal: Bool
  ) throws(UsageError) {
    guard let root = Environment.value("SRCROOT") ?? (isInTerminal ? "." : nil) else {
      throw UsageError(
        en: "SRCROOT is not set; --xcode is for a run-script build phase of Xcode",
        zhHans: "没有设置 SRCROOT；--xcode 用于 Xcode 的“运行脚本”构建阶段")
    }
    GivenPath.note(root)
    folder = GivenPath.absolute(root)
    var found = Set<PathKey>()
    func add(_ path: String) {
      if found.insert(PathKey(path)).inserted { paths.append(path) }
    }
    // Without the project and the Info.plist nothing can be reported, so they are tried in any case if no
    // input helps.
    let project = Environment.value("PROJECT_FILE_PATH").map { absolute($0) + "/project.pbxproj" }
    if let sandbox, let project {
      if sandbox.inputs.isEmpty { sandbox.permit([project]) }
      if !sandbox.isPermitted(project), !sandbox.isPermitted(Self.newerFormat(of: project)) {
        undeclared.append(project)
      }
    }
    let targets = self.targets(files)
    let listed = targets.flatMap { Self.listed($0) }.sortedPaths
    if let sandbox {
      if sandbox.inputs.isEmpty { sandbox.permit(listed) }
      undeclared += listed.filter { !sandbox.isPermitted($0) }
    }
    if let list = Environment.value("INFOPLIST_FILE") {
      sandbox?.permit([absolute(list)])
      add(absolute(list))
    } else if Environment.value("TARGET_NAME") == nil {
      for configuration in targets.flatMap(\.configurations) {
        if let path = configuration.infoPlistPath.text, files.kind(of: path) == .file { add(path) }
      }
    }
    for path in listed where files.kind(of: path) == .file { add(path) }
    if targets.contains(where: { !$0.files.synchronizedFolders.isEmpty }) {
      for path in projects.project(in: folder).checkedFiles where Self.isChecked(path) {
        if targets.contains(where: { $0.files.role(of: path) == .synchronized }) { add(path) }
      }
    }
    if targets.isEmpty {
      let inputs = sandbox?.inputs ?? PhaseInputs.paths(from: folder, files)
      for path in inputs.sortedPaths where Self.isChecked(path) && files.kind(of: path) == .file {
        add(path)
      }
    }
    // The access records denied files; only without the Info.plist nothing can be reported.
    paths = paths.enumerated().filter { index, path in
      index == 0 || (try? files.read(path, prefix: 1)) != nil
    }.map(\.element)
  }

  /// Returns the path of the project in the format of Xcode 27, which replaces `project.pbxproj`.
  private static func newerFormat(of project: String) -> String {
    Path.folder(of: project) + "/project.xcproj"
  }

  private func absolute(_ path: String) -> String {
    GivenPath.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// Returns the target that is built; all apps if none is named.
  private func targets(_ files: any FileAccess) -> [XcodeTarget] {
    var projects = [Environment.value("PROJECT_FILE_PATH")].compactMap { $0 }.map(absolute)
    if projects.isEmpty {
      projects = (files.entries(of: folder) ?? []).map(\.name)
        .filter { $0.hasSuffix(".xcodeproj") }.map(absolute)
    }
    let all = XcodeProject.all(projects, inside: folder, files).flatMap(\.targets)
    guard let name = Environment.value("TARGET_NAME") else { return all.filter(\.isApplication) }
    return all.filter { $0.name == name }
  }

  private static func listed(_ target: XcodeTarget) -> [String] {
    target.files.listed.filter { $0.value != .copied && isChecked($0.key) }.map(\.key)
  }

  /// Returns true for code, and for translations of the Info.plist. Of the property lists of a target, a
  /// setting names the Info.plist.
  private static func isChecked(_ path: String) -> Bool {
    switch FileKind(named: path) {
    case .swift, .objectiveC: true
    case .strings, .stringCatalog: TranslationFile.isOfInfoPlist(path)
    case .propertyList, .image, .settings, .project, .generator, .nothing, nil: false
    }
  }
}

/// The list of the files that a phase of Xcode reads, which permits access to them in a sandbox.
enum XcodeFileList {
  private static let head =
    "# Files that quickactions reads; made by quickactions check --xcfilelist"

  /// Writes the list of some paths. Files outside of the project need no entry.
  ///
  /// - Returns: the number of listed files.
  static func write(
    _ paths: [String], of folder: String, to target: String
  ) throws(UsageError) -> Int {
    let old: [UInt8]?
    if DirectoryListing.exists(GivenPath.absolute(target)) {
      old = try? DiskFiles().read(GivenPath.absolute(target))
      guard let old, old.starts(with: head.utf8) else {
        throw UsageError(
          en: "\(target) is no list of quickactions; --xcfilelist replaces only one of its own",
          zhHans: "\(target) 不是 quickactions 生成的列表；--xcfilelist 只会替换自己生成的列表")
      }
    } else {
      old = nil
    }
    let lines = paths.filter { Path.isInside($0, folder) }.sortedPaths
      .map { "$(SRCROOT)/" + Path.relative($0, to: folder) }
    do throws(FileWriter.Failure) {
      let text = ([head] + lines).joined(separator: "\n") + "\n"
      try FileWriter.replace(target, old, with: Array(text.utf8))
    } catch {
      throw UsageError(
        en: "cannot write \(target): \(error.reason.english)",
        zhHans: "无法写入 \(target)：\(error.reason.simplifiedChinese)")
    }
    return lines.count
  }
}
