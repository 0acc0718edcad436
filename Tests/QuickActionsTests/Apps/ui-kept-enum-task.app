# A SwiftUI app that keeps an enumeration for a view, which asks for it in its body and when it appears.
scenes: yes
bike.start: cold warm
bike.stop: cold warm
--- Info.plist
@plist bike.start="Start Ride" bike.stop="Stop Ride"
--- BikeApp.swift
import SwiftUI

@main
struct BikeApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @StateObject private var desk = RideDesk.shared

    var body: some Scene {
        WindowGroup { RideView().environmentObject(desk) }
    }
}

final class RideDesk: ObservableObject {
    static let shared = RideDesk()
    @Published var pendingRide: RideAction?
}

enum RideAction: String {
    case start = "bike.start", stop = "bike.stop"
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            RideDesk.shared.pendingRide = RideAction(rawValue: item.type)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let action = RideAction(rawValue: shortcutItem.type) else {
            completionHandler(false)
            return
        }
        RideDesk.shared.pendingRide = action
        completionHandler(true)
    }
}
--- RideView.swift
import SwiftUI

struct RideView: View {
    @EnvironmentObject private var desk: RideDesk
    @State private var isRiding = false

    var body: some View {
        Text(isRiding ? "Riding" : "Ready")
            .task(id: desk.pendingRide) {
                guard let action = desk.pendingRide else { return }
                isRiding = action == .start
                desk.pendingRide = nil
            }
    }
}
