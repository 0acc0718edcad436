# The same only when the view appears.
# because while the app runs the view is already there
scenes: yes
new.task: cold
today: cold
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleDevelopmentRegion</key>
	<string>$(DEVELOPMENT_LANGUAGE)</string>
	<key>CFBundleExecutable</key>
	<string>$(EXECUTABLE_NAME)</string>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>CFBundleName</key>
	<string>$(PRODUCT_NAME)</string>
	<key>CFBundlePackageType</key>
	<string>APPL</string>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemIconType</key>
			<string>UIApplicationShortcutIconTypeTask</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>New</string>
			<key>UIApplicationShortcutItemType</key>
			<string>new.task</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemIconType</key>
			<string>UIApplicationShortcutIconTypeDate</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Today</string>
			<key>UIApplicationShortcutItemType</key>
			<string>today</string>
		</dict>
	</array>
	<key>UILaunchStoryboardName</key>
	<string>LaunchScreen</string>
</dict>
</plist>
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            Router.shared.take(item)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Router.shared.take(shortcutItem)
        completionHandler(true)
    }
}
--- Router.swift
import UIKit

final class Router: ObservableObject {
    static let shared = Router()
    @Published var pending: Target?

    func take(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "new.task": pending = .newTask
        case "today": pending = .today
        default: break
        }
    }
}

enum Target {
    case newTask
    case today
}
--- TasksApp.swift
import SwiftUI

@main
struct TasksApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup { TasksView().environmentObject(Router.shared) }
    }
}
--- TasksView.swift
import SwiftUI

struct TasksView: View {
    @EnvironmentObject private var router: Router
    @Environment(\.scenePhase) private var scenePhase
    @State private var showsEditor = false
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) { Text("Tasks") }
            .sheet(isPresented: $showsEditor) { Text("New") }
            .onAppear { open() }
    }

    private func open() {
        switch router.pending {
        case .newTask: showsEditor = true
        case .today: path = []
        default: return
        }
        router.pending = nil
    }
}
