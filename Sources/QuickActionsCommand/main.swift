import Platform

// Descriptors that are closed are taken, so that no file that is opened becomes standard output. Each
// is opened the wrong way round, so that using it fails as before.
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
