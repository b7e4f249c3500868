// Builds the storefront, the console and the server if their sources have changed since the last
// build, and prepares a database for the first start.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { childEnvironment, findNode, root as home } from './node.mjs'
import { runCommand } from '../testing/run-command.mjs'

/** @typedef {'storefront' | 'console' | 'server'} Part */
/** @type {Part[]} */
const parts = ['storefront', 'console', 'server']
/** The workspaces that the build of a part reads. @type {Record<Part, string[]>} */
const workspaces = {
  storefront: ['storefront', 'ui', 'ordering', 'contract'],
  console: ['console', 'ui', 'ordering', 'contract'],
  server: ['server', 'api', 'simulator', 'catalogue', 'ordering', 'contract'],
}
const reactRouter = ['node_modules/@react-router/dev/bin.cjs', 'build']
/** The program that builds a part, and its arguments. @type {Record<Part, string[]>} */
const programs = {
  storefront: reactRouter,
  console: reactRouter,
  server: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
}
const excluded = new Set(['node_modules', 'build', '.react-router', '.cache'])
/** @param {Part} part */
const stampFile = (part) => `${part}/build/.tingkat-stamp`

/**
 * Whether the build of a part (storefront, console or server) reads the file. The server's bundle
 * contains code and the JSON that it imports; the server reads all other files, such as pictures,
 * when it runs.
 * @param {string} path
 * @param {Part} part
 */
const isRead = (path, part) =>
  !/\.test\.tsx?$/.test(path) && (part !== 'server' || /\.(ts|json)$/.test(path))

/**
 * Returns all files below `folder`, in the same sequence on every machine.
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !excluded.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listFiles(path)
      return entry.isFile() ? [path] : []
    })
}

/** Returns a hash of all files that a build reads. @param {string} root @param {Part} part */
export function hashSources(root, part) {
  const hash = createHash('sha256')
  const files = workspaces[part].flatMap((workspace) => listFiles(join(root, workspace)))
  for (const file of [
    ...files.filter((path) => isRead(path, part)),
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
 * @param {Part} part
 */
export function isBuilt(root, part, { quick = false } = {}) {
  try {
    const stamp = readFileSync(join(root, stampFile(part)), 'utf8')
    const hash = hashSources(root, part)
    return stamp === hash || (quick && stamp === stampOf(hash, quick))
  } catch {
    return false
  }
}

/**
 * Builds a part. If the build fails, throws an error with the build's output.
 * @param {Part} part
 * @param {boolean} quick
 */
async function runBuild(part, quick) {
  // The build is not started through npm, which would need half a second of processor time of its
  // own.
  const [program = '', ...args] = programs[part]
  const build = spawn(findNode(), [join(home, program), ...args], {
    cwd: join(home, part),
    env: childEnvironment({ NODE_ENV: 'production', QUICK_BUILD: quick ? '1' : '' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // The build's time-out in milliseconds. Ten minutes are enough even on a busy machine.
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
      `${said.trim()}\nThe ${part} was not built (the build ended with ${code ?? 'a signal'}).`,
    )
}

/** Builds a part if it is outdated. @param {Part} part @param {boolean} quick */
async function build(part, quick) {
  if (isBuilt(home, part, { quick })) return
  console.log(`Building the ${part}.`)
  // The hash of the sources is computed before the build, so that saving a file during the build
  // causes another build later. The build of the server is always a full one, because it compresses
  // nothing.
  const stamp = stampOf(hashSources(home, part), quick && part !== 'server')
  await runBuild(part, quick)
  mkdirSync(join(home, part, 'build'), { recursive: true })
  writeFileSync(join(home, stampFile(part)), stamp)
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
 * Builds the outdated parts (storefront, console, server) concurrently. Throws if a build fails. A
 * quick build compresses files less; tests use it, because they do not measure file sizes.
 */
export async function buildProduct({ quick = false } = {}) {
  if (parts.every((part) => isBuilt(home, part, { quick }))) return
  await withLock(join(home, '.cache/build.lock'), 900, async () => {
    await Promise.all([...parts.map((part) => build(part, quick)), prepareDatabase()])
  })
}
