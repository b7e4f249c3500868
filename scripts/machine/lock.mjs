// A lock between processes: one at a time in `path`, and a lock left by a dead process does not stay.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Is a process of this id alive on this machine? @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** The holder's process id; 0 when there is none or it is not written yet. @param {string} path */
function readOwner(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || 0
  } catch {
    return 0
  }
}

/** Held by a process that is gone, or made ten seconds ago by one that never wrote its number. @param {string} path */
function isLeftBehind(path) {
  const owner = readOwner(path)
  if (owner !== 0) return !isAlive(owner)
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return made !== undefined && Date.now() - made > 10_000
}

/** Takes a dead process's lock away; by renaming, so that of several who try only one does. @param {string} path */
function clear(path) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    // Between looking and renaming another may have taken it anew: give it back.
    if (!isLeftBehind(aside)) renameSync(aside, path)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
  rmSync(aside, { force: true })
}

/** One try: true when the lock is ours now. @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  if (isLeftBehind(path)) clear(path)
  return false
}

/**
 * Runs `work` while holding the lock file at `path`; waits for another holder, at most `seconds`.
 * @template T
 * @param {string} path
 * @param {number} seconds
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, seconds, work) {
  mkdirSync(dirname(path), { recursive: true })
  const until = Date.now() + seconds * 1000
  while (!take(path)) {
    if (Date.now() > until)
      throw new Error(
        `Process ${readOwner(path)} has held ${path} for ${seconds} s; end it, or delete that file.`,
      )
    await wait(100)
  }
  try {
    return await work()
  } finally {
    if (readOwner(path) === process.pid) rmSync(path, { force: true })
  }
}
