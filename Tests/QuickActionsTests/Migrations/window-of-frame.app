# A window of the size of the app's gets its scene, and one that has none at hand is named first.
storyboard: yes
first remark: a window without a scene is never shown
other Lock.swift:     lockWindow = UIWindow(frame: mainWindow!.frame)⏎    lockWindow?.windowScene = mainWindow!.windowScene⏎
other Lock.swift:     let cover = UIWindow(frame: window.bounds)⏎    cover.windowScene = window.windowScene⏎
other Lock.swift:     let lost = UIWindow(frame: UIScreen.main.bounds)⏎    lost.isHidden = false⏎
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.tintColor = UIScreen.main.bounds.width > 400 ? .red : .blue
    return true
  }
}
--- Lock.swift
import UIKit

final class Lock {
  private let mainWindow: UIWindow?
  private var lockWindow: UIWindow?

  init(mainWindow: UIWindow?) { self.mainWindow = mainWindow }

  func present() {
    lockWindow = UIWindow(frame: mainWindow!.frame)
    lockWindow?.isHidden = false
  }

  func cover(_ window: UIWindow) {
    let cover = UIWindow(frame: window.bounds)
    cover.isHidden = false
  }

  func lose() {
    let lost = UIWindow(frame: UIScreen.main.bounds)
    lost.isHidden = false
  }
}
