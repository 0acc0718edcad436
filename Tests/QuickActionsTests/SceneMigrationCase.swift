import Testing

/// An app of `Tests/QuickActionsTests/Migrations` that moves to scenes. The lines about it are `storyboard: yes`, pieces
/// that the app delegate then has, or has no more (`not in app delegate`), pieces of the scene delegate, and a remark, or
/// one that is not made (`no remark`); `⏎` is a line break. An Info.plist is there also where none is written, and
/// pieces of further files are `other FILE: PIECE`. What stands first for people to look at is `first remark`.
struct SceneMigrationCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private(set) var files: [String: String] = [:]
  private(set) var hasStoryboard = false
  /// Pieces of the app delegate, with what was there gone.
  private(set) var stays: [String] = []
  private(set) var gone: [String] = []
  /// Pieces of the scene delegate.
  private(set) var scene: [String] = []
  private(set) var remark: String?
  private(set) var noRemark: String?
  private(set) var firstRemark: String?
  /// Pieces of other files, with their paths.
  private(set) var others: [(path: String, piece: String)] = []
  /// Lines that say nothing known.
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
