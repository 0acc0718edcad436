import Guide
import SourceText

enum Help {
  static let overview = LocalizedText(
    en: """
      quickactions: editor assistant for iOS Home Screen quick actions

      usage: quickactions COMMAND [OPTION…] [ARGUMENT…]

        lsp          serve an editor over standard input and output
        check        report mistakes in property lists
        format       lay property lists out as Xcode does
        project      show what is understood of Xcode projects
        generate     write code for quick actions: handlers, enumerations of types
        migrate      move an app from its app delegate to scenes
        trace        follow quick actions from the property list to the code that runs
        preview      draw the Home Screen menu in the languages of the app
        translations list titles and subtitles by language
        diff         compare the quick actions of two revisions or folders
        docs         show the documentation of a key, an icon type or a rule
        rules        list the rules of check with their severities
        mcp          serve a coding agent (Model Context Protocol)
        completions  print completions for bash, zsh or fish
        session      run a scripted session with the server
        diagnose     print what a report of a mistake in this tool should say

        quickactions help COMMAND   about one command
        quickactions --version      or -V

      Every command takes --lang en|zh-Hans; the default follows the environment.
      """,
    zhHans: """
      quickactions：iOS 主屏幕快捷操作的编辑器助手

      用法：quickactions 命令 [选项…] [参数…]

        lsp          通过标准输入输出为编辑器服务
        check        报告属性列表中的错误
        format       按 Xcode 的方式排版属性列表
        project      显示对 Xcode 项目的了解
        generate     为快捷操作生成代码：处理方法、类型的枚举
        migrate      把 App 从 app delegate 迁移到场景
        trace        从属性列表追踪快捷操作到所执行的代码
        preview      按 App 的各种语言绘制主屏幕菜单
        translations 按语言列出标题和副标题
        diff         比较两个版本或文件夹中的快捷操作
        docs         显示键、图标类型或规则的文档
        rules        列出 check 的规则及其严重程度
        mcp          为编程助手服务（Model Context Protocol）
        completions  输出 bash、zsh 或 fish 的补全脚本
        session      运行脚本化的会话
        diagnose     输出报告本工具问题时应附上的信息

        quickactions help 命令   查看某个命令
        quickactions --version   或 -V

      每个命令都接受 --lang en|zh-Hans；默认随环境而定。
      """)
}
