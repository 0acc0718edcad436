# A photo app with an actor for its albums and an async router on the main actor.
# because both entries start a task that awaits the router, which shows a screen for each type
scenes: yes
photos.import: cold warm
photos.recent: cold warm
photos.memories: cold warm
--- Info.plist
@plist scene=SceneDelegate photos.import="Import" photos.recent="Most Recent" photos.memories="Memories"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router: ShortcutRouter?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: AlbumListViewController())
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window

        let router = ShortcutRouter(navigation: navigation, library: PhotoLibrary())
        self.router = router
        if let item = connectionOptions.shortcutItem {
            Task { await router.route(item.type) }
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        await router?.route(shortcutItem.type) ?? false
    }
}
--- PhotoLibrary.swift
import Foundation

actor PhotoLibrary {
    private var photos: [URL] = []

    func recent(limit: Int) -> [URL] {
        Array(photos.suffix(limit))
    }

    func memories() -> [URL] {
        photos.filter { $0.pathExtension == "heic" }
    }

    func add(_ photo: URL) {
        photos.append(photo)
    }
}
--- ShortcutRouter.swift
import UIKit

@MainActor
final class ShortcutRouter {
    private let navigation: UINavigationController
    private let library: PhotoLibrary

    init(navigation: UINavigationController, library: PhotoLibrary) {
        self.navigation = navigation
        self.library = library
    }

    @discardableResult
    func route(_ type: String) async -> Bool {
        switch type {
        case "photos.import":
            navigation.pushViewController(ImportViewController(), animated: true)
        case "photos.recent":
            let photos = await library.recent(limit: 50)
            show(photos, title: "Most Recent")
        case "photos.memories":
            let photos = await library.memories()
            show(photos, title: "Memories")
        default:
            return false
        }
        return true
    }

    private func show(_ photos: [URL], title: String) {
        let grid = GridViewController(photos: photos)
        grid.title = title
        navigation.pushViewController(grid, animated: true)
    }
}
--- Screens.swift
import UIKit

final class AlbumListViewController: UITableViewController {}
final class ImportViewController: UIViewController {}

final class GridViewController: UICollectionViewController {
    private let photos: [URL]

    init(photos: [URL]) {
        self.photos = photos
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }
}
