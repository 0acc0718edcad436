# A to-do app with The Composable Architecture whose delegates send the type to the store.
scenes: yes
todo.add: cold warm
todo.today: cold warm
--- Info.plist
@plist todo.add="Add To-Do" todo.today="Today"
--- App/TodoApp.swift
import ComposableArchitecture
import SwiftUI

@main
struct TodoApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

  static let store = Store(initialState: AppFeature.State()) {
    AppFeature()
  }

  var body: some Scene {
    WindowGroup {
      AppView(store: Self.store)
    }
  }
}
--- App/AppFeature.swift
import ComposableArchitecture

@Reducer
struct AppFeature {
  @ObservableState
  struct State: Equatable {
    var tab = Tab.inbox
    var isAdding = false
  }

  enum Tab { case inbox, today }

  enum Action {
    case quickAction(String)
    case tabSelected(Tab)
    case addDismissed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .quickAction(type):
        if type == "todo.add" {
          state.isAdding = true
        } else if type == "todo.today" {
          state.tab = .today
        }
        return .none
      case let .tabSelected(tab):
        state.tab = tab
        return .none
      case .addDismissed:
        state.isAdding = false
        return .none
      }
    }
  }
}
--- App/AppView.swift
import ComposableArchitecture
import SwiftUI

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    TabView(selection: $store.tab.sending(\.tabSelected)) {
      Text("Inbox").tag(AppFeature.Tab.inbox)
      Text("Today").tag(AppFeature.Tab.today)
    }
    .overlay {
      if store.isAdding {
        Button("New To-Do") { store.send(.addDismissed) }
      }
    }
  }
}
--- App/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if let item = options.shortcutItem {
      TodoApp.store.send(.quickAction(item.type))
    }
    let configuration = UISceneConfiguration(name: session.configuration.name, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    TodoApp.store.send(.quickAction(shortcutItem.type))
    return true
  }
}
