import SourceText

extension CheckableFile {
  /// What the rules report, without what they report in the same words of the file from which a tool made
  /// this property list: people mend it there, and the tool writes over what they mend here. Both have to
  /// hold the same quick actions, and one list only may become this file.
  ///
  /// - Parameter source: a file that is checked as well, with its options; nil for one that is not.
  public func findings(
    _ options: CheckOptions,
    notIn source: (_ path: String) -> (file: CheckableFile, options: CheckOptions)?
  ) -> [Finding] {
    let found = findings(options)
    guard !found.isEmpty, case .propertyList(let plist, let surroundings?) = self,
      let declared = surroundings.code?.declaredIfKnown()
    else { return found }
    let makers = declared.filter { $0.generated?.path == surroundings.target.propertyList }
    guard makers.count == 1, let maker = makers.first, Self.areSame(maker.plist, plist),
      let other = source(maker.path)
    else { return found }
    var told: [[String]: Int] = [:]
    for finding in other.file.findings(other.options) {
      told[other.file.words(finding), default: 0] += 1
    }
    return found.filter { finding in
      let own = words(finding)
      guard let count = told[own], count > 0 else { return true }
      told[own] = count - 1
      return false
    }
  }

  private func words(_ finding: Finding) -> [String] {
    [finding.rule, names(around: finding.range.start).keys, finding.message.english]
  }

  /// Whether two lists have the same texts in the same quick actions.
  private static func areSame(_ first: InfoPlist, _ second: InfoPlist) -> Bool {
    func texts(_ plist: InfoPlist) -> [[String: String]] {
      plist.items.map { item in
        item.entries.reduce(into: [:]) { $0[$1.name] = $1.string ?? "" }
      }
    }
    return texts(first) == texts(second)
  }
}
