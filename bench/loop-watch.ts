// Preloaded into a server with `--import`: measures for how long its event loop is blocked. Prints
// the longest block since the last signal SIGUSR2 when it gets that signal.

// In milliseconds. Between two ticks the loop turns at least once, so that the processor time
// between them is at least as long as the longest block.
const tickMs = 1

/** Processor time of the main thread in milliseconds, without what other processes took. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

let before = busyMs()
let longest = 0

setInterval(() => {
  const now = busyMs()
  longest = Math.max(longest, now - before)
  before = now
}, tickMs).unref()

process.on('SIGUSR2', () => {
  process.stdout.write(`loop-watch ${longest.toFixed(1)}\n`)
  longest = 0
})
