// Loaded into the firebase command before its own code. Its input is a pipe from the process that started it: when
// that one ends, however it ends, the pipe closes, and no emulator is left behind with its ports taken.
process.stdin.once('close', () => process.exit()).resume()
