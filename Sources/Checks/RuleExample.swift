import Files

/// A piece of a file in which a rule reports something or nothing.
public struct RuleExample: Sendable {
  /// The frame around the text of the example.
  public enum Frame: Sendable, Hashable {
    /// The whole file.
    case file
    /// Keys of the root dictionary.
    case root
    /// Elements of `UIApplicationShortcutItems`.
    case items
    /// Keys of one item, added to a type and a title.
    case item
    /// A whole file of another kind, by its path from the folder of the property list.
    case whole(String)

    /// The settings of a project.
    public static let settings = Frame.whole(FileKind.settingsName)
    /// A whole source file.
    public static let swift = Frame.whole("Example.swift")
    public static let objectiveC = Frame.whole("Example.m")

    /// True if the text is a piece of a property list.
    public var isPropertyList: Bool {
      switch self {
      case .file, .root, .items, .item: true
      case .whole: false
      }
    }
  }

  /// The frame in which the example is run.
  public let frame: Frame
  /// The text, with `«` and `»` around each reported range, and nowhere else.
  public let marked: String
  /// The text after the preferred fix; nil if there is none.
  public let fixed: String?
  /// Other files of the project, by their paths from the folder of the property list.
  public let beside: [String: [UInt8]]

  /// The severities of the findings, in the order of the text. A single one is for all findings; none means the
  /// severity of the rule.
  private let severities: [Severity]
  /// A part of the first message, in English.
  public let message: String?

  private init(
    _ frame: Frame, _ marked: String, fixed: String? = nil, beside: [String: [UInt8]],
    severities: [Severity] = [], message: String? = nil
  ) {
    self.frame = frame
    self.marked = marked
    self.fixed = fixed
    self.beside = beside
    self.severities = severities
    self.message = message
  }

  /// Returns an example in which the rule reports something.
  ///
  /// - Parameters:
  ///   - severity: the severity if it is not the rule's own: one for all findings, or one for each.
  ///   - message: a part of the first message, in English.
  package static func fires(
    _ frame: Frame, _ marked: String, beside: [String: [UInt8]] = [:], fixed: String? = nil,
    severity: Severity..., message: String? = nil
  ) -> RuleExample {
    RuleExample(
      frame, marked, fixed: fixed, beside: beside, severities: severity, message: message)
  }

  /// Returns an example that is a small project, in which the rule reports something.
  ///
  /// - Parameter files: the texts by their paths from the folder of `Info.plist`; the checked one contains `«` and
  ///   `»`.
  static func fires(
    in files: [String: String], fixed: String? = nil, severity: Severity...,
    message: String? = nil
  ) -> RuleExample {
    let path = files.first { $0.value.contains("«") }?.key ?? ""
    return RuleExample(
      frame(of: path), files[path] ?? "", fixed: fixed, beside: beside(path, files),
      severities: severity, message: message)
  }

  /// Returns an example that is a small project, in which the rule reports nothing.
  ///
  /// - Parameter path: the file that is checked.
  static func silent(in files: [String: String], checking path: String) -> RuleExample {
    RuleExample(frame(of: path), files[path] ?? "", beside: beside(path, files))
  }

  private static func beside(_ path: String, _ files: [String: String]) -> [String: [UInt8]] {
    files.filter { $0.key != path }.mapValues { Array($0.utf8) }
  }

  /// Returns the frame for a whole file of a project.
  private static func frame(of path: String) -> Frame {
    switch FileKind(named: path)?.role {
    case .propertyList, nil: .file
    case .translations, .image, .project, .code, .generator, .alone: .whole(path)
    }
  }

  /// Returns the severities of some findings.
  ///
  /// - Parameters:
  ///   - count: the number of findings.
  ///   - own: the severity of the rule.
  public func severities(_ count: Int, own: Severity) -> [Severity] {
    severities.count > 1
      ? severities : Array(repeating: severities.first ?? own, count: count)
  }

  /// Returns an example in which the rule reports nothing.
  package static func silent(
    _ frame: Frame, _ source: String, beside: [String: [UInt8]] = [:]
  ) -> RuleExample {
    RuleExample(frame, source, beside: beside)
  }

  /// Returns the example with only some of its other files.
  public func keeping(_ isKept: (String) -> Bool) -> RuleExample {
    RuleExample(
      frame, marked, fixed: fixed, beside: beside.filter { isKept($0.key) },
      severities: severities, message: message)
  }

  /// The language of the text in Markdown's notation.
  public var language: String {
    switch frame {
    case .file, .root, .items, .item: "xml"
    case .whole(let path): Self.language(of: path)
    }
  }

  /// Returns the language of another file; an empty one if it is not shown.
  package static func language(of path: String) -> String {
    if path.hasSuffix(".swift") { return "swift" }
    if path.hasSuffix(".m") || path.hasSuffix(".h") { return "objc" }
    if path.hasSuffix(".plist") { return "xml" }
    return path.hasSuffix(".pbxproj")
      || FileKind(named: path) == .strings
      ? "strings" : "json"
  }

  /// True if the rule reports something here.
  public var fires: Bool { marked.contains("«") }

  /// The text without marks.
  public var source: String { marked.filter { $0 != "«" && $0 != "»" } }

  /// Returns the piece in a whole property list.
  public func wholeFile(_ piece: String) -> String {
    func list(_ root: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(indented(root, by: 1))
      </dict>
      </plist>

      """
    }
    func items(_ elements: String) -> String {
      list(
        "<key>UIApplicationShortcutItems</key>\n<array>\n\(indented(elements, by: 1))\n</array>")
    }
    switch frame {
    case .file, .whole: return piece + "\n"
    case .root: return list(piece)
    case .items: return items(piece)
    case .item:
      let required = """
        <key>UIApplicationShortcutItemType</key>
        <string>com.example.compose</string>
        <key>UIApplicationShortcutItemTitle</key>
        <string>New Message</string>
        """
      return items("<dict>\n\(indented(required + "\n" + piece, by: 1))\n</dict>")
    }
  }

  /// Returns the entry that names an icon file.
  package static func iconFile(_ name: String) -> String {
    "<key>UIApplicationShortcutItemIconFile</key>\n<string>\(name)</string>"
  }

  /// Returns a whole file with one item, of an app with a minimum version.
  package static func item(runningOn version: String, _ entries: String) -> String {
    let lines = entries.split(separator: "\n").map { "\t\t\t" + $0 }.joined(separator: "\n")
    return """
      <plist version="1.0">
      <dict>
      \t<key>MinimumOSVersion</key>
      \t<string>\(version)</string>
      \t<key>UIApplicationShortcutItems</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>UIApplicationShortcutItemType</key>
      \t\t\t<string>a</string>
      \t\t\t<key>UIApplicationShortcutItemTitle</key>
      \t\t\t<string>A</string>
      \(lines)
      \t\t</dict>
      \t</array>
      </dict>
      </plist>
      """
  }

  private func indented(_ text: String, by depth: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: "\t", count: depth) + $0 }
      .joined(separator: "\n")
  }
}
