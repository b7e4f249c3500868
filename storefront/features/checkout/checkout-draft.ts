// Checkout input that is not part of the cart, stored in session storage so that logging in or
// reloading the page does not lose it.
import type { Wishes } from '@tingkat/ordering/order/order'
import { tabStoredByName } from '../../platform/storage/stored.ts'

export type CheckoutDraft = {
  /** The merchant for which the draft is valid. */
  merchantID: string
  /** The text of the promo code field, not validated yet. */
  promo: string
  /**
   * The comment for the merchant; null until the eater types. A comment that is too long is not
   * copied to the cart.
   */
  comment: string | null
  wishes: Wishes
  /** The tip in whole minor units; 0 until the eater chooses one. */
  tip: number
}

export const emptyDraft: CheckoutDraft = {
  merchantID: '',
  promo: '',
  comment: null,
  wishes: { cutlery: false, contactless: false },
  tip: 0,
}

/**
 * Returns the storage of the country's draft. Its value is null before the first input and after an
 * order.
 */
export const checkoutDraft = tabStoredByName('checkout-draft.', parseDraft)

// The maximum length of a restored text, in UTF-16 code units. It is far above the limits of the
// promo code and the comment.
const textMax = 1_000

/** Returns the validated draft; null if the stored value has another shape. */
export function parseDraft(value: unknown): CheckoutDraft | null {
  const { merchantID, promo, comment, wishes, tip } = (value ?? {}) as Partial<CheckoutDraft>
  if (typeof merchantID !== 'string' || typeof promo !== 'string') return null
  return {
    merchantID,
    promo: promo.slice(0, textMax),
    comment: typeof comment === 'string' ? comment.slice(0, textMax) : null,
    wishes: { cutlery: wishes?.cutlery === true, contactless: wishes?.contactless === true },
    tip: Number.isSafeInteger(tip) && Number(tip) > 0 ? Number(tip) : 0,
  }
}
