import CodeModel
import CodeSyntax

/// An action sheet or a share sheet that a method creates, and its use.
package struct PresentedSheet {
  package let call: Call
  package let nameToken: Int
  /// The variable to which it is assigned; nil where it is presented at once.
  package let name: String?

  package init?(_ call: Call, _ file: CodeFile) {
    guard let nameToken = Self.nameToken(call, file) else { return nil }
    self.call = call
    self.nameToken = nameToken
    let assignment = file.assignments(
      in: max(0, call.tokens.lowerBound - 12)..<call.tokens.lowerBound
    ).last { $0.value.contains(call.nameToken) }
    guard let assignment else {
      name = nil
      return
    }
    // It is stored, cast or chosen from several: other code may change it.
    guard assignment.isDeclaration, assignment.value == call.tokens else { return nil }
    name = assignment.name
  }

  /// Returns the token of the class; nil for a call that creates no sheet.
  private static func nameToken(_ call: Call, _ file: CodeFile) -> Int? {
    func isSheetStyle(_ label: String) -> Bool {
      guard let style = call.argument(label)?.value else { return false }
      let name = file.plainNames(style)?.last
      return name == "actionSheet" || name == "ActionSheet"
        || name == "UIAlertControllerStyleActionSheet"
    }
    if call.style == .call {
      if call.name == "UIAlertController", call.receiver == nil {
        return isSheetStyle("preferredStyle") ? call.nameToken : nil
      }
      return call.name == "UIActivityViewController" && call.receiver == nil
        && call.argument("activityItems") != nil ? call.nameToken : nil
    }
    guard let receiver = call.receiver else { return nil }
    switch call.name {
    case "alertControllerWithTitle:message:preferredStyle:":
      return isSheetStyle("preferredStyle") && file.names(receiver) == ["UIAlertController"]
        ? receiver.lowerBound : nil
    case "initWithActivityItems:applicationActivities:":
      return file.names(receiver) == ["UIActivityViewController", "alloc"]
        ? receiver.lowerBound + 1 : nil
    default: return nil
    }
  }

  /// Returns the plain `present(sheet, animated:)`, if nothing else uses the sheet.
  package func presentation(in body: Range<Int>, _ file: CodeFile) -> Call? {
    let rest = call.tokens.lowerBound..<body.upperBound
    guard let name else {
      return file.calls(in: body.lowerBound..<call.tokens.lowerBound).last {
        isPresent($0, file) && $0.arguments.first?.value == call.tokens
      }
    }
    var found: Call?
    for call in file.calls(in: rest) where call.nameToken > self.call.nameToken {
      if let receiver = call.receiver, file.names(receiver).first == name {
        guard isHarmless(call) else { return nil }
      }
      for argument in call.arguments where file.names(argument.value) == [name] {
        guard isPresent(call, file), argument == call.arguments.first else { return nil }
        found = found ?? call
      }
    }
    guard found != nil else { return nil }
    // It is returned, stored or put into an array.
    let start = call.tokens.upperBound
    for token in start..<max(start, body.upperBound)
    where file.tree.isIdentifier(token) && file.tree.isWord(token, name) {
      // `[sheet addAction:action]` is a message, `@[sheet]` an array.
      if file.language == .objectiveC, file.tree.isOpen(token - 1, "["),
        file.tree.firstByte(token - 2) != UInt8(ascii: "@")
      {
        continue
      }
      let before = file.tree.name(token - 1)
      let isValue = ["=", "return", "[", "{", "??", "?", "in"].contains(before)
      let after = file.tree.name(token + 1)
      if isValue, after != ".", after != "?", !file.tree.startsLine(token) { return nil }
      if before == "return" { return nil }
    }
    return found
  }

  private func isHarmless(_ call: Call) -> Bool {
    let name = call.baseName.lowercased()
    return !["anchor", "source", "show", "present", "configure", "setup", "prepare", "apply"]
      .contains(where: name.contains)
  }

  private func isPresent(_ call: Call, _ file: CodeFile) -> Bool {
    guard
      ["present", "presentViewController", "presentViewController:animated:completion:"]
        .contains(call.name), call.arguments.count >= 2, call.arguments[1].label == "animated"
    else { return false }
    guard let receiver = call.receiver else { return true }
    guard let last = file.lastName(receiver) else { return false }
    return last == "self" || last.lowercased().hasSuffix("controller")
      || last.lowercased().hasSuffix("vc")
  }
}
