import ActionFlow
import AppFiles
import Checks
import Files
import PropertyList
import RuleSubjects
import SourceText

extension CheckableFile {
  /// Returns the findings of a property list, without those that are also reported, in the same words, in the tool's
  /// file it was generated from: users fix that file, and the tool overwrites changes here. Both have to contain the
  /// same quick actions, and only one list of the tool's file may generate this one.
  ///
  /// - Parameter source: the tool's file, if it is checked as well, with its options; else nil.
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

  /// Returns keys that include the whole range, since an item and its first key begin at the same position of a
  /// tool's file.
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
  /// Returns the list of a tool's file from which a property list was generated; nil where there is none, or more
  /// than one, or where their quick actions differ.
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

  /// Returns the location in the tool's file that corresponds to a range of the generated property list: the same
  /// value, else the same quick action, else the key of the list.
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
