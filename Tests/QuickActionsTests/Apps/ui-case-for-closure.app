# A radio that tells its enumeration to a closure which the screen sets.
# because the view is loaded before UIKit tells of the quick action
scenes: no
live: cold warm
--- Info.plist
@plist live="Listen Live"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var onShortcut: ((Action) -> Void)?

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    guard let action = Action(rawValue: shortcutItem.type) else { return completionHandler(false) }
    onShortcut?(action)
    completionHandler(true)
  }
}

enum Action: String { case live }
--- RadioViewController.swift
import UIKit

class RadioViewController: UIViewController {
  let player = Player()

  override func viewDidLoad() {
    super.viewDidLoad()
    (UIApplication.shared.delegate as? AppDelegate)?.onShortcut = { [player] action in
      switch action {
      case .live: player.playLive()
      }
    }
  }
}
--- Player.swift
import AVFoundation

final class Player {
  private let player = AVPlayer()

  func playLive() { player.play() }
}
