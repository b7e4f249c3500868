// Installs the packages of the lockfile if they are missing or outdated. Runs before packages are
// installed, so it imports none of them, and on any Node since version 20.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './machine/node.mjs'

const stampFile = join(root, 'node_modules/.tingkat-stamp')

/** Identifies an installation: the lockfile's hash, the operating system and the processor. */
function describeInstallation() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

function isInstalled() {
  try {
    return readFileSync(stampFile, 'utf8') === describeInstallation()
  } catch {
    return false
  }
}

if (!isInstalled()) {
  // The modules for installing are imported only here, so that this script takes a few milliseconds
  // if everything is installed.
  const [{ installPackages }, { withLock }] = await Promise.all([
    import('./machine/install.mjs'),
    import('./machine/lock.mjs'),
  ])
  try {
    // Waits up to 15 minutes for another process that installs the packages, because 300 MB take
    // long over a slow line.
    await withLock(join(root, '.cache/install.lock'), 900, () =>
      isInstalled() ? undefined : installPackages(stampFile, describeInstallation()),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
