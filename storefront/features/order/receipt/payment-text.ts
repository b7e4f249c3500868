// Texts about the payment of an order: method, state, and amounts returned.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { Order } from '@tingkat/ordering/order/order'
import { isCash } from '@tingkat/ordering/payment/payment'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import type { Site } from '../../../platform/site/site.tsx'

type PaymentFields = Pick<Order, 'paymentTypeID' | 'money' | 'path' | 'snapshotDetail'>

/** Formats an amount in whole minor units in the currency of the order. */
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

/**
 * Returns the name of the payment method, for example `Visa` or the name of the country's e-wallet.
 * `t` must have the namespace `order`.
 */
export function paymentMethodName(
  t: Translate,
  site: Pick<Site, 'settings'>,
  { paymentTypeID }: Pick<Order, 'paymentTypeID'>,
): string {
  if (isCash(paymentTypeID)) return t('order.ways.CASH')
  return paymentTypeID === 'CREDIT_BALANCE'
    ? site.settings.walletName
    : t(`order.ways.${paymentTypeID}`)
}

const dueKeys: Record<Order['path'], string> = {
  integrated: 'order.paidCash',
  concierge: 'order.paidCash',
  table: 'order.paidTable',
  pickup: 'order.paidPickup',
}

/**
 * Returns the label of the order's total. It says, for example, whether the amount is due, held or
 * released.
 */
export function paymentStatusText(
  t: Translate,
  site: Pick<Site, 'settings'>,
  order: PaymentFields,
): string {
  const { state } = order.money
  if (state === 'due') return t(dueKeys[order.path])
  return t(`order.pay.${state}`, { way: paymentMethodName(t, site, order) })
}

/**
 * Returns the text that the held amount of a failed or
 * cancelled order is released; empty if no amount was held.
 */
export function releasedText(t: Translate, site: Site, order: PaymentFields): string {
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
