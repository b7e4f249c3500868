// When a merchant closes or opens next, for the head of its menu.
import { isClosed, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { closingTime, isOpenAt, nextOpening } from '@tingkat/ordering/merchant/opening-hours'
import { opensAtOf } from '@tingkat/ordering/quote/quote'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

/** Returns when the merchant closes or opens next; null if that is unknown. */
export function nextOpeningChange(merchant: Merchant, now: Date): Date | null {
  const { openingHours } = merchant
  if (!isClosed(merchant)) return closingTime(openingHours, now)
  if (merchant.pause) return opensAtOf(merchant, now)
  // The merchant has closed manually during its opening hours, until an unknown time.
  if (isOpenAt(openingHours, now)) return null
  return nextOpening(openingHours, now)
}

/**
 * `change` is the formatted time of `nextOpeningChange`. `t` must have the namespace `menu`.
 */
export function openingText(t: Translate, merchant: Merchant, change: string | null): string {
  if (merchant.pause && change) return t('merchant.pausedOpens', { time: change })
  if (isClosed(merchant))
    return change ? t('merchant.closedOpens', { time: change }) : t('merchant.closed')
  return change ? t('menu.openUntil', { time: change }) : t('menu.openAlways')
}
