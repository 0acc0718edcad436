# An app whose cold and warm ways compare different types.
scenes: yes
north: cold warm
south: cold
east: warm
west: none
--- Info.plist
@plist scene=SceneDelegate north="North" south="South" east="East" west="West"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let compass = CompassViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = compass
        window?.makeKeyAndVisible()
        switch connectionOptions.shortcutItem?.type {
        case "north": compass.turn(to: 0)
        case "south": compass.turn(to: 180)
        default: break
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "north": compass.turn(to: 0)
        case "east": compass.turn(to: 90)
        default: break
        }
        completionHandler(true)
    }
}
--- CompassViewController.swift
import UIKit

final class CompassViewController: UIViewController {
    private let needle = UIImageView(image: UIImage(systemName: "location.north"))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(needle)
    }

    func turn(to degrees: CGFloat) {
        needle.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    }
}
