import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// New code for an app: declarations for one file, and edits of existing files.
public struct GeneratedCode: Sendable {
  /// The language of the declarations.
  public let language: CodeLanguage
  /// The modules that the declarations need, or the headers in Objective-C as they are written.
  var imports: [String]
  /// The declarations, with two spaces per level, each without an empty line at its ends.
  var declarations: [String] = []
  /// The names of their types and global constants.
  var names: [String] = []
  /// The enumeration whose extension adds an initializer with an item.
  var extended: String?
  /// The edits of existing files, by their paths.
  var edits: [String: [TextEdit]] = [:]
  /// A header for the declarations, in Objective-C.
  var header: [String] = []
  /// The name of the header if no file was named.
  var headerName = ""
  /// Notes on the work that is left to do by hand.
  public internal(set) var notes: [LocalizedText] = []

  init(_ language: CodeLanguage, imports: [String]) {
    self.language = language
    self.imports = imports
  }

  /// True if all code goes into existing files.
  public var isInsideOfFiles: Bool { declarations.isEmpty && header.isEmpty && !edits.isEmpty }

  // MARK: Whole files

  /// Returns a new file with the declarations.
  func text(_ style: CodeStyle) -> String { Self.text(imports, declarations, language, style) }

  private static func text(
    _ imports: [String], _ declarations: [String], _ language: CodeLanguage, _ style: CodeStyle
  ) -> String {
    let head = imports.map { Self.line(importing: $0, language) }.joined(separator: "\n")
    return style.lay(
      ([head] + declarations).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n")
  }

  private static func line(importing name: String, _ language: CodeLanguage) -> String {
    language == .swift ? "import \(name)" : "#import \(name)"
  }

  /// Returns the text to print if no file was named.
  public func text(for app: AppSources) -> String {
    let style = app.style(language)
    guard !header.isEmpty else { return text(style) }
    // Two files, each after its name.
    return style.lay("// \(headerName).h\n\n" + header.joined(separator: "\n\n"))
      + style.lay("\n\n// \(headerName).m\n\n") + text(style)
  }

  /// Returns a class or an extension in Swift.
  ///
  /// - Parameter head: the text before the brace.
  static func swiftType(_ head: String, _ members: [String]) -> String {
    let lines = CodeStyle(step: "  ", newline: "\n")
    return head + " {\n"
      + members.map { lines.lay($0, indentation: "  ") }.joined(separator: "\n\n") + "\n}"
  }

  // MARK: Into files

  /// Returns the changes that put the code into a file.
  ///
  /// - Parameter path: the file for the declarations: an existing or a new one.
  public func changes(
    into path: String, of app: AppSources, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    let header = path.dropLast(path.hasSuffix(".mm") ? 3 : 2) + ".h"
    var code = self
    if !self.header.isEmpty {
      code.imports = imports.map {
        $0 == "\"\(headerName).h\"" ? "\"\(Path.name(of: String(header)))\"" : $0
      }
    }
    return try code.changes(into: path, header: String(header), of: app, in: files)
  }

  private func changes(
    into path: String, header headerPath: String, of app: AppSources, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    for path in edits.keys.sorted() {
      guard let source = app.source(at: path) else { continue }
      try GenerationFailure.requireNoConflict(in: source.file.source, at: path)
    }
    var edits = edits
    var created: [FileEdit] = []
    if !declarations.isEmpty {
      if files.kind(of: path) == .directory { throw GenerationFailure(.isFolder, in: path) }
      guard CodeLanguage(path: path) == language, !CodeLanguage.isHeader(path) else {
        throw GenerationFailure(.otherLanguage(language), in: path)
      }
      switch files.kind(of: path) {
      case .file:
        guard let bytes = try? files.read(path) else {
          throw GenerationFailure(.unreadable, in: path)
        }
        let file = CodeFile(FileEncoding.decode(bytes).text, language)
        try GenerationFailure.requireNoConflict(in: file.source, at: path)
        guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: path) }
        for name in names {
          if let own = file.outline.declarations.first(where: {
            $0.parent == nil && $0.name == name
          }) {
            throw GenerationFailure(
              .isDeclared(name), at: GenerationFailure.Place(path, file, own.nameToken))
          }
        }
        try requireNew(in: file, path)
        let style = CodeStyle(file, else: app.style(language))
        edits[path, default: []] += addition(to: file, style)
      case .other: created.append(FileEdit(path, .create(text(app.style(language)))))
      case .directory, .link: throw GenerationFailure(.isFolder, in: path)
      }
      if !header.isEmpty {
        guard files.kind(of: headerPath) == .other else {
          throw GenerationFailure(.exists, in: headerPath)
        }
        let text = app.style(language).lay(header.joined(separator: "\n\n") + "\n")
        created.append(FileEdit(headerPath, .create(text)))
      }
    }
    let changes = created + Self.fileEdits(edits)
    return changes + listing(changes, app, files).edits
  }

  /// Returns notes on what is left to do for the Xcode projects after changes.
  public func projectNotes(
    on changes: [FileEdit], of app: AppSources, in files: any FileAccess
  ) -> [LocalizedText] {
    listing(changes, app, files).notes
  }

  private func listing(
    _ changes: [FileEdit], _ app: AppSources, _ files: any FileAccess
  ) -> ProjectListing {
    var created: [String] = []
    var edited: [String] = []
    for change in changes where CodeLanguage(path: change.path) != nil {
      if case .create = change.change {
        created.append(change.path)
      } else {
        edited.append(change.path)
      }
    }
    return ProjectListing(
      created, namedIn: edited, isTest: imports.contains { $0.contains("XCTest") }, app, in: files)
  }

  /// Throws if a file outside of the app, which is not read as part of it, already contains the code.
  private func requireNew(in file: CodeFile, _ path: String) throws(GenerationFailure) {
    if let extended, let type = file.type(named: extended),
      let function = file.functions(of: type).first(where: { TypeTable.isInitializer($0, file) })
    {
      throw GenerationFailure(
        .isThere, at: GenerationFailure.Place(path, file, function.declaration.nameToken))
    }
    func words(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }
    let known = words(file.source.string)
    guard !declarations.allSatisfy({ known.contains(words($0)) }) else {
      throw GenerationFailure(.isThere, in: path)
    }
  }

  /// The edits of existing files.
  public var fileEdits: [FileEdit] { Self.fileEdits(edits) }

  private static func fileEdits(_ edits: [String: [TextEdit]]) -> [FileEdit] {
    edits.sorted { $0.key < $1.key }.map { path, edits in
      FileEdit(path, .edit(edits.sorted { $0.range.start < $1.range.start }))
    }
  }

  /// Returns the edits that add the declarations after the last line of a file, and the imports after its others.
  private func addition(to file: CodeFile, _ style: CodeStyle) -> [TextEdit] {
    let source = file.source
    let end = source.length
    let isEmpty = source.bytes.allSatisfy { $0 <= 0x20 }
    let endsLine = end == 0 || [0x0A, 0x0D].contains(source.bytes[end - 1])
    let gap = isEmpty ? "" : (endsLine ? "" : style.newline) + style.newline
    if file.tree.tokens.isEmpty {
      // After a leading comment the whole file is new.
      return [TextEdit(ByteRange(at: end), gap + text(style))]
    }
    var edits = [importing(imports, into: file, style)].compactMap { $0 }
    let text = style.lay(declarations.joined(separator: "\n\n") + "\n")
    edits.append(TextEdit(ByteRange(at: end), gap + text))
    return edits
  }

  /// Returns the edit that adds the imports a file lacks.
  func importing(_ names: [String], into file: CodeFile, _ style: CodeStyle) -> TextEdit? {
    let known = file.imports
    let missing = names.filter { name in !known.contains { $0.name == name } }
    guard !missing.isEmpty else { return nil }
    let lines = missing.map { Self.line(importing: $0, language) }
      .joined(separator: style.newline)
    if let last = known.last?.end {
      return TextEdit(ByteRange(at: last), style.newline + lines)
    }
    // Before the first declaration, and after a comment that begins the file.
    guard let first = file.tree.tokens.first?.start else { return nil }
    let line = file.source.lines.start(ofLine: file.source.lines.line(at: first))
    return TextEdit(ByteRange(at: line), lines + style.newline + style.newline)
  }
}

extension CodeFile {
  /// The imports of the file outside of all brackets and of `#if`, with the end of each.
  var imports: [(name: String, end: Int)] {
    var imports: [(String, Int)] = []
    var (at, depth) = (0, 0)
    while at < tree.tokens.count {
      defer { at = tree.next(after: at, limit: tree.tokens.count) }
      if language == .swift {
        if tree.kind(at) == .directive {
          if tree.isToken(at, "#if") { depth += 1 }
          if tree.isToken(at, "#endif") { depth -= 1 }
        }
        guard depth == 0, tree.isToken(at, "import"), tree.isIdentifier(at),
          tree.isIdentifier(at + 1)
        else { continue }
        let line = source.lines.line(at: bytes(of: at).start)
        imports.append((tree.name(at + 1), source.endOfLine(line)))
      } else if tree.isToken(at + 1, "import") || tree.isToken(at + 1, "include"),
        tree.kind(at) == .directive
      {
        let line = source.lines.line(at: bytes(of: at).start)
        let end = source.endOfLine(line)
        let name = source[ByteRange(start: bytes(of: at + 1).end, end: end)].trimmed
        imports.append((name, end))
      }
    }
    return imports
  }
}

extension LocalizedText {
  fileprivate static let isThere = LocalizedText(
    en: "the code is in this file already; remove it first to write it anew",
    zhHans: "此文件中已有这段代码；如需重新生成，请先将其删除")
}
