# A document scanner in SwiftUI with an @Observable model in the environment that names the sheet to show.
# because the model is made once by the app delegate and the scene delegate changes that one
scenes: yes
scanner.document: cold warm
scanner.card: cold warm
scanner.archive: cold warm
--- Scanner/Info.plist
@plist scanner.document="Scan Document" scanner.card="Scan Business Card" scanner.archive="Archive"
--- Scanner/ScannerApp.swift
import SwiftUI

@main
struct ScannerApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup {
            HomeView()
                .environment(appDelegate.model)
        }
    }
}
--- Scanner/AppModel.swift
import Foundation
import Observation

@MainActor
@Observable
final class AppModel {
    enum Sheet: String, Identifiable {
        case document, card, archive

        var id: Self { self }
    }

    var sheet: Sheet?
}
--- Scanner/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    let model = AppModel()

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            model.open(item)
        }
        SceneDelegate.model = model

        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication {
            configuration.delegateClass = SceneDelegate.self
        }
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    static weak var model: AppModel?

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(Self.model?.open(shortcutItem) ?? false)
    }
}
--- Scanner/AppModel+Shortcuts.swift
import UIKit

extension AppModel {
    @discardableResult
    func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard let name = item.type.split(separator: ".").last,
              let sheet = Sheet(rawValue: String(name)) else { return false }
        self.sheet = sheet
        return true
    }
}
--- Scanner/HomeView.swift
import SwiftUI

struct HomeView: View {
    @Environment(AppModel.self) private var model

    var body: some View {
        @Bindable var model = model
        NavigationStack {
            Button("Scan", systemImage: "doc.viewfinder") { model.sheet = .document }
                .navigationTitle("Scanner")
        }
        .fullScreenCover(item: $model.sheet) { sheet in
            switch sheet {
            case .document: Text("Place the page in the frame")
            case .card: Text("Place the card in the frame")
            case .archive: List { Text("No documents") }
            }
        }
    }
}
