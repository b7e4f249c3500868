// The panel with the eater's payment methods, the card fields,
// and the choice whether the employer pays for the order.
import { paymentTypes } from '@tingkat/ordering/payment/payment'
import type { Cart } from '@tingkat/ordering/cart/cart'
import { Fragment } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { ChosenCardFields } from './chosen-card-fields.tsx'
import { offeredMethods } from './chosen-method.ts'
import { PaymentMethodOption } from './payment-method-option.tsx'
import type { Payment } from './use-payment.ts'
import { WorkProfile } from './work-profile.tsx'

type PaymentPanelProps = {
  payment: Payment
  cart: Cart
  isPickup: boolean
  /** Whether the eater has pressed the order button without a valid payment method. */
  isMissing: boolean
  onChange: (change: Partial<Pick<Cart, 'paymentType' | 'profile'>>) => void
}

export function PaymentPanel({ payment, cart, isPickup, isMissing, onChange }: PaymentPanelProps) {
  const { t } = useTranslation(['checkout', 'problem'])
  const { chosen, offer } = payment
  const { methods, problem, retry } = offer
  const offered = methods ? offeredMethods(methods, cart.profile) : []
  const lastCard = offered.findLast((method) => method.group === 'CARD')
  const cashKey = isPickup ? 'cashPickup' : 'cashWhen'
  const cashText = t(`checkout.${cart.dineInInfo ? 'cashTable' : cashKey}`)
  const choose = (paymentType: string) => onChange({ paymentType })

  function changeProfile(profile: Cart['profile']) {
    // Only an order with a work profile can be billed to the eater's employer. A private order
    // falls back to cash.
    const isPrivateBill = profile === null && chosen?.type === paymentTypes.postpaidBilling
    onChange({ profile, paymentType: isPrivateBill ? '' : cart.paymentType })
  }

  return (
    <section className="panel" id="co-pay" tabIndex={-1} aria-labelledby="co-pay-title">
      <h2 id="co-pay-title">{t('checkout.payWith')}</h2>
      {isMissing && (
        <div className="co-gap">
          <ErrorMessage title={t('checkout.payMissing')} />
        </div>
      )}
      {problem && (
        <div className="co-gap">
          <ProblemMessage problem={problem} retry={{ label: t('checkout.tryAgain'), run: retry }} />
        </div>
      )}
      {!methods && !problem && <Waiting>{t('checkout.payLoading')}</Waiting>}
      {methods?.enterprise && (
        <WorkProfile
          enterprise={methods.enterprise}
          profile={cart.profile}
          onProfile={changeProfile}
        />
      )}
      {methods && (
        <fieldset className="co-set">
          <legend className="sr">{t('checkout.payWith')}</legend>
          {offered.map((method) => (
            <Fragment key={method.type}>
              <PaymentMethodOption
                method={method}
                isChosen={method === chosen && method.available}
                cashText={cashText}
                enterprise={methods.enterprise}
                onChoose={() => choose(method.paymentTypeID)}
              />
              {/* The card fields are below the last card brand, because the entered number may
                  select another brand. */}
              {method === lastCard && chosen?.group === 'CARD' && (
                <ChosenCardFields payment={payment} onBrand={choose} />
              )}
            </Fragment>
          ))}
        </fieldset>
      )}
    </section>
  )
}
