# A scene delegate that tells its model of the quick action and gives another to its view.
# because the view sees the other one
scenes: yes
fig.home: none
fig.list: none
--- Info.plist
@plist scene=SceneDelegate fig.home="Home" fig.list="List"
--- SceneDelegate.swift
import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let model = Figs()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        if let item = connectionOptions.shortcutItem { model.apply(item) }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: FigsView().environment(Figs()))
        window.makeKeyAndVisible()
        self.window = window
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        model.apply(shortcutItem)
        completionHandler(true)
    }
}
--- Figs.swift
import Observation
import UIKit

@Observable
final class Figs {
    enum Sheet: String, Identifiable {
        case home = "fig.home"
        case list = "fig.list"
        var id: Self { self }
    }

    var sheet: Sheet?

    func apply(_ item: UIApplicationShortcutItem) {
        sheet = Sheet(rawValue: item.type)
    }
}
--- FigsView.swift
import SwiftUI

struct FigsView: View {
    @Environment(Figs.self) private var model

    var body: some View {
        @Bindable var model = model
        Text("Figs").sheet(item: $model.sheet) { sheet in
            switch sheet {
            case .home: Text("Home")
            case .list: Text("List")
            }
        }
    }
}
