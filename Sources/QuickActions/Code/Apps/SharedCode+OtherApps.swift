import Files

extension SharedCode {
  /// What is joined for the app of a file, without the code of other apps that handle quick actions, where
  /// that app does, too, or has an app delegate of its own. What declares quick actions of its own was
  /// left out before.
  func withoutOtherApps(_ index: ActionIndex, for path: String) -> ActionIndex {
    guard let own = appFolder(of: path) else { return index }
    let handling = handlingApps(index)
    let others = handling.filter { folder in
      folder != own && !declaresActions(inAppIn: folder)
        && (handling.contains(own) || areApps(own, folder))
    }
    guard !others.isEmpty else { return index }
    return ActionIndex(
      index.files.filter { path, _ in appFolder(of: path).map { !others.contains($0) } ?? true })
  }

  /// The folders of apps that handle quick actions.
  func handlingApps(_ index: ActionIndex) -> Set<String> {
    Set(index.entryFiles.lazy.filter { !index.isTest($0) }.compactMap(appFolder))
  }

  /// Whether two folders have an app delegate each, and the first one's does not inherit from the second.
  private func areApps(_ folder: String, _ other: String) -> Bool {
    guard let index = indexIfKnown() else { return false }
    func delegates(_ folder: String) -> [CodeIndex.TypePart] {
      index.parts.values.joined().filter {
        $0.inherited.contains("UIApplicationDelegate") && appFolder(of: $0.path) == folder
      }
    }
    let own = delegates(folder)
    let inherits = own.flatMap(\.inherited).contains { name in
      index.parts[name]?.contains { appFolder(of: $0.path) == other } == true
    }
    return !own.isEmpty && !inherits && !delegates(other).isEmpty
  }
}
