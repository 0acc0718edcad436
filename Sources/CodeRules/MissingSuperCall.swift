import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import RuleSubjects
import SourceText

package enum MissingSuperCall: Rule {
  package static let needs: Set<Need> = [.project, .code]
  package static let description = RuleDescription(
    "missing-super-call", .information, group: .traits,
    title: LocalizedText(
      en: "An override of UIKit's leaves out super.", zhHans: "重写 UIKit 的方法时没有调用 super。"),
    why: LocalizedText(
      en: """
        `viewWillTransition(to:with:)` and `willTransition(to:with:)` of UIKit tell the view \
        controllers inside and in front of this one of the change; without `super` they never hear of \
        it. `traitCollectionDidChange(_:)` is documented to begin with `super` as well: what UIView and \
        UIViewController do there is nothing, so that is worth knowing only, but labels, buttons, \
        cells and your own superclasses may rely on it.
        """,
      zhHans: """
        UIKit 的 `viewWillTransition(to:with:)` 和 `willTransition(to:with:)` 会把变化转告它所包含和呈现的视图控制器；\
        不调用 `super`，它们就收不到通知。文档也要求 `traitCollectionDidChange(_:)` 首先调用 `super`：UIView 和 \
        UIViewController 的实现是空的，所以只作提示，但标签、按钮、单元格以及你自己的父类可能依赖它。
        """),
    examples: [
      .fires(
        .swift,
        """
        class ListViewController: UIViewController {
          override func «viewWillTransition»(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            layOut(for: size)
          }
        }
        """,
        fixed: """
          class ListViewController: UIViewController {
            override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
              super.viewWillTransition(to: size, with: coordinator)
              layOut(for: size)
            }
          }
          """, message: "Call super: without it"),
      .fires(
        .swift,
        """
        class CardView: UIView {
          override func «traitCollectionDidChange»(_: UITraitCollection?) { refresh() }
        }
        """, severity: .hint, message: "Apple asks to call"),
      .fires(
        .swift,
        """
        class ListViewController: UIViewController {
          override func «viewWillTransitionToSize»(size: CGSize, withTransitionCoordinator coordinator: UIViewControllerTransitionCoordinator) {
            UIApplication.sharedApplication()
          }
        }
        """,
        fixed: """
          class ListViewController: UIViewController {
            override func viewWillTransitionToSize(size: CGSize, withTransitionCoordinator coordinator: UIViewControllerTransitionCoordinator) {
              super.viewWillTransitionToSize(size, withTransitionCoordinator: coordinator)
              UIApplication.sharedApplication()
            }
          }
          """, message: "Call super: without it"),
      .fires(
        .swift,
        """
        class ListViewController: BaseViewController {
          override func «traitCollectionDidChange»(_ previousTraitCollection: UITraitCollection?) {
            refresh()
          }
        }
        """,
        beside: [
          "BaseViewController.swift": Array(
            """
            class BaseViewController: UIViewController {
              override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
              }
            }
            """.utf8)
        ],
        fixed: """
          class ListViewController: BaseViewController {
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
              super.traitCollectionDidChange(previousTraitCollection)
              refresh()
            }
          }
          """, message: "Call super first: the"),
      .fires(
        .objectiveC,
        """
        @implementation ListViewController
        - (void)«viewWillTransitionToSize»:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
        {
            [self layOut];
        }
        @end
        """,
        fixed: """
          @implementation ListViewController
          - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
          {
              [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
              [self layOut];
          }
          @end
          """, message: "Call super: without it"),
      .silent(
        .swift,
        """
        class ListViewController: UIViewController {
          override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            layOut(for: size)
            #if !os(tvOS)
            super.viewWillTransition(to: size, with: coordinator)
            #endif
          }
        }
        class Cell: UITableViewCell {
          override func willTransition(to state: UITableViewCell.StateMask) {}
        }
        """),
      .silent(
        .swift,
        """
        class Card: UIView {
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { refresh() }
        }
        """, beside: ExampleProject.beside(deploymentTarget: "17.0")),
      .silent(
        .objectiveC,
        """
        @implementation Card
        - (void)traitCollectionDidChange:(UITraitCollection *)previous {
            [super traitCollectionDidChange:previous];
        }
        @end
        """),
      .silent(
        .objectiveC,
        """
        @interface Pager : NSObject
        @end
        @implementation Pager
        - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
            [self layOut];
        }
        @end
        """),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)"
  )

  /// The methods that have to call `super`, in all spellings.
  private static let transitions: Set<String> = [
    "viewWillTransition(to:with:)", "willTransition(to:with:)",
    "viewWillTransitionToSize(size:withTransitionCoordinator:)",
    "viewWillTransitionToSize(_:withTransitionCoordinator:)",
    "willTransitionToTraitCollection(newCollection:withTransitionCoordinator:)",
    "willTransitionToTraitCollection(_:withTransitionCoordinator:)",
    "viewWillTransitionToSize:withTransitionCoordinator:",
    "willTransitionToTraitCollection:withTransitionCoordinator:",
  ]
  private static let traitChanges: Set<String> = [
    "traitCollectionDidChange(_:)", "traitCollectionDidChange(previousTraitCollection:)",
    "traitCollectionDidChange:",
  ]
  /// UIKit classes that react to changes of traits.
  private static let active: Set<String> = [
    "UITabBarController", "UINavigationController", "UISplitViewController", "UIPageViewController",
    "UILabel", "UIButton", "UITableViewCell", "UICollectionViewCell", "UITableViewController",
    "UICollectionViewController", "UITableView", "UICollectionView", "UITextView", "UITextField",
    "UIStackView", "UIControl", "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar",
  ]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for function in file.functions {
      let isTransition = transitions.contains(function.signature)
      guard isTransition || traitChanges.contains(function.signature), let body = function.body,
        !function.isStatic, isOverride(function, code)
      else { continue }
      let name = function.declaration.nameToken
      if file.isInactive(name) || file.isForOtherPlatform(name) { continue }
      if callsSuper(function, body, file) { continue }
      let isNeeded = isTransition || hasActiveSuperclass(function, code)
      // From iOS 17 on the method itself is deprecated.
      if !isTransition, code.runsOnlySince(iOS: 17) { continue }
      report.add(
        isTransition ? .transition : isNeeded ? .activeSuperclass : .documented,
        at: file.bytes(of: name), severity: isNeeded ? nil : .hint,
        fixes: [fix(function, body, file, isPreferred: isNeeded)])
    }
  }

  private static func isOverride(_ function: CodeFunction, _ code: CheckedCode) -> Bool {
    let file = code.file
    switch file.language {
    case .swift: return function.isOverride
    case .objectiveC:
      // In a category that replaces a method, `super` is not the replaced method.
      let parent = function.declaration.parent.map { file.outline.declarations[$0].kind }
      guard parent == .type(.class) else { return false }
      // In a class that does not inherit from UIKit the method is its own.
      let supertypes = file.type(of: function).map { code.supertypes(of: $0.name) } ?? []
      return !supertypes.contains("NSObject") || supertypes.contains { $0.hasPrefix("UI") }
    }
  }

  private static func callsSuper(
    _ function: CodeFunction, _ body: Range<Int>, _ file: CodeFile
  ) -> Bool {
    body.contains { index in
      guard file.tree.isToken(index, "super") else { return false }
      let next = file.language == .swift ? index + 2 : index + 1
      return file.tree.isWord(next, function.baseName)
    }
  }

  private static func hasActiveSuperclass(_ function: CodeFunction, _ code: CheckedCode) -> Bool {
    guard let type = code.file.type(of: function) else { return false }
    if type.inherited.contains(where: active.contains) { return true }
    let superclasses = type.inherited.filter { $0 != type.name }
    if superclasses.contains(where: { name in
      code.file.type(named: name).map { type in
        code.file.functions(of: type).contains { traitChanges.contains($0.signature) }
      } ?? false
    }) {
      return true
    }
    guard !superclasses.isEmpty, let others = code.facts.otherCode() else { return false }
    return superclasses.contains { name in
      others.parts(withSuperclassesOf: name).contains { part in
        part.functions.contains(where: traitChanges.contains)
          || part.inherited.contains(where: active.contains)
      }
    }
  }

  private static func fix(
    _ function: CodeFunction, _ body: Range<Int>, _ file: CodeFile, isPreferred: Bool
  ) -> Fix? {
    guard function.parameters.allSatisfy({ $0.name != "_" }) else { return nil }
    let call: String
    switch file.language {
    case .swift:
      let arguments = function.parameters.enumerated().map { index, parameter in
        // Swift 2 calls the first parameter without its label.
        let label = index == 0 && parameter.label == parameter.name ? nil : parameter.label
        return (label.map { "\($0): " } ?? "") + parameter.name
      }
      call = "super.\(function.declaration.name)(\(arguments.joined(separator: ", ")))"
    case .objectiveC:
      let parts = function.signature.split(separator: ":")
      guard parts.count == function.parameters.count else { return nil }
      let arguments = zip(parts, function.parameters).map { "\($0):\($1.name)" }
      call = "[super \(arguments.joined(separator: " "))];"
    }
    return file.insertionAtStart(of: body, call).map {
      Fix(.callSuper, [$0], isPreferred: isPreferred)
    }
  }
}

extension LocalizedText {
  fileprivate static let transition = LocalizedText(
    en:
      "Call super: without it the view controllers inside and in front of this one are not told of the change.",
    zhHans: "请调用 super：否则它所包含和呈现的视图控制器收不到这一变化。")

  fileprivate static let activeSuperclass = LocalizedText(
    en: "Call super first: the superclass does something of its own when traits change.",
    zhHans: "请首先调用 super：特征变化时父类有自己的处理。")

  fileprivate static let documented = LocalizedText(
    en: "Apple asks to call super first; UIView and UIViewController do nothing there.",
    zhHans: "Apple 要求首先调用 super；UIView 和 UIViewController 在其中什么也不做。")

  fileprivate static let callSuper = LocalizedText(en: "Call super", zhHans: "调用 super")
}
