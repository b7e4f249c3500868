// Copies a prepared database to a new data folder.
import fs from 'node:fs'
import { syncFolder } from './durable-folder.ts'

/**
 * Copies `prepared` to `folder`, which must be empty. Copies everything or nothing, even if power
 * fails. Returns false, and leaves `folder` as it is, if copying fails.
 */
export function copyPrepared(prepared: string, folder: string): boolean {
  const part = `${folder}.part`
  try {
    fs.rmSync(part, { recursive: true, force: true })
    fs.cpSync(prepared, part, { recursive: true })
    syncFolder(part)
    // Removes the folder first, because Windows cannot rename
    // over an empty folder. Throws if the folder contains files.
    fs.rmdirSync(folder)
    fs.renameSync(part, folder)
    return true
  } catch {
    fs.rmSync(part, { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    return false
  }
}
