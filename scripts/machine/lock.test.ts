// Tests that only one process holds the lock, that a dead process's lock is taken over, and that
// waiting is limited.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let path = ''
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'lock-')), 'a/lock')
})
afterEach(() => rmSync(join(path, '../..'), { recursive: true, force: true }))

test('runs one task after the other and removes the lock file', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
    return 'done'
  }
  expect(
    await Promise.all([withLock(path, 5, work), withLock(path, 5, work), withLock(path, 5, work)]),
  ).toEqual(['done', 'done', 'done'])
  expect(most).toBe(1)
  expect(existsSync(path)).toBe(false)
})

test('takes over the lock of a dead process', async () => {
  await withLock(path, 1, () => {})
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(path, String(pid))
  expect(await withLock(path, 5, () => 'ours')).toBe('ours')
})

test('gives up waiting for a live process and names it in the error', async () => {
  await withLock(path, 1, async () => {
    await expect(withLock(path, 0, () => {})).rejects.toThrow(`Process ${process.pid} has held`)
  })
})

test('releases the lock when the task fails', async () => {
  await expect(withLock(path, 1, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(existsSync(path)).toBe(false)
})
