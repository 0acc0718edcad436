import CodeGeneration
import Files
import Guide
import ModelContext
import SourceText

extension ContextTools {
  /// Returns the tool `migrate`, which shows the migration of apps to scenes.
  static func migrate(_ language: Language) -> ContextTool {
    ContextTool(
      "migrate", title: "Move an app to scenes",
      description: """
        Proposes the move of apps from their app delegate to the scene life cycle, without which an app built with \
        the iOS 27 SDK does not launch, as one diff. Nothing is written: apply the whole diff yourself, then do what \
        byHand names. Each app moves whole, or is refused with the reason and the place.
        """,
      [
        ContextTool.Parameter(
          "path", .text,
          "The folder of one app or of several, from the first folder of the server; the default is that folder"
        ),
        GuideTools.language,
      ],
      form: ContextTool.ResultForm(
        json: """
          {"type": "object", "required": ["apps", "diff"], "properties": {
          "apps": {"type": "array", "items": {"type": "object", "required": ["name", "state"], "properties": {
          "name": {"type": "string"}, "state": {"enum": ["moves", "done", "refused"]},
          "reason": {"type": "object", "properties": {"text": {"type": "string"}, "path": {"type": "string"},
          "line": {"type": "integer"}}},
          "files": {"type": "array"}, "moved": {"type": "array"}, "byHand": {"type": "array"}}}},
          "diff": {"type": "string", "description": "All changes; empty where nothing is to do"}}}
          """)
    ) { (arguments) throws(ContextFailure) in
      let language = arguments.language ?? language
      let (path, full) = try place(arguments)
      guard arguments.files.kind(of: full) == .directory else {
        throw ContextFailure("“\(path)” is no folder; name the folder of the app")
      }
      let files = RememberedFiles(arguments.files)
      let migrations = KnownProjects(files).sceneMigrations(in: path)
      let report = MigrationReport(migrations, language)
      guard !migrations.isEmpty else {
        throw ContextFailure(report.lines(isWritten: false).joined(separator: "\n"))
      }
      var run = GenerateRun(isDiff: true, language, files)
      run.apply(SceneMigration.edits(of: migrations))
      if let failure = run.failures.first { throw ContextFailure(failure) }
      return try ContextResult(
        json: report.json(isWritten: false),
        texts: ["diff": String(decoding: run.shown, as: UTF8.self)])
    }
  }
}
