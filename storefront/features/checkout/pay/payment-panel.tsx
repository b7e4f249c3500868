// How to pay: the ways that this eater has here, each with what it holds; a work order may be billed.
import type { PaymentMethod, PaymentMethods } from '@tingkat/contract/payment'
import type { Profile } from '@tingkat/ordering/cart/cart'
import { paymentTypeIDOf, paymentTypes } from '@tingkat/ordering/payment/payment'
import { Banknote, Building2, CalendarDays, Coins, type LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { problemWords } from '../../../platform/words/problem-words.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import type { PaymentMethodsState } from './use-payment-methods.ts'
import { WorkProfile } from './work-profile.tsx'

type PaymentPanelProps = {
  asked: PaymentMethodsState
  /** As the cart carries it; empty for cash. */
  paymentType: string
  profile: Profile | null
  atTable: boolean
  /** Somebody wanted to order without a way to pay that holds. */
  missing: boolean
  /** The fields of the chosen card. */
  card: ReactNode
  onPay: (paymentTypeID: string) => void
  onProfile: (profile: Profile | null) => void
}

export function PaymentPanel({
  asked,
  paymentType,
  profile,
  atTable,
  missing,
  card,
  onPay,
  onProfile,
}: PaymentPanelProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const { methods, problem, ask } = asked
  const words = problem && problemWords(t, problem, country.locale)
  const chosen = findChosen(methods, paymentType, profile)
  const offered = methods ? offeredMethods(methods, profile) : []
  const lastCard = offered.findLast((method) => method.group === 'CARD')
  return (
    <section className="panel" id="co-pay" tabIndex={-1} aria-labelledby="co-pay-title">
      <h2 id="co-pay-title">{t('checkout.payWith')}</h2>
      {missing && (
        <div className="co-gap">
          <ErrorMessage title={t('checkout.payMissing')} />
        </div>
      )}
      {words && (
        <div className="co-gap">
          <ErrorMessage
            title={words.title}
            message={words.message}
            retry={{ label: t('checkout.tryAgain'), run: ask }}
          />
        </div>
      )}
      {!methods && !problem && <Waiting>{t('checkout.payLoading')}</Waiting>}
      {methods?.enterprise && (
        <WorkProfile enterprise={methods.enterprise} profile={profile} onProfile={onProfile} />
      )}
      {methods && (
        <fieldset className="co-set">
          <legend className="sr">{t('checkout.payWith')}</legend>
          {offered.map((method) => (
            <Fragment key={method.type}>
              <PaymentMethodOption
                method={method}
                on={method === chosen && method.available}
                atTable={atTable}
                enterprise={methods.enterprise}
                onChoose={() => onPay(method.paymentTypeID)}
              />
              {/* Below both brands, so that a number may change which of them it is. */}
              {method === lastCard && chosen?.group === 'CARD' && card}
            </Fragment>
          ))}
        </fieldset>
      )}
    </section>
  )
}

/** A bill is for work orders alone. */
const offeredMethods = ({ methods }: PaymentMethods, profile: Profile | null): PaymentMethod[] =>
  methods.filter(({ type }) => type !== paymentTypes.postpaidBilling || profile !== null)

/** The chosen way, if it is still offered; it may hold too little. */
export function findChosen(
  methods: PaymentMethods | null,
  paymentType: string,
  profile: Profile | null,
): PaymentMethod | undefined {
  return methods
    ? offeredMethods(methods, profile).find(
        ({ paymentTypeID }) => paymentTypeID === paymentTypeIDOf(paymentType),
      )
    : undefined
}

type PaymentMethodOptionProps = {
  method: PaymentMethod
  on: boolean
  atTable: boolean
  enterprise: PaymentMethods['enterprise']
  onChoose: () => void
}

function PaymentMethodOption({
  method,
  on,
  atTable,
  enterprise,
  onChoose,
}: PaymentMethodOptionProps) {
  const { t } = useTranslation('checkout')
  const { type, name, available } = method
  const more = detail()
  return (
    <label className={available ? 'pay opt' : 'pay opt is-off'}>
      <input
        className="sr"
        type="radio"
        name="payment"
        checked={on}
        disabled={!available}
        onChange={onChoose}
      />
      <span className={on ? 'rb on' : 'rb'} aria-hidden />
      <Mark type={type} />
      <span className="grow">
        <b className="b">{name ?? t(`checkout.ways.${type}`)}</b>
        {more && <span className="small mut co-line">{more}</span>}
      </span>
    </label>
  )

  function detail(): string {
    const amount = method.balance?.amountDisplay ?? ''
    if (type === paymentTypes.cash) return t(atTable ? 'checkout.cashTable' : 'checkout.cashWhen')
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

const pictures: Partial<Record<PaymentMethod['type'], LucideIcon>> = {
  [paymentTypes.cash]: Banknote,
  [paymentTypes.points]: Coins,
  [paymentTypes.payLater]: CalendarDays,
  [paymentTypes.postpaidBilling]: Building2,
}

/** A picture, or the letters that a brand is known by. */
function Mark({ type }: { type: PaymentMethod['type'] }) {
  const { t } = useTranslation('checkout')
  const Picture = pictures[type]
  if (Picture)
    return (
      <span className="logo-b">
        <Picture className="ic" aria-hidden />
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
