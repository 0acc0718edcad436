import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import OldStylePropertyList
import SourceText

/// Reads the source files of an app that have to do with what is generated, and notes those of which it
/// cannot know what they declare.
struct AppSourceReader {
  private(set) var unknown: [UnknownSource] = []
  private let files: any FileAccess
  private let search: WordSearch
  /// The delegates of the app and its enumerations of types.
  private var types: Set<String> = []

  /// - Parameter names: those that generated declarations can have and that hold none of `AppSources.words`.
  init(_ files: any FileAccess, names: [String]) {
    self.files = files
    search = WordSearch(AppSources.words + ["AppDelegate"] + names)
  }

  /// The files with words of quick actions, scenes or the app's life cycle, and those that name what they
  /// declare for it: an extension of a delegate, or what asks for a type, can be without such words.
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

  /// Returns what files declare that are not changed.
  mutating func readHidden(_ hidden: [HiddenSources.File]) -> [UnknownSource] {
    let search = WordSearch(AppSources.words + ["AppDelegate"] + types.sorted())
    return hidden.compactMap { file in
      let known = unknown.count
      let source = source(file.path, search) ?? source(file.path, self.search)
      // What cannot be read says so itself.
      if unknown.count > known { return unknown.last }
      return source.map { UnknownSource($0.path, file.reason, $0, types) }
    }
  }

  /// - Parameter words: those of which a file has one.
  init(_ files: any FileAccess, searching words: [String]) {
    self.files = files
    search = WordSearch(words)
  }

  /// A file with one of the words; nil for one without, and for one that cannot be read.
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
  /// Other files of the app in which a word occurs, read. Throws where one of those cannot be known or changed.
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
  /// Where the first merge conflict begins, or what is left of one; nil where there is none.
  var firstConflict: Int? {
    (0..<lines.count).first { line in
      [UInt8(ascii: "<"), UInt8(ascii: ">")].contains {
        ConflictMarkers.isMarker($0, at: lines.start(ofLine: line), in: bytes)
      }
    }.map { lines.start(ofLine: $0) }
  }
}

extension GenerationFailure {
  /// Throws where a file has a merge conflict, so that what is written depends on how it is resolved.
  static func requireNoConflict(in text: SourceText, at path: String) throws(GenerationFailure) {
    guard let conflict = text.firstConflict else { return }
    throw GenerationFailure(.hasConflict, at: Place(path, text, conflict))
  }
}
