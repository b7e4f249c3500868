// One at a time, also after a holder died, and never for ever.
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
afterEach(() => rmSync(join(path, '../../..'), { recursive: true, force: true }))

test('two wait for each other, and the lock is gone afterwards', async () => {
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

test('a lock left by a dead process is taken over', async () => {
  await withLock(path, 1, () => {})
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(path, String(pid))
  expect(await withLock(path, 5, () => 'ours')).toBe('ours')
})

test('a living holder is waited for only so long, and named', async () => {
  await withLock(path, 1, async () => {
    await expect(withLock(path, 0, () => {})).rejects.toThrow(`Process ${process.pid} has held`)
  })
})

test('the lock is given back when the work fails', async () => {
  await expect(withLock(path, 1, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(existsSync(path)).toBe(false)
})
