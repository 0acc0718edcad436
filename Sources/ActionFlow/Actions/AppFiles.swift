import Files
import SourceText

/// Source files, grouped by the apps in whose folders they are. A file in the folder of an app that declares quick
/// actions does not count for other apps, unless one app's folder contains the other and a project may list the file
/// for both.
struct AppFiles: Sendable {
  /// The folders of the apps that declare quick actions, sorted by their bytes.
  private let folders: [String]
  /// The files that declare quick actions, by the folder of their app; nil for files in no app's folder.
  private let lists: [String?: Set<String>]
  private var own: [String: [String]] = [:]
  private let project: ProjectFiles
  /// The files that lie in none of these folders.
  private var shared: [String] = []
  /// The files that count for an app and are in the folder of another, by the folder of the app.
  private var others: [String: [String]] = [:]

  /// - Parameters:
  ///   - paths: source files.
  ///   - lists: the property lists that declare quick actions.
  ///   - isForeign: returns true if a source file surely is no part of the app of a property list. Called only where
  ///   one app's folder contains another.
  init(
    _ paths: some Sequence<String>, declaring lists: [String], in project: ProjectFiles,
    isForeign: (_ list: String, _ path: String) -> Bool
  ) {
    self.project = project
    let declaring = Dictionary(grouping: lists) { project.codeFolder(of: $0) }
    self.lists = declaring.mapValues { Set($0) }
    folders = Self.sorted(declaring.keys.compactMap { $0 })
    for path in paths {
      if let folder = project.codeFolder(of: path), declaring[folder] != nil {
        own[folder, default: []].append(path)
      } else {
        shared.append(path)
      }
    }
    for folder in folders {
      let files = nested(folder).flatMap { own[$0] ?? [] }
      guard !files.isEmpty, let lists = declaring[folder] else { continue }
      others[folder] = files.filter { path in !lists.allSatisfy { isForeign($0, path) } }
    }
  }

  /// Returns true if the folder of one of the apps that declare quick actions contains that of another.
  static func areNested(_ lists: [String], in project: ProjectFiles) -> Bool {
    let folders = sorted(Set(lists.compactMap(project.codeFolder)))
    return folders.contains { !Path.inside($0, of: folders).isEmpty }
  }

  private static func sorted(_ folders: some Sequence<String>) -> [String] {
    folders.sorted { $0.precedes($1) }
  }

  /// Returns the folders of apps that a folder contains or that contain it.
  private func nested(_ folder: String) -> [String] {
    let around = Path.folders(above: folder, upTo: project.folder)
    return (Path.inside(folder, of: folders) + around).filter { $0 != folder }
  }

  /// Returns the files that may affect the quick actions of the app in a folder.
  func files(of folder: String) -> [String] {
    shared + (own[folder] ?? []) + (others[folder] ?? [])
  }

  /// Returns, in the order of their paths, the lists of quick actions of the app in a folder and of apps that share
  /// files with it, and those in no app's folder.
  func lists(near folder: String, of all: [DeclaredTypes]) -> [DeclaredTypes] {
    let apps = ([folder] + nested(folder)).filter { share($0, folder) }
    let paths = apps.reduce(into: lists[nil] ?? []) { $0.formUnion(lists[$1] ?? []) }
    return Self.sorted(paths).flatMap { path in
      all[all.partitioningIndex { !$0.path.precedes(path) }...].prefix { $0.path == path }
    }
  }

  /// Returns true if the app in a folder declares quick actions.
  func declares(_ folder: String) -> Bool { Path.isOne(folder, of: folders) }

  /// Returns true if two apps share files, one app's folder containing the other.
  func share(_ first: String, _ second: String) -> Bool {
    func hasFiles(_ folder: String, of other: String) -> Bool {
      (others[folder] ?? []).contains { project.codeFolder(of: $0) == other }
    }
    return first == second || hasFiles(first, of: second) || hasFiles(second, of: first)
  }

  /// Returns true if a file may affect what is known of the app in a folder.
  func mayConcern(_ path: String, _ folder: String) -> Bool {
    guard let own = project.codeFolder(of: path), declares(own) else { return true }
    return Path.isNested(own, folder)
  }
}
