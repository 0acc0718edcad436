# An expense app with a store and a reducer, where the reducer has nothing to do for one action yet.
# because the branch for scanning returns the state as it was
scenes: yes
expenses.add: cold warm
expenses.report: cold warm
expenses.scan: none
--- Expenses/Info.plist
@plist expenses.add="Add Expense" expenses.report="Monthly Report" expenses.scan="Scan Receipt"
--- Expenses/ExpensesApp.swift
import SwiftUI

@main
struct ExpensesApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView(store: appDelegate.store)
        }
    }
}
--- Expenses/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    let store = Store(initialState: AppState(), reducer: appReducer)

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem, let action = QuickAction(rawValue: item.type) {
            store.send(.quickAction(action))
        }
        SceneDelegate.store = store
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    static var store: Store?

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        guard let action = QuickAction(rawValue: shortcutItem.type) else {
            completionHandler(false)
            return
        }
        SceneDelegate.store?.send(.quickAction(action))
        completionHandler(true)
    }
}
--- Expenses/Core/Store.swift
import Combine

final class Store: ObservableObject {
    @Published private(set) var state: AppState
    private let reducer: (AppState, AppAction) -> AppState

    init(initialState: AppState, reducer: @escaping (AppState, AppAction) -> AppState) {
        self.state = initialState
        self.reducer = reducer
    }

    func send(_ action: AppAction) {
        state = reducer(state, action)
    }
}
--- Expenses/Core/AppReducer.swift
enum QuickAction: String {
    case add = "expenses.add"
    case report = "expenses.report"
    case scan = "expenses.scan"
}

enum Tab {
    case list, report
}

struct AppState {
    var tab = Tab.list
    var isAdding = false
    var expenses: [String] = []
}

enum AppAction {
    case quickAction(QuickAction)
    case setTab(Tab)
    case setAdding(Bool)
    case save(String)
}

func appReducer(state: AppState, action: AppAction) -> AppState {
    var state = state
    switch action {
    case .quickAction(.add):
        state.tab = .list
        state.isAdding = true
    case .quickAction(.report):
        state.tab = .report
    case .quickAction(.scan):
        // Needs the scanner feature.
        return state
    case .setTab(let tab):
        state.tab = tab
    case .setAdding(let isAdding):
        state.isAdding = isAdding
    case .save(let expense):
        state.expenses.append(expense)
        state.isAdding = false
    }
    return state
}
--- Expenses/RootView.swift
import SwiftUI

struct RootView: View {
    @ObservedObject var store: Store

    var body: some View {
        TabView(selection: Binding(get: { store.state.tab }, set: { store.send(.setTab($0)) })) {
            List(store.state.expenses, id: \.self) { Text($0) }
                .tabItem { Label("Expenses", systemImage: "list.bullet") }
                .tag(Tab.list)
            Text("\(store.state.expenses.count) expenses this month")
                .tabItem { Label("Report", systemImage: "chart.pie") }
                .tag(Tab.report)
        }
        .sheet(isPresented: Binding(get: { store.state.isAdding }, set: { store.send(.setAdding($0)) })) {
            Button("Save") { store.send(.save("New")) }
        }
    }
}
