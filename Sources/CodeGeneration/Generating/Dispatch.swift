import ActionFlow
import Guide

/// The code that distinguishes quick actions: a branch for each, to be filled in. Until then a branch reports that
/// nothing was done, so that the app makes no false promise to iOS.
struct Dispatch {
  let app: AppSources
  /// The enumeration of the types; nil where the types are compared as strings.
  let table: (name: String, cases: [String])?

  /// The app's own enumeration, if items have to be compared with its raw values.
  private var raw: RawTypes?

  /// The cases without a type in a property list, such as those of items that code creates.
  private var others: [String] = []

  /// - Parameters:
  ///   - table: an enumeration that is generated together with the code.
  ///   - path: the file that the code goes into, for an existing enumeration.
  init(
    _ app: AppSources, table: (name: String, cases: [String])? = nil,
    visibleFrom path: String? = nil
  ) {
    self.app = app
    guard table == nil, let known = TypeTable(app, visibleFrom: path) else {
      raw = table == nil ? RawTypes(app, visibleFrom: path) : nil
      self.table = table ?? raw.map { ($0.name, $0.cases) }
      others = raw?.others ?? []
      return
    }
    let cases = app.actions.compactMap(known.caseName)
    // If two actions have one case, only their types distinguish them.
    let isWhole =
      cases.count == app.actions.count && Set(cases).count == cases.count
      && known.conditional.isEmpty
    self.table = isWhole ? (known.name, cases) : nil
    others = known.names.filter { !cases.contains($0) }
  }

  private var isBehindBundleIdentifier: Bool {
    app.actions.contains(where: \.isBehindBundleIdentifier)
  }

  // MARK: Swift

  /// Returns a method that performs an item and returns true if it has.
  ///
  /// - Parameter isSeen: true if other files call it.
  func swiftMethod(_ name: String, isSeen: Bool = false) -> String {
    var lines = [
      "\(isSeen ? "" : "private ")func \(name)(_ item: UIApplicationShortcutItem) -> Bool {"
    ]
    if let table {
      lines +=
        raw?.lines(exit: "false").map { "  " + $0 }
        ?? ["  guard let action = \(table.name)(item) else { return false }"]
      lines.append("  switch action {")
      for (action, name) in zip(app.actions, table.cases) {
        lines.append("  case .\(CodeNames.swift(name)):")
        lines += swiftBranch(action)
      }
      for name in others {
        lines += [
          "  case .\(CodeNames.swift(name)):",
          "    " + app.mark.line("Open it and return true.", .swift), "    return false",
        ]
      }
    } else {
      if isBehindBundleIdentifier {
        lines.append("  let prefix = (Bundle.main.bundleIdentifier ?? \"\") + \".\"")
      }
      lines.append("  switch item.type {")
      for action in app.actions {
        lines.append("  case \(Self.swiftType(action)):")
        lines += swiftBranch(action)
      }
      lines.append("  default:")
      lines.append("    return false")
    }
    return (lines + ["  }", "}"]).joined(separator: "\n")
  }

  private func swiftBranch(_ action: DeclaredAction) -> [String] {
    let line = app.mark.line("Open “\(action.shownTitle)” and return true.", .swift)
    return ["    " + line, "    return false"]
  }

  static func swiftType(_ action: DeclaredAction) -> String {
    switch action.form {
    case .text(let text): CodeLiteral.swift(text)
    case .behindBundleIdentifier(let text): "prefix + " + CodeLiteral.swift(text)
    }
  }

  /// Returns the type as the app receives it, without a constant for the prefix.
  static func wholeType(_ action: DeclaredAction) -> String {
    switch action.form {
    case .text(let text): CodeLiteral.swift(text)
    case .behindBundleIdentifier(let text):
      "(Bundle.main.bundleIdentifier ?? \"\") + " + CodeLiteral.swift("." + text)
    }
  }

  // MARK: Objective-C

  func objectiveCMethod(_ name: String) -> String {
    var lines = ["- (BOOL)\(name):(UIApplicationShortcutItem *)item {"]
    if isBehindBundleIdentifier {
      lines.append(
        "  NSString *prefix = [NSBundle.mainBundle.bundleIdentifier stringByAppendingString:@\".\"];"
      )
    }
    for action in app.actions {
      lines.append("  if ([item.type isEqualToString:\(Self.objectiveCType(action))]) {")
      lines.append(
        "    " + app.mark.line("Open “\(action.shownTitle)” and return YES.", .objectiveC))
      lines.append("    return NO;")
      lines.append("  }")
    }
    return (lines + ["  return NO;", "}"]).joined(separator: "\n")
  }

  static func objectiveCType(_ action: DeclaredAction) -> String {
    switch action.form {
    case .text(let text): CodeLiteral.objectiveC(text)
    case .behindBundleIdentifier(let text):
      "[prefix stringByAppendingString:\(CodeLiteral.objectiveC(text))]"
    }
  }
}
