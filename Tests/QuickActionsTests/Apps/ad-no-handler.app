# A radio app that declares two actions and never handles one.
scenes: no
play: none
stations: none
--- Info.plist
@plist play="▶️ Play" stations="Stations"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Player.shared.prepare()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        Player.shared.resumeIfNeeded()
    }
}
--- Player.swift
import AVFoundation

final class Player {
    static let shared = Player()
    private var player: AVPlayer?

    func prepare() {
        player = AVPlayer()
    }

    func resumeIfNeeded() {
        player?.play()
    }
}
