import EditorFeatures
import Files
import Guide
import Linter
import ModelContext
import SourceText

/// The commands as tools of the Model Context Protocol. They read only through the files of the call and
/// write nothing.
enum ContextTools {
  /// The most findings of a call of `check` without a limit of its own.
  private static let maximumFindings = 200

  /// Returns all tools for the commands.
  ///
  /// - Parameter language: the language of texts if a call does not choose one.
  static func all(_ language: Language) -> [ContextTool] {
    [check(language), trace(language), generate(language), migrate(language)]
  }

  static let path = ContextTool.Parameter(
    "path", .text,
    "A file or folder, from the first folder of the server; the default is that folder")

  // MARK: check

  private static func check(_ language: Language) -> ContextTool {
    ContextTool(
      "check", title: "Check quick actions",
      description: """
        Reports mistakes in property lists, in their translations, and in Swift and Objective-C code that handles \
        Home Screen quick actions. explain tells more of a rule.
        """,
      [
        path,
        ContextTool.Parameter("limit", .count, "How many findings at most; the default is 200"),
        GuideTools.language,
      ],
      form: ContextTool.ResultForm(
        json: """
          {"type": "object", "required": ["findings", "total", "unread"], "properties": {
          "findings": {"type": "array", "items": {"type": "object",
          "required": ["file", "line", "column", "severity", "rule", "message"],
          "properties": {"file": {"type": "string"}, "line": {"type": "integer"}, "column": {"type": "integer"},
          "severity": {"enum": ["error", "warning", "information", "hint"]}, "rule": {"type": "string"},
          "message": {"type": "string"}}}},
          "total": {"type": "integer", "description": "How many findings there are"},
          "unread": {"type": "array", "items": {"type": "string"}, "description": "What could not be read, and why"}}}
          """)
    ) { (arguments) throws(ContextFailure) in
      let language = arguments.language ?? language
      let (path, _) = try place(arguments)
      var run = CheckRun(
        .report, of: [path], baseline: KnownFindings(), CheckChoices(),
        KnownProjects(arguments.files), language,
        in: arguments.files)
      run.checkAll()
      return try ContextResult(
        json: JSONFormat().text(of: run.report), cutting: "findings",
        to: arguments.count("limit") ?? maximumFindings, adding: ["unread": run.failures])
    }
  }

  // MARK: trace

  private static func trace(_ language: Language) -> ContextTool {
    ContextTool(
      "trace", title: "Trace quick actions",
      description: """
        Follows quick actions through an app: where each is declared, what UIKit calls at a cold launch and while \
        the app runs, where its type is compared and which function runs. broken names the first link that does \
        not hold.
        """,
      [
        path,
        ContextTool.Parameter(
          "type", .text, "A type, or what is behind its last dot; the default is all types"),
        GuideTools.language,
      ],
      form: ContextTool.ResultForm(
        json: """
          {"type": "object", "required": ["actions"], "properties": {"actions": {"type": "array", "items": {
          "type": "object", "required": ["type", "declared", "status", "summary"], "properties": {
          "type": {"type": "string"}, "title": {"type": "string"}, "status": {"type": "string"},
          "summary": {"type": "string"}, "broken": {"type": "string"},
          "declared": {"type": "object", "properties": {"file": {"type": "string"}, "line": {"type": "integer"}}},
          "cold": {"type": "array"}, "warm": {"type": "array"}, "comparisons": {"type": "array"}}}}}}
          """)
    ) { (arguments) throws(ContextFailure) in
      let (_, full) = try place(arguments)
      let files = arguments.files
      let types = arguments.text("type").map { [$0] } ?? []
      let known = KnownProjects(files)
      let (traces, _, _, folder) = TraceCommand.follow(full, types, files, known)
      var repeated = known.repeatedDeliveries(in: folder)
      let report = TraceReport(
        traces, below: GivenPath.absolute(""), arguments.language ?? language,
        twice: { repeated.place(of: $0) }
      ) { path in
        (try? files.read(path)).map { FileEncoding.decode($0).text }
      }
      return try ContextResult(json: TraceCommand.json(report))
    }
  }

  // MARK: generate

  private static func generate(_ language: Language) -> ContextTool {
    ContextTool(
      "generate", title: "Generate code for quick actions",
      description: """
        Proposes code for the quick actions of an app, as a diff of its files where they change, else as a text. \
        Nothing is written: apply the diff yourself. handler: the methods for a cold launch and a running app; \
        types: an enumeration of the types; dynamic, static: items made by code, or in the property list; intents: \
        App Intents; tests: UI tests; traits: registerForTraitChanges; context-menu: in place of peek and pop.
        """,
      [
        ContextTool.Parameter(
          "what", .choice(Generation.kinds), isRequired: true, "What to generate"), path,
        ContextTool.Parameter(
          "into", .text,
          "The file for the code, there already or not; needed by static, traits and context-menu"),
        ContextTool.Parameter(
          "life_cycle", .choice(["scenes", "app-delegate", "swiftui"]),
          "Of a handler; the default is what the app has"),
        ContextTool.Parameter(
          "code_language", .choice(["swift", "objective-c"]),
          "The default is that of into, else of most of the app"),
        GuideTools.language,
      ],
      form: ContextTool.ResultForm(
        json: """
          {"type": "object", "required": ["text", "isDiff", "notes"], "properties": {
          "text": {"type": "string", "description": "A diff, or code"}, "isDiff": {"type": "boolean"},
          "notes": {"type": "array", "items": {"type": "string"}, "description": "What is left to do by hand"}}}
          """)
    ) { (arguments) throws(ContextFailure) in
      let language = arguments.language ?? language
      let (path, _) = try place(arguments)
      var into = arguments.text("into")
      if let name = into { into = try arguments.files.path(name) }
      let files = RememberedFiles(arguments.files)
      let request = Generation.Request(
        what: arguments.text("what") ?? "", path: path, into: into,
        lifeCycle: arguments.text("life_cycle"), codeLanguage: arguments.text("code_language"),
        isDiff: into != nil)
      do throws(Generation.Failure) {
        let generation = try Generation(request, in: files)
        var run = GenerateRun(isDiff: true, language, files)
        run.apply(generation.changes)
        if let failure = run.failures.first {
          throw .usage(UsageError(en: failure, zhHans: failure))
        }
        return ContextResult(
          text: generation.text ?? String(decoding: run.shown, as: UTF8.self),
          isDiff: generation.text == nil, notes: generation.notes(language))
      } catch {
        switch error {
        case .usage(let error): throw ContextFailure(error.message[language])
        case .generation(let failure):
          throw ContextFailure(Generation.text(of: failure, language))
        }
      }
    }
  }

  // MARK: Paths

  /// Returns the path in a call for display and its absolute path.
  static func place(
    _ arguments: ContextArguments
  ) throws(ContextFailure) -> (shown: String, full: String) {
    let name = arguments.text("path") ?? "."
    let full = try arguments.files.path(name)
    guard arguments.files.kind(of: full) != .other else {
      throw ContextFailure("“\(String(name.prefix(200)))” does not exist or is no file or folder")
    }
    let shown = Path.relative(full, to: GivenPath.absolute(""))
    return (Path.isSame(full, GivenPath.absolute("")) ? "." : shown, full)
  }
}
