// What was typed for an address and not chosen yet: kept for the session, so that neither closing nor reloading loses it.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { createStored, type Stored } from '../../../platform/storage/stored.ts'

const drafts = new Map<CountryCode, Stored<string>>()

const parseDraft = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The country's draft; null when there is none. */
export function addressDraft(country: CountryCode): Stored<string> {
  let draft = drafts.get(country)
  if (!draft) {
    const tab =
      typeof window === 'undefined'
        ? undefined
        : {
            storage: () => window.sessionStorage,
            addEventListener: window.addEventListener.bind(window),
          }
    draft = createStored(`address-draft.${country}`, parseDraft, tab)
    drafts.set(country, draft)
  }
  return draft
}
