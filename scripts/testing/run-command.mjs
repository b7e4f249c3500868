// Runs one command with a time limit and bounded memory, and ends it with all its children.
import { spawn } from 'node:child_process'

const keptCharacters = 200_000
const windows = process.platform === 'win32'

/** What runs now, to be ended with us. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends a command and everything that it started. @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function endAll(child, signal) {
  if (!child.pid) return
  try {
    if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else process.kill(-child.pid, signal)
  } catch {
    // Already gone.
  }
}

/** Ends every command that still runs. */
export function endRunning() {
  for (const child of running) endAll(child, 'SIGTERM')
}

/**
 * Resolves when the command has ended, whatever its end. `seconds` is its limit; `output` its last 200,000 characters, both streams.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, seconds: number }} options
 * @returns {Promise<{ code: number | null, output: string, outOfTime: boolean }>}
 */
export function runCommand(program, args, { cwd, env, seconds }) {
  return new Promise((resolve) => {
    // A group of its own, so that a time limit reaches browsers and servers too.
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
    })
    running.add(child)
    let output = ''
    let outOfTime = false
    const hear = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-keptCharacters))
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const timers = [
      setTimeout(() => {
        outOfTime = true
        endAll(child, 'SIGTERM')
      }, seconds * 1000),
      setTimeout(() => endAll(child, 'SIGKILL'), seconds * 1000 + 5000),
    ]
    const finish = (/** @type {number | null} */ code) => {
      timers.forEach(clearTimeout)
      running.delete(child)
      // Whatever it left behind must not disturb the next suite.
      endAll(child, 'SIGKILL')
      resolve({ code, output, outOfTime })
    }
    child.on('error', (error) => {
      output += error.message
      finish(null)
    })
    // Not "close": a grandchild that kept the pipe open would hold us for ever.
    child.on('exit', (code) => setTimeout(finish, 50, code))
  })
}
