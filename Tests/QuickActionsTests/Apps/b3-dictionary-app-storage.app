# A dictionary app in SwiftUI whose delegates write the tab into the defaults that @AppStorage reads.
# because @AppStorage reads the value at launch and follows it while the app runs
scenes: yes
dictionary.search: cold warm
dictionary.favorites: cold warm
dictionary.history: cold warm
--- Info.plist
@plist dictionary.search="Look Up" dictionary.favorites="Favorites" dictionary.history="History"
--- LexiconApp.swift
import SwiftUI

enum StorageKey {
    static let selectedTab = "selectedTab"
}

enum LexiconTab: String {
    case search, favorites, history
}

@main
struct LexiconApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

    var body: some Scene {
        WindowGroup {
            MainTabView()
        }
    }
}
--- MainTabView.swift
import SwiftUI

struct MainTabView: View {
    @AppStorage(StorageKey.selectedTab) private var selectedTab: LexiconTab = .search

    var body: some View {
        TabView(selection: $selectedTab) {
            SearchView()
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(LexiconTab.search)
            Text("Favorites")
                .tabItem { Label("Favorites", systemImage: "star") }
                .tag(LexiconTab.favorites)
            Text("History")
                .tabItem { Label("History", systemImage: "clock") }
                .tag(LexiconTab.history)
        }
    }
}

struct SearchView: View {
    @State private var query = ""

    var body: some View {
        TextField("Word", text: $query)
            .textFieldStyle(.roundedBorder)
            .padding()
    }
}
--- AppDelegate.swift
import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            select(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(select(shortcutItem))
    }

    @discardableResult
    private func select(_ item: UIApplicationShortcutItem) -> Bool {
        let prefix = "dictionary."
        guard item.type.hasPrefix(prefix),
              let tab = LexiconTab(rawValue: String(item.type.dropFirst(prefix.count)))
        else { return false }
        UserDefaults.standard.set(tab.rawValue, forKey: StorageKey.selectedTab)
        return true
    }
}
