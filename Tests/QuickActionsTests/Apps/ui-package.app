# A SwiftUI app whose router and view stand in a local package, with a static action that nobody compares.
scenes: yes
com.example.quiz.play: cold warm
com.example.quiz.rank: none
--- App/Info.plist
@plist com.example.quiz.play="开始答题" com.example.quiz.rank="排行榜"
--- App/QuizApp.swift
import QuizKit
import SwiftUI

@main
struct QuizApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            QuizView()
        }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { QuizRouter.shared.open(item) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = QuizSceneDelegate.self
        return configuration
    }
}

final class QuizSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(QuizRouter.shared.open(shortcutItem))
    }
}
--- Packages/QuizKit/Sources/QuizKit/QuizRouter.swift
import SwiftUI
import UIKit

public final class QuizRouter: ObservableObject {
    public static let shared = QuizRouter()
    @Published var isPlaying = false

    @discardableResult
    public func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard item.type == "com.example.quiz.play" else { return false }
        isPlaying = true
        return true
    }
}

public struct QuizView: View {
    @ObservedObject private var router = QuizRouter.shared

    public init() {}

    public var body: some View {
        Text(router.isPlaying ? "Question 1" : "Quiz")
    }
}
