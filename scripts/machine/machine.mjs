// Finds programs of this machine on PATH, and installs Debian packages as a last resort.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { machinePath } from './node.mjs'

const windows = process.platform === 'win32'
/**
 * Maximum time of an installation in milliseconds: five minutes, because a browser is 100 MB and
 * mirrors can be slow.
 */
const aptLimit = 300_000

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the path of the first of these programs that is installed.
 * @param {string[]} names
 * @param {string[]} [folders] searched after PATH
 */
export function findProgram(names, folders = []) {
  // Debian keeps server programs in sbin, which is not on every user's PATH.
  const places = [...machinePath(), '/usr/local/sbin', '/usr/sbin', ...folders]
  const files = names.flatMap((name) =>
    places.map((place) => join(place, windows ? `${name}.exe` : name)),
  )
  return files.find(isProgram)
}

/**
 * Runs a command to its end and returns what it printed on both streams.
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout milliseconds
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runQuietly(command, args, timeout, env = process.env) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    timeout,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
    shell: windows && command.endsWith('.cmd'),
  })
  return {
    worked: status === 0,
    output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim(),
  }
}

/**
 * Installs a Debian package if the user is root. Prints the command first.
 * @param {string} name
 * @returns {string | undefined} why the package was not installed; undefined when it was
 */
export function installPackage(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0)
    return `Debian's package ${name} can be installed by root on Debian only`
  const install = ['install', '-y', '-q', '--no-install-recommends', name]
  console.log(`Running: apt-get update && apt-get ${install.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  runQuietly('apt-get', ['update', '-q'], aptLimit, env)
  const { worked, output } = runQuietly('apt-get', install, aptLimit, env)
  return worked ? undefined : `apt-get could not install ${name} (${output.split('\n').at(-1)})`
}
