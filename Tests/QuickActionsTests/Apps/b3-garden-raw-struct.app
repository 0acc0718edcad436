# A garden planner with its types as static members of a RawRepresentable structure, one of them in no case.
# because the switch has no case for the encyclopedia, so its default returns false
scenes: yes
garden.water: cold warm
garden.plant: cold warm
garden.encyclopedia: none
--- Garden/Info.plist
@plist scene=SceneDelegate garden.water="Water Plants" garden.plant="Add Plant" garden.encyclopedia="Encyclopedia"
--- Garden/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Garden/ShortcutIdentifier.swift
import UIKit

struct ShortcutIdentifier: RawRepresentable, Hashable {
    let rawValue: String

    init(rawValue: String) {
        self.rawValue = rawValue
    }

    static let water = ShortcutIdentifier(rawValue: "garden.water")
    static let plant = ShortcutIdentifier(rawValue: "garden.plant")
    static let encyclopedia = ShortcutIdentifier(rawValue: "garden.encyclopedia")
}

extension UIApplicationShortcutItem {
    var identifier: ShortcutIdentifier {
        ShortcutIdentifier(rawValue: type)
    }
}
--- Garden/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private lazy var garden = GardenViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: garden)
        window.makeKeyAndVisible()
        self.window = window

        if let item = connectionOptions.shortcutItem {
            _ = perform(item.identifier)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(perform(shortcutItem.identifier))
    }

    private func perform(_ identifier: ShortcutIdentifier) -> Bool {
        switch identifier {
        case .water:
            garden.waterAll()
            return true
        case .plant:
            garden.showPlantPicker()
            return true
        default:
            return false
        }
    }
}
--- Garden/GardenViewController.swift
import UIKit

struct Plant {
    var name: String
    var lastWatered: Date?
}

final class GardenViewController: UITableViewController {
    private var plants = [Plant(name: "Basil"), Plant(name: "Tomato")]

    func waterAll() {
        for index in plants.indices {
            plants[index].lastWatered = Date()
        }
        tableView.reloadData()
    }

    func showPlantPicker() {
        navigationController?.pushViewController(PlantPickerViewController(), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        plants.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let plant = plants[indexPath.row]
        cell.textLabel?.text = plant.name
        cell.detailTextLabel?.text = plant.lastWatered.map { "\($0)" } ?? "Thirsty"
        return cell
    }
}

final class PlantPickerViewController: UITableViewController {}
