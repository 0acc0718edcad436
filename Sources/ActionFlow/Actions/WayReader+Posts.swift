import CodeModel
import CodeSyntax

/// Branches that do no more than to post notifications.
extension WayReader {
  /// The notifications that a body posts; nil where it does more, or nobody knows.
  ///
  /// - Parameter calls: what it calls, without logs and answers.
  func posted(in body: Range<Int>, _ calls: [Call]) -> [String]? {
    let posts = calls.filter { ["post", "postNotificationName"].contains($0.baseName) }
    guard !posts.isEmpty else { return nil }
    let isAll = calls.allSatisfy { call in
      posts.contains { $0.tokens.contains(call.nameToken) }
    }
    guard isAll, file.assignments(in: body).allSatisfy(\.isDeclaration) else { return nil }
    let names = posts.map { file.notification(of: $0) }
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }
}
