import ActionFlow
import AppFiles
import Checks
import CodeGeneration
import CodeModel
import Files
import Guide
import Linter
import PropertyList
import RuleSubjects
import SourceText

/// A change that one may ask for at a place: a fix or a refactoring. Plain data but for the change
/// itself, which is worked out only when it is wanted.
public struct CodeAction: Sendable {
  /// What an action is for; clients ask for actions by these.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Fixes findings.
    case quickFix
    /// Takes something out to another place, such as a file.
    case extract
    /// Puts something elsewhere.
    case move
    /// Adds, removes or restates something.
    case rewrite
    /// Writes code for quick actions.
    case generate
    /// Moves an app from its app delegate to scenes.
    case migrate
    /// Applies every preferred fix of the file.
    case fixAll
    /// Brings the keys of all dictionaries into order.
    case sortKeys
  }

  /// What an action does.
  public struct Change: Sendable, Hashable {
    /// Edits of the file that was asked about.
    public let edits: [TextEdit]
    /// Changes of other files.
    public let fileEdits: [FileEdit]
    /// Why nothing can be changed, which was found out only when it was tried.
    public let failure: LocalizedText?

    public init(_ edits: [TextEdit], fileEdits: [FileEdit] = []) {
      self.edits = edits
      self.fileEdits = fileEdits
      failure = nil
    }

    /// - Parameter failure: with the place of what is in the way.
    init(failed failure: GenerationFailure) {
      edits = []
      fileEdits = []
      self.failure = failure.text
    }
  }

  public let title: LocalizedText
  public let kind: Kind
  /// Whether it is the one that people most likely want.
  public let isPreferred: Bool
  /// What it fixes.
  public let findings: [Finding]
  /// Why it cannot be done now; nil when it can.
  public let obstacle: LocalizedText?
  /// Whether other files are read to work the change out.
  public let readsOthers: Bool
  /// Works the change out, each time it is called.
  public let change: @Sendable () -> Change

  public init(
    _ title: LocalizedText, _ kind: Kind, isPreferred: Bool = false,
    fixing findings: [Finding] = [], readsOthers: Bool = false,
    change: @escaping @Sendable () -> Change
  ) {
    self.title = title
    self.kind = kind
    self.isPreferred = isPreferred
    self.findings = findings
    obstacle = nil
    self.readsOthers = readsOthers
    self.change = change
  }

  /// An action that is known and cannot be done now.
  public init(
    _ title: LocalizedText, _ kind: Kind, impossible obstacle: LocalizedText,
    fixing findings: [Finding] = []
  ) {
    self.title = title
    self.kind = kind
    isPreferred = false
    self.findings = findings
    self.obstacle = obstacle
    readsOthers = false
    change = { Change([]) }
  }

  /// Whether only the attempt tells that it can be done.
  public var mayFail: Bool {
    obstacle == nil && (kind == .generate || kind == .migrate || readsOthers)
  }

  /// The same where its change can be made, else as one that cannot be done, with the reason. Reads files.
  public func tried() -> CodeAction {
    guard mayFail, let failure = change().failure else { return self }
    return CodeAction(title, kind, impossible: failure, fixing: findings)
  }
}

/// What actions are asked for.
public struct CodeActionContext: Sendable {
  public let text: SourceText
  /// Nil for a file of another kind, such as the settings.
  public let plist: InfoPlist?
  /// A source file; nil for others.
  public let code: CodeFile?
  /// What is known of the app of a source file; nil for others.
  let codeFacts: CodeFacts?
  /// A file of translations; nil for others.
  public let translations: TranslationFile?
  /// A file from which a tool makes property lists; nil for others.
  public let generator: GeneratorFile?
  /// What is known beside it.
  public let surroundings: Surroundings?
  /// The lowest iOS that the app runs on: from the options, else from the Xcode project, else from the file
  /// itself; nil where nobody has said.
  let deploymentTarget: Version?
  /// The app around the file, for code that is written for it; nil where it is not known.
  public let app: AppAccess?
  /// The selected text; empty for a caret.
  public let selection: ByteRange
  /// The text whose actions are offered: the selection, or the line for a caret in its indentation.
  let reach: ByteRange
  /// Everything the rules report about the file, with the fixes that may be made.
  public let findings: [Finding]
  /// What the rules report, with all that they know here, about another state of the file, and how
  /// many mistakes its syntax has.
  public let read: @Sendable (SourceText) -> CheckableFile.State
  /// What is wanted; the others need not be looked for.
  fileprivate(set) var kinds = Set(CodeAction.Kind.allCases)

  /// - Parameters:
  ///   - findings: what is shown of the file, which may be less than the rules report.
  ///   - options: those with which other states of it are read.
  ///   - app: the app around it.
  public init(
    _ file: CheckableFile, selection: ByteRange, findings: [Finding],
    options: CheckOptions = CheckOptions(), app: AppAccess? = nil
  ) {
    text = file.text
    self.app = app
    if case .propertyList(let plist, let surroundings) = file {
      (self.plist, self.surroundings) = (plist, surroundings)
    } else {
      (plist, surroundings) = (nil, nil)
    }
    if case .code(let code, let facts) = file {
      (self.code, codeFacts) = (code, facts)
    } else {
      (code, codeFacts) = (nil, nil)
    }
    deploymentTarget =
      options.deploymentTarget ?? codeFacts?.deploymentTarget
      ?? surroundings?.project.deploymentTarget ?? plist?.minimumVersion
    generator = if case .generator(let file, _) = file { file } else { nil }
    translations = if case .translations(let checked) = file { checked.file } else { nil }
    self.selection = selection
    reach = Self.reach(of: selection, in: file.text)
    self.findings = file.settled(findings)
    read = { file.read($0, options.forFixing) }
  }

  private static func reach(of selection: ByteRange, in source: SourceText) -> ByteRange {
    let caret = selection.start
    guard selection.isEmpty, Layout.isFirstOnLine(caret, in: source) else { return selection }
    let end = source.endOfLine(source.lines.line(at: caret))
    var start = caret
    while start < end, source.bytes[start] == 0x20 || source.bytes[start] == 0x09 { start += 1 }
    return start < end ? ByteRange(start: start, end: end) : selection
  }
}

/// One source of actions.
public protocol CodeActionProvider: Sendable {
  /// What it can offer; it is not asked when nothing of that is wanted.
  static var kinds: Set<CodeAction.Kind> { get }

  /// The actions that are offered there, in the order in which editors show them.
  static func actions(for context: CodeActionContext) -> [CodeAction]
}

/// All sources of actions. The order is the order in which editors show them.
public enum CodeActionRegistry {
  /// In the order in which editors show their actions.
  public static let providers: [any CodeActionProvider.Type] = [
    QuickFixes.self,
    NewTranslationsAction.self,
    MoveItem.self,
    ItemActions.self,
    KeyActions.self,
    ExtractTitles.self,
    GenerateActions.self,
    MigrateActions.self,
    SortKeys.self,
    FixAll.self,
  ]

  /// The actions at a place.
  ///
  /// - Parameter kinds: what is wanted.
  public static func actions(
    for context: CodeActionContext, of kinds: Set<CodeAction.Kind> = Set(CodeAction.Kind.allCases)
  ) -> [CodeAction] {
    var context = context
    context.kinds = kinds
    return
      providers
      .filter { !$0.kinds.isDisjoint(with: kinds) }
      .flatMap { $0.actions(for: context) }
      .filter { kinds.contains($0.kind) }
  }
}
