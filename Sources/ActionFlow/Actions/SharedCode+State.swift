import AppFiles
import CodeModel
import Files

extension SharedCode {
  /// A file that has changed.
  struct Changed: Sendable {
    /// The text of an open file; nil where it is on the disk.
    let text: [UInt8]?
    let code: @Sendable () -> CodeFile?
  }

  /// What is known, and what has changed since.
  struct State: Sendable {
    /// The texts of open source files, which count instead of what is on the disk. Those of property
    /// lists, which can be long, are not kept: with a second owner each edit would copy them.
    var open: [String: [UInt8]]
    var index: CodeIndex?
    /// What was known before more files changed than those who ask take up.
    var outdated: CodeIndex?
    /// What files said when the folder was last looked through, by their paths, until the index is made.
    var former: [String: CodeIndex.FileFacts] = [:]
    /// What is joined, by the folder of the app it is joined for.
    var actions: [String: ActionIndex] = [:]
    /// The same without what is of other apps, by the list it is joined for.
    var ownActions: [String: ActionIndex] = [:]
    /// The same without the code of other apps, by the folder of the app and the targets of its files.
    var apartActions: [[String]: ActionIndex] = [:]
    /// Whether an app begins in a source file that lies in no app's folder.
    var beginsOutside: Bool?
    /// The folders in which apps begin or handle quick actions.
    var beginnings: Set<String>?
    /// The apps that were asked for, by the files that declare their quick actions.
    var madeApps: [String: App.Known] = [:]
    /// The apps of each source file, by the folder of the app that asked.
    var appsByFile: [String: [String: [App.Known]]] = [:]
    /// Those of which no property list declares any.
    var appsOfCode: AppsOfCode?
    var apps: AppFiles?
    /// The names of source files that count as if they stood in others.
    var included: Set<String>?
    /// All source files by the programs that have them.
    var sources: ProgramFiles.Sources?
    /// The lists of quick actions around a file by the programs of which they are, by the folder of the app.
    var lists: [String?: ListsByProgram] = [:]
    /// What the property lists of all apps of some projects say, where nobody can change them meanwhile.
    var listsOfApps: [ObjectIdentifier: [AppPropertyList]?] = [:]
    /// Files that have changed, with the texts of those that are open.
    var changed: [String: Changed] = [:]
    var declared: DeclaredLists?
    /// Property lists that have changed while they were read, with the texts of those that are open.
    var changedLists: [String: [UInt8]?] = [:]
    /// How many read the property lists.
    var readers = 0
    /// What Xcode projects list, where apps lie in each other.
    var projects: SharedProjects
    /// Where methods are mentioned.
    var mentions = KnownMentions()

    /// Another number after everything that makes what was joined out of date.
    var revision = 0

    /// What files say or said.
    var facts: [String: CodeIndex.FileFacts] { index?.files ?? outdated?.files ?? former }

    func files(on disk: any FileAccess) -> any FileAccess {
      open.isEmpty ? disk : OverlaidFiles(disk, newer: open)
    }

    mutating func forgetActions() {
      revision += 1
      actions = [:]
      forgetApps()
      apps = nil
      included = nil
      sources = nil
      lists = [:]
      listsOfApps = [:]
    }

    private mutating func forgetApps() {
      ownActions = [:]
      apartActions = [:]
      beginnings = nil
      beginsOutside = nil
      madeApps = [:]
      appsByFile = [:]
      appsOfCode = nil
    }

    /// Forgets what is joined of a file that was known before.
    mutating func forgetActions(with path: String) {
      revision += 1
      included = nil
      forgetApps()
      sources = nil
      guard let apps else { return actions = [:] }
      actions = actions.filter {
        ![SharedCode.all, SharedCode.outside].contains($0.key) && !apps.mayConcern(path, $0.key)
      }
    }
  }
}
