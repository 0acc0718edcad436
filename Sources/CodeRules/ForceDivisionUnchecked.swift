import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum ForceDivisionUnchecked: Rule {
  package static let description = RuleDescription(
    "force-division-unchecked", .information, group: .threeDTouch,
    title: LocalizedText(
      en: "The force of a touch is compared with a maximum that can be zero.",
      zhHans: "触摸力度除以或等于可能为零的最大值。"),
    why: LocalizedText(
      en: """
        Where the screen does not measure force, `force` and `maximumPossibleForce` are both 0. That is \
        every iPhone since the XR and 11, and every iPad with a finger. Their quotient is then not a \
        number, which spoils each color, size and animation it gets into, and “is the force at its \
        maximum?” is true for every touch.

        Ask first: `traitCollection.forceTouchCapability == .available`, or `maximumPossibleForce > 0`, \
        which is also right for Apple Pencil.
        """,
      zhHans: """
        屏幕不测量力度时，`force` 与 `maximumPossibleForce` 都是 0：iPhone XR、11 及以后的机型如此，用手指操作的 \
        iPad 也如此。两者相除得到的不是数（NaN），会毁掉用到它的颜色、尺寸和动画；而“力度是否达到最大”对每次触摸都成立。

        请先判断：`traitCollection.forceTouchCapability == .available`，或者 `maximumPossibleForce > 0`，后者对 \
        Apple Pencil 也正确。
        """),
    examples: [
      .fires(
        .swift,
        """
        class ForceView: UIView {
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            alpha = «touch.force / touch.maximumPossibleForce»
          }
        }
        """, message: "Without 3D Touch both are 0 and"),
      .fires(
        .swift,
        """
        func isPressedHard(_ touch: UITouch) -> Bool {
          // Pressed all the way.
          return «touch.force == touch.maximumPossibleForce»
        }
        """,
        fixed: """
          func isPressedHard(_ touch: UITouch) -> Bool {
            // Pressed all the way.
            return touch.maximumPossibleForce > 0 && touch.force == touch.maximumPossibleForce
          }
          """, message: "Without 3D Touch both are 0"),
      .fires(
        .swift,
        """
        override func touchesMoved(touches: Set<UITouch>, withEvent event: UIEvent?) {
          for touch in touches {
            let limit = touch.maximumPossibleForce
            view.backgroundColor = UIColor(white: «touch.force / limit», alpha: 1)
          }
        }
        """, message: "Without 3D Touch both are 0 and"),
      .fires(
        .objectiveC,
        """
        @implementation ForceView
        - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
          UITouch *touch = [touches anyObject];
          self.alpha = («touch.force / touch.maximumPossibleForce»);
          if («touch.force == touch.maximumPossibleForce») { [self play]; }
        }
        @end
        """,
        fixed: """
          @implementation ForceView
          - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
            UITouch *touch = [touches anyObject];
            self.alpha = (touch.force / touch.maximumPossibleForce);
            if (touch.maximumPossibleForce > 0 && touch.force == touch.maximumPossibleForce) { [self play]; }
          }
          @end
          """, message: "Without 3D Touch both are 0 and"),
      .fires(
        .objectiveC,
        """
        @implementation DrawView
        - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
          UITouch *touch = [touches anyObject];
          self.red = «(touch.maximumPossibleForce - touch.force) / touch.maximumPossibleForce»;
        }
        @end
        """, message: "Without 3D Touch both are 0 and"),
      .fires(
        .swift,
        """
        extension UITouch {
          var strength: CGFloat { return «force / maximumPossibleForce» }
        }
        """, message: "Without 3D Touch both are 0 and"),
      .silent(
        .swift,
        """
        class MeterViewController: UIViewController {
          var isFit = false
          func ask() {
            switch traitCollection.forceTouchCapability {
            case .available: isFit = true
            default: isFit = false
            }
          }
          func show(_ touch: UITouch) {
            if isFit { meter.value = touch.force / touch.maximumPossibleForce }
          }
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation MeterViewController
        - (void)ask {
          if (self.traitCollection.forceTouchCapability == UIForceTouchCapabilityAvailable) { _isFit = YES; }
        }
        - (void)show:(UITouch *)touch {
          if (_isFit) { self.meter.progress = touch.force / touch.maximumPossibleForce; }
        }
        @end
        """),
      .silent(
        .swift,
        """
        func update(_ touch: UITouch) {
          guard traitCollection.forceTouchCapability == .available else { return }
          alpha = touch.force / touch.maximumPossibleForce
        }
        func share(of touch: UITouch) -> CGFloat {
          touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0
        }
        // alpha = touch.force / touch.maximumPossibleForce
        #if false
        let old = touch.force / touch.maximumPossibleForce
        #endif
        """),
      .silent(
        .objectiveC,
        """
        @implementation ForceView
        - (BOOL)hasForce { return self.traitCollection.forceTouchCapability == UIForceTouchCapabilityAvailable; }
        - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
          UITouch *touch = [touches anyObject];
          if ([self hasForce]) { self.alpha = touch.force / touch.maximumPossibleForce; }
        }
        @end
        """),
    ],
    reference: "https://developer.apple.com/documentation/uikit/uitouch/maximumpossibleforce")

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    let places = file.tree.tokens.indices.lazy.filter {
      file.tree.isToken($0, "maximumPossibleForce")
    }
    var bodies: [Range<Int>] = []
    for place in places.prefix(CodeFlow.maximumPlaces) {
      guard let body = file.body(around: place), !bodies.contains(body) else { continue }
      bodies.append(body)
      check(body, in: file, &report)
    }
  }

  private static func check(_ body: Range<Int>, in file: CodeFile, _ report: inout Report) {
    let limits = file.aliases(of: "maximumPossibleForce", in: body)
    let forces = file.aliases(of: "force", in: body)
    let unfit: Set<String> = ["isNaN", "isnan", "isFinite", "isfinite"]
    guard file.identifiers(in: body).isDisjoint(with: unfit) else { return }
    let uses = ForceUse.all(in: body, of: file, limits: limits, forces: forces)
    guard !uses.isEmpty else { return }
    let check = ForceCheck(file: file, limits: limits, forces: forces)
    let flow = CodeFlow(file, body)
    guard !check.isMadeByCallers(of: body) else { return }
    for use in uses.prefix(CodeFlow.maximumPlaces)
    where !file.isInactive(use.tokens.lowerBound)
      && !flow.asked(before: use.tokens.lowerBound).contains(where: { check.isMade(in: $0.tokens) })
    {
      let range = file.bytes(of: use.tokens)
      if use.isQuotient {
        report.add(.quotient, at: range)
      } else {
        report.add(.equality, at: range, fixes: [fix(use, file)])
      }
    }
  }

  /// Returns the fix that inserts `maximum > 0 &&` before the comparison, where no operator around it binds more
  /// tightly.
  private static func fix(_ use: ForceUse, _ file: CodeFile) -> Fix? {
    let before = use.tokens.lowerBound - 1
    let after = use.tokens.upperBound
    let opens = ["(", "if", "guard", "while", ",", "&&", "||", "=", "return"]
    let closes = [")", "{", "}", ",", ";", "&&", "||", "?", "else"]
    guard opens.contains(file.tree.name(before)),
      closes.contains(file.tree.name(after)) || file.tree.startsLine(after)
    else { return nil }
    let limit = file.text(of: use.limit)
    return Fix(
      .ask, [TextEdit(ByteRange(at: file.bytes(of: use.tokens).start), "\(limit) > 0 && ")],
      isPreferred: true)
  }
}

/// A division by the maximum force, or a comparison with it that also holds for zeros.
private struct ForceUse {
  let tokens: Range<Int>
  let limit: Range<Int>
  let isQuotient: Bool

  static func all(
    in body: Range<Int>, of file: CodeFile, limits: Set<String>, forces: Set<String>
  ) -> [ForceUse] {
    body.compactMap { index in
      let isQuotient = file.tree.isToken(index, "/")
      guard
        isQuotient || file.tree.isToken(index, "==") || file.tree.isToken(index, ">="),
        file.tree.kind(index) == .operator
      else { return nil }
      let left = file.tree.operand(before: index)
      let right = file.tree.operand(after: index, limit: body.upperBound)
      guard let rightName = file.plainNames(right)?.last else { return nil }
      let tokens = left.lowerBound..<right.upperBound
      // `(maximum - force) / maximum` as well.
      if isQuotient {
        let isOfForce = !file.identifiers(in: left).isDisjoint(with: limits.union(forces))
        guard limits.contains(rightName), isOfForce else { return nil }
        return ForceUse(tokens: tokens, limit: right, isQuotient: true)
      }
      guard let leftName = file.plainNames(left)?.last else { return nil }
      if limits.contains(rightName), forces.contains(leftName) {
        return ForceUse(tokens: tokens, limit: right, isQuotient: false)
      }
      guard file.tree.isToken(index, "=="), limits.contains(leftName), forces.contains(rightName)
      else { return nil }
      return ForceUse(tokens: tokens, limit: left, isQuotient: false)
    }
  }
}

/// Recognizes tests for whether touches have a force.
private struct ForceCheck {
  let file: CodeFile
  let limits: Set<String>
  let forces: Set<String>

  func isMade(in tokens: Range<Int>) -> Bool {
    if file.asksForForce(in: tokens) { return true }
    let isGreater = file.holds(">", in: tokens) || file.holds("!=", in: tokens)
    return isGreater && !file.identifiers(in: tokens).isDisjoint(with: limits.union(forces))
  }

  /// Returns true if a screen exits at once without 3D Touch, or another method of the file tests for it before the
  /// call.
  func isMadeByCallers(of body: Range<Int>) -> Bool {
    guard let function = file.functionWithBody(around: body.lowerBound)?.function else {
      return false
    }
    let type = file.type(of: function)
    for other in type.map(file.functions) ?? []
    where ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillAppear:", "viewDidAppear:"]
      .contains(where: { other.signature.hasPrefix($0) })
    {
      guard let body = other.body, file.mentions("forceTouchCapability", in: body) else { continue }
      let leaves = file.calls(in: body).contains {
        $0.baseName.hasPrefix("pop") || $0.baseName.hasPrefix("dismiss")
      }
      if leaves { return true }
    }
    return file.asksForForce(beforeCalling: function)
  }
}

extension CodeFile {
  /// Returns a property, and the local names to which a body assigns it.
  fileprivate func aliases(of property: String, in body: Range<Int>) -> Set<String> {
    var names: Set<String> = [property]
    for assignment in assignments(in: body)
    where assignment.receiver == nil && plainNames(assignment.value)?.last == property {
      names.insert(assignment.name)
    }
    return names
  }
}

extension LocalizedText {
  fileprivate static let quotient = LocalizedText(
    en:
      "Without 3D Touch both are 0 and the quotient is not a number: ask for maximumPossibleForce > 0 first.",
    zhHans: "没有 3D Touch 时两者都是 0，相除得到 NaN：请先判断 maximumPossibleForce > 0。")
  fileprivate static let equality = LocalizedText(
    en:
      "Without 3D Touch both are 0, so this holds for every touch: ask for maximumPossibleForce > 0 first.",
    zhHans: "没有 3D Touch 时两者都是 0，此条件对每次触摸都成立：请先判断 maximumPossibleForce > 0。")
  fileprivate static let ask = LocalizedText(
    en: "Ask for a maximum above zero first", zhHans: "先判断最大值大于零")
}
