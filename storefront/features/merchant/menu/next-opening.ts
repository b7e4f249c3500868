// Finds out when a merchant closes or opens next. Called by
// loaders, so that browsers do not load the rules of opening hours.
import { isClosed, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { closingTime, isOpenAt, nextOpening } from '@tingkat/ordering/merchant/opening-hours'
import { opensAtOf } from '@tingkat/ordering/quote/quote'

/** Returns when the merchant closes or opens next; null if that is unknown. */
export function nextOpeningChange(merchant: Merchant, now: Date): Date | null {
  const { openingHours } = merchant
  if (!isClosed(merchant)) return closingTime(openingHours, now)
  if (merchant.pause) return opensAtOf(merchant, now)
  // The merchant is closed during its opening hours, so somebody has closed it manually. The end of
  // this closure is unknown.
  if (isOpenAt(openingHours, now)) return null
  return nextOpening(openingHours, now)
}
