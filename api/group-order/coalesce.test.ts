// Tests of coalesced runs (which calls share a run) and of keyed locks (which calls wait).
import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'
import { createKeyedLock } from './keyed-lock.ts'

test('calls during a run share one run after it', async () => {
  const gates: PromiseWithResolvers<boolean>[] = []
  const call = coalesce(() => {
    const gate = Promise.withResolvers<boolean>()
    gates.push(gate)
    return gate.promise
  })
  const first = call()
  const others = [call(), call(), call()]
  gates[0]?.resolve(false)
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.resolve(false)
  await Promise.all([first, ...others])
  expect(gates).toHaveLength(2)
})

test('a run may ask to be repeated, and an error does not block later calls', async () => {
  const results = [true, false]
  let runs = 0
  const call = coalesce(async () => {
    runs++
    const result = results.shift()
    if (result === undefined) throw new Error('failed')
    return result
  })
  await call()
  expect(runs).toBe(2)
  await expect(call()).rejects.toThrow('failed')
  await expect(call()).rejects.toThrow('failed')
})

test('work with one key runs one after the other, also after an error; other keys do not wait', async () => {
  const lock = createKeyedLock()
  const gate = Promise.withResolvers<void>()
  const done: string[] = []
  const waiting = lock.run('a', () => gate.promise)
  const failing = lock.run('a', async () => {
    done.push('failing')
    throw new Error('failed')
  })
  const last = lock.run('a', async () => void done.push('last'))
  await lock.run('b', async () => void done.push('other key'))
  expect(done).toEqual(['other key'])
  gate.resolve()
  await waiting
  await expect(failing).rejects.toThrow('failed')
  await last
  expect(done).toEqual(['other key', 'failing', 'last'])
})
