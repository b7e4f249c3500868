// Tests of stored values: without storage, and in several tabs.
import { expect, test, vi } from 'vitest'
import { createStored, storedByName, type Storage } from './stored.ts'

const parseText = (value: unknown) => (typeof value === 'string' ? value : null)

/** Tabs with one storage. As in browsers, a change fires an event in the other tabs only. */
function openTabs(count: number, broken = false) {
  const items = new Map<string, string>()
  const listeners: ((event: StorageEvent) => void)[][] = Array.from({ length: count }, () => [])
  const tabs = listeners.map((own, index) => {
    const notify = (key: string) =>
      listeners.forEach((others, other) => {
        if (other !== index) for (const listener of others) listener({ key } as StorageEvent)
      })
    const storage: Storage = {
      getItem: (key) => {
        if (broken) throw new Error('refused')
        return items.get(key) ?? null
      },
      setItem: (key, value) => {
        if (broken) throw new Error('full')
        items.set(key, value)
        notify(key)
      },
      removeItem: (key) => {
        items.delete(key)
        notify(key)
      },
    }
    return {
      storage: () => storage,
      addEventListener: ((_: string, listener: (event: StorageEvent) => void) =>
        own.push(listener)) as Window['addEventListener'],
    }
  })
  return { items, tabs }
}

test('a written value can be read, also by a later page', () => {
  const { tabs } = openTabs(1)
  createStored('name', parseText, tabs[0]).write('laksa')
  const after = createStored('name', parseText, tabs[0])
  expect(after.read()).toBe('laksa')
  after.write(null)
  expect(createStored('name', parseText, tabs[0]).read()).toBeNull()
})

test('a change in one tab reaches the other tabs', () => {
  const { tabs } = openTabs(2)
  const [here, there] = tabs.map((tab) => createStored('name', parseText, tab))
  expect(there!.read()).toBeNull()
  const onChange = vi.fn<() => void>()
  there!.subscribe(onChange)
  here!.write('satay')
  expect(onChange).toHaveBeenCalledOnce()
  expect(there!.read()).toBe('satay')
})

test('a page restored from the back/forward cache reads the current value', () => {
  const {
    items,
    tabs: [tab],
  } = openTabs(1)
  const handlers = new Map<string, (event: Event) => void>()
  const stored = createStored('name', parseText, {
    ...tab!,
    addEventListener: ((type: string, handler: (event: Event) => void) =>
      handlers.set(type, handler)) as Window['addEventListener'],
  })
  stored.write('laksa')
  const onChange = vi.fn<() => void>()
  stored.subscribe(onChange)
  items.set('tingkat.name', '"satay"')
  handlers.get('pageshow')!({ persisted: false } as PageTransitionEvent)
  expect([stored.read(), onChange.mock.calls.length]).toEqual(['laksa', 0])
  handlers.get('pageshow')!({ persisted: true } as PageTransitionEvent)
  expect([stored.read(), onChange.mock.calls.length]).toEqual(['satay', 1])
})

test('an invalid value is read as null', () => {
  const { items, tabs } = openTabs(1)
  items.set('tingkat.name', '{"v":1}')
  expect(createStored('name', parseText, tabs[0]).read()).toBeNull()
  items.set('tingkat.name', '{broken')
  expect(createStored('name', parseText, tabs[0]).read()).toBeNull()
})

test('a value is kept in memory if storage is blocked or full', () => {
  const { tabs } = openTabs(1, true)
  const stored = createStored('name', parseText, tabs[0])
  expect(stored.read()).toBeNull()
  stored.write('rendang')
  expect(stored.read()).toBe('rendang')
  expect(createStored('name', parseText, undefined).read()).toBeNull()
})

test('reading twice returns the same object', () => {
  const { items, tabs } = openTabs(1)
  items.set('tingkat.thing', '{"a":1}')
  const stored = createStored('thing', (value) => value as object, tabs[0])
  expect(stored.read()).toBe(stored.read())
})

test('each name has one object with a key of its own', () => {
  const { items, tabs } = openTabs(1)
  const textOf = storedByName('text.', parseText, (key, parse) => createStored(key, parse, tabs[0]))
  textOf('sg').write('laksa')
  expect([textOf('sg').read(), textOf('th').read()]).toEqual(['laksa', null])
  expect(textOf('sg')).toBe(textOf('sg'))
  expect([...items.keys()]).toEqual(['tingkat.text.sg'])
})
