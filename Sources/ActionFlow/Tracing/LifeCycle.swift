import Files

/// The life cycle of an app, which decides the functions that UIKit calls with a quick action.
public enum LifeCycle: String, Sendable {
  /// The life cycle with an app delegate and no scenes.
  case appDelegate
  /// The life cycle with scenes and their delegates.
  case scenes
  /// The SwiftUI life cycle, which has scenes, too.
  case swiftUI

  /// The reason why the life cycle of an app is not known.
  public enum Doubt: String, Sendable {
    /// Files are still being read.
    case reading
    /// No property list and no target of the app was found.
    case noPropertyList
    /// A project around the app cannot be read.
    case brokenProject
    /// A build setting that decides it has no known value.
    case buildSetting
    /// The scene manifest names no configuration, and no code does.
    case emptyManifest
    /// The content of the property list is elsewhere: version control keeps or encrypts it, or a tool fills it in.
    case absentList
    /// A tool generates the property list, and may add scenes.
    case madeByTool
    /// A SwiftUI app is in the same folder, and may be this one.
    case otherApp
  }
}

/// The life cycle of an app with the locations that show it, or the reason why it is not known.
public typealias KnownLifeCycle = Answer<LifeCycle, LifeCycle.Doubt>

extension Answer where Value == LifeCycle {
  /// True if UIKit delivers quick actions to a scene delegate; nil where that is not known.
  public var hasScenes: Bool? { value.map { $0 != .appDelegate } }
}
