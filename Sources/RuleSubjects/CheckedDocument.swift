import ActionFlow
import AppFiles
import Checks
import Guide
import PropertyList
import SourceText

/// A property list, or one item of it, with all that rules look at.
public struct CheckedDocument: Sendable {
  public let tree: SyntaxTree
  /// The whole list, also where one item is checked.
  public let infoPlist: InfoPlist
  /// What is checked: the root of the tree or one item.
  package let node: SyntaxTree.NodeID
  /// What the tree holds that no property list may.
  public let structureIssues: [StructureIssue]
  /// What becomes of the file with the mistakes that it has.
  package let reading: Reading
  /// From the options, else from the Xcode project, else from the file itself. Where the app runs on
  /// iOS without quick actions, the first iOS that has them.
  public let deploymentTarget: Version?
  /// What is known of the project around the file; nil when nothing is.
  public let surroundings: Surroundings?
  /// What the file itself asks the rules not to report.
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

  /// One item, as if the property list held no other.
  ///
  /// - Parameters:
  ///   - structureIssues: those in the item.
  ///   - options: with the deployment target, which the item cannot tell.
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

  /// The root dictionary, as if its lists of items were empty.
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
  /// The app of the list; nil where its code is not known.
  package var app: App? { surroundings?.app }
}
