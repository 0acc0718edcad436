/// A target that builds a product.
public struct XcodeTarget: Sendable {
  public let name: String
  /// The identifier of what it makes, such as `com.apple.product-type.application`.
  public let productType: String
  /// The configurations in the order of the project.
  public let configurations: [XcodeConfiguration]
  /// The files of the target with their roles.
  public let files: TargetFiles

  /// True if it builds an app, or an App Clip.
  public var isApplication: Bool {
    productType == "com.apple.product-type.application"
      || productType == "com.apple.product-type.application.on-demand-install-capable"
  }

  /// True if it builds tests.
  public var isTests: Bool { productType.hasPrefix("com.apple.product-type.bundle.") }

  /// The product types of apps of any platform, extensions and tests after `com.apple.product-type.`, or their
  /// beginnings.
  private static let programs = [
    "application", "app-extension", "extensionkit-extension", "watchkit", "tv-", "bundle", "tool",
    "xpc-service", "driver-extension", "system-extension", "kernel-extension", "xcode-extension",
  ]

  /// True if it builds an app of any platform, an extension or tests: nothing that others link.
  public var makesExecutable: Bool {
    let prefix = "com.apple.product-type."
    guard productType.hasPrefix(prefix) else { return false }
    let type = productType.dropFirst(prefix.count)
    return Self.programs.contains { type.hasPrefix($0) }
  }
}

/// One configuration of a target, with what is set for it.
public struct XcodeConfiguration: Sendable {
  public let name: String
  /// The folder to which paths in settings are relative.
  public let projectFolder: String
  public let settings: SettingsStack

  /// The value of a build setting, with references resolved.
  public subscript(name: String) -> SettingValue { settings.value(of: name) }

  /// The platform of a configuration.
  public enum Platform: String, Sendable, Hashable {
    case iOS
    case macOS
    case tvOS
    case watchOS
    case visionOS
    case unknown
  }

  /// The platform; iOS where it is one of several.
  public var platform: Platform {
    let root = settings.value(of: "SDKROOT").text ?? ""
    if let platform = Self.platform(ofSDK: root) { return platform }
    guard root.isEmpty || root == "auto" else { return .unknown }
    let supported = settings.value(of: "SUPPORTED_PLATFORMS").text ?? ""
    let platforms = supported.split(separator: " ").compactMap { Self.platform(ofSDK: String($0)) }
    return platforms.contains(.iOS) ? .iOS : platforms.first ?? .unknown
  }

  private static func platform(ofSDK name: String) -> Platform? {
    let name = ProjectPath.name(of: name).lowercased()
    let known: [(String, Platform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS),
      ("xr", .visionOS),
    ]
    return known.first { name.hasPrefix($0.0) }?.1
  }

  /// The path of the Info.plist that the configuration names.
  public var infoPlistPath: SettingValue {
    switch settings.value(of: "INFOPLIST_FILE") {
    case .known("", _), .unset: .unset
    case .known(let path, let origin): .known(ProjectPath.join(projectFolder, path), origin)
    case .unknown(let reason): .unknown(reason)
    }
  }
}

extension [XcodeConfiguration] {
  /// The configuration that people get the app in: the one for release by its name, else one that is not for
  /// debugging, else the first.
  public var shipped: XcodeConfiguration? {
    let names = map { $0.name.lowercased() }
    let number =
      names.firstIndex(of: "release") ?? names.firstIndex { $0.hasPrefix("release") }
      ?? names.firstIndex { $0.contains("release") }
      ?? names.firstIndex { !$0.contains("debug") }
    return number.map { self[$0] } ?? first
  }
}
