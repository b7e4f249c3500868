// Address text that was typed without choosing a suggestion. It is stored in session storage, so
// that closing the panel or reloading the page does not lose it.
import { tabStoredByName } from '../../../platform/storage/stored.ts'

const parseDraft = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Returns the storage of the country's draft. Its value is null when nothing was typed. */
export const addressDraft = tabStoredByName('address-draft.', parseDraft)
