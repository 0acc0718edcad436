# A parking app with a scene delegate for CarPlay that has a handler, and one for the phone that has half of it.
# because a quick action comes to the window scene of the phone, whose delegate looks at the connection options alone
scenes: yes
park.here: cold
park.find: cold
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>UIApplicationSceneManifest</key><dict>
<key>UIApplicationSupportsMultipleScenes</key><true/>
<key>UISceneConfigurations</key><dict>
<key>CPTemplateApplicationSceneSessionRoleApplication</key><array><dict>
<key>UISceneClassName</key><string>CPTemplateApplicationScene</string>
<key>UISceneConfigurationName</key><string>CarPlay</string>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).CarSceneDelegate</string>
</dict></array>
<key>UIWindowSceneSessionRoleApplication</key><array><dict>
<key>UISceneConfigurationName</key><string>Phone</string>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).PhoneSceneDelegate</string>
</dict></array></dict></dict>
<key>UIApplicationShortcutItems</key><array>
<dict><key>UIApplicationShortcutItemType</key><string>park.here</string>
<key>UIApplicationShortcutItemTitle</key><string>Park Here</string></dict>
<dict><key>UIApplicationShortcutItemType</key><string>park.find</string>
<key>UIApplicationShortcutItemTitle</key><string>Find My Car</string></dict>
</array></dict></plist>
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- PhoneSceneDelegate.swift
import UIKit

final class PhoneSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = ParkingMapViewController()
        window?.makeKeyAndVisible()
        ParkingActions.perform(connectionOptions.shortcutItem, on: window?.rootViewController)
    }
}
--- ParkingActions.swift
import UIKit

enum ParkingActions {
    static func perform(_ item: UIApplicationShortcutItem?, on root: UIViewController?) {
        guard let item, let map = root as? ParkingMapViewController else { return }
        switch item.type {
        case "park.here": map.dropPin()
        case "park.find": map.showCar()
        default: break
        }
    }
}
--- ParkingMapViewController.swift
import MapKit

final class ParkingMapViewController: UIViewController {
    private let map = MKMapView()

    func dropPin() {
        let pin = MKPointAnnotation()
        pin.coordinate = map.userLocation.coordinate
        map.addAnnotation(pin)
    }

    func showCar() {
        map.showAnnotations(map.annotations, animated: true)
    }
}
--- CarSceneDelegate.swift
import CarPlay

final class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
    private var controller: CPInterfaceController?

    func templateApplicationScene(_ scene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController) {
        controller = interfaceController
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        ParkingActions.perform(shortcutItem, on: windowScene.keyWindow?.rootViewController)
        completionHandler(true)
    }
}
