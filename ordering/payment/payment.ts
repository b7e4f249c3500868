// Ways to pay: the constants and their groups. The wallet's name stands in the country's settings.
import type { Country } from '../country/country.ts'
import { isBalance, type PaymentSource } from './ledger.ts'

export const paymentTypes = {
  cash: 'CASH',
  creditBalance: 'CREDIT_BALANCE',
  /** Shown disabled with a top-up note. */
  creditBalanceInactive: 'CREDIT_BALANCE_INACTIVE',
  points: 'POINTS',
  payLater: 'PAY_LATER',
  visa: 'VISA',
  masterCard: 'MASTERCARD',
  postpaidBilling: 'POSTPAID_BILLING',
} as const
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes]

/** GPCONLY: payable by credit balance only. */
export const paymentGroups = {
  CASH: [paymentTypes.cash],
  CARD: [paymentTypes.visa, paymentTypes.masterCard],
  GPCONLY: [paymentTypes.creditBalance],
} as const satisfies Record<string, readonly PaymentType[]>
export type PaymentGroup = keyof typeof paymentGroups

/** The payment type id as quotes and orders carry it: empty for cash, and for a cart that has not chosen. */
export function paymentTypeIDOf(paymentType: string): string {
  return paymentType === paymentTypes.cash ? '' : paymentType
}

export function isCash(paymentTypeID: string): boolean {
  return paymentTypeIDOf(paymentTypeID) === ''
}

/** A type that can pay at all; whether it is offered here and now is the payment provider's word. */
export function isPayable(paymentTypeID: string): boolean {
  return (
    isCash(paymentTypeID) ||
    (paymentTypeID !== paymentTypes.creditBalanceInactive &&
      Object.values(paymentTypes).some((type) => type === paymentTypeID))
  )
}

/** Undefined for the types outside every group. */
export function paymentGroupOf(paymentType: PaymentType): PaymentGroup | undefined {
  return (Object.keys(paymentGroups) as PaymentGroup[]).find((group) =>
    (paymentGroups[group] as readonly PaymentType[]).includes(paymentType),
  )
}

/** Where the money comes from, for the books; undefined for cash. Only for a payable type. */
export function paymentSourceOf(paymentTypeID: string): PaymentSource | undefined {
  if (isCash(paymentTypeID)) return undefined
  if (isBalance(paymentTypeID)) return paymentTypeID
  return paymentTypeID === paymentTypes.postpaidBilling ? 'invoice' : 'card'
}

/** Whether the country's eaters may pay so; a bill afterwards is for members of an enterprise alone. */
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
