# An app that calls its own warm handler for the cold item, after the run loop's next turn.
scenes: yes
memo: cold warm
--- Info.plist
@plist scene=SceneDelegate memo="Voice Memo 🎙"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene, let item = connectionOptions.shortcutItem else { return }
        DispatchQueue.main.async {
            self.windowScene(windowScene, performActionFor: item) { succeeded in
                print("opened:", succeeded)
            }
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == "memo", let root = window?.rootViewController else {
            completionHandler(false)
            return
        }
        root.present(RecorderViewController(), animated: true) {
            completionHandler(true)
        }
    }
}
--- RecorderViewController.swift
import AVFoundation
import UIKit

final class RecorderViewController: UIViewController {
    private var recorder: AVAudioRecorder?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        recorder?.record()
    }
}
