// How this eater may pay here: the country's ways, measured against what the eater has.
import type { KeyOutcome, PaymentMethod, PaymentMethods } from '@tingkat/contract/payment'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import { balanceAccounts, grantEntries, isBalance } from '@tingkat/ordering/payment/ledger'
import { amountOf } from '@tingkat/ordering/money'
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import {
  isPaymentOffered,
  paymentGroupOf,
  paymentTypeIDOf,
  paymentTypes,
  paymentSourceOf,
  type PaymentType,
} from '@tingkat/ordering/payment/payment'
import type { Order } from '@tingkat/ordering/order/order'
import { problem } from '../http/problem.ts'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'
import { checkPayment, type SettlingPorts } from './settling-actions.ts'
import type { PaymentStore } from './store.ts'

export type MethodPorts = { paymentStore: PaymentStore; paymentProvider: PaymentProvider }

/** `total`: whole minor units to be paid. */
export async function listPaymentMethods(
  { paymentStore, paymentProvider }: MethodPorts,
  accountID: string,
  { country: code, total }: { country: CountryCode; total: number },
): Promise<PaymentMethods> {
  const country = countries[code]
  const [enterprise, balances] = await Promise.all([
    paymentStore.findEnterprise(accountID),
    paymentStore.listBalances(accountID, country.currency),
  ])
  const held = new Map(balances.map(({ account, amountInMinor }) => [account, amountInMinor]))
  const methods = country.payments
    .filter(
      (type) =>
        isPaymentOffered(type, country, enterprise !== null) &&
        (paymentSourceOf(type) !== 'card' || paymentProvider.provider !== 'none'),
    )
    .map((type): PaymentMethod => {
      const amountInMinor = isBalance(type) ? held.get(balanceAccounts[type]) : undefined
      const has = amountInMinor ?? 0
      const enough = !isBalance(type) || (has > 0 && has >= total)
      const shown: PaymentType =
        type === paymentTypes.creditBalance && !enough ? paymentTypes.creditBalanceInactive : type
      return {
        type: shown,
        paymentTypeID: paymentTypeIDOf(type),
        group: paymentGroupOf(type) ?? null,
        name: type === paymentTypes.creditBalance ? settingsOf(code).walletName : null,
        available: enough,
        note: enough
          ? null
          : type === paymentTypes.payLater && amountInMinor === undefined
            ? 'no_limit'
            : 'top_up',
        balance: isBalance(type) ? amountOf(has, country.currency, country.locale) : null,
      }
    })
  return {
    methods,
    cards: { provider: paymentProvider.provider, publishableKey: paymentProvider.publishableKey },
    enterprise,
  }
}

/** What became of a key of the eater's own; the provider is asked where that is still open. Throws not_found. */
export async function readKeyOutcome(
  ports: SettlingPorts,
  accountID: string,
  key: string,
): Promise<KeyOutcome> {
  const kept = await ports.paymentStore.findKey(accountID, key)
  if (!kept) throw problem('not_found')
  if (kept.answer !== null) return outcomeOf(kept.answer)
  const payment = await ports.paymentStore.find(kept.orderID)
  const settled = payment ? await checkPayment(ports, payment) : { state: 'pending' as const }
  if (settled.state === 'challenge')
    return {
      state: 'challenge',
      orderID: kept.orderID,
      challenge: settled.challenge,
      expiresAt: settled.expiresAt.toISOString(),
    }
  const decided =
    settled.state === 'decided' ? await ports.paymentStore.findKey(accountID, key) : null
  return decided?.answer ? outcomeOf(decided.answer) : { state: 'pending', orderID: kept.orderID }
}

function outcomeOf(answer: string): KeyOutcome {
  const order = JSON.parse(answer) as Order
  return order.orderState === 'FAILED' && isPaymentFailure(order.reason)
    ? { state: 'declined', orderID: order.orderID, reason: order.reason }
    : { state: 'placed', orderID: order.orderID, order }
}

// Some ten dinners of credit and a few of points, at twelve times the country's threshold of a small order.
const dinners = { CREDIT_BALANCE: 12, POINTS: 3, PAY_LATER: 6 } as const

/** Gives an account something to try the balances with, in the currency of every country: once. */
export async function grantDemoBalances(
  { paymentStore, clock }: { paymentStore: PaymentStore; clock: () => Date },
  accountID: string,
): Promise<void> {
  const grants = countryCodes.flatMap((code) =>
    Object.entries(dinners).map(([type, times]) => {
      const { fees, currency } = countries[code]
      return {
        country: code,
        currency,
        entries: grantEntries(type as keyof typeof dinners, times * fees.smallOrder.below),
      }
    }),
  )
  await paymentStore.grant(accountID, 'welcome', grants, clock())
}
