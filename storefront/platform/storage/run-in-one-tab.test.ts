// Tests of work that only one tab does, with the Web Locks of Node.
import { expect, test } from 'vitest'
import { runInOneTab } from './run-in-one-tab.ts'

test('PROD-05 does not repeat work of another tab, but waits for its end', async () => {
  const done: string[] = []
  let release = () => {}
  const first = runInOneTab('placing', async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    done.push('first')
  })
  const second = runInOneTab('placing', () => {
    done.push('second')
    return Promise.resolve()
  }).then((here) => {
    done.push('second returned')
    return here
  })
  const other = await runInOneTab('other', () => {
    done.push('other')
    return Promise.resolve()
  })
  release()
  expect([other, await first, await second]).toEqual([true, true, false])
  expect(done).toEqual(['other', 'first', 'second returned'])
  expect(await runInOneTab('placing', () => Promise.resolve())).toBe(true)
})
