import ActionFlow
import CodeSyntax
import Guide
import SourceText

/// Generates an App Intent for each quick action, and the App Shortcuts that offer them in Siri, Spotlight and the
/// Shortcuts app, with the same titles and symbols. The titles are looked up in the same tables as those of the
/// property list, so they have the same translations.
enum IntentsGenerator {
  /// The most App Shortcuts of an app.
  static let maximumCount = 10

  /// The first iOS with App Intents.
  private static let intentsSince = Version(16, 0)
  /// The first iOS with short titles and symbols of App Shortcuts.
  private static let shortcutsSince = Version(17, 0)

  static func generate(for app: AppSources) throws(GenerationFailure) -> GeneratedCode {
    guard !app.actions.isEmpty else { throw GenerationFailure(.noActions) }
    guard app.actions.count <= maximumCount else { throw GenerationFailure(.tooMany) }
    if let (source, declaration) = app.type(adopting: ["AppShortcutsProvider"]) {
      throw GenerationFailure(
        .hasShortcuts, at: GenerationFailure.Place(source, declaration.nameToken))
    }
    var code = GeneratedCode(.swift, imports: ["AppIntents"])
    let types = names(for: app.actions)
    let table = TypeTable(app).flatMap { isRouted(app, by: $0.name) ? $0 : nil }
    let needsIntents = app.availability(since: intentsSince)
    let opening =
      app.oldestSystem >= Version(26, 0)
      ? "static let supportedModes: IntentModes = .foreground" : "static let openAppWhenRun = true"
    let performer = table == nil ? IntentPerformer(app, available: needsIntents) : nil
    var shortcuts: [String] = []
    code.names += types
    for (action, type) in zip(app.actions, types) {
      let title = title(of: action)
      var body = app.mark.line("Open “\(action.shownTitle)”.", .swift)
      if let table, let known = table.caseName(of: action), !table.conditional.contains(known) {
        body = "\(SwiftUIRouter.name).shared.open(.\(CodeNames.swift(known)))"
      } else if let call = performer?.call(for: action) {
        body = call
      }
      code.declarations.append(
        """
        /// “\(action.shownTitle)” for Siri, Spotlight and the Shortcuts app.
        \(needsIntents)struct \(type): AppIntent {
          static let title = \(title)
          \(opening)

          @MainActor
          func perform() async throws -> some IntentResult {
            \(body)
            return .result()
          }
        }
        """)
      shortcuts.append(
        """
            AppShortcut(
              intent: \(type)(),
              phrases: [\(phrase(action))],
              shortTitle: \(title),
              systemImageName: \(CodeLiteral.swift(symbol(of: action))))
        """)
    }
    let provider = app.freeName("QuickActionShortcuts")
    code.names.append(provider)
    if let performer {
      code.imports += ["UIKit"]
      code.declarations.append(performer.declaration)
      code.names.append(performer.name)
    }
    code.declarations.append(
      app.availability(since: shortcutsSince)
        + "struct \(provider): AppShortcutsProvider {\n  static var appShortcuts: [AppShortcut] {\n"
        + shortcuts.joined(separator: "\n") + "\n  }\n}")
    code.notes.append(.phrases)
    code.notes += app.notesOnSystem
    return code
  }

  /// Returns the names of the intents, in the order of the actions.
  static func names(for actions: [DeclaredAction]) -> [String] {
    CodeNames.names(byTitleOf: actions, besides: taken).map { CodeNames.capitalized($0) + "Intent" }
  }

  /// Names that would collide with a protocol or type of App Intents.
  private static let taken: Set<String> = [
    "app", "audioPlayback", "audioRecording", "audioStarting", "cameraCapture", "custom", "delete",
    "foregroundContinuable", "liveActivity", "open", "openURL", "pauseWorkout", "playVideo",
    "predictable", "progressReporting", "resumeWorkout", "setFocusFilter", "setValue",
    "showInAppSearchResults", "snippet", "startDive", "startWorkout", "system",
    "targetContentProviding", "undoable", "urlRepresentable", "widgetConfiguration",
  ]

  /// Returns true if the app has the router of `generate handler`, for an enumeration of types.
  private static func isRouted(_ app: AppSources, by table: String) -> Bool {
    guard let (source, type) = app.implementation(of: SwiftUIRouter.name) else { return false }
    let isShared = source.file.outline.declarations.contains {
      $0.kind == .variable && $0.name == "shared" && type.tokens.contains($0.nameToken)
        && $0.modifiers.contains("static") && !$0.modifiers.contains { $0.hasSuffix("private") }
    }
    return isShared
      && app.functions(of: SwiftUIRouter.name, in: source).contains { source, function in
        guard function.signature == "open(_:)", !function.isPrivate, !function.isStatic,
          !function.isAsync, let parameter = function.parameters.first
        else { return false }
        return source.file.text(of: parameter.type) == table
      }
  }

  private static func title(of action: DeclaredAction) -> String {
    let text = action.title.isEmpty ? action.ownType : action.title
    return "LocalizedStringResource(\(CodeLiteral.swift(text)), table: \"InfoPlist\")"
  }

  /// Returns a phrase; it has to contain the name of the app.
  private static func phrase(_ action: DeclaredAction) -> String {
    CodeLiteral.swift(action.readTitle).dropLast() + " in \\(.applicationName)\""
  }

  /// Returns the symbol of the icon, or the one that corresponds to the system's icon.
  private static func symbol(of action: DeclaredAction) -> String {
    switch action.icon {
    case .symbol(let name): name
    case .type(let value): IconType(value: value)?.symbolName ?? fallback
    case .image, nil: fallback
    }
  }

  /// The symbol for actions with an image of their own, which App Shortcuts cannot show.
  private static let fallback = "app"
}

extension LocalizedText {
  fileprivate static let tooMany = LocalizedText(
    en:
      "an app can have \(IntentsGenerator.maximumCount) App Shortcuts; there are more quick actions",
    zhHans: "App 最多有 \(IntentsGenerator.maximumCount) 个 App Shortcut，而快捷操作更多")

  fileprivate static let hasShortcuts = LocalizedText(
    en: "an app has one AppShortcutsProvider, and this is it; add the App Shortcuts there",
    zhHans: "App 只能有一个 AppShortcutsProvider，即此处；请把 App Shortcut 加在这里")

  fileprivate static let phrases = LocalizedText(
    en:
      "the phrases are translated in AppShortcuts.xcstrings; the titles are those of InfoPlist.strings",
    zhHans: "短语在 AppShortcuts.xcstrings 中翻译；标题沿用 InfoPlist.strings 中的翻译")
}
