import Platform

// Closed standard descriptors are opened on `/dev/null`, so that no other file gets their numbers. Each is
// opened in the wrong direction, so that using it still fails.
for (descriptor, flags) in [
  (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
]
where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", flags)
}
// A reader that closes the pipe, or a file that reaches its size limit, must not end the process in the
// middle of its work.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
