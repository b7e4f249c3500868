// The script in the head, run as a browser would.
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
  test('FLAG-04: with the flag on, the super-app is recognised by its user agent; with it off, not', () => {
    expect(modeOf({ agent: inApp })).toBe('webview')
    expect(modeOf({ agent: inApp, checkUserAgent: false })).toBeUndefined()
    expect(modeOf({ agent: 'Mozilla/5.0 NotTheApp/1' })).toBeUndefined()
  })

  test('WEBV-01: asked for in the address, it holds for the session, whatever the flag says', () => {
    const stored = new Map<string, string>()
    expect(modeOf({ search: '?a=b&webview=1', stored, checkUserAgent: false })).toBe('webview')
    expect(modeOf({ stored, checkUserAgent: false })).toBe('webview')
    expect(modeOf({ checkUserAgent: false })).toBeUndefined()
  })

  test('WEBV-01: the address can end it, in the super-app too', () => {
    const stored = new Map([['tingkat.webview', '1']])
    expect(modeOf({ search: '?webview=0', stored, agent: inApp })).toBeUndefined()
    expect(modeOf({ stored, agent: inApp })).toBeUndefined()
  })

  test('other values are no wish, and none is kept', () => {
    const stored = new Map<string, string>()
    expect(modeOf({ search: '?webview=%3Cscript%3E', stored })).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  test('where storage is refused, address and user agent still count', () => {
    expect(modeOf({ search: '?webview=1', stored: 'refused' })).toBe('webview')
    expect(modeOf({ agent: inApp, stored: 'refused' })).toBe('webview')
    expect(modeOf({ stored: 'refused' })).toBeUndefined()
  })
})

test('D29: a place for ordering again is kept where this country’s home had something, and storage may be read', () => {
  const placeIn = (pathname: string, kept: Map<string, string> | 'refused') => {
    const dataset: { again?: string } = {}
    const localStorage = {
      getItem: (key: string) => {
        if (kept === 'refused') throw new Error('refused')
        return kept.get(key) ?? null
      },
    }
    runInNewContext(modeScript(false), {
      URLSearchParams,
      location: { search: '', pathname },
      localStorage,
      sessionStorage: { getItem: () => null },
      document: { documentElement: { dataset } },
    })
    return dataset.again
  }
  const kept = new Map([['tingkat.again.sg', 'true']])
  expect(placeIn('/sg/en', kept)).toBe('')
  expect(placeIn('/th/th', kept)).toBeUndefined()
  expect(placeIn('/sg/en', 'refused')).toBeUndefined()
})
