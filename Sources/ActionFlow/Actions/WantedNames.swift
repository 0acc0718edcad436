import CodeModel
import SourceText

/// The separate apps of a folder: names that the files of one app use are not looked up in the files of another.
struct SeparateApps: Sendable {
  /// The folders of the separate apps; empty where there is only one.
  private let folders: Set<String>
  private let folder: CodeIndex.Folder

  /// - Parameter folder: returns the outermost folder of an app that contains a file.
  init(_ index: CodeIndex, _ folder: @escaping CodeIndex.Folder) {
    self.folder = folder
    var beginnings: [String: [CodeIndex.TypePart]] = [:]
    for (path, facts) in index.files where !facts.actions.isTest {
      for part in facts.parts where !SharedCode.delegates.isDisjoint(with: part.inherited) {
        if let own = folder(path) { beginnings[own, default: []].append(part) }
      }
    }
    var folders = Set(beginnings.keys)
    guard folders.count > 1 else {
      self.folders = []
      return
    }
    // Two apps share a type in which both begin.
    for (own, parts) in beginnings {
      let names = parts.reduce(into: Set<String>()) { names, part in
        names.formUnion(part.inherited)
        names.formUnion(index.files[part.path]?.adaptedDelegates ?? [])
      }
      let declaring = names.map { (index.parts[$0] ?? []).filter(\.isDeclared) }
      for parts in declaring {
        let others = Set(parts.map { folder($0.path) })
        if !others.contains(own), !others.contains(nil) {
          folders.subtract(others.compactMap(\.self))
        }
      }
    }
    self.folders = folders.count > 1 ? folders : []
  }

  /// Returns true if two versions of a file separate the same apps.
  static func areSame(_ old: CodeIndex.FileFacts, _ new: CodeIndex.FileFacts) -> Bool {
    old.adaptedDelegates == new.adaptedDelegates && old.actions.isTest == new.actions.isTest
      && old.parts.elementsEqual(new.parts) {
        $0.name == $1.name && $0.inherited == $1.inherited && $0.isDeclared == $1.isDeclared
      }
  }

  /// Returns the folder of the app that a file counts for; nil where it may count for any.
  func app(of path: String) -> String? {
    folders.isEmpty ? nil : folder(path).flatMap { folders.contains($0) ? $0 : nil }
  }
}

/// The names for which files without quick action keywords are read, by the apps whose files use the names.
struct WantedNames: Sendable, Equatable {
  /// The names that are searched for in all files.
  var shared: Set<String> = []
  /// The names that are searched for in the files of an app and in those that may count for any.
  var own: [String: Set<String>] = [:]

  var isEmpty: Bool { shared.isEmpty && own.isEmpty }

  /// Returns the names that others do not contain.
  func subtracting(_ others: WantedNames) -> WantedNames {
    var rest = WantedNames(shared: shared.subtracting(others.shared))
    for (app, names) in own {
      let names = names.filter {
        !others.shared.contains($0) && others.own[app]?.contains($0) != true
      }
      if !names.isEmpty { rest.own[app] = names }
    }
    return rest
  }

  /// A search for the names in files.
  struct Search: Sendable {
    private let shared: WordSearch?
    private let own: [String: WordSearch]
    private let all: WordSearch?

    init(_ names: WantedNames) {
      shared = Self.search(names.shared)
      own = names.own.compactMapValues(Self.search)
      let all = names.own.values.reduce(into: names.shared) { $0.formUnion($1) }
      self.all = names.own.isEmpty ? nil : Self.search(all)
    }

    private static func search(_ names: Set<String>) -> WordSearch? {
      names.isEmpty ? nil : WordSearch(Array(names))
    }

    /// - Parameter app: the app that the file counts for; nil where it may count for any.
    func finds(in bytes: [UInt8], of app: String?) -> Bool {
      bytes.withUnsafeBytes { finds(in: $0, of: app) }
    }

    /// Returns the same for bytes that are only borrowed.
    func finds(in bytes: UnsafeRawBufferPointer, of app: String?) -> Bool {
      guard let app else { return (all ?? shared)?.finds(in: bytes) == true }
      return shared?.finds(in: bytes) == true || own[app]?.finds(in: bytes) == true
    }
  }
}
