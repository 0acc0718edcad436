# A car app in SwiftUI that opens pages of the maker with the openURL of the environment.
# because the view looks at the pending link when it appears and each time it changes
scenes: yes
car.manual: cold warm
car.roadside: cold warm
car.service: cold warm
--- Car/Info.plist
@plist car.manual="Owner's Manual" car.roadside="Roadside Help" car.service="Book Service"
--- Car/CarApp.swift
import SwiftUI

@main
struct CarApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    @StateObject private var links = LinkModel.shared

    var body: some Scene {
        WindowGroup {
            DashboardView()
                .environmentObject(links)
        }
    }
}
--- Car/LinkModel.swift
import Foundation

final class LinkModel: ObservableObject {
    static let shared = LinkModel()

    @Published var pendingURL: URL?
    @Published private(set) var lastPage = ""

    private let base = URL(string: "https://www.example.com/owners/")!

    @discardableResult
    func handle(_ type: String) -> Bool {
        let page: String
        switch type {
        case "car.manual": page = "manual"
        case "car.roadside": page = "roadside"
        case "car.service": page = "service"
        default: return false
        }
        lastPage = page
        pendingURL = base.appendingPathComponent(page)
        return true
    }
}
--- Car/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
--- Car/SceneDelegate.swift
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let shortcut = connectionOptions.shortcutItem {
            LinkModel.shared.handle(shortcut.type)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(LinkModel.shared.handle(shortcutItem.type))
    }
}
--- Car/DashboardView.swift
import SwiftUI

struct DashboardView: View {
    @EnvironmentObject private var links: LinkModel
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "car.fill").font(.largeTitle)
            Text("Ready to drive")
            Text(links.lastPage.capitalized).font(.footnote)
        }
        .onReceive(links.$pendingURL) { url in
            guard let url else { return }
            openURL(url)
            DispatchQueue.main.async { links.pendingURL = nil }
        }
    }
}
