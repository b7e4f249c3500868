// Lists the payment methods that a country offers an eater, with the eater's balances.
import type { PaymentMethod, PaymentMethods } from '@tingkat/contract/payment'
import {
  countries,
  countryCodes,
  type Country,
  type CountryCode,
} from '@tingkat/ordering/country/country'
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import { amountOf } from '@tingkat/ordering/money'
import { balanceAccounts, grantEntries, isBalance } from '@tingkat/ordering/payment/ledger'
import {
  isPaymentOffered,
  paymentGroupOf,
  paymentSourceOf,
  paymentTypeIDOf,
  paymentTypes,
  type PaymentType,
} from '@tingkat/ordering/payment/payment'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'
import type { PaymentStore } from './store.ts'

export type MethodPorts = { paymentStore: PaymentStore; paymentProvider: PaymentProvider }

/**
 * Returns the methods, and whether each can pay `total`, the amount to pay in whole minor units.
 */
export async function listPaymentMethods(
  { paymentStore, paymentProvider }: MethodPorts,
  accountID: string,
  { country: code, total }: { country: CountryCode; total: number },
): Promise<PaymentMethods> {
  const country = countries[code]
  const { provider, publishableKey } = paymentProvider
  const [enterprise, balances] = await Promise.all([
    paymentStore.findEnterprise(accountID),
    paymentStore.listBalances(accountID, country.currency),
  ])
  const balanceOf = new Map(balances.map(({ account, amountInMinor }) => [account, amountInMinor]))
  const isAvailable = (type: PaymentType) =>
    isPaymentOffered(type, country, enterprise !== null) &&
    (paymentSourceOf(type) !== 'card' || provider !== 'none')
  const methods = country.payments
    .filter(isAvailable)
    .map((type) =>
      isBalance(type)
        ? toBalanceMethod(type, balanceOf.get(balanceAccounts[type]), total, country)
        : toMethod(type, country),
    )
  return { methods, cards: { provider, publishableKey }, enterprise }
}

const toMethod = (type: PaymentType, country: Country): PaymentMethod => ({
  type,
  paymentTypeID: paymentTypeIDOf(type),
  group: paymentGroupOf(type) ?? null,
  name: type === paymentTypes.creditBalance ? settingsOf(country.code).walletName : null,
  available: true,
  note: null,
  balance: null,
})

/**
 * Returns the payment method for one of the eater's balances. `amountInMinor` is undefined if the
 * eater has no such balance.
 */
function toBalanceMethod(
  type: PaymentType,
  amountInMinor: number | undefined,
  total: number,
  country: Country,
): PaymentMethod {
  const held = amountInMinor ?? 0
  const balance = amountOf(held, country.currency, country.locale)
  const method = { ...toMethod(type, country), balance }
  if (held > 0 && held >= total) return method
  const hasNoLimit = type === paymentTypes.payLater && amountInMinor === undefined
  return {
    ...method,
    type: type === paymentTypes.creditBalance ? paymentTypes.creditBalanceInactive : type,
    available: false,
    note: hasNoLimit ? 'no_limit' : 'top_up',
  }
}

// The demo balances of a new account, in multiples of the amount below which the country charges a
// small-order fee. This amount is about the price of one dinner.
const demoDinners = { CREDIT_BALANCE: 12, POINTS: 3, PAY_LATER: 6 } as const

/** Grants an account demo balances in the currency of every country. Idempotent. */
export async function grantDemoBalances(
  { paymentStore, clock }: { paymentStore: PaymentStore; clock: () => Date },
  accountID: string,
): Promise<void> {
  const grants = countryCodes.flatMap((code) =>
    Object.entries(demoDinners).map(([type, dinners]) => {
      const { fees, currency } = countries[code]
      const amount = dinners * fees.smallOrder.below
      return {
        country: code,
        currency,
        entries: grantEntries(type as keyof typeof demoDinners, amount),
      }
    }),
  )
  await paymentStore.grant(accountID, 'welcome', grants, clock())
}
