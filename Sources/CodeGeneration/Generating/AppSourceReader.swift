import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import OldStylePropertyList
import SourceText

/// Reads the source files of an app that matter for generating code, and notes those whose declarations cannot be
/// known.
struct AppSourceReader {
  private(set) var unknown: [UnknownSource] = []
  private let files: any FileAccess
  private let search: WordSearch
  /// The delegates of the app and its enumerations of types.
  private var types: Set<String> = []

  /// - Parameter names: the names of possible generated declarations that contain none of `AppSources.words`.
  init(_ files: any FileAccess, names: [String]) {
    self.files = files
    search = WordSearch(AppSources.words + ["AppDelegate"] + names)
  }

  /// Reads the files with keywords of quick actions, scenes or the app's life cycle, and the files that mention types
  /// declared in these: an extension of a delegate, for example, may contain no keyword.
  mutating func read(_ paths: ArraySlice<String>) -> [AppSources.Source] {
    let first = paths.map { source($0) }
    let delegates = first.compactMap { $0?.file.outline.declarations }.joined().filter {
      $0.isType && $0.inherited.contains(where: AppSources.delegateProtocols.contains)
    }
    let tables = first.compactMap { $0.map { TypeTable.all(in: $0.file) } }.joined()
      .compactMap { $0.name.split(separator: ".").last.map(String.init) }
    types = Set(delegates.map(\.name)).union(tables)
    guard !types.isEmpty else { return first.compactMap(\.self) }
    let own = WordSearch(types.sorted())
    let unread = Set(unknown.map(\.path))
    return zip(paths, first).compactMap { path, known in
      known ?? (unread.contains(path) ? nil : source(path, own))
    }
  }

  /// Reads the declarations in files that are never changed.
  mutating func readHidden(_ hidden: [HiddenSources.File]) -> [UnknownSource] {
    let search = WordSearch(AppSources.words + ["AppDelegate"] + types.sorted())
    return hidden.compactMap { file in
      let known = unknown.count
      let source = source(file.path, search) ?? source(file.path, self.search)
      // A file that cannot be read has been noted already.
      if unknown.count > known { return unknown.last }
      return source.map { UnknownSource($0.path, file.reason, $0, types) }
    }
  }

  /// - Parameter words: the words of which a file must contain one.
  init(_ files: any FileAccess, searching words: [String]) {
    self.files = files
    search = WordSearch(words)
  }

  /// Returns a file with one of the words; nil for one without, and for one that cannot be read.
  mutating func source(_ path: String) -> AppSources.Source? { source(path, search) }

  private mutating func source(_ path: String, _ search: WordSearch) -> AppSources.Source? {
    guard let language = CodeLanguage(path: path) else { return nil }
    do throws(FileReader.Failure) {
      let bytes = try files.read(path)
      let isWide = FileEncoding.isWide(bytes)
      guard search.finds(in: isWide ? FileEncoding.decode(bytes).text.bytes : bytes) else {
        return nil
      }
      guard bytes.count <= CodeWords.maximumLength else {
        unknown.append(UnknownSource(path, .tooLongSource))
        return nil
      }
      let file = CodeFile(FileEncoding.decode(bytes).text, language)
      let source = AppSources.Source(path: path, file: file)
      if let conflict = file.source.firstConflict {
        unknown.append(UnknownSource(conflictAt: conflict, in: source))
      }
      return source
    } catch {
      unknown.append(UnknownSource(path, .unreadable(error)))
      return nil
    }
  }
}

extension AppSources {
  /// Returns the other files of the app that contain a word. Throws where one of them cannot be parsed or changed.
  ///
  /// - Parameter word: the name of a type or a method.
  func files(
    naming word: String, besides path: String, in files: any FileAccess
  ) throws(GenerationFailure) -> [Source] {
    try requireKnown(naming: word)
    let known = Set(unknownSources.map(\.path))
    var reader = AppSourceReader(files, searching: [word])
    let found = paths.prefix(Self.maximumFiles).compactMap { other in
      other == path || known.contains(other) ? nil : reader.source(other)
    }
    if let unknown = reader.unknown.first { throw unknown.failure }
    return found
  }
}

extension SourceText {
  /// The offset of the first merge conflict, or of the remains of one; nil where there is none.
  var firstConflict: Int? {
    (0..<lines.count).first { line in
      [UInt8(ascii: "<"), UInt8(ascii: ">")].contains {
        ConflictMarkers.isMarker($0, at: lines.start(ofLine: line), in: bytes)
      }
    }.map { lines.start(ofLine: $0) }
  }
}

extension GenerationFailure {
  /// Throws if a file has a merge conflict, because the generated code depends on its resolution.
  static func requireNoConflict(in text: SourceText, at path: String) throws(GenerationFailure) {
    guard let conflict = text.firstConflict else { return }
    throw GenerationFailure(.hasConflict, at: Place(path, text, conflict))
  }
}
