// The throttle record of the chosen address: in a first-party cookie, so that the server may read it.
import type { ThrottleRecord } from '@tingkat/ordering/location/throttle'
import { useSyncExternalStore } from 'react'
import { readCookie } from '../i18n/locale.ts'

const name = 'tingkat_throttle'
// Thirty days.
const maxAgeSeconds = 2_592_000

/** What a cookie held, if it still has the shape. */
export function parseThrottle(text: string): ThrottleRecord | null {
  try {
    const { country, throttle } = JSON.parse(text) as Partial<ThrottleRecord>
    return typeof country === 'string' && typeof throttle === 'boolean'
      ? { country, throttle }
      : null
  } catch {
    return null
  }
}

/** The cookie as `document.cookie` takes it. */
export function throttleCookie(record: ThrottleRecord, secure: boolean): string {
  const value = encodeURIComponent(
    JSON.stringify({ country: record.country, throttle: record.throttle }),
  )
  return `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure ? '; secure' : ''}`
}

const listeners = new Set<() => void>()
let text: string | null = null
let record: ThrottleRecord | null = null

/** The same object until it changes. Where cookies are refused it is what this page has stored. */
export function readThrottle(): ThrottleRecord | null {
  const found = readCookie(document.cookie, name)
  if (found && found !== text) {
    text = found
    record = parseThrottle(found)
  }
  return record
}

export function storeThrottle(next: ThrottleRecord): void {
  document.cookie = throttleCookie(next, window.location.protocol === 'https:')
  text = JSON.stringify({ country: next.country, throttle: next.throttle })
  record = next
  for (const listener of listeners) listener()
}

/** Null until the page is alive, and while none is stored. */
export function useThrottleRecord(): ThrottleRecord | null {
  return useSyncExternalStore(subscribe, readThrottle, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
