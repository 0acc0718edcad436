import SourceText

/// The systems that Xcode builds for. Features of older systems only are history: the guide describes them as
/// such, and its samples deploy to `samples`.
public enum DeploymentRange {
  /// The oldest iOS that Xcode 27 builds for. An older deployment target ends the build with "the range
  /// of supported deployment target versions is 15.0 to 27.0.x" (observed: the release notes of
  /// libPhoneNumber-iOS 2.0.0, ios-cmake 4.6.1 and swift-eventsource 3.3.1). Xcode 26 accepted it.
  public static let oldest = Version(15)
  /// The deployment target of the guide's samples unless they state another.
  public static let samples = Version(16)
}
