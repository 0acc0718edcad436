import Files

/// How UIKit starts an app, which decides what it calls with a quick action.
public enum LifeCycle: String, Sendable {
  /// The app delegate alone.
  case appDelegate
  /// Scenes with delegates.
  case scenes
  /// SwiftUI's, which has scenes, too.
  case swiftUI

  /// Why nobody knows the life cycle of an app.
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
    /// A tool writes the property list, and may add scenes.
    case madeByTool
    /// An app of SwiftUI lies near, and may be this one.
    case otherApp
  }
}

/// The life cycle of an app with the places that tell it, or why it is not known.
public typealias KnownLifeCycle = Answer<LifeCycle, LifeCycle.Doubt>

extension Answer where Value == LifeCycle {
  /// Whether UIKit brings quick actions to a scene delegate; nil where that is not known.
  public var hasScenes: Bool? { value.map { $0 != .appDelegate } }
}
