// Runs `npm ci`, prints one line, and prints npm's output only when it fails.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findNode, findPinned, machinePath, root } from './node.mjs'

const windows = process.platform === 'win32'
const shownOnFailure = 30

/** Cuts npm's output to its first lines, which name the cause. @param {string} output */
function cutOutput(output) {
  const lines = output.trim().split('\n')
  const left = lines.length - shownOnFailure
  return left > 0
    ? [...lines.slice(0, shownOnFailure), `… and ${left} more lines`].join('\n')
    : lines.join('\n')
}

/**
 * Returns the command that runs npm on the system's Node. `npm ci` replaces the pinned Node in
 * node_modules, so npm must not run on the pinned Node.
 */
function npmCommand() {
  const insidePackages = process.execPath.startsWith(join(root, 'node_modules'))
  // Windows cannot delete a running program, so there npm updates the packages in place, among them
  // the pinned Node.
  const task = windows && insidePackages ? ['install', '--no-save'] : ['ci']
  // Without --include, NODE_ENV=production or npm settings of the user would leave out the build
  // tools or the pinned Node.
  const options = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  return { command: windows ? 'npm.cmd' : 'npm', args: [...task, ...options] }
}

/** @returns {Promise<{ code: number | null, output: string }>} */
function runNpm() {
  const { command, args } = npmCommand()
  const env = { ...process.env, PATH: machinePath().join(delimiter) }
  return new Promise((resolve, reject) => {
    const npm = spawn(command, args, {
      cwd: root,
      env,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const read = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-100_000))
    npm.stdout.on('data', read)
    npm.stderr.on('data', read)
    npm.on('error', reject)
    npm.on('close', (code) => resolve({ code, output }))
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => npm.kill(signal))
  })
}

/**
 * Removes a pinned Node that cannot run on this machine, for example because of another C library.
 */
function checkPinned() {
  const pinned = findPinned()
  if (pinned && spawnSync(pinned, ['--version'], { timeout: 20_000 }).status !== 0) {
    rmSync(join(root, 'node_modules/.bin/node'), { force: true })
    rmSync(pinned, { force: true })
  }
  findNode()
}

/**
 * Installs the packages of package-lock.json and writes `stamp` to `stampFile`. Throws an error
 * that names the cause.
 * @param {string} stampFile
 * @param {string} stamp
 */
export async function installPackages(stampFile, stamp) {
  const first = !existsSync(join(root, 'node_modules'))
  console.log(
    first
      ? 'Installing packages, once; this takes about a minute.'
      : 'Installing packages: package-lock.json has changed.',
  )
  const { code, output } = await runNpm().catch((error) => {
    throw new Error(
      `Packages were not installed: npm could not be started (${error.message}). Is npm on PATH?`,
    )
  })
  if (code !== 0) {
    throw new Error(
      `${cutOutput(output)}\nPackages were not installed: npm ended with ${code ?? 'a signal'}.`,
    )
  }
  checkPinned()
  writeFileSync(stampFile, stamp)
}
