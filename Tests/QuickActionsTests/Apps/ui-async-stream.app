# A SwiftUI app whose delegates yield the type into a stream that the root view iterates in a task.
# because the stream keeps what is yielded before the task begins
scenes: yes
cab.home: cold warm
cab.work: cold warm
--- Info.plist
@plist cab.home="Ride Home" cab.work="Ride to Work"
--- CabApp.swift
import SwiftUI

@main
struct CabApp: App {
    @UIApplicationDelegateAdaptor(CabDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            CabView()
        }
    }
}

struct CabView: View {
    @State private var destination: String?

    var body: some View {
        Text(destination ?? "Where to?")
            .task {
                for await type in QuickActions.types {
                    if type == "cab.home" {
                        destination = "Home"
                    } else if type == "cab.work" {
                        destination = "Work"
                    }
                }
            }
    }
}
--- QuickActions.swift
enum QuickActions {
    private static let pair = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    static var types: AsyncStream<String> { pair.stream }

    static func send(_ type: String) {
        pair.continuation.yield(type)
    }
}
--- CabDelegate.swift
import UIKit

final class CabDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem { QuickActions.send(item.type) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = CabSceneDelegate.self
        return configuration
    }
}

final class CabSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        QuickActions.send(shortcutItem.type)
        completionHandler(true)
    }
}
