# A travel app in SwiftUI that shows an introduction first and the screen of the action after it.
# because the destination stays in the model until the main view, which presents it, is shown
scenes: yes
travel.trip: cold warm
travel.documents: cold warm
--- Travel/Info.plist
@plist travel.trip="Plan a Trip" travel.documents="Documents"
--- Travel/TravelApp.swift
import SwiftUI

@main
struct TravelApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

    var body: some Scene {
        WindowGroup {
            if hasSeenOnboarding {
                MainView(navigation: .shared)
            } else {
                OnboardingView { hasSeenOnboarding = true }
            }
        }
    }
}
--- Travel/Navigation.swift
import UIKit

final class Navigation: ObservableObject {
    static let shared = Navigation()

    enum Destination: String, Identifiable {
        case trip = "travel.trip"
        case documents = "travel.documents"

        var id: String { rawValue }
    }

    @Published var destination: Destination?

    @discardableResult
    func show(_ item: UIApplicationShortcutItem) -> Bool {
        guard let destination = Destination(rawValue: item.type) else { return false }
        self.destination = destination
        return true
    }
}
--- Travel/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            Navigation.shared.show(item)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(Navigation.shared.show(shortcutItem))
    }
}
--- Travel/Views.swift
import SwiftUI

struct OnboardingView: View {
    let onFinish: () -> Void

    var body: some View {
        VStack {
            Text("Welcome aboard").font(.largeTitle)
            Button("Start", action: onFinish)
        }
    }
}

struct MainView: View {
    @ObservedObject var navigation: Navigation

    var body: some View {
        NavigationView {
            List { Text("Lisbon") }
                .navigationTitle("Trips")
        }
        .sheet(item: $navigation.destination) { destination in
            switch destination {
            case .trip: TripPlannerView()
            case .documents: DocumentsView()
            }
        }
    }
}

struct TripPlannerView: View {
    @State private var city = ""
    var body: some View { TextField("Where to?", text: $city).padding() }
}

struct DocumentsView: View {
    var body: some View { Text("Passport") }
}
