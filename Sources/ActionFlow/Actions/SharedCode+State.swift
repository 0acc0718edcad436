import AppFiles
import CodeModel
import Files

extension SharedCode {
  /// Returns a cached value, making it on the first request. One that goes out of date while it is made is made again on
  /// the next request.
  ///
  /// - Parameter make: makes the value; returns nil where it is not known, which is not cached.
  func cached<Value: Sendable>(
    _ place: WritableKeyPath<State, Value?> & Sendable, _ make: () -> Value?
  ) -> Value? {
    let (known, revision) = state.withLock { ($0[keyPath: place], $0.revision) }
    if let known { return known }
    guard let made = make() else { return nil }
    state.withLock { state in
      if state.revision == revision { state[keyPath: place] = made }
    }
    return made
  }

  /// Returns a cached value that can always be made, making it on the first request.
  func cachedValue<Value: Sendable>(
    _ place: WritableKeyPath<State, Value?> & Sendable, _ make: () -> Value
  ) -> Value {
    cached(place) { make() } ?? make()
  }

  /// A file that has changed.
  struct Changed: Sendable {
    /// The text of an open file; nil where it is on the disk.
    let text: [UInt8]?
    let code: @Sendable () -> CodeFile?
  }

  /// The cached data, and the changes since it was built.
  struct State: Sendable {
    /// The texts of open source files, which replace those on the disk. The texts of property lists, which can be
    /// long, are not stored: a second reference would make each edit copy them.
    var open: [String: [UInt8]]
    var index: CodeIndex?
    /// The index before more files changed than a request reads.
    var outdated: CodeIndex?
    /// The facts of the previous folder scan, by their paths, until the index is built.
    var former: [String: CodeIndex.FileFacts] = [:]
    /// The index of each app, by the folder of the app.
    var actions: [String: ActionIndex] = [:]
    /// The same without files of other apps, by the list of quick actions.
    var ownActions: [String: ActionIndex] = [:]
    /// The same without the code of other apps, by the folder of the app and the targets of its files.
    var apartActions: [[String]: ActionIndex] = [:]
    /// The types of each app, by the files that see the app alike.
    var appTypes: [AppTypes.Key: AppTypes] = [:]
    /// The life cycles of apps that declare no quick actions.
    var lifeCycles: [AppMark?: KnownLifeCycle] = [:]
    /// The parts of types that decide about scenes, and the folders of apps with a UIKit entry point.
    var entryParts: EntryParts?
    /// True if an app begins in a source file that is in no app's folder.
    var beginsOutside: Bool?
    /// The folders in which apps begin or handle quick actions.
    var beginnings: Set<String>?
    /// The requested apps, by the files that declare their quick actions.
    var madeApps: [String: App.Known] = [:]
    /// The apps of each source file, by the folder of the requesting app.
    var appsByFile: [String: [String: [App.Known]]] = [:]
    /// The apps whose quick actions no property list declares.
    var appsOfCode: AppsOfCode?
    var apps: AppFiles?
    /// The names of source files that other files include.
    var included: Set<String>?
    /// All source files, by the programs they are built into.
    var sources: ProgramFiles.Sources?
    /// The lists of quick actions by their programs, by the folder of the app.
    var lists: [String?: ListsByProgram] = [:]
    /// The property lists of all apps of some projects, cached where the projects cannot change meanwhile.
    var listsOfApps: [ObjectIdentifier: [AppPropertyList]?] = [:]
    /// Files that have changed, with the texts of those that are open.
    var changed: [String: Changed] = [:]
    var declared: DeclaredLists?
    /// Property lists that have changed while they were read, with the texts of open ones.
    var changedLists: [String: [UInt8]?] = [:]
    /// The number of threads that read the property lists.
    var readers = 0
    /// The contents of Xcode projects, for apps in nested folders.
    var projects: SharedProjects
    /// The mentions of methods.
    var mentions = KnownMentions()

    /// Incremented by every change that makes a cached index out of date.
    var revision = 0

    /// The facts of the files, or the last known ones.
    var facts: [String: CodeIndex.FileFacts] { index?.files ?? outdated?.files ?? former }

    func files(on disk: any FileAccess) -> any FileAccess {
      open.isEmpty ? disk : OverlaidFiles(disk, newer: open)
    }

    mutating func forgetActions() {
      revision += 1
      actions = [:]
      forgetApps()
      apps = nil
      included = nil
      sources = nil
      lists = [:]
      listsOfApps = [:]
    }

    private mutating func forgetApps() {
      ownActions = [:]
      apartActions = [:]
      appTypes = [:]
      lifeCycles = [:]
      entryParts = nil
      beginnings = nil
      beginsOutside = nil
      madeApps = [:]
      appsByFile = [:]
      appsOfCode = nil
    }

    /// Removes the cached indexes that contain a file.
    mutating func forgetActions(with path: String) {
      revision += 1
      included = nil
      forgetApps()
      sources = nil
      guard let apps else { return actions = [:] }
      actions = actions.filter {
        ![SharedCode.all, SharedCode.outside].contains($0.key) && !apps.mayConcern(path, $0.key)
      }
    }
  }
}
