# A SwiftUI app that reads the item of a launch in configurationForConnecting and has performActionFor in the app delegate.
# because with scenes UIKit never calls application(_:performActionFor:completionHandler:), and no scene delegate is named
scenes: yes
chess.play: cold
chess.puzzle: cold
--- Chess/Info.plist
@plist chess.play="Play ♟" chess.puzzle="Daily Puzzle"
--- Chess/ChessApp.swift
import SwiftUI

@main
struct ChessApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    @StateObject private var game = GameState.shared

    var body: some Scene {
        WindowGroup {
            NavigationView {
                VStack {
                    NavigationLink("Play", destination: Text("Board"), tag: .play, selection: $game.screen)
                    NavigationLink("Puzzle", destination: Text("Puzzle"), tag: .puzzle, selection: $game.screen)
                }
            }
            .navigationViewStyle(.stack)
        }
    }
}

final class GameState: ObservableObject {
    enum Screen { case play, puzzle }

    static let shared = GameState()
    @Published var screen: Screen?
}
--- Chess/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let shortcutItem = options.shortcutItem {
            handle(shortcutItem)
        }
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "chess.play": GameState.shared.screen = .play
        case "chess.puzzle": GameState.shared.screen = .puzzle
        default: break
        }
    }
}
