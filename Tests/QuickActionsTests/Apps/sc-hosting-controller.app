# An app with a scene delegate of UIKit and views of SwiftUI in a hosting controller.
scenes: yes
budget.expense: cold warm
budget.report: cold warm
--- Info.plist
@plist scene=SceneDelegate budget.expense="Neue Ausgabe" budget.report="Monatsbericht"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let appState = AppState()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            appState.open(item.type)
        }
        // Use a UIHostingController as window root view controller.
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: ContentView().environmentObject(appState))
            self.window = window
            window.makeKeyAndVisible()
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(appState.open(shortcutItem.type))
    }
}
--- AppState.swift
import Combine

final class AppState: ObservableObject {
    enum Tab { case expenses, report }

    @Published var tab = Tab.expenses
    @Published var showsNewExpense = false

    @discardableResult
    func open(_ shortcut: String) -> Bool {
        switch shortcut {
        case "budget.expense":
            tab = .expenses
            showsNewExpense = true
        case "budget.report":
            tab = .report
        default:
            return false
        }
        return true
    }
}
--- ContentView.swift
import SwiftUI

struct ContentView: View {
    @EnvironmentObject var appState: AppState

    var body: some View {
        TabView(selection: $appState.tab) {
            Text("Ausgaben")
                .tabItem { Label("Ausgaben", systemImage: "list.bullet") }
                .tag(AppState.Tab.expenses)
            Text("Bericht")
                .tabItem { Label("Bericht", systemImage: "chart.bar") }
                .tag(AppState.Tab.report)
        }
        .sheet(isPresented: $appState.showsNewExpense) {
            Text("Neue Ausgabe")
        }
    }
}
