# A gallery app that asks for 3D Touch only before it registers for previewing.
# because the gate has nothing to do with the actions
scenes: yes
camera: cold warm
--- Info.plist
@plist scene=SceneDelegate camera="Camera"
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
        if connectionOptions.shortcutItem?.type == "camera" {
            openCamera()
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let isCamera = shortcutItem.type == "camera"
        if isCamera {
            openCamera()
        }
        completionHandler(isCamera)
    }

    private func openCamera() {
        let camera = UIImagePickerController()
        camera.sourceType = .camera
        window?.rootViewController?.present(camera, animated: false)
    }
}
--- GalleryViewController.swift
import UIKit

final class GalleryViewController: UICollectionViewController, UIViewControllerPreviewingDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard traitCollection.forceTouchCapability == .available else { return }
        registerForPreviewing(with: self, sourceView: collectionView)
    }

    func previewingContext(_ previewingContext: UIViewControllerPreviewing,
                           viewControllerForLocation location: CGPoint) -> UIViewController? {
        guard let path = collectionView.indexPathForItem(at: location) else { return nil }
        let detail = UIViewController()
        detail.title = "\(path.item)"
        return detail
    }

    func previewingContext(_ previewingContext: UIViewControllerPreviewing,
                           commit viewControllerToCommit: UIViewController) {
        show(viewControllerToCommit, sender: self)
    }
}
