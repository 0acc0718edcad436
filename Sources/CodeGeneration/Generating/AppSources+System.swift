import Guide
import SourceText

extension AppSources {
  /// Returns the sources with the deployment target from the settings; nil keeps the known one.
  public func deploying(to version: Version?) -> AppSources {
    guard let version else { return self }
    var app = self
    app.deploymentTarget = version
    return app
  }

  /// The oldest iOS that code is generated for: if the deployment target is not known, the oldest that Xcode builds
  /// for.
  var oldestSystem: Version { deploymentTarget ?? DeploymentRange.oldest }

  /// The note for code that depends on an unknown deployment target.
  var notesOnSystem: [LocalizedText] { deploymentTarget == nil ? [.systemIsUnknown] : [] }

  /// Returns the availability attribute for a declaration that a version introduced, with its line end; empty where
  /// the app requires that version anyway.
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

  /// The advice on setting the deployment target.
  static let howToName = LocalizedText(
    en: "name it as \"deploymentTarget\" in .quickactions.json",
    zhHans: "可在 .quickactions.json 中用 \"deploymentTarget\" 指明")
}
