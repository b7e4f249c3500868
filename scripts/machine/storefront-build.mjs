// Builds the storefront if its sources changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { childEnvironment, root as home } from './node.mjs'

const parts = ['storefront', 'ui', 'ordering', 'contract']
const excluded = new Set(['node_modules', 'build', '.react-router', '.cache'])
const stampFile = 'storefront/build/.tingkat-stamp'

/**
 * All source files below `folder`, in the same sequence on every machine.
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

/** A hash of all files that the build reads. @param {string} root */
export function hashSources(root) {
  const hash = createHash('sha256')
  for (const file of [
    ...parts.flatMap((part) => listSources(join(root, part))),
    join(root, 'package-lock.json'),
  ]) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(createHash('sha256').update(readFileSync(file)).digest())
  }
  return hash.digest('hex')
}

/** @param {string} root */
export function isBuilt(root) {
  try {
    return readFileSync(join(root, stampFile), 'utf8') === hashSources(root)
  } catch {
    return false
  }
}

/** Runs the build. Throws an error with the build's output when it fails. */
async function runBuild() {
  const windows = process.platform === 'win32'
  const env = childEnvironment({ NODE_ENV: 'production' })
  const build = spawn(
    windows ? 'npm.cmd' : 'npm',
    ['run', 'build', '--workspace', 'storefront', '--silent'],
    {
      cwd: home,
      env,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ten minutes: a machine whose processors and memory are busy.
      timeout: 600_000,
    },
  )
  let said = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk) => (said = (said + chunk).slice(-20_000)))
  const code = await new Promise((resolve, reject) =>
    build.on('error', reject).on('close', resolve),
  )
  if (code !== 0)
    throw new Error(
      `${said.trim()}\nThe storefront was not built (the build ended with ${code ?? 'a signal'}).`,
    )
}

/** Builds the storefront unless storefront/build is up to date. Throws when the build fails. */
export async function buildStorefront() {
  if (isBuilt(home)) return
  await withLock(join(home, '.cache/build.lock'), 900, async () => {
    if (isBuilt(home)) return
    console.log('Building the storefront.')
    // Computed before the build, so that a file saved during it causes another build later.
    const stamp = hashSources(home)
    await runBuild()
    mkdirSync(join(home, 'storefront/build'), { recursive: true })
    writeFileSync(join(home, stampFile), stamp)
  })
}
