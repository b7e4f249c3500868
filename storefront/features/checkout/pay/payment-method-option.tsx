// Radio button of one payment method, with its name, its logo and its balance or a hint.
import type { PaymentMethod, PaymentMethods } from '@tingkat/contract/payment'
import { paymentTypes } from '@tingkat/ordering/payment/payment'
import { Banknote, Building2, CalendarDays, Coins, type LucideIcon } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'

type PaymentMethodOptionProps = {
  method: PaymentMethod
  isChosen: boolean
  /** A text that says when cash is paid. */
  cashText: string
  enterprise: PaymentMethods['enterprise']
  onChoose: () => void
}

export function PaymentMethodOption({
  method,
  isChosen,
  cashText,
  enterprise,
  onChoose,
}: PaymentMethodOptionProps) {
  const { t } = useTranslation('checkout')
  const { type, name, available } = method
  const detail = detailText()
  return (
    <label className={available ? 'pay opt' : 'pay opt is-off'}>
      <input
        className="sr"
        type="radio"
        name="payment"
        checked={isChosen}
        disabled={!available}
        onChange={onChoose}
      />
      <span className={isChosen ? 'rb on' : 'rb'} aria-hidden />
      <MethodLogo type={type} />
      <span className="grow">
        <b className="b">{name ?? t(`checkout.ways.${type}`)}</b>
        {detail && <span className="small mut co-line">{detail}</span>}
      </span>
    </label>
  )

  function detailText(): string {
    const amount = method.balance?.amountDisplay ?? ''
    if (type === paymentTypes.cash) return cashText
    if (type === paymentTypes.postpaidBilling)
      return enterprise ? t('checkout.billedTo', enterprise) : ''
    if (method.note === 'no_limit') return t('checkout.noLimit')
    if (method.note === 'top_up')
      return t(
        type === paymentTypes.creditBalanceInactive ? 'checkout.topUp' : 'checkout.tooLittle',
        { amount },
      )
    if (type === paymentTypes.points) return t('checkout.pointsWorth', { amount })
    if (type === paymentTypes.payLater) return t('checkout.limitLeft', { amount })
    return method.balance ? t('checkout.balance', { amount }) : ''
  }
}

const icons: Partial<Record<PaymentMethod['type'], LucideIcon>> = {
  [paymentTypes.cash]: Banknote,
  [paymentTypes.points]: Coins,
  [paymentTypes.payLater]: CalendarDays,
  [paymentTypes.postpaidBilling]: Building2,
}

/**
 * Shows the short name of a card brand or of the country's e-wallet, and an icon for every other
 * method.
 */
function MethodLogo({ type }: { type: PaymentMethod['type'] }) {
  const { t } = useTranslation('checkout')
  const Icon = icons[type]
  if (Icon)
    return (
      <span className="logo-b">
        <Icon className="ic" aria-hidden />
      </span>
    )
  const brand =
    type === paymentTypes.visa || type === paymentTypes.masterCard
      ? type
      : paymentTypes.creditBalance
  return (
    <span className={`logo-b logo-${brand}`} aria-hidden>
      {t(`checkout.marks.${brand}`)}
    </span>
  )
}
