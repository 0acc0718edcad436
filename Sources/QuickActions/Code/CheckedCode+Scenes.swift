import CodeModel
import Files

extension CheckedCode {
  /// Whether the app has SwiftUI's life cycle. One in a folder of its own is another app.
  func isInSwiftUIApp(_ others: OtherCode) -> Bool {
    file.types.contains { file.isSwiftUIApp($0) }
      || others.files.contains { path, other in
        guard other.hasSwiftUIApp, !facts.isApart(path, others) else { return false }
        guard let own = facts.path.flatMap({ facts.shared?.appFolder(of: $0) }),
          let folder = facts.shared?.appFolder(of: path)
        else { return true }
        return Path.isNested(own, folder)
      }
  }
}
