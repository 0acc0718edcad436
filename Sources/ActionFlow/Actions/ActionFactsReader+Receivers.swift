import CodeModel
import CodeSyntax

/// Reading of the types whose functions are called.
extension ActionFactsReader {
  /// Returns the type whose function receives the type of a quick action.
  func receiver(of found: TypeFlow.Found) -> String? {
    guard file.language == .swift, case .passed = found.kind, let tokens = found.call,
      let call = file.calls(in: tokens).first(where: { $0.tokens == tokens })
    else { return nil }
    guard let receiver = call.receiver, !tree.isWord(receiver.lowerBound, "self") else {
      return file.type(around: call.nameToken)?.name
    }
    if let type = receivers.type(of: receiver) { return type }
    let name = tree.name(receiver.lowerBound)
    return receiver.count == 1 && name.unicodeScalars.first?.properties.isUppercase == true
      ? name : nil
  }

  /// Returns the last name of the type whose method is called, or of a type that inherits from it; nil where the file
  /// does not show it.
  mutating func receiver(of call: Call, in number: Int) -> String? {
    guard file.language == .swift, call.style == .call, file.functions.indices.contains(number),
      let type = file.type(of: file.functions[number])
    else { return nil }
    guard let receiver = call.receiver, !isSelf(receiver) else {
      return isLocal(call.baseName, in: number) ? nil : ActionNames.last(of: type.name)
    }
    guard let found = receivers.type(of: receiver) else { return nil }
    let names = file.names(receiver)
    let isOfSelf = names.first == "self"
    guard let name = isOfSelf ? names.dropFirst().first : names.first else { return nil }
    if names.count == (isOfSelf ? 2 : 1), name.first?.isLowercase == true {
      // A parameter hides a property of its name, and a property of another file is not seen here.
      let isParameter = file.functions[number].parameters.contains { $0.name == name }
      guard isOfSelf || !isParameter else { return nil }
      guard !isOfSelf && isLocal(name, in: number) || declares(name, type) else { return nil }
    }
    return ActionNames.last(of: found)
  }

  /// True for `self` alone.
  func isSelf(_ receiver: Range<Int>) -> Bool {
    receiver.count == 1 && tree.isToken(receiver.lowerBound, "self")
  }

  private func declares(_ name: String, _ type: CodeType) -> Bool {
    file.members(of: type).contains { $0.kind == .variable && $0.name == name }
  }
}
