import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum AdaptiveStyleIncomplete: Rule {
  package static let description = RuleDescription(
    "adaptive-style-incomplete", .hint, group: .presentation,
    title: LocalizedText(
      en: "The adaptive style is given for narrow screens only.",
      zhHans: "只为窄屏幕给出了自适应样式。"),
    why: LocalizedText(
      en: """
        `adaptivePresentationStyle(for:)` is asked only where the width is compact. A large iPhone in \
        landscape has regular width and compact height: there the method is not called, and the popover \
        may still become a sheet.

        Since iOS 8.3 there is `adaptivePresentationStyle(for:traitCollection:)`, which is asked for \
        every change of traits and takes precedence. Return `.none` there.
        """,
      zhHans: """
        只有宽度为 compact 时才会询问 `adaptivePresentationStyle(for:)`。横放的大屏 iPhone 宽度为 regular、高度为 \
        compact，这时不会询问，弹出框仍可能变成面板。

        iOS 8.3 起有 `adaptivePresentationStyle(for:traitCollection:)`，每次特征变化都会询问，并且优先。请在那里\
        返回 `.none`。
        """),
    examples: [
      .fires(
        .swift,
        """
        extension ListViewController: UIPopoverPresentationControllerDelegate {
          func «adaptivePresentationStyle»(for controller: UIPresentationController) -> UIModalPresentationStyle {
            // Keep it a popover.
            return .none
          }
        }
        """, message: "This is asked for"),
      .fires(
        .swift,
        """
        class ListViewController: UIViewController, UIPopoverPresentationControllerDelegate {
          func «adaptivePresentationStyleForPresentationController»(controller: UIPresentationController) -> UIModalPresentationStyle {
            return UIModalPresentationStyle.None
          }
        }
        """, message: "This is asked for"),
      .fires(
        .objectiveC,
        """
        @implementation ListViewController
        - (UIModalPresentationStyle)«adaptivePresentationStyleForPresentationController»:(UIPresentationController *)controller {
          return UIModalPresentationNone;
        }
        @end
        """, message: "This is asked for"),
      .silent(
        .swift,
        """
        extension ListViewController: UIPopoverPresentationControllerDelegate {
          // func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
          func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
        }
        extension SheetController: UIAdaptivePresentationControllerDelegate {
          func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }
        }
        """),
      .silent(
        .swift,
        """
        extension ListViewController {
          func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        }
        """,
        beside: [
          "ListViewController+Traits.swift": Array(
            """
            extension ListViewController {
              func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
            }
            """.utf8)
        ]),
      .fires(
        .swift,
        """
        func «adaptivePresentationStyle»(for controller: UIPresentationController) -> UIModalPresentationStyle {
          .none
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation ListViewController
        - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller {
          return UIModalPresentationNone;
        }
        - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller traitCollection:(UITraitCollection *)traits {
          return UIModalPresentationNone;
        }
        @end
        """),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate")

  package static let needs: Set<Need> = [.code]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    var known: [Int?: Bool] = [:]
    for function in file.functions {
      guard isShortForm(function), let body = function.body, returnsNone(body, file),
        !file.isInactive(body.lowerBound)
      else { continue }
      let isComplete = known[function.type] ?? isComplete(function.type, code)
      known[function.type] = isComplete
      guard !isComplete else { continue }
      report.add(.incomplete, at: file.bytes(of: function.declaration.nameToken))
    }
  }

  /// Returns true if a type has one of the other methods, too.
  private static func isComplete(_ type: Int?, _ code: CheckedCode) -> Bool {
    let file = code.file
    // Without a type the code is a fragment that is shown as an example.
    let name = type.flatMap { file.types.indices.contains($0) ? file.types[$0].name : nil }
    let others =
      file.functions.filter { $0.type == type }.map(\.signature)
      + (name.flatMap { code.facts.otherCode()?.parts(of: $0) } ?? []).flatMap(\.functions)
    return others.contains {
      $0.hasPrefix("adaptivePresentationStyle") && $0.contains("traitCollection:")
        || $0.contains("viewControllerForAdaptivePresentationStyle")
    }
  }

  private static func isShortForm(_ function: CodeFunction) -> Bool {
    function.isNamed(
      "adaptivePresentationStyle(for:)", "adaptivePresentationStyleForPresentationController:",
      "adaptivePresentationStyleForPresentationController(_:)",
      "adaptivePresentationStyleForPresentationController(controller:)")
  }

  /// Returns true if a body is `return .none`, or just `.none`.
  private static func returnsNone(_ body: Range<Int>, _ file: CodeFile) -> Bool {
    var value = body
    if file.tree.isToken(value.lowerBound, "return") {
      value = value.lowerBound + 1..<max(value.lowerBound + 1, value.upperBound)
    }
    if file.tree.isToken(value.upperBound - 1, ";") {
      value = value.lowerBound..<max(value.lowerBound, value.upperBound - 1)
    }
    return ["none", "None", "UIModalPresentationNone"].contains(file.plainNames(value)?.last ?? "")
  }
}

extension LocalizedText {
  fileprivate static let incomplete = LocalizedText(
    en:
      "This is asked for compact width only; since iOS 8.3 implement adaptivePresentationStyle(for:traitCollection:).",
    zhHans: "只有宽度为紧凑（compact）时才会询问它；iOS 8.3 起请实现 adaptivePresentationStyle(for:traitCollection:)。")
}
