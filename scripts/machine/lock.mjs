// A lock between processes, in a file. The lock of a process that has died is removed.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Whether a process with this id is running. @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Returns the process id in the lock file; 0 if there is no file or nothing is written yet.
 * @param {string} path
 */
function readOwner(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || 0
  } catch {
    return 0
  }
}

/**
 * Whether the lock's owner is dead, or has not written its process id within ten seconds.
 * @param {string} path
 */
function isLeftBehind(path) {
  const owner = readOwner(path)
  if (owner !== 0) return !isAlive(owner)
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return made !== undefined && Date.now() - made > 10_000
}

/**
 * Removes the lock file of a dead process. The file is renamed first, so that only one of several
 * waiting processes removes it.
 * @param {string} path
 */
function clear(path) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    // Another process may have taken the lock between the check and the rename: in that case the
    // lock file is put back.
    if (!isLeftBehind(aside)) renameSync(aside, path)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
  rmSync(aside, { force: true })
}

/** Tries once to take the lock; returns whether it did. @param {string} path */
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
 * Runs `work` while holding the lock file at `path`. Waits at most `seconds` for another process.
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
