# A SwiftUI app that keeps the item in a global variable and carries it out when the scene phase becomes active.
# because performActionFor comes before the phase is active again, and a launch begins inactive
scenes: yes
camera.selfie: cold warm
camera.video: cold warm
--- Info.plist
@plist camera.selfie="Take Selfie" camera.video="Record Video"
--- CameraApp.swift
import SwiftUI

var shortcutItemToProcess: UIApplicationShortcutItem?

@main
struct CameraApp: App {
    @Environment(\.scenePhase) var phase
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
    @StateObject private var camera = CameraModel()

    var body: some Scene {
        WindowGroup {
            CameraView(camera: camera)
        }
        .onChange(of: phase) { newPhase in
            switch newPhase {
            case .active:
                print("App in active")
                guard let type = shortcutItemToProcess?.type else { return }
                shortcutItemToProcess = nil
                switch type {
                case "camera.selfie":
                    camera.mode = .selfie
                case "camera.video":
                    camera.mode = .video
                default:
                    print("default ")
                }
            case .inactive:
                print("App is inactive")
            case .background:
                print("App in Back ground")
            @unknown default:
                print("default")
            }
        }
    }

    class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            if let item = options.shortcutItem {
                shortcutItemToProcess = item
            }
            let sceneConfiguration = UISceneConfiguration(name: "Custom Configuration", sessionRole: connectingSceneSession.role)
            sceneConfiguration.delegateClass = CustomSceneDelegate.self
            return sceneConfiguration
        }
    }

    class CustomSceneDelegate: UIResponder, UIWindowSceneDelegate {
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            // When the user opens the app by a quick action, this is now the method that will be called
            shortcutItemToProcess = shortcutItem
            completionHandler(true)
        }
    }
}
--- CameraView.swift
import SwiftUI

class CameraModel: ObservableObject {
    enum Mode: String {
        case photo, selfie, video
    }

    @Published var mode = Mode.photo
}

struct CameraView: View {
    @ObservedObject var camera: CameraModel

    var body: some View {
        Text(camera.mode.rawValue)
            .foregroundColor(camera.mode == .video ? .red : .primary)
    }
}
