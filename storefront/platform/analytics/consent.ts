// Whether this browser's visits may be measured: what the eater has said, the browser's own wish, else the country's rule.
import type { ConsentRule } from '@tingkat/ordering/country/country-shape'
import { createStored } from '../storage/stored.ts'

export type ConsentAnswer = 'yes' | 'no'

/** What the eater has said on this browser; null until then. */
export const consentAnswer = createStored<ConsentAnswer>('consent', (value) =>
  value === 'yes' || value === 'no' ? value : null,
)

type Wishes = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Global Privacy Control or Do Not Track is on: the browser has answered for its owner, and is believed. */
export function refusesTracking(browser: Wishes = globalThis.navigator): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}

/** unasked: nothing is measured until there is an answer. */
export type Consent = ConsentAnswer | 'unasked'

export function resolveConsent(
  rule: ConsentRule,
  answer: ConsentAnswer | null,
  silent: boolean,
): Consent {
  if (silent) return 'no'
  return answer ?? (rule === 'assume' ? 'yes' : 'unasked')
}
