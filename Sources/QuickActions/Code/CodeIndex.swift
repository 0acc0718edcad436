import Files
import CodeModel
import CodeSyntax
import SourceText
import Synchronization

/// What the source files of a project say about quick actions, as far as rules on other files ask.
public struct CodeIndex: Sendable {
  /// One declaration of a type, or an extension or category in another file.
  public struct TypePart: Sendable {
    public let path: String
    public let name: String
    public let inherited: [String]
    /// The signatures of its methods.
    public let functions: Set<String>
    public let handlers: Set<Handler.Kind>
    /// Whether it reads the quick action with which a scene was connected: `options.shortcutItem`, or
    /// hands the options on.
    public let readsConnectionItem: Bool
    /// The names of the views that it registers for peek and pop.
    public let previewSources: Set<String>
  }

  /// How many files are read.
  public static let maximumFiles = 20_000

  public private(set) var parts: [String: [TypePart]] = [:]
  /// Whether the app has SwiftUI's life cycle: `@main struct … : App`.
  public private(set) var hasSwiftUIApp = false
  /// Whether every file was read.
  public private(set) var isComplete = true

  /// - Parameter paths: source files; those without one of the words that rules look for are passed
  ///   over.
  public init(_ paths: [String], in files: any FileAccess) {
    isComplete = paths.count <= Self.maximumFiles
    for path in paths.prefix(Self.maximumFiles) {
      guard let language = CodeLanguage(path: path), let bytes = try? files.read(path) else {
        isComplete = false
        continue
      }
      // In Objective-C the superclass stands in a header of its own.
      let marks = path.hasSuffix(".h") ? Self.headerMarks : Self.marks
      guard CodeWords.mayConcern(bytes) || marks.finds(in: bytes) else { continue }
      add(CodeFile(FileEncoding.decode(bytes).text, language), path)
    }
  }

  private static let marks = WordSearch(["UIApplicationDelegateAdaptor"])
  private static let headerMarks = WordSearch(["ViewController"])

  private mutating func add(_ file: CodeFile, _ path: String) {
    let handlers = file.handlers
    for (index, type) in file.types.enumerated() {
      let functions = file.functions(of: type)
      let kinds = handlers.filter { $0.function.type == index }.map(\.kind)
      let reads = functions.contains { function in
        function.body.map { file.readsConnectionItem(in: $0) } ?? false
      }
      parts[type.name, default: []].append(
        TypePart(
          path: path, name: type.name, inherited: type.inherited,
          functions: Set(functions.map(\.signature)), handlers: Set(kinds),
          readsConnectionItem: reads, previewSources: file.previewSources(of: type)))
      if file.isSwiftUIApp(type) { hasSwiftUIApp = true }
    }
  }

  /// Without what one file says.
  func without(_ path: String?) -> CodeIndex {
    guard let path else { return self }
    var index = self
    index.parts = parts.compactMapValues { parts in
      let others = parts.filter { $0.path != path }
      return others.isEmpty ? nil : others
    }
    return index
  }

  /// All parts of a type and of its superclasses, as far as they are known.
  public func parts(withSuperclassesOf name: String) -> [TypePart] {
    var found: [TypePart] = []
    var pending = [name]
    var seen = Set<String>()
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let parts = parts[name] else { continue }
      found += parts
      pending += parts.flatMap(\.inherited)
    }
    return found
  }

  public func contains(where matches: (TypePart) -> Bool) -> Bool {
    parts.values.contains { $0.contains(where: matches) }
  }
}

extension CodeFile {
  /// Whether code reads the quick action with which a scene was connected, or gives the options to
  /// somebody who may.
  func readsConnectionItem(in body: Range<Int>) -> Bool {
    let reads = accesses(to: "shortcutItem", in: body)
    if reads.contains(where: { access in
      guard let receiver = access.receiver, let name = lastName(receiver) else { return false }
      return name.lowercased().hasSuffix("options")
    }) {
      return true
    }
    return calls(in: body).contains { call in
      guard !isSuper(call.receiver) else { return false }
      return call.arguments.contains { argument in
        argument.value.count == 1
          && ["connectionOptions", "options"].contains {
            tree.isWord(argument.value.lowerBound, $0)
          }
      }
    }
  }

  func isSuper(_ receiver: Range<Int>?) -> Bool {
    guard let receiver, receiver.count == 1 else { return false }
    return tree.isToken(receiver.lowerBound, "super")
  }

  /// Whether a type is the app of SwiftUI's life cycle.
  func isSwiftUIApp(_ type: CodeType) -> Bool {
    guard type.inherits(from: "App", "SwiftUI.App") else { return false }
    return type.declarations.contains { index in
      outline.declarations.indices.contains(index)
        && outline.declarations[index].attributes.contains("main")
    }
  }
}

/// The index of a project, made when a rule first asks for it.
public final class SharedCode: Sendable {
  private let paths: @Sendable () -> [String]
  private let files: any FileAccess
  private let made = Mutex<CodeIndex?>(nil)
  private let asked = Atomic(false)

  public init(in files: any FileAccess, _ paths: @escaping @Sendable () -> [String]) {
    self.files = files
    self.paths = paths
  }

  /// The index, which is made now if it has not been.
  public func index() -> CodeIndex {
    made.withLock { made in
      if let made { return made }
      let index = CodeIndex(paths(), in: files)
      made = index
      return index
    }
  }

  /// The index if it has been made; else it is noted that somebody asked.
  public func indexIfMade() -> CodeIndex? {
    let index = made.withLock { $0 }
    if index == nil { asked.store(true, ordering: .relaxed) }
    return index
  }

  /// Whether somebody has asked for what has not been made.
  public var isWanted: Bool {
    asked.load(ordering: .relaxed) && made.withLock { $0 == nil }
  }
}
