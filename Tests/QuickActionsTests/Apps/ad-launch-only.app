# A camera app that looks at the launch options and has no performActionFor.
# because without performActionFor nobody hears of an action while the app runs
scenes: no
selfie: cold
video: cold
--- Info.plist
@plist selfie="Take Selfie" video="Record Video"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let camera = CameraViewController()
        let item = launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem
        switch item?.type {
        case "selfie":
            camera.useFrontCamera()
        case "video":
            camera.recordVideo()
        default:
            break
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = camera
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
--- CameraViewController.swift
import UIKit

final class CameraViewController: UIViewController {
    private var isFront = false
    private var isVideo = false

    func useFrontCamera() {
        isFront = true
        view.setNeedsLayout()
    }

    func recordVideo() {
        isVideo = true
        view.setNeedsLayout()
    }
}
