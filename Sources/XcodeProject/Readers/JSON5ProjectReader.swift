import JSONSyntax
import SourceText

struct JSON5ProjectReader {
  var project: XcodeProject
  init(_ source: SourceText, _ project: XcodeProject, _ files: ProjectFileReader) {
    self.project = project
  }
  mutating func read() -> XcodeProject {
    project.problem = XcodeProject.Problem(kind: .newerFormat("project.xcproj"), line: nil)
    return project
  }
}
