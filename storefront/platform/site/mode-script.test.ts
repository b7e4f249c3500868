// Tests of the inline script that sets the mode and the attributes for the first paint.
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { modeScript } from './mode-script.ts'

type Visit = {
  search?: string
  agent?: string
  stored?: Map<string, string> | 'refused'
  checkUserAgent?: boolean
}
const inApp = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 TingkatApp/7.3'

function modeOf({
  search = '',
  agent = 'Mozilla/5.0',
  stored = new Map(),
  checkUserAgent = true,
}: Visit): string | undefined {
  const dataset: { mode?: string } = {}
  const sessionStorage =
    stored === 'refused'
      ? {
          getItem() {
            throw new Error('refused')
          },
          setItem() {
            throw new Error('refused')
          },
        }
      : {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => void stored.set(key, value),
        }
  runInNewContext(modeScript(checkUserAgent), {
    URLSearchParams,
    location: { search },
    navigator: { userAgent: agent },
    sessionStorage,
    document: { documentElement: { dataset } },
  })
  return dataset.mode
}

describe('the webview mode', () => {
  test('FLAG-04: is detected by the user agent if the flag is on', () => {
    expect(modeOf({ agent: inApp })).toBe('webview')
    expect(modeOf({ agent: inApp, checkUserAgent: false })).toBeUndefined()
    expect(modeOf({ agent: 'Mozilla/5.0 NotTheApp/1' })).toBeUndefined()
  })

  test('WEBV-01: is turned on for the session by the URL, with the flag on or off', () => {
    const stored = new Map<string, string>()
    expect(modeOf({ search: '?a=b&webview=1', stored, checkUserAgent: false })).toBe('webview')
    expect(modeOf({ stored, checkUserAgent: false })).toBe('webview')
    expect(modeOf({ checkUserAgent: false })).toBeUndefined()
  })

  test('WEBV-01: is turned off by the URL, in the super-app too', () => {
    const stored = new Map([['tingkat.webview', '1']])
    expect(modeOf({ search: '?webview=0', stored, agent: inApp })).toBeUndefined()
    expect(modeOf({ stored, agent: inApp })).toBeUndefined()
  })

  test('ignores other values in the URL and does not store them', () => {
    const stored = new Map<string, string>()
    expect(modeOf({ search: '?webview=%3Cscript%3E', stored })).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  test('works without storage', () => {
    expect(modeOf({ search: '?webview=1', stored: 'refused' })).toBe('webview')
    expect(modeOf({ agent: inApp, stored: 'refused' })).toBe('webview')
    expect(modeOf({ stored: 'refused' })).toBeUndefined()
  })
})

describe('the attributes for the first paint', () => {
  type Root = { dataset: Record<string, string>; properties: Record<string, string> }

  function rootOf(pathname: string, stored: Map<string, string> | 'refused'): Root {
    const root: Root = { dataset: {}, properties: {} }
    const localStorage = {
      getItem: (key: string) => {
        if (stored === 'refused') throw new Error('refused')
        return stored.get(key) ?? null
      },
    }
    runInNewContext(modeScript(false), {
      URLSearchParams,
      location: { search: '', pathname },
      localStorage,
      sessionStorage: { getItem: () => null },
      document: {
        documentElement: {
          dataset: root.dataset,
          style: {
            setProperty: (name: string, value: string) => {
              root.properties[name] = value
            },
          },
        },
      },
    })
    return root
  }
  const nothing = { dataset: {}, properties: {} }

  test('D29: include data-again if the country had orders to repeat', () => {
    const stored = new Map([['tingkat.again.sg', 'true']])
    expect(rootOf('/sg/en', stored).dataset).toEqual({ again: '' })
    expect(rootOf('/th/th', stored)).toEqual(nothing)
  })

  test('include data-cart and data-place for the country’s cart and chosen address', () => {
    const stored = new Map([
      ['tingkat.cart.sg', JSON.stringify({ merchants: [{ items: [{ _id: 'a' }] }] })],
      ['tingkat.cart.my', JSON.stringify({ merchants: [] })],
      ['tingkat.location.my', '{}'],
    ])
    expect(rootOf('/sg/en/restaurants', stored).dataset).toEqual({ cart: '' })
    expect(rootOf('/my/en', stored).dataset).toEqual({ place: '' })
  })

  test('HDR-10: include data-member, and the initials as a CSS string', () => {
    expect(rootOf('/sg/en', new Map([['tingkat.logged-in', '"AR"']]))).toEqual({
      dataset: { member: '' },
      properties: { '--initials': '"AR"' },
    })
    expect(rootOf('/sg/en', new Map())).toEqual(nothing)
  })

  test('are missing without storage', () => {
    expect(rootOf('/sg/en', 'refused')).toEqual(nothing)
  })
})
