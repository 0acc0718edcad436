import ActionFlow
import AppFiles
import Checks
import EditorFeatures
import Files
import Guide
import Linter
import MenuPreview
import RuleSubjects
import SourceText

/// The menus below a folder, or those of one file.
struct FoundMenus {
  let menus: [ActionMenu]
  /// The folder to which shown paths are relative.
  let folder: String
  /// The images in the menus.
  let images: [String]
  /// True if a possible declaration of quick actions could not be read.
  let isIncomplete: Bool
  /// The unreadable files, the reasons for missing menus, and the possible sources of quick actions that are
  /// not read.
  let reasons: [LocalizedText]
  let files: NotingFiles

  /// - Parameter path: the path as given by the user.
  init(_ path: String, for look: MenuMetrics.Look) throws(UsageError) {
    let full = GivenPath.absolute(path)
    let files = NotingFiles(DiskFiles())
    self.files = files
    let kind = files.kind(of: full)
    guard kind == .directory || kind == .file else {
      throw UsageError(en: "cannot read \(path)", zhHans: "无法读取 \(path)")
    }
    try GivenPath.requireReadable(path)
    folder = Self.folder(of: full)
    let known = KnownProjects(files)
    let project = known.project(in: folder)
    let device: ActionMenu.Device = look == .ipad ? .pad : .phone
    // For a source file, all property lists around it count.
    let isOfAll = kind == .directory || !FileKind.mayDeclareItems(full)
    func options(_ path: String) -> CheckOptions {
      known.settings(for: Path.folder(of: path))?.file.settings.checkOptions ?? CheckOptions()
    }
    func around(_ path: String) -> (Surroundings?, SharedCode?) {
      let checks = known.checks(around: path, in: project)
      return (checks?.surroundings(of: path), checks?.sharedCode)
    }
    func codeFindings(_ path: String) -> [Finding] {
      known.findings(in: path, of: project, options(path))
    }
    var menus = ActionMenu.all(
      in: known.checks(in: project).sharedCode, declaredIn: isOfAll ? nil : full, for: device,
      options: options, in: files, codeFindings: codeFindings, around: around)
    // A broken or non-XML property list declares nothing for other commands, and still has a picture.
    if menus.isEmpty {
      let others = isOfAll ? project.propertyLists.filter { Self.mentionsItems($0, files) } : [full]
      menus = others.prefix(MenuPicture.maximumMenus).compactMap { path in
        guard let list = ActionMenu.list(at: path, in: files) else { return nil }
        let (surroundings, code) = around(path)
        let app = list.plist.items.isEmpty ? nil : code?.app(declaredIn: path, as: path)
        let menu = ActionMenu(
          list, surroundings, app: app, for: device, options: options(path), in: files)
        return menu.items.isEmpty && menu.notes.isEmpty ? nil : menu
      }
    }
    self.menus = menus
    let noted = GivenPath.unread(
      (project.unreadable + files.unreadable).filter {
        Path.isInside($0, full)
      })
    isIncomplete = menus.isEmpty && noted != nil
    images = Self.images(in: menus)
    guard menus.isEmpty else {
      reasons = [noted].compactMap { $0 }
      return
    }
    let unknown = isOfAll ? known.checks(in: project).sharedCode.unknownCreation : nil
    let unread = UnreadSources.lines(in: path, project)
    reasons =
      [
        unknown.map { .typesKnownLater(in: Path.relative($0.path, to: GivenPath.absolute("."))) }
          ?? .noQuickActions(in: path, isAllRead: unread.isEmpty && noted == nil)
      ] + [noted].compactMap { $0 } + unread
  }

  private static func images(in menus: [ActionMenu]) -> [String] {
    menus.flatMap { menu in
      [menu.appIconPath].compactMap { $0 }
        + menu.items.compactMap {
          if case .image(_, let path, _, _) = $0.icon { path } else { nil }
        }
    }
  }

  /// Returns the folder that is scanned for a path.
  private static func folder(of path: String) -> String {
    let files = DiskFiles()
    return files.kind(of: path) == .directory ? path : ProjectFiles.folder(around: path, in: files)
  }

  /// Returns the files that may contribute to the menus of a path, without images.
  static func sources(_ path: String) -> [String] {
    let project = KnownProjects().project(in: folder(of: GivenPath.absolute(path)))
    return project.declaringFiles + project.stringsFiles + project.codeFiles
      + project.xcodeProjects.map { $0 + "/project.pbxproj" }
  }

  private static let words = WordSearch(["ShortcutItem"])

  /// Returns true if a property list contains a key of quick actions.
  private static func mentionsItems(_ path: String, _ files: NotingFiles) -> Bool {
    (try? files.read(path)).map { words.finds(in: $0) } ?? false
  }

  /// Returns the text of a file, for line numbers; nil for a file without lines.
  func text(_ path: String) -> SourceText? {
    guard let bytes = try? files.read(path) else { return nil }
    // Editors do not show the XML form of a binary property list.
    return bytes.starts(with: DeclaredTypes.binaryMark) ? nil : FileEncoding.decode(bytes).text
  }

  /// Returns the text that distinguishes a menu from others; nil if there is only one.
  func caption(of menu: ActionMenu) -> String? {
    menus.count == 1 ? nil : Path.relative(menu.path, to: folder)
  }

  /// Returns the device that an option names.
  static func look(_ arguments: ArgumentParser.Arguments) throws(UsageError) -> MenuMetrics.Look {
    guard let name = arguments.value("--device") else { return .iphone }
    guard let look = MenuMetrics.Look(rawValue: name) else {
      let names = MenuMetrics.Look.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        en: "there is no device “\(Console.shortened(name))”; use one of \(names)",
        zhHans: "没有设备“\(Console.shortened(name))”，可用的有 \(names)")
    }
    return look
  }
}

extension LocalizedText {
  /// - Parameter place: a file, with or without a line.
  static func typesKnownLater(in place: String) -> LocalizedText {
    LocalizedText(
      en: "the types of what \(place) makes are known only when the app runs",
      zhHans: "\(place) 创建的快捷操作，其类型只有在 App 运行时才知道")
  }

  /// - Parameter isAllRead: true if there is no unread code that may create quick actions.
  static func noQuickActions(in path: String, isAllRead: Bool) -> LocalizedText {
    LocalizedText(
      en:
        "no property list and no code \(isAllRead ? "" : "that is read ")in \(path) makes a quick action",
      zhHans: "\(path) 中没有\(isAllRead ? "" : "已读取的")属性列表或代码创建快捷操作")
  }
}
