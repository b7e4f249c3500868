// The tip of a delivered order: the choice of an amount, the payment, and the tip that was given.
import type { Order } from '@tingkat/ordering/order/order'
import { useEffect } from 'react'
import { Button } from '@tingkat/ui/button.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { BankChallenge } from '../../features/checkout/pay/bank-challenge.tsx'
import { ChosenCardFields } from '../../features/checkout/pay/chosen-card-fields.tsx'
import { TipPanel } from '../../features/checkout/price/tip-panel.tsx'
import { formatOrderAmount } from '../../features/order/receipt/payment-text.ts'
import { client } from '../../platform/browser/client.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { LaterTipFailure } from './later-tip-failure.tsx'
import { useLaterTip } from './use-later-tip.ts'
import '../../features/checkout/checkout-form.css'
import './later-tip.css'

type LaterTipProps = { order: Order; onOrder: (order: Order) => void }

/** Shows nothing for an order whose courier can get no tip. */
export default function LaterTip({ order, onOrder }: LaterTipProps) {
  const { t } = useTranslation('order')
  const site = useSite()
  const { laterTip } = order
  if (!laterTip) return null
  if (laterTip.state === 'open') return <TipForm order={order} onOrder={onOrder} />
  if (laterTip.state === 'pending') return <PendingTip order={order} onOrder={onOrder} />
  const amount = formatOrderAmount(site, order, laterTip.amountInMinor)
  return (
    <output className="lt">
      <Note kind="success">{t('order.laterTip.paid', { amount })}</Note>
    </output>
  )
}

// The interval in milliseconds at which the tip is read. A bank answers within about two minutes.
const pollMs = 5_000

/**
 * Shows a tip whose payment was sent before, perhaps by another tab, until the payment has
 * succeeded or failed.
 */
function PendingTip({ order, onOrder }: LaterTipProps) {
  const { t } = useTranslation('order')
  const { orderID } = order
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void check()
    }, pollMs)
    async function check() {
      const answer = await client.readOrder(orderID)
      if (answer.ok) onOrder(answer.data)
    }
    return () => clearInterval(timer)
  }, [orderID, onOrder])
  return (
    <output className="lt">
      <Note kind="info">{t('order.laterTip.pending')}</Note>
    </output>
  )
}

function TipForm({ order, onOrder }: LaterTipProps) {
  const { t } = useTranslation(['order', 'checkout'])
  const site = useSite()
  const form = useLaterTip(order, onOrder)
  const { tip, payment, state } = form
  const isSending = state.phase === 'sending' || payment.isTokenizing
  // While a request may have charged the card, the amount cannot be changed.
  const isUndecided = state.phase === 'unsure' || state.phase === 'challenge'
  const amount = formatOrderAmount(site, order, tip)
  const tooLow = tip > 0 && payment.chosen?.available === false
  return (
    <section className="lt" aria-label={t('checkout.tip.title')}>
      {!isUndecided && (
        <TipPanel amounts={site.settings.tips ?? []} tip={tip} onTip={form.choose} />
      )}
      {tip > 0 && !isUndecided && (
        <>
          <ChosenCardFields payment={payment} onBrand={form.changeBrand} />
          {tooLow && <Note kind="warning">{t('order.laterTip.tooLow')}</Note>}
          <Button wide busy={isSending} off={!payment.isPayable} onClick={form.send}>
            {t(isSending ? 'order.laterTip.sending' : 'order.laterTip.give', { amount })}
          </Button>
        </>
      )}
      <div role="alert">
        {state.phase === 'failed' && <LaterTipFailure problem={state.problem} />}
        {state.phase === 'unsure' && (
          <ErrorMessage
            title={t('order.laterTip.unsureTitle')}
            message={t('order.laterTip.unsure')}
            retry={{ label: t('checkout.askAgain'), run: form.repeat }}
          />
        )}
      </div>
      {state.phase === 'challenge' && (
        <BankChallenge
          challenge={state.challenge}
          expiresAt={state.expiresAt}
          onAnswered={form.repeat}
        />
      )}
    </section>
  )
}
