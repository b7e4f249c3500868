// Formats an order's texts, times and amounts in the console's language and the merchant's time
// zone.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { currencies, type CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { formatMerchantTime } from '../../platform/merchant-time.ts'
import { useBoardModel } from './board-model.ts'

export type OrderWords = {
  t: Translate
  /** Formats an instant of today without its day (`14:05`), others with it (`tomorrow 10:00`). */
  time: (instant: string) => string
  /** Formats the time of an instant without its day, for example `14:05`. */
  clock: (instant: string) => string
  money: (amountInMinor: number) => string
}

export function useOrderWords(order: Pick<KitchenOrder, 'merchantID' | 'currency'>): OrderWords {
  const { t, i18n } = useTranslation(['board', 'site'])
  const { merchants, now } = useBoardModel()
  const merchant = merchants.find(({ merchantID }) => merchantID === order.merchantID)
  const timeZone = merchant?.timeZone ?? 'UTC'
  return {
    t,
    time: (instant) =>
      formatMerchantTime(t, instant, { timeZone, language: i18n.language, now: new Date(now) }),
    clock: (instant) => formatClock(instant, timeZone, i18n.language),
    money: (amount) => formatAmount(amount, order.currency, i18n.language),
  }
}

export const formatClock = (instant: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))

/**
 * Formats an amount in minor units. An unknown currency is shown with its code, without decimals.
 */
export const formatAmount = (amount: number, currency: string, language: string): string =>
  isCurrency(currency) ? formatMoney(amount, currency, language) : `${currency} ${amount}`

const isCurrency = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code)

/** Returns how the order ended, by whom and when. */
export function endText({ end }: KitchenOrder, { t, time }: OrderWords): string {
  if (!end) return ''
  const values = { by: end.name ?? t(`by.${end.by}`), time: time(end.at) }
  return t(`end.${end.kind}`, values)
}
