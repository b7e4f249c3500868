// Builds the storefront and the console if their sources have changed since the last build, and
// prepares a database for the first start.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { childEnvironment, findNode, root as home } from './node.mjs'
import { runCommand } from '../testing/run-command.mjs'

const shared = ['ui', 'ordering', 'contract']
/** @typedef {'storefront' | 'console'} Pages */
/** @type {Pages[]} */
const pagesToBuild = ['storefront', 'console']
const excluded = new Set(['node_modules', 'build', '.react-router', '.cache'])
/** @param {Pages} pages */
const stampFile = (pages) => `${pages}/build/.tingkat-stamp`

/**
 * Returns all source files below `folder`, in the same sequence on every machine.
 * @param {string} folder
 * @returns {string[]}
 */
function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !excluded.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listSources(path)
      return entry.isFile() ? [path] : []
    })
}

/** Returns a hash of all files that a build reads. @param {string} root @param {Pages} pages */
export function hashSources(root, pages) {
  const hash = createHash('sha256')
  for (const file of [
    ...[pages, ...shared].flatMap((part) => listSources(join(root, part))),
    join(root, 'package-lock.json'),
  ]) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(createHash('sha256').update(readFileSync(file)).digest())
  }
  return hash.digest('hex')
}

/**
 * Returns the content of the stamp file, which names the sources of the last build.
 * @param {string} hash
 * @param {boolean} quick
 */
const stampOf = (hash, quick) => (quick ? `${hash} quick` : hash)

/**
 * Returns whether the sources have not changed since the last build. A quick build is enough only
 * if `quick` is true.
 * @param {string} root
 * @param {Pages} pages
 */
export function isBuilt(root, pages, { quick = false } = {}) {
  try {
    const stamp = readFileSync(join(root, stampFile(pages)), 'utf8')
    const hash = hashSources(root, pages)
    return stamp === hash || (quick && stamp === stampOf(hash, quick))
  } catch {
    return false
  }
}

/**
 * Builds the pages. If the build fails, throws an error with the build's output.
 * @param {Pages} pages
 * @param {boolean} quick
 */
async function runBuild(pages, quick) {
  // Not through npm, which would need half a second of processor time of its own.
  const program = join(home, 'node_modules/@react-router/dev/bin.cjs')
  const build = spawn(findNode(), [program, 'build'], {
    cwd: join(home, pages),
    env: childEnvironment({ NODE_ENV: 'production', QUICK_BUILD: quick ? '1' : '' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ten minutes are enough even on a busy machine.
    timeout: 600_000,
  })
  let said = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk) => (said = (said + chunk).slice(-20_000)))
  const code = await new Promise((resolve, reject) =>
    build.on('error', reject).on('close', resolve),
  )
  if (code !== 0)
    throw new Error(
      `${said.trim()}\nThe ${pages} was not built (the build ended with ${code ?? 'a signal'}).`,
    )
}

/** Builds the pages if they are outdated. @param {Pages} pages @param {boolean} quick */
async function build(pages, quick) {
  if (isBuilt(home, pages, { quick })) return
  console.log(`Building the ${pages}.`)
  // Computed before the build, so that saving a file during the build causes another build later.
  const stamp = stampOf(hashSources(home, pages), quick)
  await runBuild(pages, quick)
  mkdirSync(join(home, pages, 'build'), { recursive: true })
  writeFileSync(join(home, stampFile(pages)), stamp)
}

/**
 * Prepares the database that the first start of the server copies. If this fails, the
 * server creates its own.
 */
async function prepareDatabase() {
  const program = join(home, 'api/app/start/prepare-database-command.ts')
  const options = { cwd: home, env: childEnvironment(), seconds: 120 }
  await runCommand(findNode(), [program], options)
}

/**
 * Builds the storefront and the console concurrently if they are outdated. Throws if a build fails.
 * A quick build compresses files less; tests use it, because they do not measure file sizes.
 */
export async function buildPages({ quick = false } = {}) {
  if (pagesToBuild.every((pages) => isBuilt(home, pages, { quick }))) return
  await withLock(join(home, '.cache/build.lock'), 900, async () => {
    await Promise.all([...pagesToBuild.map((pages) => build(pages, quick)), prepareDatabase()])
  })
}
