// What was chosen at checkout and is no part of the basket: kept for the tab, so that logging in or reloading loses nothing.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Wishes } from '@tingkat/ordering/order/order'
import { createStored, type Stored } from '../../platform/storage/stored.ts'

export type CheckoutDraft = {
  /** Whose kitchen it is for: said to one restaurant, it is not meant for another. */
  merchantID: string
  /** A promo code as typed, not tried yet. */
  promo: string
  /** The word to the restaurant as typed; part of the basket only while it is short enough. */
  comment: string | null
  wishes: Wishes
}

export const emptyDraft: CheckoutDraft = {
  merchantID: '',
  promo: '',
  comment: null,
  wishes: { cutlery: false, contactless: false },
}

const drafts = new Map<CountryCode, Stored<CheckoutDraft>>()

/** The country's draft; null when there is none, and once an order was placed. */
export function checkoutDraft(country: CountryCode): Stored<CheckoutDraft> {
  let draft = drafts.get(country)
  if (!draft) {
    const tab =
      typeof window === 'undefined'
        ? undefined
        : {
            storage: () => window.sessionStorage,
            addEventListener: window.addEventListener.bind(window),
          }
    drafts.set(country, (draft = createStored(`checkout-draft.${country}`, parseDraft, tab)))
  }
  return draft
}

// Far longer than anything that may be typed.
const textMax = 1_000

/** What was stored, if it is a draft at all. */
export function parseDraft(value: unknown): CheckoutDraft | null {
  const { merchantID, promo, comment, wishes } = (value ?? {}) as Partial<CheckoutDraft>
  if (typeof merchantID !== 'string' || typeof promo !== 'string') return null
  return {
    merchantID,
    promo: promo.slice(0, textMax),
    comment: typeof comment === 'string' ? comment.slice(0, textMax) : null,
    wishes: { cutlery: wishes?.cutlery === true, contactless: wishes?.contactless === true },
  }
}
