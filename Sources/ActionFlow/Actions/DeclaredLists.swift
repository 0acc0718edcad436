import AppFiles
import Files
import SourceText

/// The declarations in the property lists of a folder, and in the files from which tools generate property lists, in
/// the order of their paths.
struct DeclaredLists: Sendable {
  private(set) var all: [DeclaredTypes] = []
  /// The files that may declare types that cannot be read here.
  private var hiding: Set<String> = []
  /// The files with a scene manifest, whether they declare quick actions or not: property lists, and files from which
  /// tools generate some.
  private(set) var sceneManifests: [String: SceneSource] = [:]
  /// The property lists that may be an app's, judged by their names, or by keys of bundles and UIKit.
  private(set) var infoPlists: Set<String> = []
  /// The property lists whose content is elsewhere: pointers of version control, encrypted files and templates.
  private(set) var absentLists: Set<String> = []
  /// The types in property lists that are never edited, because they are binary or old-style, by their paths.
  private(set) var unwritable: [String: [String]] = [:]

  /// - Parameters:
  ///   - files: with the texts of open files.
  ///   - disk: used for binary files, whose content the text in an editor does not show.
  init(_ project: ProjectFiles, in files: any FileAccess, disk: any FileAccess) {
    let read = Parallel.compactMap(project.declaringFiles, share: 16) { path in
      var bytes = try? files.read(path)
      if bytes?.starts(with: DeclaredTypes.binaryMark) == true { bytes = try? disk.read(path) }
      return (path, bytes, bytes.map { DeclaredTypes.all(path, $0) } ?? [])
    }
    for (path, bytes, types) in read ?? [] {
      all += types
      note(path, bytes)
    }
    for path in project.generatorFiles where !FileKind.mayDeclareItems(path) {
      note(path, try? files.read(path))
    }
  }

  /// Returns true if a file of a folder is read for this.
  static func reads(_ path: String, of project: ProjectFiles) -> Bool {
    Path.isOne(
      path, of: FileKind.mayDeclareItems(path) ? project.declaringFiles : project.generatorFiles)
  }

  /// True if quick actions may be declared where they are not read: in unknown parts of the files from which tools
  /// generate property lists.
  var mayHideTypes: Bool { !hiding.isEmpty }

  /// Updates the declarations of a file that has changed.
  ///
  /// - Parameter bytes: its new content; nil where it cannot be read.
  mutating func replace(_ path: String, _ bytes: [UInt8]?) {
    note(path, bytes)
    guard FileKind.mayDeclareItems(path) else { return }
    all.removeAll { $0.path == path }
    guard let bytes else { return }
    let next = all.firstIndex { path.precedes($0.path) }
    all.insert(contentsOf: DeclaredTypes.all(path, bytes), at: next ?? all.count)
  }

  private mutating func note(_ path: String, _ bytes: [UInt8]?) {
    if FileKind.mayDeclareItems(path) { noteScenes(path, bytes) }
    guard FileKind(named: path) != .propertyList else {
      let isNamed = path.lowercased().hasSuffix("info.plist")
      if let bytes, isNamed || Self.appKeys.finds(in: bytes) {
        infoPlists.insert(path)
      } else {
        infoPlists.remove(path)
      }
      if let bytes, let standIn = StandIn(FileEncoding.decode(Array(bytes.prefix(256))).text),
        [.stored, .template].contains(standIn)
      {
        absentLists.insert(path)
      } else {
        absentLists.remove(path)
      }
      unwritable[path] = bytes.flatMap { DeclaredTypes.unwritable($0) }
      return
    }
    if bytes.map({ DeclaredTypes.mayHideTypes(path, $0) }) ?? true {
      hiding.insert(path)
    } else {
      hiding.remove(path)
    }
  }

  private static let appKeys = WordSearch(["CFBundle", "UIApplication", "UILaunch", "UISupported"])
  private static let manifest = WordSearch([SceneManifest.name])

  private mutating func noteScenes(_ path: String, _ bytes: [UInt8]?) {
    sceneManifests[path] = nil
    guard let bytes else { return }
    let content = FileEncoding.decode(bytes)
    guard Self.manifest.finds(in: content.text.bytes) else { return }
    if FileKind(path, bytes) == .generator {
      let file = GeneratorFile(path, content.text)
      let lists = file.lists.filter(\.plist.hasSceneManifest)
      guard !lists.isEmpty else { return }
      sceneManifests[path] = SceneSource(
        written: lists.compactMap(\.path), coversApps: file.givesAppsScenes)
    } else if let plist = InfoPlist(path, content), plist.hasSceneManifest {
      let manifest = SceneManifest(plist)
      sceneManifests[path] = SceneSource(
        place: manifest.map { plist.tree[$0.key].range }, isWhole: manifest?.configurations != nil,
        delegates: manifest?.classNames(in: plist) ?? [],
        configurations: manifest?.configurationNames,
        withoutModule: manifest?.namesWithoutModule(in: plist) ?? [],
        hasStoryboard: manifest?.hasStoryboard ?? false)
    }
  }
}

/// The declarations about apps in a file with a scene manifest.
struct SceneSource: Sendable {
  /// The key of the manifest, if the file is a property list.
  var place: ByteRange?
  /// The property lists that a tool generates from the file, with the manifest.
  var written: [String] = []
  /// True if all apps that a tool generates from it have a manifest.
  var coversApps = false
  /// True if it is a property list whose manifest has scene configurations.
  var isWhole = false
  /// The classes of the scene delegates, without their modules; nil where one contains a build setting.
  var delegates: Set<String>? = []
  /// The names of its scene configurations; nil where they are not all known.
  var configurations: Set<String>?
  /// The classes that are written without a module.
  var withoutModule: Set<String> = []
  /// True if it names a storyboard, from which UIKit creates the window.
  var hasStoryboard = false
}
