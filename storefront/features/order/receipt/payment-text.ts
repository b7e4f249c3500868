// What becomes of the eater's money, in words: by which way, what was taken, what comes back.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { Order } from '@tingkat/ordering/order/order'
import { isCash } from '@tingkat/ordering/payment/payment'
import type { TFunction } from 'i18next'
import type { Site } from '../../../platform/site/site.tsx'

type Paid = Pick<Order, 'paymentTypeID' | 'money' | 'path' | 'snapshotDetail'>

/** In the order's own currency. Whole minor units in. */
export function formatOrderAmount(
  site: Pick<Site, 'country'>,
  { snapshotDetail }: Pick<Order, 'snapshotDetail'>,
  amount: number,
): string {
  return formatMoney(
    amount,
    snapshotDetail.cartWithQuote.currency.code as CurrencyCode,
    site.country.locale,
  )
}

/** `Visa`; the wallet has a name of its own in each country. `t` of the namespace `order`. */
export function paymentMethodName(
  t: TFunction,
  site: Pick<Site, 'settings'>,
  { paymentTypeID }: Pick<Order, 'paymentTypeID'>,
): string {
  if (isCash(paymentTypeID)) return t('order.ways.CASH')
  return paymentTypeID === 'CREDIT_BALANCE'
    ? site.settings.walletName
    : t(`order.ways.${paymentTypeID}`)
}

/** What the total's line is called, by how the money stands. */
export function paymentStatusText(t: TFunction, site: Pick<Site, 'settings'>, order: Paid): string {
  const { state } = order.money
  if (state === 'due') return t(order.path === 'table' ? 'order.paidTable' : 'order.paidCash')
  return t(`order.pay.${state}`, { way: paymentMethodName(t, site, order) })
}

/** What an order that ended without food gives back; empty where nothing was taken. */
export function releasedText(t: TFunction, site: Site, order: Paid): string {
  if (
    order.money.state !== 'released' ||
    isCash(order.paymentTypeID) ||
    order.money.amountInMinor === 0
  )
    return ''
  return t('order.pay.letGo', {
    amount: formatOrderAmount(site, order, order.money.amountInMinor),
    way: paymentMethodName(t, site, order),
  })
}
