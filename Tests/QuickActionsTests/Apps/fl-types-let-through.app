# A launch that hands on only some types, by a switch, to the function that the running app gives all of them.
# because willConnectTo lets only the two cases of its switch through, and the constant beside them
scenes: yes
paint.canvas: cold warm
paint.photo: cold warm
paint.gallery: warm
paint.palette: cold warm
--- Info.plist
@plist scene=SceneDelegate paint.canvas="New Canvas" paint.photo="From Photo" paint.gallery="Gallery" paint.palette="Palettes"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Marks.swift
enum Marks {
    static let palette = "paint.palette"
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let studio = StudioController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: studio)
        window?.makeKeyAndVisible()

        guard let item = connectionOptions.shortcutItem else { return }
        switch item.type {
        case "paint.canvas", "paint.photo":
            studio.open(item.type)
        default:
            break
        }
        if item.type == Marks.palette, studio.isViewLoaded {
            studio.open(item.type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        studio.open(shortcutItem.type)
        completionHandler(true)
    }
}
--- StudioController.swift
import UIKit

final class StudioController: UIViewController {
    func open(_ type: String) {
        switch type {
        case "paint.canvas":
            navigationController?.pushViewController(CanvasController(), animated: false)
        case "paint.photo":
            present(UIImagePickerController(), animated: true)
        case "paint.gallery":
            navigationController?.popToRootViewController(animated: false)
        case Marks.palette:
            present(UIColorPickerViewController(), animated: true)
        default:
            break
        }
    }
}

final class CanvasController: UIViewController {}
