// Copies a prepared database to a new data folder.
import fs from 'node:fs'
import { syncFolder } from './durable-folder.ts'

/**
 * Copies `prepared` to `folder`, which is empty. The copy appears as a whole or not at all, also
 * after a power failure. If it fails, returns false and `folder` stays as it is.
 */
export function copyPrepared(prepared: string, folder: string): boolean {
  const part = `${folder}.part`
  try {
    fs.rmSync(part, { recursive: true, force: true })
    fs.cpSync(prepared, part, { recursive: true })
    syncFolder(part)
    // Throws if the folder has files. Windows cannot rename over an empty folder.
    fs.rmdirSync(folder)
    fs.renameSync(part, folder)
    return true
  } catch {
    fs.rmSync(part, { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    return false
  }
}
