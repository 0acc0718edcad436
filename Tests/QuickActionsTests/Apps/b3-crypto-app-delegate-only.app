# A price ticker in SwiftUI that waits for its actions in the app delegate, as apps without scenes do.
# because an app of the SwiftUI life cycle has scenes, so UIKit calls neither performActionFor nor gives launch options
scenes: yes
crypto.prices: none
crypto.alerts: none
--- Info.plist
@plist crypto.prices="Prices" crypto.alerts="Alerts"
--- TickerApp.swift
import SwiftUI

@main
struct TickerApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

    var body: some Scene {
        WindowGroup {
            HomeView()
                .environmentObject(appDelegate.navigation)
        }
    }
}
--- AppDelegate.swift
import UIKit

class AppNavigation: ObservableObject {
    enum Screen: Hashable {
        case prices, alerts
    }

    @Published var screen: Screen? = nil
}

class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    let navigation = AppNavigation()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            navigate(for: item)
        }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        navigate(for: shortcutItem)
        completionHandler(true)
    }

    private func navigate(for item: UIApplicationShortcutItem) {
        switch item.type {
        case "crypto.prices":
            navigation.screen = .prices
        case "crypto.alerts":
            navigation.screen = .alerts
        default:
            break
        }
    }
}
--- HomeView.swift
import SwiftUI

struct HomeView: View {
    @EnvironmentObject var navigation: AppNavigation

    var body: some View {
        NavigationView {
            List {
                NavigationLink("Prices", tag: AppNavigation.Screen.prices, selection: $navigation.screen) {
                    Text("Prices")
                }
                NavigationLink("Alerts", tag: AppNavigation.Screen.alerts, selection: $navigation.screen) {
                    Text("Alerts")
                }
            }
            .navigationTitle("Ticker")
        }
    }
}
