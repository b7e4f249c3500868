// The text in the head of the menu that says when the merchant closes or opens next.
import { isClosed, type Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

/**
 * `change` is the formatted time of `nextOpeningChange`. `t` must have the namespaces `merchant`
 * and `menu`.
 */
export function openingText(t: Translate, merchant: Merchant, change: string | null): string {
  if (merchant.pause && change) return t('merchant.pausedOpens', { time: change })
  if (isClosed(merchant))
    return change ? t('merchant.closedOpens', { time: change }) : t('merchant.closed')
  return change ? t('menu.openUntil', { time: change }) : t('menu.openAlways')
}
