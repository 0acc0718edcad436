# A SwiftUI app whose delegates send the type into a PassthroughSubject that the root view receives.
# because at a launch it is sent before the view has subscribed, and the subject keeps nothing
scenes: yes
dog.walk: warm
dog.feed: warm
--- Info.plist
@plist dog.walk="Walk the Dog 🐕" dog.feed="Feed the Dog"
--- DogApp.swift
import Combine
import SwiftUI

enum QuickActionBus {
    static let types = PassthroughSubject<String, Never>()
}

@main
struct DogApp: App {
    @UIApplicationDelegateAdaptor private var delegate: DogAppDelegate

    var body: some Scene {
        WindowGroup {
            DogView()
        }
    }
}

struct DogView: View {
    @State private var walks = 0
    @State private var meals = 0

    var body: some View {
        VStack {
            Text("Walks: \(walks)")
            Text("Meals: \(meals)")
        }
        .onReceive(QuickActionBus.types) { type in
            switch type {
            case "dog.walk": walks += 1
            case "dog.feed": meals += 1
            default: break
            }
        }
    }
}
--- DogAppDelegate.swift
import UIKit

final class DogAppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            QuickActionBus.types.send(item.type)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = DogSceneDelegate.self
        return configuration
    }
}

final class DogSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        QuickActionBus.types.send(shortcutItem.type)
        completionHandler(true)
    }
}
