// Values kept in the browser: safe where storage is refused, and the same in every tab.
import { expect, test, vi } from 'vitest'
import { createStored, type Storage } from './stored.ts'

const parseText = (value: unknown) => (typeof value === 'string' ? value : null)

/** Two tabs over one storage, as browsers have them: a change tells the other tabs only. */
function openTabs(count: number, broken = false) {
  const kept = new Map<string, string>()
  const listeners: ((event: StorageEvent) => void)[][] = Array.from({ length: count }, () => [])
  const tabs = listeners.map((own, index) => {
    const tell = (key: string) =>
      listeners.forEach((others, other) => {
        if (other !== index) for (const hear of others) hear({ key } as StorageEvent)
      })
    const storage: Storage = {
      getItem: (key) => {
        if (broken) throw new Error('refused')
        return kept.get(key) ?? null
      },
      setItem: (key, value) => {
        if (broken) throw new Error('full')
        kept.set(key, value)
        tell(key)
      },
      removeItem: (key) => {
        kept.delete(key)
        tell(key)
      },
    }
    return {
      storage: () => storage,
      addEventListener: ((_: string, hear: (event: StorageEvent) => void) =>
        own.push(hear)) as Window['addEventListener'],
    }
  })
  return { kept, tabs }
}

test('what was written is read, by this tab and the next', () => {
  const { tabs } = openTabs(1)
  createStored('name', parseText, tabs[0]).write('laksa')
  const after = createStored('name', parseText, tabs[0])
  expect(after.read()).toBe('laksa')
  after.write(null)
  expect(createStored('name', parseText, tabs[0]).read()).toBeNull()
})

test('a change in one tab reaches the others', () => {
  const { tabs } = openTabs(2)
  const [here, there] = tabs.map((tab) => createStored('name', parseText, tab))
  expect(there!.read()).toBeNull()
  const heard = vi.fn<() => void>()
  there!.subscribe(heard)
  here!.write('satay')
  expect(heard).toHaveBeenCalledOnce()
  expect(there!.read()).toBe('satay')
})

test('put aside by the browser and brought back, a tab sees what the others wrote meanwhile', () => {
  const {
    kept,
    tabs: [tab],
  } = openTabs(1)
  const handlers = new Map<string, (event: Event) => void>()
  const stored = createStored('name', parseText, {
    ...tab!,
    addEventListener: ((type: string, handler: (event: Event) => void) =>
      handlers.set(type, handler)) as Window['addEventListener'],
  })
  stored.write('laksa')
  const heard = vi.fn<() => void>()
  stored.subscribe(heard)
  kept.set('tingkat.name', '"satay"')
  handlers.get('pageshow')!({ persisted: false } as PageTransitionEvent)
  expect([stored.read(), heard.mock.calls.length]).toEqual(['laksa', 0])
  handlers.get('pageshow')!({ persisted: true } as PageTransitionEvent)
  expect([stored.read(), heard.mock.calls.length]).toEqual(['satay', 1])
})

test('old and foreign shapes are no value', () => {
  const { kept, tabs } = openTabs(1)
  kept.set('tingkat.name', '{"v":1}')
  expect(createStored('name', parseText, tabs[0]).read()).toBeNull()
  kept.set('tingkat.name', '{broken')
  expect(createStored('name', parseText, tabs[0]).read()).toBeNull()
})

test('where storage is refused or full the value lives in memory, and stays', () => {
  const { tabs } = openTabs(1, true)
  const stored = createStored('name', parseText, tabs[0])
  expect(stored.read()).toBeNull()
  stored.write('rendang')
  expect(stored.read()).toBe('rendang')
  expect(createStored('name', parseText, undefined).read()).toBeNull()
})

test('reading twice gives the same object', () => {
  const { kept, tabs } = openTabs(1)
  kept.set('tingkat.thing', '{"a":1}')
  const stored = createStored('thing', (value) => value as object, tabs[0])
  expect(stored.read()).toBe(stored.read())
})
