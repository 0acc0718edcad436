# A shop in a web view whose page is told of the type by a call of JavaScript.
# because what window.app.onShortcut does is known to the page alone
scenes: yes
cart: unknown
orders: unknown
--- Info.plist
@plist scene=SceneDelegate cart="购物车" orders="我的订单"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let web = WebViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = web
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            web.send(item.type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        web.send(shortcutItem.type)
        completionHandler(true)
    }
}
--- WebViewController.swift
import UIKit
import WebKit

class WebViewController: UIViewController, WKNavigationDelegate {
    private let webView = WKWebView()
    private var isLoaded = false
    private var waiting: String?

    override func loadView() {
        webView.navigationDelegate = self
        webView.load(URLRequest(url: URL(string: "https://m.example.com")!))
        view = webView
    }

    // 页面加载完成之前先保存
    func send(_ type: String) {
        guard isLoaded else {
            waiting = type
            return
        }
        webView.evaluateJavaScript("window.app.onShortcut('\(type)')")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        isLoaded = true
        if let type = waiting {
            waiting = nil
            send(type)
        }
    }
}
