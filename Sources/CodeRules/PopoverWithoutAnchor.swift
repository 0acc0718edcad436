import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import RuleSubjects
import SourceText

package enum PopoverWithoutAnchor: Rule {
  package static let description = RuleDescription(
    "popover-without-anchor", .warning, group: .presentation,
    title: LocalizedText(
      en: "A sheet that is a popover on iPad has no anchor.",
      zhHans: "在 iPad 上会成为弹出框的面板没有锚点。"),
    why: LocalizedText(
      en: """
        On iPad an action sheet and a share sheet are popovers, and a popover has to point at something. \
        Without a bar button item, a source item or a source view, `present` throws an exception there and \
        the app ends. On iPhone nothing fails.

        Set one before presenting: `popoverPresentationController?.sourceView = button`. From iOS 26 on an \
        action sheet appears there on iPhone, too; before, the line does no harm. Methods that nobody calls and \
        classes for debugging get a hint only.
        """,
      zhHans: """
        在 iPad 上，操作表和分享面板都是弹出框，而弹出框必须指向某处。没有设置 barButtonItem、sourceItem 或 sourceView \
        时，`present` 会在 iPad 上抛出异常，App 随即退出；在 iPhone 上则不会出错。

        弹出前请设置其一：`popoverPresentationController?.sourceView = button`。从 iOS 26 起，\
        iPhone 上的操作表也会出现在那里；在更早的系统上，这一行没有坏处。没有代码调用的方法和调试用的类只给出提示。
        """),
    examples: [
      .fires(
        .swift,
        """
        class ListViewController: UIViewController {
          @IBAction func remove() {
            let sheet = «UIAlertController»(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            present(sheet, animated: true)
          }
        }
        """, beside: universalApp, message: "On iPad this throws"),
      .fires(
        .swift,
        """
        func share() {
          let sheet = «UIActivityViewController»(activityItems: items, applicationActivities: nil)
          self.presentViewController(sheet, animated: true, completion: nil)
        }
        """, beside: universalApp, message: "On iPad this throws"),
      .fires(
        .objectiveC,
        """
        @implementation ListViewController
        - (IBAction)share:(id)sender {
          UIActivityViewController *sheet = [[«UIActivityViewController» alloc] initWithActivityItems:self.items applicationActivities:nil];
          [self presentViewController:sheet animated:YES completion:nil];
        }
        @end
        """, beside: universalApp, message: "On iPad this throws"),
      .fires(
        .objectiveC,
        """
        @implementation ListViewController
        - (void)ask {
          UIAlertController *sheet = [«UIAlertController» alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
          [sheet addAction:[UIAlertAction actionWithTitle:@"Delete" style:UIAlertActionStyleDestructive handler:^(UIAlertAction *action) { [self remove]; }]];
          [self presentViewController:sheet animated:YES completion:nil];
        }
        @end
        """, beside: universalApp, message: "On iPad this throws"),
      .fires(
        .swift,
        """
        class PhotoViewController: UIViewController {
          override var previewActionItems: [UIPreviewActionItem] {
            return [UIPreviewAction(title: "Share", style: .default) { _, _ in
              let sheet = «UIActivityViewController»(activityItems: [self.photo], applicationActivities: nil)
              UIApplication.shared.keyWindow?.rootViewController?.present(sheet, animated: true)
            }]
          }
        }
        """, beside: universalApp, message: "On iPad this throws"),
      .fires(
        .swift,
        """
        class DebugMenuController: UIViewController {
          func share() {
            let sheet = «UIActivityViewController»(activityItems: logs, applicationActivities: nil)
            present(sheet, animated: true)
          }
        }
        """, beside: universalApp, severity: .hint, message: "On iPad this throws"),
      .fires(
        .swift,
        """
        class PageViewController: UIViewController {
          // Nobody calls it any more.
          private func share() {
            let sheet = «UIActivityViewController»(activityItems: [page], applicationActivities: nil)
            present(sheet, animated: true)
          }
        }
        """, beside: universalApp, severity: .hint, message: "On iPad this throws"),
      .fires(
        .swift,
        """
        class PageViewController: UIViewController {
          func share() {
            let sheet = «UIActivityViewController»(activityItems: [page], applicationActivities: nil)
            present(sheet, animated: true)
          }
        }
        """,
        beside: ExampleProject.beside(deviceFamily: "1,2", sources: ["Example.swift", "Bar.swift"])
          .merging([
            "Bar.swift": Array("func tap(_ page: PageViewController) { page.share() }".utf8)
          ]) {
            $1
          }, message: "On iPad this throws"),
      .silent(
        .swift,
        """
        // A framework for iPhone and iPad, of which only an app for iPhone makes use.
        func share() {
          let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
          self.presentViewController(sheet, animated: true, completion: nil)
        }
        """,
        beside: ExampleProject.beside(
          productType: "framework", deviceFamily: "1,2", sources: ["Example.swift"]
        ).merging(ExampleProject.inFolder("App", ExampleProject.beside(deviceFamily: "1"))) { $1 }
      ),
      .silent(
        .swift,
        """
        func share(_ sender: UIBarButtonItem) {
          let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
          sheet.popoverPresentationController?.barButtonItem = sender
          present(sheet, animated: true)
        }
        func ask() {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
        func askOnPhone(_ controller: UIViewController) {
          guard !controller.isPad else { return }
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          controller.present(sheet, animated: true)
        }
        struct ShareView: UIViewControllerRepresentable {
          func updateUIViewController(_ controller: UIViewController, context: Context) {
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
            controller.present(sheet, animated: true)
          }
        }
        func makeSheet() -> UIAlertController {
          // present(sheet, animated: true)
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          return sheet
        }
        #if os(tvOS)
        func choose() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          present(sheet, animated: true)
        }
        #endif
        """, beside: universalApp),
      .silent(
        .swift,
        """
        func ask() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          present(sheet, animated: true)
        }
        """, beside: ExampleProject.beside(deviceFamily: "1")),
      .silent(
        .objectiveC,
        """
        @implementation ListViewController
        - (IBAction)remove:(UIButton *)sender {
          UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
          sheet.popoverPresentationController.sourceView = sender;
          [self presentViewController:sheet animated:YES completion:nil];
        }
        @end
        """, beside: universalApp),
    ],
    reference: "https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller")

  package static let needs: Set<Need> = [.project, .code]
  private static let universalApp = ExampleProject.beside(deviceFamily: "1,2")

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    // Not reported where the device families are unknown, or the app does not run on iPad.
    guard code.facts.deviceFamilies?.contains(2) == true, code.facts.isForIOS != false else {
      return
    }
    let sheets = file.calls.lazy.compactMap { PresentedSheet($0, file) }
    for sheet in sheets.prefix(CodeFlow.maximumPlaces) {
      guard let body = file.body(around: sheet.call.nameToken),
        !file.isForOtherPlatform(sheet.call.nameToken), !minds(body, file),
        let present = sheet.presentation(in: body, file)
      else { continue }
      let type = file.type(around: sheet.call.nameToken)
      if let type, presentsItself(type, file) { continue }
      let function = file.functionWithBody(around: sheet.call.nameToken)?.function
      let parameters = function?.parameters
      let isMinor =
        type?.name.contains("Debug") == true || function.map(code.isSurelyUncalled) == true
      report.add(
        .anchor, at: file.bytes(of: sheet.nameToken),
        severity: isMinor ? .hint : nil,
        fixes: [fix(sheet, present, parameters ?? [], in: type, file)])
    }
  }

  /// Returns true if a method checks the device, or sets any anchor.
  private static func minds(_ body: Range<Int>, _ file: CodeFile) -> Bool {
    file.identifiers(in: body).contains { name in
      if ["sourceView", "sourceItem", "barButtonItem", "sourceRect"].contains(name) { return true }
      let name = name.lowercased()
      return name == "pad"
        || ["idiom", "ipad", "ispad", "onpad", "_pad", "popover", "sizeclass", "catalyst"]
          .contains(where: name.contains)
    }
  }

  /// Returns true if the type has a `present` of its own, which may set an anchor, or shows what SwiftUI presents.
  private static func presentsItself(_ type: CodeType, _ file: CodeFile) -> Bool {
    if type.inherited.contains(where: { $0.hasSuffix("Representable") }) { return true }
    return file.functions(of: type).contains {
      $0.baseName == "present" || $0.baseName == "presentViewController"
    }
  }

  /// Returns the fix that inserts a line before `present`, with a view that the method receives or its class has.
  private static func fix(
    _ sheet: PresentedSheet, _ present: Call, _ parameters: [Parameter], in type: CodeType?,
    _ file: CodeFile
  ) -> Fix? {
    guard let name = sheet.name, let type,
      (type.inherited + [type.name]).contains(where: { $0.hasSuffix("ViewController") }),
      present.receiver.map({ file.names($0) == ["self"] }) ?? true
    else { return nil }
    let isSwift = file.language == .swift
    let item = parameters.first {
      file.identifiers(in: $0.type).contains("UIBarButtonItem")
    }
    let property = item == nil ? "sourceView" : "barButtonItem"
    let value = item?.name ?? (isSwift && present.receiver == nil ? "view" : "self.view")
    let mark = isSwift ? "?" : ""
    let ending = isSwift ? "" : ";"
    let line = "\(name).popoverPresentationController\(mark).\(property) = \(value)\(ending)"
    return file.insertionBefore(present.tokens.lowerBound, line).map {
      Fix(.set(property, value), [$0], isPreferred: false)
    }
  }
}

extension LocalizedText {
  fileprivate static let anchor = LocalizedText(
    en: "On iPad this throws: set barButtonItem, sourceItem or sourceView before presenting.",
    zhHans: "在 iPad 上会抛出异常：弹出前请设置 barButtonItem、sourceItem 或 sourceView。")
  fileprivate static func set(_ property: String, _ value: String) -> LocalizedText {
    LocalizedText(
      en: "Set \(property) to \(value)", zhHans: "把 \(property) 设为 \(value)")
  }
}
