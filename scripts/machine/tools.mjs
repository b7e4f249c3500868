// Installs programs for tests and audits that come as npm packages. Each has a package.json and a
// lockfile in `tools/` and is installed into .cache/tools when a command first needs it, so that
// `npm ci` does not download and unpack it.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { withLock } from './lock.mjs'
import { runQuietly } from './machine.mjs'
import { machinePath, root } from './node.mjs'

const windows = process.platform === 'win32'
/**
 * Maximum time of an installation in milliseconds: five minutes are enough to download 70 MB over a
 * slow line.
 */
const installLimit = 300_000

/**
 * Installs a tool unless it is there already.
 * @param {'chromium' | 'lighthouse' | 'postgres'} name a folder of `tools/`
 * @returns {Promise<{ folder: string } | { reason: string }>} the folder with `node_modules`, or why
 *   the tool could not be installed
 */
export async function obtainTool(name) {
  const source = join(root, 'scripts/machine/tools', name)
  const folder = join(root, '.cache/tools', name)
  const stampFile = join(folder, 'installed')
  const lockfile = readFileSync(join(source, 'package-lock.json'))
  const stamp = `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform} ${process.arch}`
  return withLock(`${folder}.lock`, 600, () => {
    if (readText(stampFile) === stamp) return { folder }
    console.log(`Installing the npm package of ${name}, once.`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(source, file), join(folder, file))
    const fault = runNpm(folder)
    if (fault) return { reason: `npm could not install its package (${fault})` }
    writeFileSync(stampFile, stamp)
    return { folder }
  })
}

/**
 * Runs `npm ci` without install scripts. Returns npm's error message if it fails.
 * @param {string} folder
 */
function runNpm(folder) {
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  const env = { ...process.env, PATH: machinePath().join(delimiter) }
  const { worked, output } = runQuietly(windows ? 'npm.cmd' : 'npm', args, installLimit, env)
  return worked ? undefined : (output.split('\n').find((line) => /error/i.test(line)) ?? 'time-out')
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
