import SourceText

/// App delegates of frameworks that have their own support for scenes.
enum ForeignDelegate {
  /// Returns advice for an app delegate with such a superclass; nil for others.
  static func advice(for superclass: String) -> LocalizedText? {
    switch superclass.split(separator: ".").last.map(String.init) ?? superclass {
    case "FlutterAppDelegate": flutter
    case "RCTAppDelegate", "RCTDefaultReactNativeFactoryDelegate": reactNative
    case "ExpoAppDelegate", "EXAppDelegateWrapper": expo
    case "CDVAppDelegate", "CDVAppDelegateBase": cordova
    case "MauiUIApplicationDelegate": maui
    default: nil
    }
  }

  /// Returns advice for code of an app delegate that mentions such a framework; nil where it mentions none.
  static func advice(forNames isNamed: (String) -> Bool) -> LocalizedText? {
    if ["ExpoReactNativeFactory", "ExpoAppDelegate"].contains(where: isNamed) { return expo }
    if ["RCTReactNativeFactory", "RCTRootView", "RCTBridge"].contains(where: isNamed) {
      return reactNative
    }
    if ["GeneratedPluginRegistrant", "FlutterEngine"].contains(where: isNamed) { return flutter }
    return isNamed("ApplicationDelegateProxy") ? capacitor : nil
  }

  private static let capacitor = LocalizedText(
    en:
      "Capacitor has SceneDelegateProxy from version 8.5, which npx cap migrate sets up; hand quick actions on there, too",
    zhHans: "Capacitor 从 8.5 起提供 SceneDelegateProxy，可用 npx cap migrate 设置；快捷操作也需在那里转交")

  private static let flutter = LocalizedText(
    en:
      "Flutter moves its apps itself: flutter build with Flutter 3.41 or later, FlutterSceneDelegate, and plugins that add a scene delegate",
    zhHans: "Flutter 自行迁移：使用 Flutter 3.41 或更高版本的 flutter build、FlutterSceneDelegate，以及会添加场景代理的插件")
  private static let reactNative = LocalizedText(
    en:
      "React Native has its scene delegate, RCTSceneDelegate, from version 0.88; update it and follow its template",
    zhHans: "React Native 从 0.88 起提供 RCTSceneDelegate；请升级并参照其模板")
  static let expo = LocalizedText(
    en:
      "Expo has its scene delegate from SDK 58, with SDK 57 by a config plugin; change that, since ios/ is generated",
    zhHans: "Expo 从 SDK 58 起提供场景代理，SDK 57 可使用 config plugin；ios/ 由工具生成，请修改配置而不是生成的文件")
  private static let cordova = LocalizedText(
    en: "Cordova has its scene delegate, CDVSceneDelegate, from cordova-ios 8; update it",
    zhHans: "Cordova 从 cordova-ios 8 起提供 CDVSceneDelegate，请升级")
  private static let maui = LocalizedText(
    en: ".NET MAUI has a scene delegate of its own, MauiUISceneDelegate; follow its documentation",
    zhHans: ".NET MAUI 有自己的场景代理 MauiUISceneDelegate，请参照其文档")
}
