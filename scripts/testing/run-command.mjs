// Runs a command with a time-out and limited memory use, and ends it together
// with all its children.
import { spawn } from 'node:child_process'

const keptCharacters = 200_000
const windows = process.platform === 'win32'

/** Commands that are currently running. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Sends a signal to a command and all its child processes.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (!child.pid) return
  try {
    if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else process.kill(-child.pid, signal)
  } catch {
    // The process group has already ended.
  }
}

export function endRunning() {
  for (const child of running) signalGroup(child, 'SIGTERM')
}

/** @typedef {{ code: number | null, output: string, outOfTime: boolean, cpuSeconds?: number }} End */

// Node cannot read the CPU time of children, but the shell's `times` can. Because of the trap, a
// signal does not end the shell before the command has ended.
const script = 'trap : TERM INT HUP; "$@" 3>&-; code=$?; times >&3; exit $code'

/**
 * Returns a command that also writes the CPU times of its children to file descriptor 3.
 * @param {string} program
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function withTimes(program, args) {
  return windows ? [program, args] : ['/bin/sh', ['-c', script, 'sh', program, ...args]]
}

/**
 * Returns the sum of the children's user and system time, from the second line of `times`:
 * `0m1.250000s 0m0.130000s`.
 * @param {string} times
 */
function readTimes(times) {
  const line = times.split('\n')[1] ?? ''
  const parts = Array.from(line.matchAll(/(\d+)m([\d.]+)s/g))
  if (parts.length !== 2) return undefined
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

/**
 * Runs a command with a time-out and resolves when it has ended. `output` contains the last 200,000
 * characters of both streams. `cpuSeconds` is the CPU time of the command and of all children that
 * it has waited for; undefined on Windows, or if the command was stopped.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, seconds: number }} options
 * @returns {Promise<End>}
 */
export function runCommand(program, args, { cwd, env, seconds }) {
  return new Promise((resolve) => {
    // The command runs in a separate process group, so that the time-out also ends browsers and
    // servers of the command.
    const child = spawn(...withTimes(program, args), {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: !windows,
    })
    running.add(child)
    let output = ''
    let outOfTime = false
    const read = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-keptCharacters))
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    let times = ''
    child.stdio[3]?.on('data', (chunk) => (times += chunk))
    const timers = [
      setTimeout(() => {
        outOfTime = true
        signalGroup(child, 'SIGTERM')
      }, seconds * 1000),
      setTimeout(() => signalGroup(child, 'SIGKILL'), seconds * 1000 + 5000),
    ]
    const finish = (/** @type {number | null} */ code) => {
      timers.forEach(clearTimeout)
      running.delete(child)
      // Kills remaining child processes, so that they do not disturb the next suite.
      signalGroup(child, 'SIGKILL')
      resolve({ code, output, outOfTime, cpuSeconds: readTimes(times) })
    }
    child.on('error', (error) => {
      output += error.message
      finish(null)
    })
    // Waits for the event "exit" and not for "close", which does not come while a grandchild keeps
    // a pipe open.
    child.on('exit', (code) => setTimeout(finish, 50, code))
  })
}
