# A function that makes the items takes an enumeration as parameter, whose name another enumeration has as a case.
# because a name without a dot is the parameter, and the calls hand over the two types that are compared
scenes: no
x.send: cold warm
x.receive: cold warm
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Parser.shared.register()
        return true
    }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(Parser.shared.handle(shortcutItem))
    }
}
--- Arguments.swift
struct Arguments: Codable {
    var type: String
    enum CodingKeys: String, CodingKey { case type }
}
--- Parser.swift
import UIKit

enum Kind: String { case send = "x.send", receive = "x.receive" }

class Parser {
    static let shared = Parser()
    private func make(title: String, type: Kind) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(type: type.rawValue, localizedTitle: title)
    }
    func register() {
        UIApplication.shared.shortcutItems = [make(title: "Send", type: .send), make(title: "Receive", type: .receive)]
    }
    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case Kind.send.rawValue: UIApplication.shared.open(URL(string: "x://s")!); return true
        case Kind.receive.rawValue: UIApplication.shared.open(URL(string: "x://r")!); return true
        default: return false
        }
    }
}
