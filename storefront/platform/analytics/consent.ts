// Decides whether a visit may be tracked, from the browser's privacy signals, the eater's answer
// and the country's rule.
import type { ConsentRule } from '@tingkat/ordering/country/country-shape'
import { createStored } from '../storage/stored.ts'

export type ConsentAnswer = 'yes' | 'no'

/** The eater's answer to the consent question in this browser; null before the first answer. */
export const consentAnswer = createStored<ConsentAnswer>('consent', (value) =>
  value === 'yes' || value === 'no' ? value : null,
)

type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/**
 * Returns true if Global Privacy Control or Do Not Track is on. Either counts as a refusal of
 * consent.
 */
export function refusesTracking(browser: PrivacySignals = globalThis.navigator): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}

/** `unasked` means that nothing is sent until the eater answers. */
export type Consent = ConsentAnswer | 'unasked'

export function resolveConsent(
  rule: ConsentRule,
  answer: ConsentAnswer | null,
  isRefusedByBrowser: boolean,
): Consent {
  if (isRefusedByBrowser) return 'no'
  return answer ?? (rule === 'assume' ? 'yes' : 'unasked')
}
