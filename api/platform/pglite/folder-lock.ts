// Keeps a data folder to one process: a lock of the operating system, gone with the process however it ends.
import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses the folder. */
export class FolderInUse extends Error {}

/**
 * Locks the folder, creating it when missing; gives the function that unlocks it.
 * Throws FolderInUse, one sentence, when another server holds it; nothing in the folder is changed then.
 */
export function lockFolder(folder: string): () => void {
  fs.mkdirSync(folder, { recursive: true })
  const pidFile = path.join(folder, 'server.pid')
  // SQLite's exclusive transaction is a lock of the kernel on the file (fcntl, LockFileEx): a pid in a file
  // could belong to a later process, and taking over a stale file is a race. Nothing is ever written to it.
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
