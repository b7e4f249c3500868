// What this machine has: programs on PATH, and Debian's packages for the ones that it lacks.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { machinePath } from './node.mjs'

const windows = process.platform === 'win32'
/** Slow mirrors; a browser is 100 MB. */
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
 * The first of these programs that is installed, looked for on PATH and in the further folders.
 * @param {string[]} names
 * @param {string[]} [folders]
 */
export function findProgram(names, folders = []) {
  // A server's programs are for root on Debian, and not on everyone's PATH.
  const places = [...machinePath(), '/usr/local/sbin', '/usr/sbin', ...folders]
  const files = names.flatMap((name) =>
    places.map((place) => join(place, windows ? `${name}.exe` : name)),
  )
  return files.find(isProgram)
}

/** @param {string} command @param {string[]} args @param {number} timeout milliseconds @param {NodeJS.ProcessEnv} [env] */
export function runQuietly(command, args, timeout, env = process.env) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    timeout,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  })
  return {
    worked: status === 0,
    said: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim(),
  }
}

/** How to run apt-get here, or undefined: it needs Debian (or a child of it) and root, or sudo without a password. */
function findApt() {
  if (!existsSync('/etc/debian_version') || !isProgram('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return runQuietly('sudo', ['-n', 'true'], 5_000).worked ? ['sudo', '-n', 'apt-get'] : undefined
}

/**
 * Installs a Debian package if that is possible here; says so first. Gives undefined when it is installed, or why not.
 * @param {string} name
 * @returns {string | undefined}
 */
export function installPackage(name) {
  const apt = findApt()
  if (!apt) return `Debian's package ${name} needs Debian and root`
  console.log(`Installing Debian's package ${name}.`)
  const [command = '', ...first] = apt
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  runQuietly(command, [...first, 'update', '-q'], aptLimit, env)
  const { worked, said } = runQuietly(
    command,
    [...first, 'install', '-y', '-q', '--no-install-recommends', name],
    aptLimit,
    env,
  )
  return worked ? undefined : `apt-get could not install ${name} (${said.split('\n').at(-1)})`
}
