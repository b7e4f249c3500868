// Lock that lets only one process use a data folder. The
// operating system releases it when the process ends.
import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown if another process uses the data folder. */
export class FolderInUse extends Error {}

/**
 * Locks the folder, which is created if missing, and returns the function that unlocks it.
 * Throws FolderInUse and changes nothing in the folder if another server holds the lock.
 */
export function lockFolder(folder: string): () => void {
  fs.mkdirSync(folder, { recursive: true })
  const pidFile = path.join(folder, 'server.pid')
  // Node has no file locks, but SQLite has: an exclusive transaction locks the file in the kernel
  // (fcntl, LockFileEx). A file with a process id would not suffice: after a crash another process
  // may get the same id, and two processes could take over the stale file at once.
  const lock = new DatabaseSync(path.join(folder, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!/lock|busy/i.test((error as Error).message)) throw error
    throw new FolderInUse(
      `Another Tingkat server (pid ${readPid(pidFile)}) is using the data folder ${folder}.`,
    )
  }
  fs.writeFileSync(pidFile, `${process.pid}\n`)
  return () => {
    if (!lock.isOpen) return
    fs.rmSync(pidFile, { force: true })
    lock.close()
  }
}

function readPid(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim() || 'unknown'
  } catch {
    return 'unknown'
  }
}
