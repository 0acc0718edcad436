import CodeSyntax

/// The replacement for a value of the launch options where a scene connects.
enum LaunchOptionValue {
  /// The keys whose readers move.
  static let moved: Set<String> = [
    "shortcutItem", "url", "sourceApplication", "userActivityDictionary", "userActivityType",
    "remoteNotification", "cloudKitShareMetadata",
  ]

  /// Returns an expression of the same type; nil for a key without one, such as `location`.
  ///
  /// - Parameter options: the name of the connection options.
  static func expression(
    _ key: String, _ options: String, _ language: CodeLanguage
  ) -> String? {
    language == .swift ? swift(key, options) : objectiveC(key, options)
  }

  /// Returns the type of the expression in Swift, as code casts to it.
  static func type(_ key: String) -> String? {
    switch key {
    case "shortcutItem": "UIApplicationShortcutItem"
    case "url": "URL"
    case "sourceApplication", "userActivityType": "String"
    case "userActivityDictionary", "remoteNotification": "[AnyHashable: Any]"
    case "cloudKitShareMetadata": "CKShare.Metadata"
    default: nil
    }
  }

  private static func swift(_ key: String, _ options: String) -> String? {
    switch key {
    case "shortcutItem": "\(options).shortcutItem"
    case "url": "\(options).urlContexts.first?.url"
    case "sourceApplication": "\(options).sourceApplication"
    case "userActivityDictionary":
      "\(options).userActivities.first.map { [\"\(activityKey)\": $0] as [AnyHashable: Any] }"
    case "userActivityType": "\(options).userActivities.first?.activityType"
    case "remoteNotification":
      "\(options).notificationResponse?.notification.request.content.userInfo"
    case "cloudKitShareMetadata": "\(options).cloudKitShareMetadata"
    default: nil
    }
  }

  private static func objectiveC(_ key: String, _ options: String) -> String? {
    switch key {
    case "shortcutItem": "\(options).shortcutItem"
    case "url": "\(options).URLContexts.anyObject.URL"
    case "sourceApplication": "\(options).sourceApplication"
    case "userActivityDictionary":
      "(\(options).userActivities.count > 0 ? @{@\"\(activityKey)\": \(options).userActivities.anyObject} : nil)"
    case "userActivityType": "\(options).userActivities.anyObject.activityType"
    case "remoteNotification":
      "\(options).notificationResponse.notification.request.content.userInfo"
    case "cloudKitShareMetadata": "\(options).cloudKitShareMetadata"
    default: nil
    }
  }

  /// The key of the activity itself.
  private static let activityKey = "UIApplicationLaunchOptionsUserActivityKey"
}
