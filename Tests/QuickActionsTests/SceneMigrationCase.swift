import Testing

/// An app in `Tests/QuickActionsTests/Migrations` that is migrated to scenes. The lines about it are
/// `storyboard: yes`, texts that the app delegate contains afterwards, or does not contain any more (`not in
/// app delegate`), texts of the scene delegate and of other files (`other FILE: TEXT`), and an expected, unexpected
/// (`no remark`) or first remark (`first remark`); `⏎` is a line break. An Info.plist is added if none is written.
struct SceneMigrationCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private(set) var files: [String: String] = [:]
  private(set) var hasStoryboard = false
  /// Texts that the app delegate contains, and texts that are removed from it.
  private(set) var stays: [String] = []
  private(set) var gone: [String] = []
  /// Texts of the scene delegate.
  private(set) var scene: [String] = []
  private(set) var remark: String?
  private(set) var noRemark: String?
  private(set) var firstRemark: String?
  /// Texts of other files, with their paths.
  private(set) var others: [(path: String, piece: String)] = []
  /// Unknown lines.
  private(set) var unread: [String] = []

  static let all = AppInText.all(in: "Migrations").map(SceneMigrationCase.init)

  private init(_ text: AppInText) {
    testDescription = text.sentence
    for line in text.lines {
      guard let colon = line.range(of: ": ") else {
        unread.append(String(line))
        continue
      }
      let value = String(line[colon.upperBound...]).replacing("⏎", with: "\n")
      switch line[..<colon.lowerBound] {
      case "storyboard": hasStoryboard = value == "yes"
      case "app delegate": stays.append(value)
      case "not in app delegate": gone.append(value)
      case "scene delegate": scene.append(value)
      case "remark": remark = value
      case "no remark": noRemark = value
      case "first remark": firstRemark = value
      case let key where key.hasPrefix("other "):
        others.append(("/w/" + key.dropFirst("other ".count), value))
      default: unread.append(String(line))
      }
    }
    files["/w/Info.plist"] = SceneMigrationTests.list(hasStoryboard)
    for (path, text) in text.files { files["/w/" + path] = text }
  }
}
