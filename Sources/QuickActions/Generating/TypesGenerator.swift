import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The types of an app's quick actions as an enumeration, or as constants in Objective-C.
enum TypesGenerator {
  static let name = "QuickAction"

  static func generate(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    guard !app.actions.isEmpty else { throw GenerationFailure(.noActions) }
    if language == .swift, let code = try kept(app) { return code }
    return language == .swift ? swift(app) : objectiveC(app)
  }

  /// Brings the enumeration that an app has into step. Nil where it has none.
  private static func kept(_ app: AppSources) throws(GenerationFailure) -> GeneratedCode? {
    guard let (source, table) = TypeTable.first(of: app),
      let missing = table.missing(of: app.actions)
    else { return nil }
    guard !missing.isEmpty else {
      throw GenerationFailure(
        .isInStep(table.name), at: GenerationFailure.Place(source, table.declaration.nameToken))
    }
    var code = GeneratedCode(.swift, imports: [])
    code.edits = try TypeTable.adding(missing, to: table, in: source, of: app)
    code.notes = missing.map { .added($0.shownType, to: table.name) }
    return code
  }

  // MARK: Swift

  private static func swift(_ app: AppSources) -> GeneratedCode {
    var code = GeneratedCode(.swift, imports: ["UIKit"])
    code.declarations = [enumeration(app).text]
    code.names = [name]
    return code
  }

  /// The enumeration and the names of its cases, in the order of the actions.
  static func enumeration(_ app: AppSources) -> (text: String, cases: [String]) {
    let cases = CodeNames.names(for: app.actions)
    var lines = [
      "/// The quick actions of the app, by the types that the property list gives them."
    ]
    lines.append("enum \(name): String, CaseIterable {")
    for (action, name) in zip(app.actions, cases) {
      lines.append("  /// “\(action.shownTitle)”")
      lines.append(declaration(of: name, action))
    }
    return ((lines + [""] + initializer(app.actions) + ["}"]).joined(separator: "\n"), cases)
  }

  static func declaration(of name: String, _ action: DeclaredAction) -> String {
    "  case \(CodeNames.swift(name)) = \(CodeLiteral.swift(action.ownType))"
  }

  private static func initializer(_ actions: [DeclaredAction]) -> [String] {
    let parts = actions.contains(where: \.isBehindBundleIdentifier)
    let texts = !actions.allSatisfy(\.isBehindBundleIdentifier)
    var lines = ["  /// Nil for an item that this version of the app does not know."]
    lines.append("  init?(_ item: UIApplicationShortcutItem) {")
    if parts {
      lines.append("    // Xcode puts the bundle identifier before the types.")
      lines.append("    let prefix = (Bundle.main.bundleIdentifier ?? \"\") + \".\"")
      if texts {
        lines.append(
          "    let isOwn = Self(rawValue: item.type) == nil && item.type.hasPrefix(prefix)")
        lines.append(
          "    self.init(rawValue: isOwn ? String(item.type.dropFirst(prefix.count)) : item.type)")
      } else {
        lines.append("    guard item.type.hasPrefix(prefix) else { return nil }")
        lines.append("    self.init(rawValue: String(item.type.dropFirst(prefix.count)))")
      }
    } else {
      lines.append("    self.init(rawValue: item.type)")
    }
    return lines + ["  }"]
  }

  // MARK: Objective-C

  static let prefix = "QuickActionType"

  private static func objectiveC(_ app: AppSources) -> GeneratedCode {
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
        "/// “\(action.shownTitle)”\nextern NSString *const \(name);")
      values.append("NSString *const \(name) = \(CodeLiteral.objectiveC(action.ownType));")
    }
    code.header = [
      "#import <UIKit/UIKit.h>", "NS_ASSUME_NONNULL_BEGIN", header.joined(separator: "\n"),
    ]
    code.declarations = [values.joined(separator: "\n")]
    if isBehind {
      let function = "BOOL QuickActionHasType(UIApplicationShortcutItem *item, NSString *type)"
      code.header.append(
        "/// Whether an item is of a type, which Xcode puts behind the bundle identifier.\n\(function);"
      )
      code.declarations.append(
        """
        \(function) {
          NSString *prefix = [NSBundle.mainBundle.bundleIdentifier stringByAppendingString:@"."];
          return [item.type isEqualToString:type]
            || [item.type isEqualToString:[prefix stringByAppendingString:type]];
        }
        """)
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

  fileprivate static func added(_ type: String, to name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” gets a case for “\(type)”; fill in its branches",
      zhHans: "“\(name)”增加了“\(type)”的 case，请补全其分支")
  }
}
