import ActionFlow
import AppFiles
import Checks
import CodeModel
import PropertyList
import PropertyListRules
import RuleSubjects
import SourceText
import StringsFile

/// A file that rules are about, with what is known beside it. The server, the command line and code
/// actions all check through this, so that no two of them can tell kinds of files apart differently.
public enum CheckableFile: Sendable {
  /// A property list and what surrounds it, nil where that is not known.
  case propertyList(InfoPlist, Surroundings?)
  case settings(SettingsFile)
  case translations(CheckedTranslations)
  /// A source file and what is known of its app.
  case code(CodeFile, CodeFacts)
  /// A file from which a tool makes property lists, and what surrounds each of them.
  case generator(GeneratorFile, [Surroundings?])

  /// A file with what the rules ask beside it; nil for one about which no rule has anything to report.
  public init?(_ model: FileModel, at path: String, in context: inout some CheckContext) {
    switch model {
    case .propertyList(let plist):
      self = .propertyList(plist, plist.asksForSurroundings ? context.surroundings(of: path) : nil)
    case .settings(let file): self = .settings(file)
    case .translations(let file):
      // What is looked up in other tables nobody knows.
      let lists =
        TranslationFile.mayBeOfInfoPlist(path) ? context.propertyLists(lookingUpIn: path) : nil
      self = .translations(CheckedTranslations(file, usedBy: lists))
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

  /// Returns what the rules report.
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

  /// Findings of the file with the fixes that may be made: which of them are preferred only the whole
  /// text can tell.
  public func settled(_ findings: [Finding]) -> [Finding] {
    guard case .propertyList(let plist, _) = self, TagRepairAdvice.concerns(findings) else {
      return findings
    }
    return TagRepairAdvice(plist.tree).settle(findings)
  }

  /// One state of the file, as the rules and the readers see it.
  public struct State: Sendable {
    /// With the fixes that may be made.
    public var findings: [Finding]
    /// How many mistakes keep the file from being read.
    public var faults: Int
    /// Nil where nothing but the findings is known.
    private let file: CheckableFile?
    private let limit: Int
    /// Whether it has more mistakes than are fixed, which then were not counted.
    let isTooBroken: Bool

    /// - Parameter limit: how many findings, and how many mistakes, are counted.
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

    /// Whether there may be more than were counted, so that the numbers say nothing.
    var isFull: Bool { max(faults, findings.count) >= limit }

    /// Returns true if another reader, which is stricter, reads the text to its end.
    ///
    /// - Parameter strictly: whether every element has to stand where it belongs, as in a file that
    ///   was repaired.
    func isReadable(strictly: Bool) -> Bool {
      guard case .propertyList(let plist, _)? = file else { return true }
      return strictly
        ? TagRepair.fingerprint(of: plist.tree.source) != nil
        : TagRepair.canRead(plist.tree.source)
    }

    var isReadable: Bool { isReadable(strictly: false) }

    /// The comments of the file, none where only the findings are known.
    var comments: CommentCount { file?.comments ?? CommentCount() }

    /// The texts that look as if they had remains of markup or quotes in them.
    var suspects: Set<String> { file?.suspects ?? [] }

    /// Whether nothing but characters of texts keeps the file from being read.
    var hasSoundTags: Bool {
      guard faults > 0, case .propertyList(let plist, _)? = file else { return true }
      return TagRepairAdvice(plist.tree).hasSoundTags
    }

    /// Returns true if a part of a property list has a value that nobody would write: what looks like the remains of a
    /// tag, or nothing.
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

  /// Returns what the rules report about another state of the file, with all that they know here, and what is wrong
  /// with its syntax.
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

  /// Returns how many mistakes keep the file from being read, as far as they are counted.
  private func faults(limit: Int) -> Int {
    switch self {
    case .propertyList(let plist, _):
      let structure = plist.tree.structureIssues(limit: max(limit, SyntaxTree.maximumIssues))
      return plist.tree.issues.count + structure.count { $0.stopsReading }
    case .settings(let file): return file.tree.issue == nil ? 0 : 1
    case .code(let file, _): return file.unmatchedBrackets
    // What cannot be read makes no list, and no fix takes a list away.
    case .generator: return 0
    case .translations(let checked):
      guard case .table(let table) = checked.file.content else { return 0 }
      return table.issues.count { $0.losesText }
    }
  }

  /// Whether a property list has more broken tags and stray texts than are fixed. Characters that only want to be escaped
  /// are no measure.
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
      // What a broken file says is no measure.
      guard case .table(let table) = checked.file.content, faults(limit: 0) == 0 else { break }
      for entry in table.entries {
        for text in [entry.key, entry.value].compactMap({ $0 }) where text.hasRemains {
          suspects.insert(table.source[text.range])
        }
      }
    }
    return suspects
  }

  /// The file with another text.
  ///
  /// - Parameter maximumIssues: how many mistakes of its syntax are kept.
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
      return .translations(CheckedTranslations(file, usedBy: checked.propertyLists))
    case .code(let file, let facts): return .code(CodeFile(text, file.language), facts)
    case .generator(let file, let surroundings):
      return .generator(GeneratorFile(file.path, text), surroundings)
    }
  }

  /// The keys around a place, and the element of an array that it lies in: what tells two findings
  /// of one rule apart.
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

  /// How many property lists the file is or makes that declare quick actions.
  public var quickActionLists: Int {
    switch self {
    case .propertyList(let plist, _): plist.declarations.isEmpty ? 0 : 1
    case .generator(let file, _): file.lists.count { !$0.plist.declarations.isEmpty }
    case .settings, .translations, .code: 0
    }
  }
}

extension StringsTable.Text {
  /// Whether it begins or ends like what is left of an entry with a quote missing.
  fileprivate var hasRemains: Bool {
    let text = string.trimmed
    return ["=", ";"].contains { text.hasPrefix($0) || text.hasSuffix($0) }
      || string.contains("\" =") || string.contains("= \"")
  }
}
