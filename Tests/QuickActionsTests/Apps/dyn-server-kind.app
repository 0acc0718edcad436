# A coupon app whose items carry a kind from the server in their user info, by which it chooses the screen.
# because which kinds the server sends is not to be seen here
scenes: no
offer: unknown
--- Info.plist
@plist
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let navigationController = UINavigationController(rootViewController: UITableViewController())

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()
        OfferService.load { offers in
            application.shortcutItems = offers.map { $0.shortcutItem }
        }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let kind = shortcutItem.userInfo?["kind"] as? String else {
            completionHandler(false)
            return
        }
        switch kind {
        case "coupon":
            navigationController.pushViewController(CouponViewController(), animated: true)
            completionHandler(true)
        case "raffle":
            navigationController.pushViewController(RaffleViewController(), animated: true)
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}

class CouponViewController: UIViewController {}
class RaffleViewController: UIViewController {}
--- OfferService.swift
import UIKit

struct Offer: Decodable {
    let title: String
    let kind: String

    var shortcutItem: UIApplicationShortcutItem {
        return UIApplicationShortcutItem(type: "offer", localizedTitle: title, localizedSubtitle: nil,
                                         icon: nil, userInfo: ["kind": kind as NSString])
    }
}

enum OfferService {
    static func load(completion: @escaping ([Offer]) -> Void) {
        let url = URL(string: "https://api.example.com/offers")!
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let offers = data.flatMap { try? JSONDecoder().decode([Offer].self, from: $0) } ?? []
            DispatchQueue.main.async { completion(offers) }
        }.resume()
    }
}
