import CodeModel
import CodeSyntax
import Files
import SourceText
import Synchronization

/// The index of a project's source files: their facts about quick actions, and those that rules on other files use.
public struct CodeIndex: Sendable, Equatable {
  /// One declaration of a type, or an extension or category in another file.
  public struct TypePart: Sendable, Equatable {
    public let path: String
    public let name: String
    /// The superclass and the protocols, as they are written.
    public let inherited: [String]
    /// The signatures of its methods, in the order of the text.
    public let functions: [String]
    /// The kinds of handlers for quick actions that it implements.
    public let handlers: Set<Handler.Kind>
    /// True if it reads the quick action with which a scene was connected: `options.shortcutItem`, or passes the
    /// options on.
    public let readsConnectionItem: Bool
    /// The names of the views that it registers for peek and pop.
    public let previewSources: Set<String>
    /// True if the part names the superclass: it is more than an extension or an implementation.
    public let isDeclared: Bool
    /// True if no class inherits from it.
    let isFinal: Bool
    /// True if it is the entry point of a UIKit app: `@main class AppDelegate: UIApplicationDelegate`.
    let isUIKitMain: Bool
  }

  /// The facts that one source file provides to others, derived from that file alone.
  public struct FileFacts: Sendable, Equatable {
    /// The types of the file, one part for each.
    public var parts: [TypePart] = []
    /// True if it declares the app of the SwiftUI life cycle: `@main struct … : App`.
    public var hasSwiftUIApp = false
    /// The delegate classes that it assigns to scenes; nil where one of them is not known.
    var sceneDelegates: Set<String>? = []
    /// True if its app delegate always names one class.
    var decidesSceneDelegate = false
    /// The names of the scene configurations that its app delegate names; nil where they are not all known.
    var configurationNames: Set<String>?
    /// The app delegates that its SwiftUI app names, if it has one; nil where one of them is not known.
    var adaptedDelegates: Set<String>? = []
    /// The Objective-C names of its classes, where they differ.
    var objectiveCNames: [String: String] = [:]
    /// The names of source files that it includes, which count as part of it.
    var includedSources: Set<String> = []
    /// The file's facts about quick actions.
    public var actions = ActionFacts()
    /// A hash of the text, to compare it with later texts.
    fileprivate(set) var textMark: Int

    /// - Parameter path: the absolute path of the file.
    public init(_ file: CodeFile, _ path: String) {
      textMark = Self.mark(of: file.source)
      let handlers = file.handlers
      let mayRead = file.mentionsConnection
      for (index, type) in file.types.enumerated() {
        let reads =
          mayRead
          && (file.readsConnectionItem(type)
            || file.functions(of: type).contains { file.readsConnectionItem($0) })
        parts.append(
          TypePart(
            path: path, name: type.name, inherited: type.inherited,
            functions: type.functions.map { file.functions[$0].signature },
            handlers: Set(handlers.filter { $0.function.type == index }.map(\.kind)),
            readsConnectionItem: reads, previewSources: file.previewSources(of: type),
            isDeclared: file.declaresSuperclass(of: type), isFinal: file.isFinal(type),
            isUIKitMain: file.isUIKitMain(type)))
        if file.isSwiftUIApp(type) { hasSwiftUIApp = true }
      }
      sceneDelegates = file.sceneDelegates
      decidesSceneDelegate = sceneDelegates?.count == 1 && file.decidesSceneDelegate
      configurationNames = file.configurationNames
      adaptedDelegates = hasSwiftUIApp ? file.adaptedDelegates : []
      objectiveCNames = file.objectiveCNames
      includedSources = file.includedSources
      actions = ActionFacts(file)
    }

    static func mark(of text: SourceText) -> Int {
      var hasher = Hasher()
      text.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      return hasher.finalize()
    }

    /// Returns true if two files have equal facts.
    public static func == (first: FileFacts, second: FileFacts) -> Bool {
      first.parts == second.parts && first.hasSwiftUIApp == second.hasSwiftUIApp
        && first.sceneDelegates == second.sceneDelegates
        && first.decidesSceneDelegate == second.decidesSceneDelegate
        && first.configurationNames == second.configurationNames
        && first.adaptedDelegates == second.adaptedDelegates
        && first.objectiveCNames == second.objectiveCNames
        && first.includedSources == second.includedSources && first.actions == second.actions
    }
  }

  /// The most files that are read.
  public static let maximumFiles = 20_000
  /// The most files that are read only for names that others mention.
  public static let maximumNamed = 2000

  /// The facts of the files that were read, by their paths.
  public private(set) var files: [String: FileFacts] = [:]
  /// The parts of types by name, in the order of their files.
  public private(set) var parts: [String: [TypePart]] = [:]
  /// The files that declare the app of the SwiftUI life cycle.
  package private(set) var swiftUIApps: Set<String> = []
  /// True if every file was read.
  public private(set) var isComplete = true

  /// The names of source files that other files include.
  var includedSources: Set<String> {
    files.values.reduce(into: []) { names, facts in
      if !facts.includedSources.isEmpty { names.formUnion(facts.includedSources) }
    }
  }
  /// The names for which files without words of quick actions are read: first those that files with such words
  /// mention, then those that the files found by these mention.
  private var wanted: [WantedNames] = []
  /// These files, each with the index of its names in `wanted`.
  private var named: [String: Int] = [:]

  /// - Parameters:
  ///   - paths: source files; files without one of the words that rules look for are skipped, unless they contain a
  ///     name that the others mention and do not declare.
  public init(_ paths: [String], in files: any FileAccess) {
    _ = read(paths, in: files, { _ in nil }) { true }
  }

  /// Builds the same index; returns nil if it was cancelled.
  ///
  /// - Parameters:
  ///   - folder: returns the outermost folder of an app that contains a file.
  ///   - former: earlier facts, by the paths of the files; used where the text is the same.
  ///   - isWanted: called before each file is read, to ask whether to continue.
  init?(
    _ paths: [String], in files: any FileAccess, _ folder: @escaping Folder,
    knowing former: [String: FileFacts] = [:], while isWanted: @Sendable () -> Bool
  ) {
    guard read(paths, in: files, knowing: former, folder, while: isWanted) else { return nil }
  }

  typealias Folder = @Sendable (_ path: String) -> String?

  private mutating func read(
    _ paths: [String], in files: any FileAccess, knowing former: [String: FileFacts] = [:],
    _ folder: @escaping Folder, while isWanted: @Sendable () -> Bool
  ) -> Bool {
    let known = paths.prefix(Self.maximumFiles)
    let read = Parallel.compactMap(known, while: isWanted) { path -> (String, FileFacts?)? in
      do {
        let bytes = try files.read(path) { Self.mayConcern($0, path) }
        let facts = bytes.flatMap { Self.facts(of: $0, path, knowing: former[path]) }
        return facts.map { (path, $0) }
      } catch {
        return (path, nil)
      }
    }
    guard let read else { return false }
    isComplete = paths.count == known.count && read.allSatisfy { $0.1 != nil }
    for (path, facts) in read { take(facts, at: path) }
    return readNamed(paths, in: files, knowing: former, folder, while: isWanted)
  }

  /// The most files that are searched for names at a time, so that few more are read than are kept.
  private static let namedAtOnce = 2048

  /// The number of rounds in which files are read for names that others mention: the names in files with quick action
  /// keywords, then the names in the files of the first round.
  private static let rounds = 2

  /// Reads the files that contain names which the others mention and do not declare.
  @discardableResult private mutating func readNamed(
    _ paths: [String], in files: any FileAccess, knowing former: [String: FileFacts] = [:],
    _ folder: @escaping Folder, while isWanted: @Sendable () -> Bool = { true }
  ) -> Bool {
    for path in named.keys { take(nil, at: path) }
    (named, wanted) = ([:], [])
    let apps = SeparateApps(self, folder)
    for round in 0..<Self.rounds {
      let names = wantedNames(in: round, apps)
      guard !names.isEmpty else { break }
      wanted.append(names)
      guard read(names, in: round, paths, in: files, knowing: former, apps, while: isWanted) else {
        return false
      }
    }
    return true
  }

  private mutating func read(
    _ names: WantedNames, in round: Int, _ paths: [String], in files: any FileAccess,
    knowing former: [String: FileFacts], _ apps: SeparateApps, while isWanted: @Sendable () -> Bool
  ) -> Bool {
    let search = WantedNames.Search(names)
    var rest = paths.prefix(Self.maximumFiles).filter { self.files[$0] == nil }[...]
    while !rest.isEmpty, named.count < Self.maximumNamed {
      let some = rest.prefix(Self.namedAtOnce)
      rest = rest.dropFirst(some.count)
      let read = Parallel.compactMap(some, while: isWanted) { path -> (String, FileFacts?)? in
        let app = apps.app(of: path)
        let bytes = try? files.read(path) {
          $0.count <= CodeWords.maximumLength && search.finds(in: $0, of: app)
        }
        guard let bytes else { return nil }
        return (path, Self.facts(of: bytes, path, knowing: former[path]))
      }
      guard let read else { return false }
      for (path, facts) in read.prefix(Self.maximumNamed - named.count) {
        take(facts, at: path)
        named[path] = round
      }
    }
    return true
  }

  /// Returns the names that a round searches for: those that the files of the rounds before mention.
  private func wantedNames(in round: Int, _ apps: SeparateApps) -> WantedNames {
    let known = files.lazy.filter { named[$0.key].map { $0 < round } ?? true }
    let groups = known.map { (app: apps.app(of: $0.key), facts: $0.value.actions) }
    return wanted.prefix(round).reduce(ActionNames.wanted(by: groups)) { $0.subtracting($1) }
  }

  /// Returns true if the names that the files need have changed.
  private func wantsOthers(_ apps: SeparateApps) -> Bool {
    (0..<Self.rounds).contains { round in
      let names = wantedNames(in: round, apps)
      return names != (wanted.indices.contains(round) ? wanted[round] : WantedNames())
    }
  }

  /// - Parameter former: the earlier facts of the file.
  private static func facts(
    of bytes: [UInt8], _ path: String, knowing former: FileFacts? = nil,
    _ code: () -> CodeFile? = { nil }
  ) -> FileFacts? {
    guard let language = CodeLanguage(path: path) else { return nil }
    let text = FileEncoding.decode(bytes).text
    if let former, former.textMark == FileFacts.mark(of: text) { return former }
    // An editor can assign another language to the file, and its text has no encoding.
    if let code = code(), code.language == language, code.source == text {
      return FileFacts(code, path)
    }
    return FileFacts(CodeFile(text, language), path)
  }

  private mutating func take(_ facts: FileFacts?, at path: String) {
    if let old = files[path] {
      for name in Set(old.parts.map(\.name)) {
        let rest = (parts[name] ?? []).filter { $0.path != path }
        parts[name] = rest.isEmpty ? nil : rest
      }
    }
    files[path] = facts
    if facts?.hasSwiftUIApp == true {
      swiftUIApps.insert(path)
    } else {
      swiftUIApps.remove(path)
    }
    for part in facts?.parts ?? [] {
      // Files are added in order, so the position is mostly the last one.
      let place = parts[part.name]?.lastIndex { $0.path <= path }.map { $0 + 1 } ?? 0
      parts[part.name, default: []].insert(part, at: place)
    }
  }

  /// The effect of a changed file on the index.
  public enum Change: Sendable {
    /// Nothing.
    case nothing
    /// The facts of the file, which was known before and still is.
    case file
    /// The facts of other files, too, or which files are known.
    case files
  }

  /// Updates the index after a change of one file. The result is the same as if everything were read again.
  ///
  /// - Parameters:
  ///   - bytes: its content; nil where it was removed.
  ///   - paths: all source files, which are searched if the needed names change.
  ///   - code: returns the content if it is already parsed.
  @discardableResult mutating func replace(
    _ path: String, with bytes: [UInt8]?, among paths: [String], in files: any FileAccess,
    _ folder: @escaping Folder = { _ in nil }, code: () -> CodeFile? = { nil }
  ) -> Change {
    let (oldRound, old) = (named[path], self.files[path])
    let new = Self.facts(of: bytes, path, naming: searches, SeparateApps(self, folder), code)
    if oldRound == new.round, old == new.facts {
      if let facts = new.facts { self.files[path]?.textMark = facts.textMark }
      return .nothing
    }
    take(new, at: path)
    // Most edits do not change the names.
    if oldRound == new.round, let old, let facts = new.facts,
      ActionNames.areSame(old.actions, facts.actions), SeparateApps.areSame(old, facts)
    {
      return oldRound == nil ? .file : .files
    }
    if wantsOthers(SeparateApps(self, folder)) { readNamed(paths, in: files, folder) }
    return .files
  }

  /// Updates the index after changes of many files, which are read on all processors. The result is the same as if
  /// everything were read again.
  ///
  /// - Parameters:
  ///   - changed: their paths, each with its content where that differs from `files`.
  ///   - isWanted: called before each file is read, to ask whether to continue.
  /// - Returns: false if it was cancelled; the index is then incomplete and must not be used.
  mutating func replace(
    _ changed: [(path: String, bytes: [UInt8]?)], among paths: [String], in files: any FileAccess,
    _ folder: @escaping Folder, while isWanted: @Sendable () -> Bool
  ) -> Bool {
    let (searches, apps) = (searches, SeparateApps(self, folder))
    let read = Parallel.compactMap(changed, while: isWanted) { path, bytes in
      (
        path: path,
        facts: Self.facts(of: bytes ?? (try? files.read(path)), path, naming: searches, apps)
      )
    }
    guard let read else { return false }
    for (path, facts) in read { take(facts, at: path) }
    guard wantsOthers(SeparateApps(self, folder)) else { return true }
    return readNamed(paths, in: files, folder, while: isWanted)
  }

  /// The searches for the names of each round.
  private var searches: [WantedNames.Search] { wanted.map(WantedNames.Search.init) }

  /// Returns the facts of a file, with the round in which it is read if that is only for names that others mention.
  ///
  /// - Parameter searches: the searches for the names of each round.
  private static func facts(
    of bytes: [UInt8]?, _ path: String, naming searches: [WantedNames.Search],
    _ apps: SeparateApps, _ code: () -> CodeFile? = { nil }
  ) -> (facts: FileFacts?, round: Int?) {
    guard let bytes else { return (nil, nil) }
    if bytes.withUnsafeBytes({ mayConcern($0, path) }) {
      return (facts(of: bytes, path, code), nil)
    }
    guard bytes.count <= CodeWords.maximumLength else { return (nil, nil) }
    let app = apps.app(of: path)
    guard let round = searches.firstIndex(where: { $0.finds(in: bytes, of: app) }) else {
      return (nil, nil)
    }
    return (facts(of: bytes, path, code), round)
  }

  private mutating func take(_ new: (facts: FileFacts?, round: Int?), at path: String) {
    take(new.facts, at: path)
    named[path] = new.round
  }

  private static func mayConcern(_ bytes: UnsafeRawBufferPointer, _ path: String) -> Bool {
    guard bytes.count <= CodeWords.maximumLength else { return false }
    // In Objective-C the superclass is named in a header of its own.
    if CodeLanguage.isHeader(path) { return headerWords.finds(in: bytes) }
    return words.finds(in: bytes)
      || CodeLanguage(path: path) == .swift && appMark.finds(in: bytes)
  }

  // One search for all words, because most files are searched to the end.
  private static let words = WordSearch(
    CodeWords.all + ["UIApplicationDelegate", "UIWindowSceneDelegate"])
  private static let headerWords = WordSearch(
    CodeWords.all + ["ViewController", "UIApplicationDelegate", "UIWindowSceneDelegate"])
  private static let appMark = MarkSearch("@main")

  /// Returns true for a file without quick action keywords, which no rule checks.
  func isReadForNames(_ path: String) -> Bool { named[path] != nil }

  /// True if some file creates quick actions.
  var makesActions: Bool { files.values.contains { !$0.actions.creations.isEmpty } }
}
