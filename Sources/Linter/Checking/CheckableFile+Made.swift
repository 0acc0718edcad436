import ActionFlow
import AppFiles
import Checks
import Files
import PropertyList
import RuleSubjects
import SourceText

extension CheckableFile {
  /// Returns what the rules report, without what they report in the same words of the file from which a tool made this
  /// property list: people mend it there, and the tool writes over what they mend here. Both have to hold the same
  /// quick actions, and one list only may become this file.
  ///
  /// - Parameter source: a file that is checked as well, with its options; nil for one that is not.
  public func findings(
    _ options: CheckOptions,
    notIn source: (_ path: String) -> (file: CheckableFile, options: CheckOptions)?
  ) -> [Finding] {
    let found = findings(options)
    guard !found.isEmpty, case .propertyList(let plist, let surroundings?) = self,
      let maker = DeclaredTypes.maker(
        of: plist, at: surroundings.target.propertyList, surroundings.code),
      let other = source(maker.path)
    else { return found }
    var told: [[String]: Int] = [:]
    for finding in other.file.findings(other.options) {
      told[other.file.words(finding), default: 0] += 1
    }
    let form = ValueWords(for: maker.path)
    return found.filter { finding in
      let own = words(finding, form)
      guard let count = told[own], count > 0 else { return true }
      told[own] = count - 1
      return false
    }
  }

  /// - Parameter form: the words for values with which the findings are compared.
  private func words(_ finding: Finding, _ form: ValueWords? = nil) -> [String] {
    let message = form?.rewording(finding.message) ?? finding.message
    return [finding.rule, keys(of: finding.range), message.english]
  }

  /// An item and its first key begin at the same place of a tool's file; the whole range tells them apart.
  private func keys(of range: ByteRange) -> String {
    if case .generator(let file, _) = self {
      for list in file.lists {
        if let offset = list.offset(ofHost: range) { return list.plist.tree.keys(around: offset) }
      }
    }
    return names(around: range.start).keys
  }
}

extension DeclaredTypes {
  /// The list of a tool's file that became a property list; nil where there is none, or more than one, or where
  /// both hold other quick actions.
  public static func maker(
    of plist: InfoPlist, at path: String, _ code: SharedCode?
  ) -> DeclaredTypes? {
    let makers = (code?.declaredIfKnown() ?? []).filter { $0.generated?.path == path }
    guard makers.count == 1, let maker = makers.first, areSame(maker.plist, plist) else {
      return nil
    }
    return maker
  }

  /// Returns true if two lists have the same texts in the same quick actions.
  private static func areSame(_ first: InfoPlist, _ second: InfoPlist) -> Bool {
    func texts(_ plist: InfoPlist) -> [[String: String]] {
      plist.items.map { item in
        item.entries.reduce(into: [:]) { $0[$1.name] = $1.string ?? "" }
      }
    }
    return texts(first) == texts(second)
  }

  /// Where the tool's file has what stands at a place of the property list that became of this list: the same value,
  /// else the same quick action, else the key of all.
  public func counterpart(of range: ByteRange, in made: InfoPlist) -> FileLocation? {
    func contains(_ node: SyntaxTree.NodeID?) -> Bool {
      node.map { made.tree[$0].range.contains(range) } ?? false
    }
    guard let index = made.items.firstIndex(where: { contains($0.node) }),
      plist.items.indices.contains(index)
    else { return keyRanges.first.map { FileLocation(path, $0) } }
    let (item, own) = (made.items[index], plist.items[index])
    let entry = item.entries.first { contains($0.value) }
    let value = entry.flatMap { entry in own.entries.first { $0.name == entry.name }?.value }
    return location(of: plist.tree[value ?? own.node].range)
  }
}
