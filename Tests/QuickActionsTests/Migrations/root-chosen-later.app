# A variable that a branch gives its value moves with that branch; what only names a shared object stands in both.
app delegate: {⏎    let library = Library.shared⏎    library.setUp()⏎    return true
scene delegate: let root: UIViewController⏎    if Account.exists { root = Home() } else { root = Login() }
scene delegate: var name = "Main"⏎    if isPad { name = "Pad" }
scene delegate: library.isOpen ? root : Root(name)
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let library = Library.shared
    library.setUp()
    let root: UIViewController
    if Account.exists { root = Home() } else { root = Login() }
    var name = "Main"
    if isPad { name = "Pad" }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = library.isOpen ? root : Root(name)
    window?.makeKeyAndVisible()
    return true
  }
}
