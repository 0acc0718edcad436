import ActionFlow
import EditorFeatures
import Files
import Guide
import Linter
import SourceText

/// A quick action at one time: what people see of it, and what becomes of it.
public struct ActionState: Sendable {
  public let shown: ShownAction
  /// What becomes of it, in few words.
  public let label: LocalizedText
  /// The position that the label is about, from the folder that was looked at.
  public let location: Location?
  public let declared: Location

  /// A line of a file.
  public struct Location: Sendable, Equatable {
    public let file: String
    /// From 1.
    public let line: Int
  }

  public var type: String { shown.type }
  public var title: String? { shown.title }
  public var isDynamic: Bool { shown.trace.isDynamic }
  var launch: ActionTrace.Outcome { shown.trace.launch.outcome }
  var running: ActionTrace.Outcome { shown.trace.running.outcome }
  /// True if it surely does what it should on both paths.
  var isHandled: Bool { launch == .handled && running == .handled }
  /// True if it surely does nothing on one of the paths.
  var isLost: Bool { launch == .lost || running == .lost }
  /// The name of the function that runs for it.
  var runs: String? { isHandled ? shown.trace.runs?.name : nil }

  /// Why it is lost or not known, each reason once.
  var reasons: [LocalizedText] {
    [shown.trace.launch.reason, shown.trace.running.reason].compactMap { $0 }
      .reduce(into: []) { reasons, reason in
        if !reasons.contains(where: { $0.english == reason.english }) { reasons.append(reason) }
      }
  }
}

/// An app with its quick actions at one time.
public struct AppState: Sendable {
  /// The file that declares them, from the folder that was looked at; where only code makes some, the first source
  /// file that does.
  public let path: String
  public let actions: [ActionState]
  /// The languages of the app, as far as they are known.
  let languages: Set<String>
  /// Its source files, from the folder that was looked at.
  let codeFiles: [String]
  let app: App
}

/// All apps of a folder or a revision with their quick actions.
public struct AppStates: Sendable {
  public let apps: [AppState]
  /// The folder that was looked at.
  let folder: String
  private let code: SharedCode
  private let lines: FileLines

  /// - Parameters:
  ///   - checks: all files that can matter.
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

  /// Where code of an app makes items of whose types only a running app knows; nil where it makes none.
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

  /// Returns what happens to an item that an earlier version of an app made, where the app makes none of its type any
  /// more.
  ///
  /// - Parameters:
  ///   - former: the app at the earlier time.
  ///   - now: the same app now; nil where it has no quick actions.
  /// - Returns: nil where the app is not there.
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
