import SwiftUI

@main
struct BakeryApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("面包店") }
  }
}
