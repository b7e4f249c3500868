// Lists the packages of a production installation from package-lock.json. `npm sbom` is not used,
// because with workspaces it leaves out packages, among them react and zod.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../machine/node.mjs'

/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ name?: string, version?: string, license?: string, integrity?: string,
 *   resolved?: string, link?: boolean, optional?: boolean, dependencies?: Ranges,
 *   optionalDependencies?: Ranges, peerDependencies?: Ranges }} Entry
 * @typedef {Record<string, Entry>} Lock entries by path
 * @typedef {{ path: string, name: string, version: string, licence: string, integrity: string }} Package
 */

/** The workspaces that run in production; the workspaces e2e and bench do not. */
export const productionWorkspaces = [
  'api',
  'catalogue',
  'contract',
  'ordering',
  'printer',
  'server',
  'simulator',
  'storefront',
  'console',
  'ui',
]

/** @param {string} [file] the path of a lockfile, from the root @returns {Lock} */
export function readLock(file = 'package-lock.json') {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
}

/**
 * Returns the path at which Node finds the package `name` when the package at `path` imports it.
 * @param {Lock} lock
 * @param {string} path
 * @param {string} name
 */
function resolve(lock, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const found = `${at ? `${at}/` : ''}node_modules/${name}`
    if (lock[found]) return found
    if (!at) return undefined
  }
}

/**
 * Returns every package that the workspaces need,
 * sorted by path, without the workspaces themselves.
 * @param {Lock} lock @param {string[]} workspaces @param
 * {(path: string) => string | undefined} [readLicence]
 * @returns {Package[]}
 */
export function listPackages(lock, workspaces, readLicence = readInstalledLicence) {
  const found = new Set(workspaces)
  // The loop also visits paths of dependencies that are added to the set while it runs.
  for (const path of found) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[path] ?? {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of names) {
      const next = resolve(lock, path, name)
      if (next && !lock[next]?.link) found.add(next)
    }
  }
  return [...found]
    .filter((path) => path.includes('node_modules/'))
    .toSorted()
    .map((path) => {
      const { name, version = '', license, integrity = '' } = lock[path] ?? {}
      return {
        path,
        name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        licence: readLicence(path) ?? license ?? 'unknown',
        integrity,
      }
    })
}

/**
 * Returns the licence from the installed package.json; undefined for packages of other platforms,
 * which are not installed.
 * @param {string} path
 */
function readInstalledLicence(path) {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof license === 'string') return license
  /** @type {{ type: string }[]} */
  const former = licenses ?? (license ? [license] : [])
  return former.map(({ type }) => type).join(' OR ') || undefined
}
