// Address text that was typed without choosing a suggestion. It is stored in session storage, so
// that closing the panel or reloading the page does not lose it.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { createStored, type Stored } from '../../../platform/storage/stored.ts'

const drafts = new Map<CountryCode, Stored<string>>()

const parseDraft = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Returns the storage of the country's draft. Its value is null when nothing was typed. */
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
