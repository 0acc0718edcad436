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

/// A change that a user may request at a position: a fix or a refactoring. It is plain data, except for the change
/// itself, which is computed on request.
public struct CodeAction: Sendable {
  /// The purpose of an action, by which clients request actions.
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

  /// The result of an action.
  public struct Change: Sendable, Hashable {
    /// Edits of the requested file.
    public let edits: [TextEdit]
    /// Changes of other files.
    public let fileEdits: [FileEdit]
    /// The reason why nothing can be changed, found only during the attempt.
    public let failure: LocalizedText?

    public init(_ edits: [TextEdit], fileEdits: [FileEdit] = []) {
      self.edits = edits
      self.fileEdits = fileEdits
      failure = nil
    }

    /// - Parameter failure: the reason, with the position of its cause.
    init(failed failure: GenerationFailure) {
      edits = []
      fileEdits = []
      self.failure = failure.text
    }
  }

  public let title: LocalizedText
  public let kind: Kind
  /// True if it is the one that users most likely want.
  public let isPreferred: Bool
  /// The findings that it fixes.
  public let findings: [Finding]
  /// The reason why it is not possible now; nil if it is.
  public let obstacle: LocalizedText?
  /// True if computing the change reads other files.
  public let readsOthers: Bool
  /// Computes the change, on each call.
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

  /// Creates an action that is not possible now.
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

  /// True if only an attempt shows whether it is possible.
  public var mayFail: Bool {
    obstacle == nil && (kind == .generate || kind == .migrate || readsOthers)
  }

  /// Returns the same action if its change is possible, else an impossible one with the reason. Reads files.
  public func tried() -> CodeAction {
    guard mayFail, let failure = change().failure else { return self }
    return CodeAction(title, kind, impossible: failure, fixing: findings)
  }
}

/// The context for which actions are requested.
public struct CodeActionContext: Sendable {
  public let text: SourceText
  /// The property list; nil for a file of another kind, such as the settings.
  public let plist: InfoPlist?
  /// A source file; nil for others.
  public let code: CodeFile?
  /// The facts about the app of a source file; nil for others.
  let codeFacts: CodeFacts?
  /// A file of translations; nil for others.
  public let translations: TranslationFile?
  /// A file from which a tool makes property lists; nil for others.
  public let generator: GeneratorFile?
  /// The surroundings of the file.
  public let surroundings: Surroundings?
  /// The deployment target: from the options, else from the Xcode project, else from the file itself; nil where none
  /// is known.
  let deploymentTarget: Version?
  /// The app around the file, for generating code; nil where it is not known.
  public let app: AppAccess?
  /// The selected text; empty for a caret.
  public let selection: ByteRange
  /// The text whose actions are offered: the selection, or the line for a caret in its indentation.
  let reach: ByteRange
  /// All findings in the file, with the fixes that may be applied.
  public let findings: [Finding]
  /// Returns the findings in another state of the file, with the same data around it, and the number of its syntax
  /// errors.
  public let read: @Sendable (SourceText) -> CheckableFile.State
  /// The requested kinds; other actions need not be computed.
  fileprivate(set) var kinds = Set(CodeAction.Kind.allCases)

  /// - Parameters:
  ///   - findings: the findings that are shown, which may be fewer than the rules report.
  ///   - options: the options for checking other states of the file.
  ///   - app: the app around the file.
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
  /// The kinds that it can offer; it is not called if none of them is requested.
  static var kinds: Set<CodeAction.Kind> { get }

  /// Returns the actions at the context's position, in the order in which editors show them.
  static func actions(for context: CodeActionContext) -> [CodeAction]
}

/// All providers of actions, in the order in which editors show their actions.
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

  /// Returns the actions at a position.
  ///
  /// - Parameter kinds: the requested kinds.
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
