import ActionFlow
import AppFiles
import Checks
import CodeModel
import PropertyList
import PropertyListRules
import RuleSubjects
import SourceText
import StringsFile

/// A file that rules can check, with the known data around it. The server, the command line and code actions all
/// check through this, so that they agree on the kinds of files.
public enum CheckableFile: Sendable {
  /// A property list with its surroundings; nil where these are not known.
  case propertyList(InfoPlist, Surroundings?)
  case settings(SettingsFile)
  case translations(CheckedTranslations)
  /// A source file with the facts about its app.
  case code(CodeFile, CodeFacts)
  /// A file from which a tool generates property lists, with the surroundings of each list.
  case generator(GeneratorFile, [Surroundings?])

  /// Creates the file with the data that its rules need; nil for a file about which no rule can report anything.
  public init?(_ model: FileModel, at path: String, in context: inout some CheckContext) {
    switch model {
    case .propertyList(let plist):
      self = .propertyList(plist, plist.asksForSurroundings ? context.surroundings(of: path) : nil)
    case .settings(let file): self = .settings(file)
    case .translations(let file):
      // Lookups in other tables are not known.
      let lists =
        TranslationFile.mayBeOfInfoPlist(path) ? context.propertyLists(lookingUpIn: path) : nil
      let listed =
        TranslationFile.differsInCase(path)
        ? context.codeFacts(of: path).nameInProject(of: path) : nil
      self = .translations(CheckedTranslations(file, usedBy: lists, nameInProject: listed))
    case .code(let file):
      guard CodeWords.mayConcern(file.source.bytes) else { return nil }
      self = .code(file, context.codeFacts(of: path))
    case .generator(let file):
      guard !file.lists.isEmpty else { return nil }
      self = .generator(
        file,
        file.lists.map { list in
          file.knowsItsProject && !list.plist.items.isEmpty
            ? context.surroundings(of: list.path ?? path) : nil
        })
    }
  }

  /// The text that ranges of findings refer to.
  public var text: SourceText {
    switch self {
    case .propertyList(let plist, _): plist.tree.source
    case .settings(let file): file.tree.source
    case .translations(let checked): checked.file.source
    case .code(let file, _): file.source
    case .generator(let file, _): file.source
    }
  }

  /// Returns the findings of the rules.
  public func findings(_ options: CheckOptions = CheckOptions()) -> [Finding] {
    switch self {
    case .propertyList(let plist, let surroundings):
      Validator.findings(in: plist, options: options, surroundings: surroundings)
    case .settings(let file): Validator.findings(in: file, options: options)
    case .translations(let checked): Validator.findings(in: checked, options: options)
    case .code(let file, let facts):
      Validator.findings(in: CheckedCode(file, facts, options: options), options)
    case .generator(let file, let surroundings):
      Validator.findings(in: file, surroundings, options)
    }
  }

  /// Returns findings of the file with the fixes that may be applied: only the whole text decides which of these are
  /// preferred.
  public func settled(_ findings: [Finding]) -> [Finding] {
    guard case .propertyList(let plist, _) = self, TagRepairAdvice.concerns(findings) else {
      return findings
    }
    return TagRepairAdvice(plist.tree).settle(findings)
  }

  /// One state of the file, as rules and readers see it.
  public struct State: Sendable {
    /// The findings, with the fixes that may be applied.
    public var findings: [Finding]
    /// The number of errors because of which the file cannot be read.
    public var faults: Int
    /// The file; nil where only the findings are known.
    private let file: CheckableFile?
    private let limit: Int
    /// True if it has more errors than can be fixed, so that they were not counted.
    let isTooBroken: Bool

    /// - Parameter limit: the most findings, and the most errors, that are counted.
    public init(
      findings: [Finding], faults: Int = 0, of file: CheckableFile? = nil,
      limit: Int = Report.maximumFindings, isTooBroken: Bool = false
    ) {
      self.isTooBroken = isTooBroken
      self.findings = findings
      self.faults = faults
      self.file = file
      self.limit = limit
    }

    /// True if there may be more than were counted, so that the numbers cannot be compared.
    var isFull: Bool { max(faults, findings.count) >= limit }

    /// Returns true if another, stricter reader reads the text to its end.
    ///
    /// - Parameter strictly: true if every element has to be in its proper position, as in a file that was repaired.
    func isReadable(strictly: Bool) -> Bool {
      guard case .propertyList(let plist, _)? = file else { return true }
      return strictly
        ? TagRepair.fingerprint(of: plist.tree.source) != nil
        : TagRepair.canRead(plist.tree.source)
    }

    var isReadable: Bool { isReadable(strictly: false) }

    /// The comments of the file; empty where only the findings are known.
    var comments: CommentCount { file?.comments ?? CommentCount() }

    /// The texts that look like remains of markup or quotes.
    var suspects: Set<String> { file?.suspects ?? [] }

    /// True if only unescaped characters in texts prevent the file from being read.
    var hasSoundTags: Bool {
      guard faults > 0, case .propertyList(let plist, _)? = file else { return true }
      return TagRepairAdvice(plist.tree).hasSoundTags
    }

    /// Returns true if a part of a property list contains a value that looks like the remains of a tag, or an empty
    /// value.
    func holdsRemains(in range: ByteRange) -> Bool {
      guard case .propertyList(let plist, _)? = file else { return false }
      let tree = plist.tree
      return tree.contradictsLines(in: range)
        || tree.allNodes.contains { id in
          let node = tree[id]
          guard node.kind.isElement, node.kind != .true, node.kind != .false, node.isClosed,
            node.range.meets(range)
          else { return false }
          if node.isEmptyElement { return tree.isBesideStartTag(node) }
          return tree.source[node.content].allSatisfy(\.isWhitespace)
            || node.kind.isScalar && TagRemains.surround(tree.text(node.content))
        }
    }
  }

  /// Returns the findings in another state of the file, with the same data around it, and the errors of its syntax.
  public func read(_ text: SourceText, _ options: CheckOptions = CheckOptions()) -> State {
    let changed = with(text, maximumIssues: options.maximumFindings)
    let limit = options.maximumFindings
    if changed.isTooBroken {
      var shown = options
      shown.maximumFindings = min(limit, Report.maximumFindings)
      return State(findings: changed.findings(shown), of: changed, isTooBroken: true)
    }
    return State(
      findings: changed.settled(changed.findings(options)), faults: changed.faults(limit: limit),
      of: changed, limit: limit)
  }

  /// Returns the number of errors because of which the file cannot be read, up to a limit.
  private func faults(limit: Int) -> Int {
    switch self {
    case .propertyList(let plist, _):
      let structure = plist.tree.structureIssues(limit: max(limit, SyntaxTree.maximumIssues))
      return plist.tree.issues.count + structure.count { $0.stopsReading }
    case .settings(let file): return file.tree.issue == nil ? 0 : 1
    case .code(let file, _): return file.unmatchedBrackets
    // Unreadable text generates no list, and no fix removes a list.
    case .generator: return 0
    case .translations(let checked):
      guard case .table(let table) = checked.file.content else { return 0 }
      return table.issues.count { $0.losesText }
    }
  }

  /// True if a property list has more broken tags and stray texts than can be fixed. Unescaped characters do not
  /// count.
  private var isTooBroken: Bool {
    guard case .propertyList(let plist, _) = self else { return false }
    let tree = plist.tree
    let broken = tree.issues.count { $0.problem != .strayAmpersand }
    guard broken <= FixAll.maximumFaults else { return true }
    let misplaced = tree.structureIssues(limit: FixAll.maximumFaults + 1).count { $0.stopsReading }
    return broken + misplaced > FixAll.maximumFaults
  }

  private var suspects: Set<String> {
    var suspects: Set<String> = []
    switch self {
    case .propertyList(let plist, _):
      let tree = plist.tree
      for node in tree.allNodes
      where tree[node].kind.isScalar && tree[node].isClosed {
        let text = tree.text(tree[node].content)
        if TagRemains.surround(text) { suspects.insert(text) }
      }
    case .settings, .code, .generator: break
    case .translations(let checked):
      // The content of a broken file cannot be judged.
      guard case .table(let table) = checked.file.content, faults(limit: 0) == 0 else { break }
      for entry in table.entries {
        for text in [entry.key, entry.value].compactMap({ $0 }) where text.hasRemains {
          suspects.insert(table.source[text.range])
        }
      }
    }
    return suspects
  }

  /// Returns the file with another text.
  ///
  /// - Parameter maximumIssues: the most syntax errors that are kept.
  public func with(
    _ text: SourceText, maximumIssues: Int = SyntaxTree.maximumIssues
  ) -> CheckableFile {
    switch self {
    case .propertyList(let plist, let surroundings):
      return .propertyList(
        InfoPlist(SyntaxTree(text, maximumIssues: maximumIssues), encoding: plist.encoding),
        surroundings)
    case .settings: return .settings(SettingsFile(text))
    case .translations(let checked):
      let file = TranslationFile(
        checked.file.path, text, encoding: checked.file.encoding, maximumIssues: maximumIssues)
      return .translations(
        CheckedTranslations(
          file, usedBy: checked.propertyLists, nameInProject: checked.nameInProject))
    case .code(let file, let facts): return .code(CodeFile(text, file.language), facts)
    case .generator(let file, let surroundings):
      return .generator(GeneratorFile(file.path, text), surroundings)
    }
  }

  /// Returns the keys around an offset, and the array element that contains it, which distinguish two findings of one
  /// rule.
  public func names(around offset: Int) -> (keys: String, item: String) {
    switch self {
    case .propertyList(let plist, _):
      (plist.tree.keys(around: offset), plist.tree.arrayElement(around: offset))
    case .translations(let checked): (checked.file.entry(at: offset)?.key ?? "", "")
    case .settings: ("", "")
    case .code(let file, _): (file.place(of: offset), "")
    case .generator(let file, _):
      file.place(at: offset).map { list, place in
        (list.plist.tree.keys(around: place), list.plist.tree.arrayElement(around: place))
      } ?? ("", "")
    }
  }

  /// The number of property lists with quick actions in the file, or generated from it.
  public var quickActionLists: Int {
    switch self {
    case .propertyList(let plist, _): plist.declarations.isEmpty ? 0 : 1
    case .generator(let file, _): file.lists.count { !$0.plist.declarations.isEmpty }
    case .settings, .translations, .code: 0
    }
  }
}

extension StringsTable.Text {
  /// True if it begins or ends like the remains of an entry with a missing quote.
  fileprivate var hasRemains: Bool {
    let text = string.trimmed
    return ["=", ";"].contains { text.hasPrefix($0) || text.hasSuffix($0) }
      || string.contains("\" =") || string.contains("= \"")
  }
}
