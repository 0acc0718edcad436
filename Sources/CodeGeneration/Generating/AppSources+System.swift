import Guide
import SourceText

extension AppSources {
  /// The same for an app whose oldest iOS the settings name; nil leaves what is known.
  public func deploying(to version: Version?) -> AppSources {
    guard let version else { return self }
    var app = self
    app.deploymentTarget = version
    return app
  }

  /// The oldest iOS that code is written for: where nobody says what the app runs on, the oldest that Xcode builds
  /// for.
  var oldestSystem: Version { deploymentTarget ?? DeploymentRange.oldest }

  /// What is to be said where the oldest iOS decides and is not known.
  var notesOnSystem: [LocalizedText] { deploymentTarget == nil ? [.systemIsUnknown] : [] }

  /// Returns the attribute for a declaration that came with a system, with its line end; empty where the app needs
  /// that system anyway.
  func availability(since version: Version) -> String {
    oldestSystem < version ? "@available(iOS \(version), *)\n" : ""
  }
}

extension LocalizedText {
  fileprivate static let systemIsUnknown = LocalizedText(
    en:
      "the oldest iOS of the app is not known, so the code runs from iOS \(DeploymentRange.oldest); \(howToName.english)",
    zhHans:
      "不知道 App 支持的最低 iOS 版本，因此代码从 iOS \(DeploymentRange.oldest) 起都能运行；\(howToName.simplifiedChinese)"
  )

  /// How the oldest iOS becomes known.
  static let howToName = LocalizedText(
    en: "name it as \"deploymentTarget\" in .quickactions.json",
    zhHans: "可在 .quickactions.json 中用 \"deploymentTarget\" 指明")
}
