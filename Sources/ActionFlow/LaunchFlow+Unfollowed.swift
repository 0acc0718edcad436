import CodeModel
import CodeSyntax

extension LaunchFlow {
  /// True if the quick action may be read where its further uses are not followed: in a closure, before a call that
  /// hands it to a closure, such as `map`, in a loop over the options, or in the subject of a `switch`.
  var isReadUnfollowed: Bool {
    guard file.language == .swift else { return false }
    if hasLoopOverOptions { return true }
    let subjects = file.switches(in: body).map(\.subject)
    let closures = file.calls(in: body).flatMap { call in
      call.arguments.filter { file.tree.isOpen($0.value.lowerBound, "{") }
        .flatMap { [$0.value] + (call.receiver.map { [$0] } ?? []) }
    }
    return keys.contains { key in (subjects + closures).contains { $0.contains(key) } }
  }

  /// `for (key, value) in options ?? [:] where key == .shortcutItem {`
  private var hasLoopOverOptions: Bool {
    let tree = file.tree
    guard function.parameters.count > 1 else { return false }
    let options = function.parameters[1].name
    return body.contains { token in
      guard tree.isWord(token, options) else { return false }
      let near = max(body.lowerBound, token - CodeFile.maximumReach)..<token
      guard let loop = near.last(where: { tree.isToken($0, "for") }) else { return false }
      return !(loop..<token).contains { tree.isOpen($0, "{") }
    }
  }
}
