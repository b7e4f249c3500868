// Completes package-lock.json after a dependency was added. npm omits an optional platform
// package that the registry lacks, and `npm ci` then rejects the lockfile. This command adds the
// missing entries.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './machine/node.mjs'

const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'android',
  'openharmony',
  'sunos',
  'aix',
  'netbsd',
  'openbsd',
]
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
]

/**
 * @typedef {{ version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry
 */
/** @typedef {Record<string, Entry & Record<string, unknown>>} Packages */

/**
 * Whether the lockfile has the package `name` in a folder where the package at `path` finds it.
 * @param {Packages} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}

/**
 * Returns the C library that a Linux package needs, if its name states one.
 * @param {string | undefined} os
 * @param {string[]} words
 */
function libraryOf(os, words) {
  if (words.some((word) => word.includes('musl'))) return 'musl'
  return os === 'linux' && words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined
}

/**
 * Returns the operating system, processor and C library that a package's name states.
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[-/@]/)
  const os =
    systems.find((name) => words.includes(name)) ??
    (words.includes('linuxmusl') ? 'linux' : undefined)
  const cpu =
    processors.find((name) => words.includes(name)) ??
    (words.some((word) => word.startsWith('armv7')) ? 'arm' : undefined)
  const libc = libraryOf(os, words)
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}

/**
 * Returns the packages with every optional one added, and how many were missing.
 * @param {Packages} packages
 */
export function completePackages(packages) {
  const complete = { ...packages }
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(complete, path, name)) continue
      complete[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(entry.dev && { dev: true }),
        optional: true,
      }
    }
  }
  const added = Object.keys(complete).length - Object.keys(packages).length
  return {
    packages: Object.fromEntries(Object.entries(complete).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    added,
  }
}

if (import.meta.main) {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const { packages, added } = completePackages(lock.packages)
  if (added > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
  console.log(
    added === 0 ? 'The lock is complete.' : `${added} platform packages added to the lock.`,
  )
}
