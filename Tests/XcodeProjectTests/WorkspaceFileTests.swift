import Testing
import XcodeProject

/// The projects in a workspace.
@Suite struct WorkspaceFileTests {
  private func projects(_ content: String, root: String = "/app") -> [String] {
    let reader = ProjectFileReader(root: root) { path in
      path == "/app/All.xcworkspace/contents.xcworkspacedata" ? Array(content.utf8) : nil
    }
    return XcodeWorkspace(at: "/app/All.xcworkspace", files: reader).projects
  }

  @Test func placesAreRelativeToGroupsAndToTheWorkspace() {
    let content = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef location = "group:One/One.xcodeproj"></FileRef>
         <Group location = "group:Libs" name = "Libs">
            <FileRef location='group:Two &amp; &#x4E09;.xcodeproj'/>
            <Group location = "container:Deep"><FileRef location = "group:A.xcodeproj"/></Group>
            <FileRef location = "group:../Up.xcodeproj"/>
         </Group>
         <FileRef location = "absolute:/app/Three.xcodeproj"/>
         <FileRef location = "developer:Four.xcodeproj"/>
         <FileRef location = "self:"/>
         <FileRef location = "group:README.md"/>
         <FileRef location = "group:One/One.xcodeproj"/>
      </Workspace>
      """
    #expect(
      projects(content) == [
        "/app/One/One.xcodeproj", "/app/Libs/Two & 三.xcodeproj", "/app/Deep/A.xcodeproj",
        "/app/Up.xcodeproj", "/app/Three.xcodeproj",
      ])
  }

  @Test(arguments: [
    "", "<", "<FileRef", "<FileRef location", "<FileRef location=\"", "</Group></Group><Group",
    "<FileRef location=\"group:&;&#;&#x;&#xD800;&\"/>", "<FileRef location=\"\">",
  ])
  func brokenOnesNameNothing(_ content: String) {
    #expect(projects(content).isEmpty)
  }

  @Test func nothingIsReadOutside() {
    #expect(projects("<FileRef location=\"group:A.xcodeproj\"/>", root: "/other").isEmpty)
  }
}
