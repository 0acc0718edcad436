# A SwiftUI app that makes its app delegate as a plain property, without the adaptor.
# because UIKit knows nothing of that object, so none of its methods is called
scenes: yes
beer.rate: none
beer.nearby: none
--- Info.plist
@plist beer.rate="Rate Beer 🍺" beer.nearby="Nearby"
--- BeerApp.swift
import SwiftUI

@main
struct BeerApp: App {
    let appDelegate = AppDelegate()
    @ObservedObject private var model = BeerModel.shared

    var body: some Scene {
        WindowGroup {
            TabView(selection: $model.tab) {
                Text("Rate").tag(BeerModel.Tab.rate)
                Text("Nearby").tag(BeerModel.Tab.nearby)
            }
        }
    }
}
--- BeerModel.swift
import Combine

final class BeerModel: ObservableObject {
    enum Tab: String {
        case rate = "beer.rate"
        case nearby = "beer.nearby"
    }

    static let shared = BeerModel()
    @Published var tab = Tab.rate

    func open(_ type: String) {
        if let tab = Tab(rawValue: type) {
            self.tab = tab
        }
    }
}
--- AppDelegate.swift
import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            BeerModel.shared.open(item.type)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        BeerModel.shared.open(shortcutItem.type)
        completionHandler(true)
    }
}
