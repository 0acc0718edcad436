import Platform

// Standard descriptors that are closed are opened on `/dev/null`, so that no other file is opened under their number.
// Each is opened in the wrong direction, so that using it still fails.
for (descriptor, flags) in [
  (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
]
where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", flags)
}
// A reader that goes away, or a file that may grow no longer, must not end the process in the middle of
// its work.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
