// The throttle record tells whether the chosen address is in a city where only the app accepts
// orders. It is in a first-party cookie that the server can read.
import type { ThrottleRecord } from '@tingkat/ordering/location/throttle'
import { useSyncExternalStore } from 'react'
import { readCookie } from '../i18n/locale.ts'
import { storePreference, type PreferenceCookie } from './preference-cookie.ts'

const name = 'tingkat_throttle'
// The cookie is valid for thirty days.
const maxAgeSeconds = 2_592_000

/** Parses a cookie's value. Returns null if it is invalid. */
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

export function throttleCookie({ country, throttle }: ThrottleRecord): PreferenceCookie {
  const value = encodeURIComponent(JSON.stringify({ country, throttle }))
  return { name, value, maxAgeSeconds }
}

const listeners = new Set<() => void>()
let text: string | null = null
let record: ThrottleRecord | null = null

/**
 * Returns the throttle record: the same object until it changes. If the browser blocks cookies, the
 * record is kept in memory.
 */
export function readThrottle(): ThrottleRecord | null {
  const value = readCookie(document.cookie, name)
  if (value && value !== text) {
    text = value
    record = parseThrottle(value)
  }
  return record
}

export function storeThrottle(next: ThrottleRecord): void {
  storePreference(throttleCookie(next))
  text = JSON.stringify({ country: next.country, throttle: next.throttle })
  record = next
  for (const listener of listeners) listener()
}

/** Returns null during hydration, and without a throttle record. */
export function useThrottleRecord(): ThrottleRecord | null {
  return useSyncExternalStore(subscribe, readThrottle, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
