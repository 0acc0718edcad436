# A language app with the async form of performActionFor in the app delegate.
scenes: no
lesson: cold warm
words: cold warm
streak: none
--- Info.plist
@plist lesson="Next Lesson" words="Words" streak="Streak 🔥"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let lessons = LessonStore()

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        guard let navigation = window?.rootViewController as? UINavigationController else { return false }
        switch shortcutItem.type {
        case "lesson":
            guard let lesson = await lessons.next() else { return false }
            navigation.pushViewController(LessonViewController(lesson: lesson), animated: true)
            return true
        case "words":
            navigation.pushViewController(UITableViewController(), animated: true)
            return true
        default:
            return false
        }
    }
}
--- LessonStore.swift
import UIKit

struct Lesson {
    let title: String
}

actor LessonStore {
    private var lessons = [Lesson(title: "Colors"), Lesson(title: "Food")]

    func next() -> Lesson? {
        lessons.isEmpty ? nil : lessons.removeFirst()
    }
}

final class LessonViewController: UIViewController {
    init(lesson: Lesson) {
        super.init(nibName: nil, bundle: nil)
        title = lesson.title
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
