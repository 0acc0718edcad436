import Files

/// A piece of a file on which a rule speaks or stays silent.
public struct RuleExample: Sendable {
  /// What the text of the example is part of.
  public enum Frame: Sendable, Hashable {
    /// The whole file.
    case file
    /// Keys of the root dictionary.
    case root
    /// Elements of `UIApplicationShortcutItems`.
    case items
    /// Keys of one item that has a type and a title beside them.
    case item
    /// A whole file of another kind, by its path from the folder of the property list.
    case whole(String)

    /// The settings of a project.
    public static let settings = Frame.whole(FileKind.settingsName)
    /// A whole source file.
    public static let swift = Frame.whole("Example.swift")
    public static let objectiveC = Frame.whole("Example.m")

    /// Whether the text is a piece of a property list.
    public var isPropertyList: Bool {
      switch self {
      case .file, .root, .items, .item: true
      case .whole: false
      }
    }
  }

  /// What stands around the text when the example runs.
  public let frame: Frame
  /// The text; `«` and `»` stand around each range that is found, and nowhere else.
  public let marked: String
  /// The text after the preferred fix; nil when there is none.
  public let fixed: String?
  /// Other files of the project, by their path from the folder of the property list.
  public let beside: [String: [UInt8]]

  /// How grave what is found is, in the order of the text. One stands for all; none for the severity
  /// of the rule.
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

  /// An example on which the rule speaks.
  ///
  /// - Parameters:
  ///   - severity: where it is not the rule's own: one for all that is found, or one for each.
  ///   - message: a part of the first message, in English.
  package static func fires(
    _ frame: Frame, _ marked: String, beside: [String: [UInt8]] = [:], fixed: String? = nil,
    severity: Severity..., message: String? = nil
  ) -> RuleExample {
    RuleExample(
      frame, marked, fixed: fixed, beside: beside, severities: severity, message: message)
  }

  /// An example that is a small project, on which the rule speaks.
  ///
  /// - Parameter files: texts by their paths from the folder of `Info.plist`; `«` and `»` stand in the
  ///   one that is checked.
  static func fires(
    in files: [String: String], fixed: String? = nil, severity: Severity...,
    message: String? = nil
  ) -> RuleExample {
    let path = files.first { $0.value.contains("«") }?.key ?? ""
    return RuleExample(
      frame(of: path), files[path] ?? "", fixed: fixed, beside: beside(path, files),
      severities: severity, message: message)
  }

  /// An example that is a small project, on which the rule stays silent.
  ///
  /// - Parameter path: the file that is checked.
  static func silent(in files: [String: String], checking path: String) -> RuleExample {
    RuleExample(frame(of: path), files[path] ?? "", beside: beside(path, files))
  }

  private static func beside(_ path: String, _ files: [String: String]) -> [String: [UInt8]] {
    files.filter { $0.key != path }.mapValues { Array($0.utf8) }
  }

  /// Returns what a whole file of a project is shown and checked as.
  private static func frame(of path: String) -> Frame {
    switch FileKind(named: path)?.role {
    case .propertyList, nil: .file
    case .translations, .image, .project, .code, .generator, .alone: .whole(path)
    }
  }

  /// How grave each of some findings is.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - own: the severity of the rule.
  public func severities(_ count: Int, own: Severity) -> [Severity] {
    severities.count > 1
      ? severities : Array(repeating: severities.first ?? own, count: count)
  }

  /// An example on which the rule stays silent.
  package static func silent(
    _ frame: Frame, _ source: String, beside: [String: [UInt8]] = [:]
  ) -> RuleExample {
    RuleExample(frame, source, beside: beside)
  }

  /// The example with only some of the files that lie beside it.
  public func keeping(_ isKept: (String) -> Bool) -> RuleExample {
    RuleExample(
      frame, marked, fixed: fixed, beside: beside.filter { isKept($0.key) },
      severities: severities, message: message)
  }

  /// The language of the text, as Markdown names it.
  public var language: String {
    switch frame {
    case .file, .root, .items, .item: "xml"
    case .whole(let path): Self.language(of: path)
    }
  }

  /// The language of a file beside; nil for one that is not shown.
  package static func language(of path: String) -> String {
    if path.hasSuffix(".swift") { return "swift" }
    if path.hasSuffix(".m") || path.hasSuffix(".h") { return "objc" }
    if path.hasSuffix(".plist") { return "xml" }
    return path.hasSuffix(".pbxproj")
      || FileKind(named: path) == .strings
      ? "strings" : "json"
  }

  /// Whether the rule reports something here.
  public var fires: Bool { marked.contains("«") }

  /// The text without marks.
  public var source: String { marked.filter { $0 != "«" && $0 != "»" } }

  /// The piece in a whole property list.
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

  /// The entry that names an icon file.
  package static func iconFile(_ name: String) -> String {
    "<key>UIApplicationShortcutItemIconFile</key>\n<string>\(name)</string>"
  }

  /// A whole file with one item, of an app that says what it runs on.
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
