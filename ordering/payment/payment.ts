// Lists the payment types and their groups. The name of the e-wallet is in each country's settings.
import type { Country } from '../country/country.ts'
import { isBalance, type PaymentSource } from './ledger.ts'

export const paymentTypes = {
  cash: 'CASH',
  creditBalance: 'CREDIT_BALANCE',
  /**
   * A credit balance that is too low for the total. It is shown as a disabled choice, with a note
   * to top up.
   */
  creditBalanceInactive: 'CREDIT_BALANCE_INACTIVE',
  points: 'POINTS',
  payLater: 'PAY_LATER',
  visa: 'VISA',
  masterCard: 'MASTERCARD',
  postpaidBilling: 'POSTPAID_BILLING',
} as const
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes]

/** Groups of payment types. GPCONLY means payable by credit balance only. */
export const paymentGroups = {
  CASH: [paymentTypes.cash],
  CARD: [paymentTypes.visa, paymentTypes.masterCard],
  GPCONLY: [paymentTypes.creditBalance],
} as const satisfies Record<string, readonly PaymentType[]>
export type PaymentGroup = keyof typeof paymentGroups

/** Returns the payment type id in quotes and orders: empty for cash and if nothing is chosen. */
export function paymentTypeIDOf(paymentType: string): string {
  return paymentType === paymentTypes.cash ? '' : paymentType
}

export function isCash(paymentTypeID: string): boolean {
  return paymentTypeIDOf(paymentTypeID) === ''
}

/**
 * Whether the payment type can be used to pay at all. The payment provider decides for each eater
 * whether it is available.
 */
export function isPayable(paymentTypeID: string): boolean {
  return (
    isCash(paymentTypeID) ||
    (paymentTypeID !== paymentTypes.creditBalanceInactive &&
      Object.values(paymentTypes).some((type) => type === paymentTypeID))
  )
}

/** Returns the group of a payment type; undefined if it is in none. */
export function paymentGroupOf(paymentType: PaymentType): PaymentGroup | undefined {
  return (Object.keys(paymentGroups) as PaymentGroup[]).find((group) =>
    (paymentGroups[group] as readonly PaymentType[]).includes(paymentType),
  )
}

/** Returns the payment source for the ledger; undefined for cash. Expects a payable type. */
export function paymentSourceOf(paymentTypeID: string): PaymentSource | undefined {
  if (isCash(paymentTypeID)) return undefined
  if (isBalance(paymentTypeID)) return paymentTypeID
  return paymentTypeID === paymentTypes.postpaidBilling ? 'invoice' : 'card'
}

/**
 * Whether the country offers the payment type to the eater; only members of an enterprise get
 * postpaid billing.
 */
export function isPaymentOffered(
  paymentTypeID: string,
  { payments }: Pick<Country, 'payments'>,
  enterprise: boolean,
): boolean {
  const type = isCash(paymentTypeID) ? paymentTypes.cash : paymentTypeID
  return (
    payments.some((offered) => offered === type) &&
    (type !== paymentTypes.postpaidBilling || enterprise)
  )
}
