use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

struct QuickActions;

impl zed::Extension for QuickActions {
    fn new() -> Self {
        Self
    }

    fn language_server_command(
        &mut self,
        _: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Command> {
        let command = worktree
            .which("quickactions")
            .ok_or("quickactions is not in the PATH")?;
        Ok(Command {
            command,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(QuickActions);
