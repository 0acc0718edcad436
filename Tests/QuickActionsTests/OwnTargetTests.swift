import Files
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import Linter

/// Rules on code use the declarations of the app around a file: its own targets count, and no others of the
/// project.
@Suite struct OwnTargetTests {
  private static func rules(_ path: String, _ files: [String: String]) -> [String] {
    let disk = MemoryFiles(
      Dictionary(uniqueKeysWithValues: files.map { ("/w/\($0.key)", Array($0.value.utf8)) }))
    let project = ProjectFiles(below: "/w", in: disk)
    var checks = FolderChecks(project, in: disk, sharing: SharedImages(), SharedProjects())
    let path = "/w/" + path
    let file = FileModel(path, in: disk).flatMap { CheckableFile($0, at: path, in: &checks) }
    return file.map { $0.findings(CheckOptions()).map(\.rule) } ?? []
  }

  private static let sheet = """
    class V: UIViewController {
      func ask() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        present(sheet, animated: true)
      }
    }
    """

  private static func spec(_ app: String, _ other: String) -> String {
    ["App": ("application", app), "Other": ("framework", other)].sorted { $0.key < $1.key }
      .reduce(into: "name: Two\ntargets:\n") { text, target in
        text += """
            \(target.key):
              type: \(target.value.0)
              platform: iOS
              sources: [\(target.key)]
              settings:
                TARGETED_DEVICE_FAMILY: "\(target.value.1)"

          """
      }
  }

  @Test(arguments: [("1", "1,2", false), ("1,2", "1", true), ("1", "1", false)])
  func onlyTheDevicesOfItsOwnTargetCount(_ app: String, _ other: String, _ isReported: Bool) {
    let rules = Self.rules(
      "App/V.swift",
      ["project.yml": Self.spec(app, other), "App/V.swift": Self.sheet, "Other/O.swift": ""])
    #expect(rules.contains("popover-without-anchor") == isReported)
  }

  private static func project(_ name: String) -> String {
    "name: \(name)\ntargets:\n  \(name):\n    type: application\n    platform: iOS\n    sources: [.]\n"
  }

  private static let preview = """
    override func viewDidLoad() { registerForPreviewing(with: self, sourceView: view) }
    func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
      guard let path = tableView.indexPathForRow(at: location) else { return nil }
      return Detail(path)
    }
    """

  @Test(arguments: [
    // A class of the same name in another app is not used.
    (
      "class ViewController: BaseTable", "@interface ViewController : UIViewController\n@end\n",
      false
    ),
    ("class ViewController: BaseTable", "", false),
    ("class ViewController: UIViewController", "", true),
    ("class ViewController: UIPageViewController", "", true),
  ])
  func aSuperclassIsThatOfTheApp(_ head: String, _ other: String, _ isReported: Bool) {
    let rules = Self.rules(
      "A/V.swift",
      [
        "A/project.yml": Self.project("A"), "A/V.swift": "\(head) {\n\(Self.preview)\n}",
        "A/Base.swift":
          "class BaseTable: UITableViewController, UIViewControllerPreviewingDelegate {}",
        "B/project.yml": Self.project("B"), "B/ViewController.h": other,
      ])
    #expect(rules.contains("unconverted-preview-location") == isReported)
  }
}
