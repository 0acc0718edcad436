# A coffee shop's app in SwiftUI that reads the action when its scene is configured, and has no scene delegate.
# because nothing receives the action while the app runs
scenes: yes
coffee.order: cold
coffee.rewards: cold
coffee.stores: cold
--- Coffee/Info.plist
@plist coffee.order="Order Again" coffee.rewards="Rewards" coffee.stores="Stores"
--- Coffee/CoffeeApp.swift
import SwiftUI

@main
struct CoffeeApp: App {
  @UIApplicationDelegateAdaptor(CoffeeAppDelegate.self) private var appDelegate

  var body: some Scene {
    WindowGroup {
      CoffeeTabView(model: appDelegate.model)
    }
  }
}
--- Coffee/CoffeeAppDelegate.swift
import UIKit

final class CoffeeAppDelegate: NSObject, UIApplicationDelegate {
  let model = TabModel()

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if let shortcutItem = options.shortcutItem {
      model.select(shortcutItem.type)
    }
    return UISceneConfiguration(
      name: connectingSceneSession.configuration.name,
      sessionRole: connectingSceneSession.role
    )
  }
}
--- Coffee/TabModel.swift
import Foundation

final class TabModel: ObservableObject {
  enum Tab: Hashable {
    case home
    case order
    case rewards
    case stores
  }

  @Published var tab = Tab.home

  func select(_ shortcut: String) {
    if shortcut == "coffee.order" {
      tab = .order
    } else if shortcut == "coffee.rewards" {
      tab = .rewards
    } else if shortcut == "coffee.stores" {
      tab = .stores
    }
  }
}
--- Coffee/CoffeeTabView.swift
import SwiftUI

struct CoffeeTabView: View {
  @ObservedObject var model: TabModel

  var body: some View {
    TabView(selection: $model.tab) {
      Text("Good morning")
        .tabItem { Label("Home", systemImage: "house") }
        .tag(TabModel.Tab.home)
      Text("Flat White")
        .tabItem { Label("Order", systemImage: "cup.and.saucer") }
        .tag(TabModel.Tab.order)
      Text("7 of 10 stamps")
        .tabItem { Label("Rewards", systemImage: "star") }
        .tag(TabModel.Tab.rewards)
      Text("Stores")
        .tabItem { Label("Stores", systemImage: "map") }
        .tag(TabModel.Tab.stores)
    }
  }
}
