// One `npm ci`, told in one line; when it fails, what npm said.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findNode, findPinned, machinePath, root } from './node.mjs'

const windows = process.platform === 'win32'
const shownOnFailure = 30

/** npm tells the cause first and then explains itself at length. @param {string} said */
function cutSaid(said) {
  const lines = said.trim().split('\n')
  const left = lines.length - shownOnFailure
  return left > 0
    ? [...lines.slice(0, shownOnFailure), `… and ${left} more lines`].join('\n')
    : lines.join('\n')
}

/** npm must not run on the Node that it is about to delete, so it runs on the machine's own. */
function npmCommand() {
  const insidePackages = process.execPath.startsWith(join(root, 'node_modules'))
  // Windows cannot delete a running program, so there the packages are mended in place.
  const task = windows && insidePackages ? ['install', '--no-save'] : ['ci']
  // Without these two, NODE_ENV=production or a user's npm settings leave out the build tools or the pinned Node.
  const options = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  return { command: windows ? 'npm.cmd' : 'npm', args: [...task, ...options] }
}

/** @returns {Promise<{ code: number | null, said: string }>} */
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
    let said = ''
    const hear = (/** @type {Buffer} */ chunk) => (said = (said + chunk).slice(-100_000))
    npm.stdout.on('data', hear)
    npm.stderr.on('data', hear)
    npm.on('error', reject)
    npm.on('close', (code) => resolve({ code, said }))
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => npm.kill(signal))
  })
}

/** A pinned Node that cannot run here (another C library) must not stand first on PATH. */
function checkPinned() {
  const pinned = findPinned()
  if (pinned && spawnSync(pinned, ['--version'], { timeout: 20_000 }).status !== 0) {
    rmSync(join(root, 'node_modules/.bin/node'), { force: true })
    rmSync(pinned, { force: true })
  }
  findNode()
}

/**
 * Installs what package-lock.json names and leaves `stamp` in `stampFile`. Throws a sentence that says what failed.
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
  const { code, said } = await runNpm().catch((error) => {
    throw new Error(
      `Packages were not installed: npm could not be started (${error.message}). Is npm on PATH?`,
    )
  })
  if (code !== 0) {
    throw new Error(
      `${cutSaid(said)}\nPackages were not installed: npm ended with ${code ?? 'a signal'}.`,
    )
  }
  checkPinned()
  writeFileSync(stampFile, stamp)
}
