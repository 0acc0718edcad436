# A playlist app without scenes that makes two dynamic actions and compares one.
scenes: no
shuffle: cold warm
repeat: none
--- Info.plist
@plist
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let playlist = Playlist()

    func applicationDidEnterBackground(_ application: UIApplication) {
        application.shortcutItems = makeItems()
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == "shuffle" else {
            completionHandler(false)
            return
        }
        playlist.shuffle()
        completionHandler(true)
    }

    private func makeItems() -> [UIApplicationShortcutItem] {
        var items: [UIApplicationShortcutItem] = []
        items.append(UIApplicationShortcutItem(type: "shuffle", localizedTitle: "Shuffle"))
        items.append(UIApplicationShortcutItem(type: "repeat", localizedTitle: "Repeat"))
        return items
    }
}
--- Playlist.swift
import MediaPlayer

final class Playlist {
    private let player = MPMusicPlayerController.applicationMusicPlayer

    func shuffle() {
        player.shuffleMode = .songs
        player.play()
    }
}
