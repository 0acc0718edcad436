/// What is known of a build setting.
public enum SettingValue: Sendable, Hashable {
  /// The value with all references replaced, and where it is set.
  case known(String, SettingOrigin)
  /// Nothing sets it, and it has no default that is known here.
  case unset
  /// It cannot be told, so that nothing may be concluded from it.
  case unknown(SettingUnknown)

  /// The value, where it is known.
  public var text: String? {
    if case .known(let text, _) = self { text } else { nil }
  }

  /// Whether the value is known to be one that Xcode takes for yes.
  public var isYes: Bool { text?.uppercased() == "YES" }

  public var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

/// Where a value is set.
public struct SettingOrigin: Sendable, Hashable {
  /// The levels of settings, the one that all others override first.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// Xcode's default.
    case standard
    /// What follows from the project: `PROJECT_NAME`, `SRCROOT` and the like.
    case projectFacts
    /// The configuration file of the project.
    case projectFile
    case project
    /// What follows from the target: `TARGET_NAME` and the like.
    case targetFacts
    /// The configuration file of the target.
    case targetFile
    case target
  }

  /// Which level of the build settings says it.
  public let level: Level
  /// The file it is written in; nil for what is written nowhere.
  public let path: String?
  /// The line in that file, from 1.
  public let line: Int?

  init(_ level: Level, path: String? = nil, line: Int? = nil) {
    self.level = level
    self.path = path
    self.line = line
  }
}

/// Why a value cannot be told.
public enum SettingUnknown: Error, Sendable, Hashable {
  /// A configuration file that is named and not there.
  case missingFile(String)
  /// A configuration file that lies outside of the folder that was opened, and is not read.
  case outsideFile(String)
  /// A build setting that is used and that nobody sets.
  case undefined(String)
  /// An operator in `$(NAME:operator)` of which the result is not known.
  case operation(String)
  /// References that go too deep, or make too long a text.
  case tooComplex
}
