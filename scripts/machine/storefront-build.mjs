// Builds the storefront when what it is made of has changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { childEnvironment, root as home } from './node.mjs'

const parts = ['storefront', 'ordering', 'contract']
const aside = new Set(['node_modules', 'build', '.react-router', '.cache'])
const stampFile = 'storefront/build/.tingkat-stamp'

/** Every source file below `folder`, in one order on every machine. @param {string} folder @returns {string[]} */
function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !aside.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listSources(join(folder, entry.name))
        : entry.isFile()
          ? [join(folder, entry.name)]
          : [],
    )
}

/** A hash of all that goes into the build. @param {string} root */
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

/** Runs the build; throws what it printed when it fails. */
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
      // Five minutes: a small machine that swaps.
      timeout: 300_000,
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

/** Sees to it that storefront/build is up to date; says so when it has to build. Throws when the build fails. */
export async function buildStorefront() {
  if (isBuilt(home)) return
  await withLock(join(home, '.cache/build.lock'), 300, async () => {
    if (isBuilt(home)) return
    console.log('Building the storefront.')
    // Taken before the build: a file saved during it makes the next start build again.
    const stamp = hashSources(home)
    await runBuild()
    mkdirSync(join(home, 'storefront/build'), { recursive: true })
    writeFileSync(join(home, stampFile), stamp)
  })
}
