import Files

/// Source files by the apps in whose folders they lie. What lies in the folder of an app that declares
/// quick actions has nothing to do with those of another app.
struct AppFiles: Sendable {
  /// The folders of the apps that declare quick actions, sorted by their bytes.
  private let folders: [String]
  private var own: [String: [String]] = [:]
  private let project: ProjectFiles
  /// The files that lie in none of these folders.
  private var shared: [String] = []

  /// - Parameters:
  ///   - paths: source files.
  ///   - lists: the property lists that declare quick actions.
  init(_ paths: some Sequence<String>, declaring lists: [String], in project: ProjectFiles) {
    self.project = project
    let declaring = Set(lists.compactMap(project.appFolder))
    folders = declaring.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for path in paths {
      if let folder = project.appFolder(of: path), declaring.contains(folder) {
        own[folder, default: []].append(path)
      } else {
        shared.append(path)
      }
    }
  }

  /// The files that can have to do with the quick actions of the app in a folder: those of apps
  /// inside of it or around it are among them.
  func files(near folder: String) -> [String] {
    shared + (own[folder] ?? []) + filesOfOthers(near: folder)
  }

  /// Those of apps inside of a folder or around it.
  func filesOfOthers(near folder: String) -> [String] {
    (Path.inside(folder, of: folders) + Path.folders(above: folder)).filter { $0 != folder }
      .flatMap { own[$0] ?? [] }
  }

  /// Whether the app in a folder declares quick actions.
  func declares(_ folder: String) -> Bool { Path.isOne(folder, of: folders) }

  /// Whether a file is among those near the app in a folder.
  func isNear(_ path: String, _ folder: String) -> Bool {
    guard let own = project.appFolder(of: path), declares(own) else { return true }
    return Path.isNested(own, folder)
  }
}
