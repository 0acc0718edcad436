import ActionFlow
import AppFiles
import Checks
import Files
import Guide
import Linter
import PropertyList
import SourceText

/// One run over files and folders, with its findings and fixes so far.
struct CheckRun {
  enum Mode {
    case report
    /// Applies the findings' preferred fixes.
    case fix
    /// Shows the changes that fixing would make.
    case diff
  }

  let language: Language
  let mode: Mode
  let baseline: KnownFindings
  let choices: CheckChoices
  private(set) var report: CheckReport
  private(set) var failures: [String] = []
  /// Folders whose names are not UTF-8.
  private(set) var passedOver: [String] = []
  /// The output of `--diff`.
  private(set) var diff: [UInt8] = []
  /// The fixed text of standard input.
  private(set) var fixedInput: [UInt8]?
  private var fixedPaths: Set<String> = []
  var fixedFiles: Int { fixedPaths.count }
  /// All findings, known or not, for a new baseline.
  private(set) var sightings: [Baseline.Sighting] = []
  private(set) var markedFiles = Set<String>()
  private(set) var summary = CheckSummary()
  private let projects: KnownProjects
  /// The source of file contents; nil for the disk, including pipes and devices that the user names.
  private let files: (any FileAccess)?
  /// The paths that the user gave.
  private let operands: [String]
  /// The operands as absolute paths.
  private let named: Set<String>
  private var checkedSettings = Set<String>()
  /// The name for standard input, if the user gave one: the input is checked as the file of that name.
  private let inputName: String?
  /// The files already checked, so that a file named twice is checked once.
  private var seen = Set<PathKey>()
  /// The files and folders already reported as unreadable.
  private var reportedAsUnread = Set<PathKey>()
  /// The files and folders that were skipped, each with the reason.
  private(set) var skipped: [(path: String, reason: LocalizedText)] = []
  /// The images already reported, since several property lists can name the same one.
  private var saidOfSubjects = Set<[String]>()

  init(
    _ mode: Mode, of operands: [String], baseline: KnownFindings, _ choices: CheckChoices,
    _ projects: KnownProjects, _ language: Language, in files: (any FileAccess)? = nil,
    inputName: String? = nil
  ) {
    self.mode = mode
    self.inputName = inputName
    self.files = files
    self.choices = choices
    report = CheckReport(in: language)
    self.operands = operands
    named = Set(operands.map(GivenPath.absolute))
    self.baseline = baseline
    self.projects = projects
    self.language = language
    if mode == .fix { report.fixed = 0 }
  }

  /// The most rounds of fixing: one fix can reveal findings that another one fixes, such as items whose titles were
  /// not checked before.
  private static let maximumRounds = 4

  /// Checks all operands. After fixing, all files are checked again with fresh state, since findings in one file can
  /// depend on another.
  mutating func checkAll() {
    for path in operands { check(path) }
    guard mode == .fix, operands != ["-"] else { return }
    var fixed = fixedPaths
    for round in 1...Self.maximumRounds where !fixed.isEmpty {
      let files = filesWithFixedInput
      // Everything read before may be outdated, so the next round starts without caches.
      var next = CheckRun(
        round < Self.maximumRounds ? .fix : .report, of: operands, baseline: baseline,
        choices, KnownProjects(files ?? projects.files), language, in: files ?? self.files,
        inputName: inputName)
      for path in operands { next.check(path) }
      fixed = next.fixedPaths
      next.take(from: self)
      self = next
    }
  }

  /// The files, with the fixed standard input in place of the file it is named after; nil without a name.
  private var filesWithFixedInput: (any FileAccess)? {
    guard let inputName, let fixedInput else { return nil }
    return OverlaidFiles(
      files ?? projects.files, newer: [GivenPath.absolute(inputName): fixedInput])
  }

  /// Returns true if a path stands for standard input.
  private func isInput(_ path: String) -> Bool { path == "-" || path == inputName }

  /// Adds the fixes and failures of an earlier round.
  private mutating func take(from earlier: CheckRun) {
    fixedPaths.formUnion(earlier.fixedPaths)
    fixedInput = fixedInput ?? earlier.fixedInput
    report.fixed = (report.fixed ?? 0) + (earlier.report.fixed ?? 0)
    failures = earlier.failures + failures.filter { !earlier.failures.contains($0) }
  }

  mutating func check(_ path: String, in project: ProjectFiles? = nil) {
    if Path.name(of: path) == SettingsFile.name {
      checkSettings(for: Path.folder(of: path))
      if checkedSettings.contains(GivenPath.absolute(path)) { return }
    }
    let isNew = path == "-" || seen.insert(PathKey(GivenPath.absolute(path))).inserted
    guard isNew else { return }
    do throws(FileReader.Failure) {
      let bytes = try read(path)
      // Standard input is written back unchanged when nothing can be fixed.
      if mode == .fix, isInput(path) { fixedInput = bytes }
      if project == nil, path != "-" { checkSettings(for: Path.folder(of: path)) }
      check(FileKind(path, bytes), path, bytes, in: project)
    } catch {
      if error == .directory { return checkFolder(path) }
      reportedAsUnread.insert(PathKey(GivenPath.absolute(path)))
      failures.append("\(path): " + error.message(for: path)[language])
    }
  }

  /// Returns a message about surrounding files that could not be read, which would otherwise seem not to exist; nil
  /// if all were read.
  func unread(of paths: [String]) -> String? {
    let unread = paths.filter {
      projects.isInProject($0) && !reportedAsUnread.contains(PathKey($0))
    }
    guard !unread.isEmpty else { return nil }
    let working = GivenPath.absolute("")
    return LocalizedText.unread(unread.map { Path.relative($0, to: working) })[language]
  }

  /// Records a reason why the run is incomplete.
  mutating func fail(_ reason: String) { failures.append(reason) }

  private func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    let prefix = TranslationFile.isNamed(path) ? Translations.maximumFileLength + 1 : nil
    guard let files else {
      guard let prefix else { return try FileReader.read(path) }
      return try FileReader.read(path, prefix: prefix)
    }
    let path = GivenPath.absolute(path)
    if files.kind(of: path) == .directory { throw .directory }
    guard let prefix else { return try files.read(path) }
    return try files.read(path, prefix: prefix)
  }

  private mutating func checkFolder(_ path: String) {
    checkSettings(for: path)
    let project = projects.project(in: path)
    let folder = ShownFolder(path, project)
    for path in folder.unreadable {
      reportedAsUnread.insert(PathKey(GivenPath.absolute(path)))
      failures.append("\(path): " + LocalizedText.unreadableFolder[language])
    }
    passedOver += folder.misnamed
    skipped += folder.skipped
    for file in folder.checkedFiles { check(file, in: project) }
    summary.unread.generatorFiles += folder.generatorFiles
    summary.unread.dependencyFiles += folder.dependencyFiles
  }

  private mutating func check(
    _ kind: FileKind, _ path: String, _ bytes: [UInt8], in project: ProjectFiles?
  ) {
    let place = path == "-" ? path : GivenPath.absolute(path)
    if project == nil, [.nothing, .image, .project].contains(kind) {
      failures.append("\(path): " + LocalizedText.isNotChecked[language])
      return
    }
    var isBinary = false
    let model: FileModel?
    if kind == .propertyList {
      do throws(BinaryPropertyList.Failure) {
        let (text, encoding) = try Self.xml(of: bytes)
        isBinary = encoding == nil
        model = FileModel(kind, place, text, encoding)
      } catch {
        failures.append("\(path): " + LocalizedText.unreadable(error)[language])
        model = nil
      }
    } else if kind == .settings || FileModel.passesOver(kind, bytes) {
      model = nil
    } else {
      // Read the other files that rules need before parsing this one, so that both are not in memory at once.
      if kind.role == .code {
        _ = projects.checks(around: place, in: project)?.sharedCode.isFullyKnown
      }
      model = FileModel(kind, place, bytes: bytes)
    }
    var context = KnownProjects.Context(projects: projects, folder: project)
    let content = model.flatMap { CheckableFile($0, at: place, in: &context) }
    // Most generators found in a folder do not concern quick actions.
    if content == nil, kind.role == .generator, project != nil { return }
    report.files += 1
    summary.note(path, kind, model, isChecked: content != nil)
    guard let model, let content else { return }
    take(
      ReadFile(
        path: path, bytes: bytes,
        encoding: isBinary ? .utf8 : model.encoding ?? FileEncoding.decode(bytes).encoding,
        content: content, options: options(for: path), project: project, isBinary: isBinary))
  }

  /// Returns the findings to report for a file; for a generated property list, without those reported in its
  /// generator.
  private func reportedFindings(in file: ReadFile) -> [Finding] {
    guard let project = file.project else { return file.content.findings(file.options) }
    return file.content.findings(file.options) { path in
      guard project.generatorFiles.contains(path), let bytes = try? read(path),
        let model = FileModel(FileKind(path, bytes), path, bytes: bytes)
      else { return nil }
      var context = KnownProjects.Context(projects: projects, folder: project)
      return CheckableFile(model, at: path, in: &context).map { ($0, options(for: path)) }
    }
  }

  // MARK: Settings

  private func options(for path: String) -> CheckOptions {
    guard path != "-" else { return choices.options(nil) }
    let folder = Path.folder(of: GivenPath.absolute(path))
    return choices.options(projects.settings(for: folder)?.file.settings)
  }

  /// Reports the mistakes in a folder's settings, once. Settings are fixed only when the user named them, since they
  /// may belong to a folder above.
  private mutating func checkSettings(for folder: String) {
    guard let settings = projects.settings(for: folder),
      checkedSettings.insert(settings.path).inserted
    else { return }
    let shown = folder.hasPrefix("/") ? settings.path : Self.shown(settings.path)
    take(
      ReadFile(
        path: shown, bytes: settings.bytes, encoding: settings.encoding,
        content: .settings(settings.file), options: choices.options(settings.file.settings),
        isNotFixed: !named.contains(settings.path)))
  }

  // MARK: Findings

  private mutating func take(_ file: ReadFile) {
    let name = baseline.name(of: file.path)
    func sightings(_ findings: [Finding], _ text: SourceText) -> [Baseline.Sighting] {
      guard baseline.isUsed, !findings.isEmpty else { return [] }
      let surroundings = file.surroundings(in: text)
      return findings.map {
        let (keys, item) = surroundings($0.range.start)
        return Baseline.Sighting(
          Baseline.Mark($0, in: name, place: keys, source: text), item: item)
      }
    }
    func unknown(_ findings: [Finding], _ text: SourceText) -> [Finding] {
      guard let known = baseline.known else { return findings }
      return known.unknown(sightings(findings, text)).map { findings[$0] }
    }
    var content = file.content
    var text = content.text
    var findings =
      mode == .report ? reportedFindings(in: file) : file.content.findings(file.options)
    var isChanged = false
    // Findings beyond the limit are not reported but may be fixable.
    let isOfUse =
      findings.count >= file.options.maximumFindings || FixAll.isOfUse(for: findings)
    if mode != .report, !file.isBinary, !file.isNotFixed, isOfUse {
      let options = file.options.forFixing
      let result = FixAll.result(for: text) { text in
        var state = file.content.read(text, options)
        state.findings = unknown(state.findings, text)
        return state
      }
      if apply(result, to: file) {
        isChanged = result.text != text
        // The next round checks it again.
        if isChanged, mode == .fix, file.path != "-" { return }
        text = result.text
        content = content.with(text)
        findings = content.findings(file.options)
      }
    }
    if mode == .fix, !isChanged, file.project != nil { findings = reportedFindings(in: file) }
    summary.withQuickActions += content.quickActionLists
    markedFiles.insert(name)
    self.sightings += sightings(findings, text)
    let tree = file.isBinary ? SyntaxTree(text) : nil
    let reported = unknown(findings, text).filter { finding in
      guard let subject = finding.subject else { return true }
      return saidOfSubjects.insert([finding.rule, subject]).inserted
    }
    report.add(
      reported,
      isFixable: file.isBinary || file.isNotFixed
        ? [] : FixAll.fixable(reported, in: content, file.options),
      in: CheckReport.Source(
        file.path, text, failOn: file.options.failOn,
        entryPath: tree.map { tree in { tree.entryPath(at: $0) } },
        other: Self.other(than: file.path, in: files)))
  }

  /// Writes the fixed text or adds it to the diff. Returns false if that failed.
  private mutating func apply(_ result: FixAll.Result, to file: ReadFile) -> Bool {
    if result.text != file.content.text, let folder = file.project?.folder,
      !named.contains(GivenPath.absolute(file.path)), leadsOut(file.path, of: folder)
    {
      failures.append("\(file.path): " + LocalizedText.leadsOutOfFolder[language])
      return false
    }
    let bytes: [UInt8]
    do throws(FileEncoding.UnwritableCharacter) {
      bytes = try file.encoding.encode(result.text)
    } catch {
      failures.append("\(file.path): \(error.reason[language])")
      return false
    }
    if mode == .diff {
      diff += FileDifference.unified(file.path, from: file.bytes, to: bytes)
    } else if isInput(file.path) {
      fixedInput = bytes
    } else if result.text != file.content.text {
      do throws(FileWriter.Failure) {
        try FileWriter.replace(file.path, file.bytes, with: bytes)
      } catch {
        failures.append("\(error.path): \(error.reason[language])")
        return false
      }
    }
    guard result.text != file.content.text else { return true }
    fixedPaths.insert(file.path)
    if let fixed = report.fixed { report.fixed = fixed + result.fixed }
    return true
  }
}

extension LocalizedText {
  /// Returns the first of some paths and the number of the others, for a message.
  static func list(of paths: [String]) -> LocalizedText {
    let names = paths.prefix(maximumNames)
    let more = paths.count - names.count
    return LocalizedText(
      en: names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
      zhHans: names.joined(separator: "、") + (more > 0 ? "，另有 \(more) 个" : ""))
  }

  /// The most paths that a message names.
  private static let maximumNames = 5

  fileprivate static let isNotChecked = LocalizedText(
    en:
      "no kind of file that is checked: property lists, their translations, Swift, Objective-C, and what tools make property lists from",
    zhHans: "不是会检查的文件：会检查属性列表及其译文、Swift、Objective-C，以及工具用来生成属性列表的文件")

  fileprivate static func unread(_ paths: [String]) -> LocalizedText {
    let names = list(of: paths)
    return LocalizedText(
      en: "could not be read, so that what depends on it was not checked: \(names.english)",
      zhHans: "以下内容无法读取，因此没有检查依赖它们的内容：\(names.simplifiedChinese)")
  }
}
