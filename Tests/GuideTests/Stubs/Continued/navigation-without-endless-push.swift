// Code that the article mentions and leaves to the reader.
import UIKit

final class NoteViewController: UIViewController {
  init(noteID: String?) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
final class SettingsViewController: UIViewController {}
final class MainTabBarController: UITabBarController {}
final class SignInViewController: UIViewController {
  init(whenDone: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

@MainActor
final class Account {
  static let shared = Account()
  var isSignedIn = false
}
