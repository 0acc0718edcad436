# A scene delegate that prepares controllers in several ways and forgets to show them.
# because each controller is gone when its branch ends
scenes: yes
bee.note: none
bee.alert: none
bee.sheet: none
bee.hive: none
bee.map: cold warm
--- Info.plist
@plist scene=SceneDelegate bee.note="Note" bee.alert="Alert" bee.sheet="Sheet" bee.hive="Hive" bee.map="Map"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "bee.note":
            guard let controller = UIStoryboard(name: "Main", bundle: nil)
                .instantiateViewController(withIdentifier: "note") as? NoteViewController
            else { return }
            controller.hive = 3
            controller.fill(with: "Note")
        case "bee.alert":
            let alert = UIAlertController(title: "Bees", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in print("ok") })
        case "bee.sheet":
            let controller = NoteViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.modalPresentationStyle = .formSheet
            controller.navigationItem.title = "Sheet"
        case "bee.hive":
            _ = NoteViewController()
        case "bee.map":
            window?.rootViewController?.present(NoteViewController(), animated: true)
        default:
            break
        }
    }
}
--- NoteViewController.swift
import UIKit

final class NoteViewController: UIViewController {
    var hive = 0
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    func fill(with text: String) {
        label.text = text
        show(count: text.count)
    }

    private func show(count: Int) {
        label.isHidden = count == 0
        title = "Hive"
    }
}
