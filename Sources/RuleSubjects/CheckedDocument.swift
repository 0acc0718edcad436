import ActionFlow
import AppFiles
import Checks
import Guide
import PropertyList
import SourceText

/// A property list, or one item of it, with all data that rules use.
public struct CheckedDocument: Sendable {
  public let tree: SyntaxTree
  /// The whole list, also if only one item is checked.
  public let infoPlist: InfoPlist
  /// The checked node: the root of the tree or one item.
  package let node: SyntaxTree.NodeID
  /// Elements in the tree that property lists do not allow.
  public let structureIssues: [StructureIssue]
  /// The verdict on the file with its syntax errors.
  package let reading: Reading
  /// The deployment target from the options, else from the Xcode project, else from the file itself; at least the
  /// first iOS with quick actions.
  public let deploymentTarget: Version?
  /// The surroundings of the file; nil if they are not known.
  public let surroundings: Surroundings?
  /// The suppressions in the file.
  package let silences: Silences

  package init(_ infoPlist: InfoPlist, options: CheckOptions, surroundings: Surroundings? = nil) {
    tree = infoPlist.tree
    self.infoPlist = infoPlist
    node = infoPlist.tree.root
    structureIssues = infoPlist.tree.structureIssues(
      limit: max(SyntaxTree.maximumIssues, options.maximumFindings))
    reading = Reading(tree, structureIssues)
    let lowest =
      options.deploymentTarget ?? surroundings?.project.deploymentTarget
      ?? infoPlist.minimumVersion
    deploymentTarget = lowest.map { max($0, Limits.quickActionsSince) }
    self.surroundings = surroundings
    silences = Silences(infoPlist.tree)
  }

  /// Creates the document of one item, as if the property list contained no other.
  ///
  /// - Parameters:
  ///   - structureIssues: the issues in the item.
  ///   - options: the options, with the deployment target, which the item does not contain.
  package init(
    item: SyntaxTree.NodeID, _ infoPlist: InfoPlist, _ structureIssues: [StructureIssue],
    _ reading: Reading, options: CheckOptions, _ surroundings: Surroundings?
  ) {
    tree = infoPlist.tree
    self.infoPlist = infoPlist
    node = item
    self.structureIssues = structureIssues
    self.reading = reading
    deploymentTarget = options.deploymentTarget
    self.surroundings = surroundings
    silences = .none
  }

  /// Creates the document of the root dictionary, as if its lists of items were empty.
  package init(
    withoutItems infoPlist: InfoPlist, _ structureIssues: [StructureIssue], _ reading: Reading,
    options: CheckOptions, _ surroundings: Surroundings?
  ) {
    self.init(
      item: infoPlist.tree.root, infoPlist, structureIssues, reading, options: options,
      surroundings)
  }
}

extension CheckedDocument {
  /// The app of the property list; nil if its code is not known.
  package var app: App? { surroundings?.app }
}
