/// The value of a build setting, as far as it is known.
public enum SettingValue: Sendable, Hashable {
  /// The value with all references replaced, and where it is set.
  case known(String, SettingOrigin)
  /// The setting has no value, and no known default.
  case unset
  /// The value is not known, so that nothing may be concluded from it.
  case unknown(SettingUnknown)

  /// The value; nil if it is not known.
  public var text: String? {
    if case .known(let text, _) = self { text } else { nil }
  }

  /// True if the value is known to be one that Xcode takes for yes.
  public var isYes: Bool { text?.uppercased() == "YES" }

  public var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

/// The origin of a value.
public struct SettingOrigin: Sendable, Hashable {
  /// The levels of settings, the one that all others override first.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// Xcode's default.
    case standard
    /// Derived from the project: `PROJECT_NAME`, `SRCROOT` and the like.
    case projectFacts
    /// The configuration file of the project.
    case projectFile
    case project
    /// Derived from the target: `TARGET_NAME` and the like.
    case targetFacts
    /// The configuration file of the target.
    case targetFile
    case target
  }

  /// The level of the build settings that defines the value.
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

/// The reason why a value is not known.
public enum SettingUnknown: Error, Sendable, Hashable {
  /// A configuration file does not exist.
  case missingFile(String)
  /// A configuration file is outside of the opened folder, and not read.
  case outsideFile(String)
  /// A referenced build setting has no value.
  case undefined(String)
  /// The result of an operator in `$(NAME:operator)` is not known.
  case operation(String)
  /// References that go too deep, or make too long a text.
  case tooComplex
}
