import ActionFlow
import CodeModel
import CodeSyntax
import Guide
import SourceText

/// Generates an enumeration for the types of an app's quick actions, or constants in Objective-C.
package enum TypesGenerator {
  static let name = "QuickAction"

  static func generate(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    let app = app.withDynamicActions
    guard !app.actions.isEmpty else { throw GenerationFailure(.noKnownActions) }
    var code: GeneratedCode
    if language == .swift, let kept = try kept(app) {
      code = kept
    } else if language == .swift, let raw = RawTypes(app) {
      if let place = app.initializer(of: raw.name) {
        throw GenerationFailure(.isInStep(raw.name), at: place)
      }
      code = GeneratedCode(.swift, imports: ["UIKit"])
      code.declarations = [try raw.initializer(app.actions)]
      code.extended = raw.name
      code.notes = [.isMadeFromItems(raw.name)]
    } else if language == .swift, let raw = RawTypes(app, hasInitializer: true),
      let place = raw.place
    {
      throw GenerationFailure(.isInStep(raw.name), at: place)
    } else {
      code = language == .swift ? try swift(app) : try objectiveC(app)
    }
    code.notes += app.notesOnDynamicActions
    return code
  }

  /// Updates the app's existing enumeration; returns nil where there is none.
  private static func kept(_ app: AppSources) throws(GenerationFailure) -> GeneratedCode? {
    guard let (source, table) = TypeTable.first(of: app),
      let missing = table.missing(of: app.actions)
    else { return nil }
    let twin = table.hasDots ? nil : app.actions.first { $0.isTwin(in: app.actions) }
    guard !missing.isEmpty else {
      throw GenerationFailure(
        twin.map { .hasOneCase($0.shownType, in: table.name) } ?? .isInStep(table.name),
        at: GenerationFailure.Place(source, table.declaration.nameToken))
    }
    var code = GeneratedCode(.swift, imports: [])
    code.edits = try TypeTable.adding(missing, to: table, in: source, of: app)
    code.notes = missing.map { .added($0.shownType, to: table.name) }
    if let twin { code.notes.append(.hasOneCase(twin.shownType, in: table.name)) }
    return code
  }

  // MARK: Swift

  private static func swift(_ app: AppSources) throws(GenerationFailure) -> GeneratedCode {
    var code = GeneratedCode(.swift, imports: ["UIKit"])
    code.declarations = [try enumeration(app).text]
    code.names = [name]
    return code
  }

  /// Returns the enumeration and the names of its cases, in the order of the actions.
  static func enumeration(
    _ app: AppSources
  ) throws(GenerationFailure) -> (text: String, cases: [String]) {
    let values = try TypeValues(app.actions)
    let cases = CodeNames.names(for: app.actions)
    var lines = [
      "/// The quick actions of the app, by their types."
    ]
    lines.append("enum \(name): String, CaseIterable {")
    for (action, name) in zip(app.actions, cases) {
      lines.append("  /// “\(action.shownTitle)”")
      lines.append("  " + line(of: name, values.value(of: action)))
    }
    return ((lines + [""] + values.initializer + ["}"]).joined(separator: "\n"), cases)
  }

  /// Returns a case; its name is its value unless one is written.
  static func line(of name: String, _ value: String) -> String {
    let line = "case \(CodeNames.swift(name))"
    return name == value ? line : "\(line) = \(CodeLiteral.swift(value))"
  }

  // MARK: Objective-C

  static let prefix = "QuickActionType"

  private static func objectiveC(_ app: AppSources) throws(GenerationFailure) -> GeneratedCode {
    let types = try TypeValues(app.actions)
    var code = GeneratedCode(.objectiveC, imports: ["\"\(prefix).h\""])
    code.headerName = prefix
    let names = CodeNames.names(for: app.actions).map { prefix + CodeNames.capitalized($0) }
    code.names = names
    var header: [String] = []
    var values: [String] = []
    var isBehind = false
    for (action, name) in zip(app.actions, names) {
      isBehind = isBehind || action.isBehindBundleIdentifier
      header.append(
        "/// “\(action.shownTitle)”\nFOUNDATION_EXPORT NSString *const \(name);")
      values.append("NSString *const \(name) = \(CodeLiteral.objectiveC(types.value(of: action)));")
    }
    code.header = [
      "#import <UIKit/UIKit.h>", "NS_ASSUME_NONNULL_BEGIN", header.joined(separator: "\n"),
    ]
    code.declarations = [values.joined(separator: "\n")]
    if isBehind {
      let function = TypeValues.function
      code.header.append(
        "/// Whether an item is of a type, which Xcode puts behind the bundle identifier.\nFOUNDATION_EXPORT \(function);"
      )
      code.declarations.append("\(function) {\n\(types.functionBody)\n}")
      code.names.append("QuickActionHasType")
    }
    code.header.append("NS_ASSUME_NONNULL_END")
    return code
  }
}

extension LocalizedText {
  fileprivate static func isInStep(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” has a case for each type already", zhHans: "“\(name)”已包含所有类型的 case")
  }

  fileprivate static func isMadeFromItems(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” has a case for each type already; the code makes one from an item",
      zhHans: "“\(name)”已包含所有类型的 case；此代码由快捷操作得到其中一个")
  }

  fileprivate static func hasOneCase(_ type: String, in name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” has one case for “\(type)” and the same type behind the bundle identifier; tell them apart by hand",
      zhHans: "“\(name)”用同一个 case 表示“\(type)”和 bundle identifier 之后的同名类型，请自行区分")
  }

  fileprivate static func added(_ type: String, to name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” gets a case for “\(type)”; fill in its branches",
      zhHans: "“\(name)”增加了“\(type)”的 case，请补全其分支")
  }
}
