import ActionFlow
import CodeModel
import Files
import Guide
import SourceText

/// The quick actions of an app whose property lists declare none.
struct DynamicActions: Sendable {
  /// The quick actions of known type that code creates, each type once.
  var actions: [DeclaredAction] = []
  /// The positions where code creates others.
  var unknown: [GenerationFailure.Place] = []

  init() {}

  /// - Parameters:
  ///   - sources: the files that create items.
  ///   - paths: all source files of the app.
  init(_ sources: [AppSources.Source], _ paths: [String], in files: any FileAccess) {
    let makesItems = sources.contains { source in
      source.file.calls.contains { StaticGenerator.isItem($0, source.file) }
    }
    guard makesItems else { return }
    let index = ActionIndex(CodeIndex(paths, in: files).files.mapValues(\.actions))
    for creation in index.creations where !creation.isTest {
      guard let source = sources.first(where: { $0.path == creation.path }) else { continue }
      let values = FixedValues(file: source.file, path: source.path, resolver: index.resolver)
      let call = source.file.calls.first { call in
        call.arguments.contains { source.file.bytes(of: $0.value) == creation.range }
      }
      let written = call.flatMap { $0.argument("type") ?? $0.argument("initWithType") }
      let type = creation.pattern?.text ?? written.flatMap { values.type($0.value) }
      guard let type, !type.isEmpty, let form = DeclaredAction.TypeForm(type) else {
        unknown.append(.init(source.path, source.file.source, creation.range.start))
        continue
      }
      guard !actions.contains(where: { $0.form == form }) else { continue }
      let title = call?.argument("localizedTitle").flatMap { values.shownText($0.value)?.text }
      actions.append(
        DeclaredAction(
          form: form, title: title ?? "", subtitle: nil, icon: nil, userInfo: .none,
          path: source.path))
    }
  }
}

extension AppSources {
  /// The sources with the quick actions that code creates, if the property lists declare none.
  var withDynamicActions: AppSources {
    guard actions.isEmpty, !dynamic.actions.isEmpty else { return self }
    var app = self
    app.actions = dynamic.actions
    return app
  }

  /// The notes on code that creates quick actions of unknown type.
  var notesOnDynamicActions: [LocalizedText] { dynamic.unknown.map { .notFixed($0) } }
}
