// Installs the packages of the lockfile when they are not there yet. Runs on any Node from 20 on, before anything is installed.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './machine/node.mjs'

const stampFile = join(root, 'node_modules/.tingkat-stamp')

/** What must be installed: the lockfile on this kind of machine. */
function describeWanted() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

function isInstalled() {
  try {
    return readFileSync(stampFile, 'utf8') === describeWanted()
  } catch {
    return false
  }
}

if (!isInstalled()) {
  // Loaded only now, so that the everyday start stays within a few milliseconds.
  const [{ installPackages }, { withLock }] = await Promise.all([
    import('./machine/install.mjs'),
    import('./machine/lock.mjs'),
  ])
  try {
    // 15 minutes: a slow line and 300 MB.
    await withLock(join(root, '.cache/install.lock'), 900, () =>
      isInstalled() ? undefined : installPackages(stampFile, describeWanted()),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
