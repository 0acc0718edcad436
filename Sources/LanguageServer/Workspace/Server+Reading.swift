import ActionFlow
import AppFiles
import Checks
import Files
import Guide
import LanguageServerProtocol
import RuleSubjects
import SourceText

/// Missing data of snapshots is read here, on other threads.
extension LanguageServer {
  /// The most attempts to answer a request; the data after the last one has to suffice.
  private static let maximumRounds = 8

  /// Answers a request from a snapshot. Missing data is read; if that happens immediately, as in scripted sessions,
  /// the request is repeated. Data that is still missing is noted in `unmet`, for which a request waits.
  func read<Answer, Failure: Error>(
    _ question: (Snapshot) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let (answer, wants) = readAsFarAsKnown(question)
    unmet += wants
    return try answer.get()
  }

  /// Returns the same with the missing data.
  func readAsFarAsKnown<Answer, Failure: Error>(
    _ question: (Snapshot) throws(Failure) -> Answer
  ) -> (Result<Answer, Failure>, [Wants.Want]) {
    var (answer, wants) = ask(question)
    for _ in 1..<Self.maximumRounds {
      guard begin(wants.all) else { break }
      (answer, wants) = ask(question)
    }
    // Messages of a repeated request are shown the last time.
    if wants.all.isEmpty { for message in wants.messages { show(message) } }
    return (answer, wants.all)
  }

  /// The snapshot ends here, so that later changes of the session need no copy.
  private func ask<Answer, Failure: Error>(
    _ question: (Snapshot) throws(Failure) -> Answer
  ) -> (Result<Answer, Failure>, Wants) {
    let snapshot = session.snapshot()
    let answer: Result<Answer, Failure>
    let unanswered = session.workspace.unanswered.count
    do throws(Failure) {
      answer = .success(try question(snapshot))
    } catch {
      answer = .failure(error)
    }
    for want in questions(since: unanswered) { snapshot.wants.note(want.subject, for: want.uri) }
    return (answer, snapshot.wants)
  }

  /// Returns the data of shared readers that was missing since a number of unanswered requests.
  func questions(since count: Int, for uri: String = "") -> [Wants.Want] {
    guard session.workspace.unanswered.count != count else { return [] }
    return session.workspace.foldersWithQuestions.map {
      Wants.Want(subject: .code(of: $0), uri: uri)
    }
  }

  /// Starts to read missing data. The documents that need it are checked again when it is available.
  ///
  /// - Returns: true if some of it is available already.
  private func begin(_ wants: [Wants.Want]) -> Bool {
    var isAnyKnown = false
    for want in wants {
      switch want.subject {
      case .files(let folder):
        session.workspace.note(want.uri, asksFor: folder)
        scan(folder)
        isAnyKnown = session.workspace.project(in: folder) != nil || isAnyKnown
      case .xcodeProjects(let folder):
        isAnyKnown = readProjects(of: folder) || isAnyKnown
      case .code(let folder):
        readWantedCode(of: folder)
        isAnyKnown = !session.workspace.foldersWithQuestions.contains(folder) || isAnyKnown
      case .surroundings(let path):
        read(around: path, for: want.uri)
        isAnyKnown = session.workspace.surroundings(of: path) != nil || isAnyKnown
      case .contents(let paths):
        load(paths, for: want.uri)
        isAnyKnown = paths.allSatisfy(session.models.isCurrent) || isAnyKnown
      case .findings(let uri):
        findLater(in: uri)
      }
    }
    return isAnyKnown
  }

  // MARK: Folders

  /// Starts to scan a folder, unless it is known or being scanned.
  func scan(_ folder: String) {
    guard session.workspace.project(in: folder) == nil, !session.workspace.isScanning(folder) else {
      return
    }
    session.workspace.beginScan(of: folder)
    let begun = session.workspace.scanGeneration
    let isExcluded = session.settings(in: folder).exclusion(in: folder)
    let isNamed = session.workspace.folders.contains { $0.path == folder }
    let disk = session.disk
    let depth =
      isNamed || ProjectFiles.isProject(folder, in: disk)
      ? ProjectFiles.maximumDepth : ProjectFiles.looseDepth
    inBackground(title: LocalizedText.looking[session.language]) { reporter in
      ProjectFiles(
        below: folder, in: disk, maximumDepth: depth, excluding: isExcluded
      ) {
        reporter.tick()
        return false
      }
    } then: { [unowned self] project in
      let scan = Workspace.Scan(
        project, in: disk, open: session.documents.textsByPath(),
        after: session.workspace.formerCode(in: folder),
        counting: session.workspace.unanswered, time: .now)
      if session.workspace.finishScan(of: folder, scan, begun: begun) {
        // A folder that does not exist is the client's mistake and not reported.
        for unreadable in project.unreadable
        where disk.kind(of: unreadable) == .directory {
          log(.warning, "Cannot read \(unreadable)")
        }
      }
      surroundingsChanged(of: session.workspace.takeAsking(for: folder))
      let waiting = waitingForScan
      waitingForScan = []
      for action in waiting { whenScanned(action) }
    }
  }

  // MARK: Files beside documents

  /// Starts to read the surroundings of a property list.
  private func read(around path: String, for uri: String) {
    let workspace = session.workspace
    let folder = workspace.projectFolder(of: path, in: session.disk)
    guard let scan = workspace.scan(of: folder), session.workspace.beginReading(around: path) else {
      return
    }
    let begun = workspace.contentGeneration
    let (disk, files, models) = (session.disk, session.files, session.models)
    let (target, projects) = (scan.project.target(of: path), workspace.sharedProjects)
    let images =
      workspace.images(of: path, target)
      ?? ImageIndex(target, in: disk, sharing: workspace.sharedImages)
    // A reference to all open documents would make later changes copy them.
    let tables = OtherTables(target, in: files.keeping(target.otherTables))
    inBackground { _ in
      images.prepare()
      let facts = projects.facts(of: target, in: files)
      let translations = Translations(of: target, facts) { models.translations($0, in: files) }
      return Surroundings(
        target, images, translations, tables, facts, code: scan.code
      ) { scan.scenes.codeIfMade(naming: $0) }
    } then: { [unowned self] found in
      _ = session.workspace.finishReading(around: path, found, begun: begun)
      surroundingsChanged(of: [uri])
    }
  }

  /// Starts to read closed files, unless they are being read.
  private func load(_ paths: [String], for uri: String) {
    let missing = paths.filter { session.workspace.beginLoading($0, for: uri) }
    guard !missing.isEmpty else { return }
    let (disk, models) = (session.disk, session.models)
    inBackground { _ in
      for path in missing { models.read(path, in: disk) }
    } then: { [unowned self] (_: Void) in
      surroundingsChanged(of: missing.flatMap { session.workspace.finishLoading($0) })
    }
  }

  // MARK: Projects and code

  /// Starts to read the Xcode projects of a folder. Returns true if they are known.
  private func readProjects(of folder: String) -> Bool {
    guard let project = session.workspace.project(in: folder) else { return false }
    let projects = session.workspace.sharedProjects
    if !projects.knows(project) {
      let files = session.files
      readInBackground(folder) { _ in
        _ = projects.owners(in: project, files)
        return true
      }
    }
    return projects.knows(project)
  }

  /// Reads the source files around a document if a rule has requested them.
  func readWantedCode(around uri: String) {
    guard let path = session.documents.path(of: uri) else { return }
    readWantedCode(of: session.workspace.projectFolder(of: path, in: session.disk))
  }

  private func readWantedCode(of folder: String) {
    guard let scan = session.workspace.scan(of: folder) else { return }
    let (disk, images) = (session.disk, session.workspace.sharedImages)
    if scan.code.isWanted {
      let files = session.files
      let title = LocalizedText.readingCode[session.language]
      readInBackground(folder, title: title, isCancellable: true) { reporter in
        scan.code.makeWanted(in: files) { reporter.tick() }
      }
    }
    if images.isWanted {
      readInBackground(folder) { _ in
        images.readWanted(in: disk)
        return true
      }
    }
    if scan.scenes.isWanted {
      readInBackground(folder) { _ in
        scan.scenes.makeWanted()
        return true
      }
    }
  }

  /// - Parameter read: returns true if it was not cancelled. Cancelled work is not started again automatically.
  private func readInBackground(
    _ folder: String, title: String? = nil, isCancellable: Bool = false,
    _ read: @escaping @Sendable (BackgroundWork.Reporter) -> Bool
  ) {
    guard session.workspace.readingCode.insert(folder).inserted else { return }
    inBackground(title: title, isCancellable: isCancellable) { reporter in
      read(reporter)
    } then: { [unowned self] isRead in
      session.workspace.readingCode.remove(folder)
      guard isRead else { return refuseWaiting(forCodeOf: folder) }
      surroundingsChanged(
        of: session.documents.uris.filter { uri in
          session.documents.path(of: uri).map { Path.isInside($0, folder) } ?? false
        })
    }
  }
}

extension LocalizedText {
  fileprivate static let looking = LocalizedText(
    en: "Looking for quick actions", zhHans: "正在查找快捷操作")
  fileprivate static let readingCode = LocalizedText(
    en: "Reading source files", zhHans: "正在读取源文件")
}
