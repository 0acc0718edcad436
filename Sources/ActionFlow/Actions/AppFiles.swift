import Files
import SourceText

/// Source files by the apps in whose folders they lie. What lies in the folder of an app that declares
/// quick actions has nothing to do with those of another app, unless one lies in the other and a project
/// may list it for both.
struct AppFiles: Sendable {
  /// The folders of the apps that declare quick actions, sorted by their bytes.
  private let folders: [String]
  /// The files that declare quick actions, by the folder of the app that each lies in; nil for no app's.
  private let lists: [String?: Set<String>]
  private var own: [String: [String]] = [:]
  private let project: ProjectFiles
  /// The files that lie in none of these folders.
  private var shared: [String] = []
  /// By the folder of an app, the files that count for it and lie in the folder of another.
  private var others: [String: [String]] = [:]

  /// - Parameters:
  ///   - paths: source files.
  ///   - lists: the property lists that declare quick actions.
  ///   - isForeign: whether a source file surely is no part of the app of a property list. Asked only where
  ///     apps lie in each other.
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

  /// Returns true if some of the apps that declare quick actions lie in others.
  static func areNested(_ lists: [String], in project: ProjectFiles) -> Bool {
    let folders = sorted(Set(lists.compactMap(project.codeFolder)))
    return folders.contains { !Path.inside($0, of: folders).isEmpty }
  }

  private static func sorted(_ folders: some Sequence<String>) -> [String] {
    folders.sorted { $0.precedes($1) }
  }

  /// The folders of apps inside of a folder or around it.
  private func nested(_ folder: String) -> [String] {
    let around = Path.folders(above: folder, upTo: project.folder)
    return (Path.inside(folder, of: folders) + around).filter { $0 != folder }
  }

  /// The files that can have to do with the quick actions of the app in a folder.
  func files(of folder: String) -> [String] {
    shared + (own[folder] ?? []) + (others[folder] ?? [])
  }

  /// Of the lists of quick actions, in the order of their paths, those of the app in a folder and of apps that
  /// share files with it, and those that lie in no app.
  func lists(near folder: String, of all: [DeclaredTypes]) -> [DeclaredTypes] {
    let apps = ([folder] + nested(folder)).filter { share($0, folder) }
    let paths = apps.reduce(into: lists[nil] ?? []) { $0.formUnion(lists[$1] ?? []) }
    return Self.sorted(paths).flatMap { path in
      all[all.partitioningIndex { !$0.path.precedes(path) }...].prefix { $0.path == path }
    }
  }

  /// Returns true if the app in a folder declares quick actions.
  func declares(_ folder: String) -> Bool { Path.isOne(folder, of: folders) }

  /// Returns true if files of one app count for another that lies in it or around it.
  func share(_ first: String, _ second: String) -> Bool {
    func hasFiles(_ folder: String, of other: String) -> Bool {
      (others[folder] ?? []).contains { project.codeFolder(of: $0) == other }
    }
    return first == second || hasFiles(first, of: second) || hasFiles(second, of: first)
  }

  /// Returns true if a file can matter to what is known of the app in a folder.
  func mayConcern(_ path: String, _ folder: String) -> Bool {
    guard let own = project.codeFolder(of: path), declares(own) else { return true }
    return Path.isNested(own, folder)
  }
}
