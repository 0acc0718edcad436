import ActionFlow
import EditorFeatures
import Files
import Guide
import Linter
import SourceText

/// A quick action at one time: its appearance, and how the app handles it.
public struct ActionState: Sendable {
  public let shown: ShownAction
  /// A short description of how the app handles it.
  public let label: LocalizedText
  /// The position to which the label refers, relative to the compared folder.
  public let location: Location?
  public let declared: Location

  /// A line of a file.
  public struct Location: Sendable, Equatable {
    public let file: String
    /// The line number, counted from 1.
    public let line: Int
  }

  public var type: String { shown.type }
  public var title: String? { shown.title }
  public var isDynamic: Bool { shown.trace.isDynamic }
  var launch: ActionTrace.Outcome { shown.trace.launch.outcome }
  var running: ActionTrace.Outcome { shown.trace.running.outcome }
  /// True if the quick action is certainly handled on both paths.
  var isHandled: Bool { launch == .handled && running == .handled }
  /// True if the quick action is certainly lost on one of the paths.
  var isLost: Bool { launch == .lost || running == .lost }
  /// The name of the function that handles it; nil unless it is handled on both paths.
  var runs: String? { isHandled ? shown.trace.runs?.name : nil }

  /// The reasons why it is lost or not known, each once.
  var reasons: [LocalizedText] {
    [shown.trace.launch.reason, shown.trace.running.reason].compactMap { $0 }
      .reduce(into: []) { reasons, reason in
        if !reasons.contains(where: { $0.english == reason.english }) { reasons.append(reason) }
      }
  }
}

/// An app with its quick actions at one time.
public struct AppState: Sendable {
  /// The file that declares the quick actions, relative to the compared folder; if only code creates some,
  /// the first source file that does.
  public let path: String
  public let actions: [ActionState]
  /// The known languages of the app.
  let languages: Set<String>
  /// The source files of the app, relative to the compared folder.
  let codeFiles: [String]
  let app: App
}

/// All apps of a folder or a revision with their quick actions.
public struct AppStates: Sendable {
  public let apps: [AppState]
  /// The compared folder.
  let folder: String
  private let code: SharedCode
  private let lines: FileLines

  /// - Parameters:
  ///   - checks: all relevant files.
  ///   - folder: only apps that are declared in it count.
  public init(_ checks: FolderChecks, in folder: String, _ files: any FileAccess) {
    self.folder = folder
    code = checks.sharedCode
    let lines = FileLines(files)
    self.lines = lines
    apps = ShownActions.all(in: checks).filter { Path.isInside($0.app.path, folder) }.map { shown in
      AppState(
        path: Path.relative(shown.app.path, to: folder),
        actions: shown.actions.map { ActionState($0, below: folder, lines) },
        languages: shown.languages,
        codeFiles: shown.app.codeFiles.map { Path.relative($0, to: folder) }, app: shown.app)
    }
  }

  /// Returns the position where an app creates items with types known only at run time; nil if there is none.
  func unknownCreation(of former: AppState, in now: AppState?) -> ActionState.Location? {
    app(of: former, in: now)?.unknownCreation.map { location in
      ActionState.Location(
        file: Path.relative(location.path, to: folder), line: lines.line(of: location) + 1)
    }
  }

  private func app(of former: AppState, in now: AppState?) -> App? {
    now?.app
      ?? ([former.path] + former.codeFiles).lazy.compactMap {
        code.app(around: folder + "/" + $0)
      }.first
  }

  /// Returns the state of an item that an earlier version of an app created, if the app does not create items
  /// of its type any more.
  ///
  /// - Parameters:
  ///   - former: the app at the earlier time.
  ///   - now: the same app now; nil if it has no quick actions.
  /// - Returns: nil if the app does not exist.
  func state(of action: ActionState, of former: AppState, in now: AppState?) -> ActionState? {
    app(of: former, in: now).map { app in
      ActionState(
        ShownAction(former: app.trace(ofFormerType: action.type, title: action.title)),
        below: folder, lines)
    }
  }
}

extension ActionState {
  fileprivate init(_ shown: ShownAction, below folder: String, _ lines: FileLines) {
    self.shown = shown
    label = shown.trace.label(lines.line(of:))
    func place(_ location: FileLocation) -> Location {
      Location(
        file: Path.relative(location.path, to: folder), line: lines.line(of: location) + 1)
    }
    location = shown.trace.labelLocation.map(place)
    declared = place(shown.trace.declaration)
  }
}
