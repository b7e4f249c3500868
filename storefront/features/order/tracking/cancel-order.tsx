// The button and the dialog that cancel an order. The dialog asks for a reason and says what
// happens to the payment.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import { isCancelable, isEnded, type OrderPath } from '@tingkat/ordering/order/order-states'
import {
  cancelCommentMax,
  eaterCancelReasons,
  type EaterCancelReason,
} from '@tingkat/ordering/order/reasons'
import { isCash } from '@tingkat/ordering/payment/payment'
import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { client } from '../../../platform/browser/client.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { paymentMethodName, formatOrderAmount } from '../receipt/payment-text.ts'

type CancelOrderProps = { order: Order; onCancelled: (order: Order) => void }

export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { t } = useTranslation(['order', 'problem'])
  const site = useSite()
  const field = useId()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState<EaterCancelReason>('changed_mind')
  const [comment, setComment] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const length = Array.from(comment).length
  const tooLong = length > cancelCommentMax

  async function cancel() {
    if (tooLong) return
    setBusy(true)
    setProblem(null)
    const answer = await client.cancelOrder(order.orderID, { reason, comment })
    setBusy(false)
    if (answer.ok) {
      setAsking(false)
      onCancelled(answer.data)
    } else {
      setProblem(answer.problem)
    }
  }

  if (isEnded(order)) return null
  const failure = problem && <ProblemMessage problem={problem} />
  const possible = isCancelable(order)
  const open = asking && possible
  return (
    <div className="tr-cancel">
      {!open && failure}
      {possible && (
        <Button kind="danger" wide onClick={() => setAsking(true)}>
          {t('order.cancel')}
        </Button>
      )}
      <p className="small mut">{t(explanationKey(order.path, possible))}</p>
      <Dialog
        open={open}
        onClose={() => setAsking(false)}
        title={t('order.cancelAsk')}
        footer={
          <div className="row oc-choice">
            <Button kind="secondary" className="grow" onClick={() => setAsking(false)}>
              {t('order.cancelNo')}
            </Button>
            <Button
              kind="danger"
              className="grow"
              off={tooLong}
              busy={busy}
              onClick={() => void cancel()}
            >
              {t(busy ? 'order.cancelling' : 'order.cancelYes')}
            </Button>
          </div>
        }
      >
        <div className="oc-stack">
          <p className="mut">
            {t('order.cancelAskBody')} {paymentText()}
          </p>
          <fieldset className="oc-set">
            <legend className="b">{t('order.cancelWhy')}</legend>
            {eaterCancelReasons.map((option) => (
              <label key={option} className="opt">
                <input
                  className="sr"
                  type="radio"
                  name={field}
                  checked={reason === option}
                  onChange={() => setReason(option)}
                />
                <span className={reason === option ? 'rb on' : 'rb'} aria-hidden />
                {t(`order.cancelReasons.${option}`)}
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor={field}>{t('order.cancelComment')}</label>
            <div className={tooLong ? 'input area is-err' : 'input area'}>
              <textarea
                id={field}
                rows={2}
                value={comment}
                aria-invalid={tooLong || undefined}
                aria-describedby={tooLong ? `${field}-tooLong` : undefined}
                onChange={(event) => setComment(event.target.value)}
              />
            </div>
            {tooLong && (
              <span id={`${field}-tooLong`} className="hint err num" role="alert">
                {t('order.cancelTooLong', { count: length, max: cancelCommentMax })}
              </span>
            )}
          </div>
          {failure}
        </div>
      </Dialog>
    </div>
  )

  function paymentText(): string {
    const { amountInMinor } = order.money
    if (isCash(order.paymentTypeID) || amountInMinor === 0) return t('order.cancelNothing')
    return t('order.pay.letGo', {
      amount: formatOrderAmount(site, order, amountInMinor),
      way: paymentMethodName(t, site, order),
    })
  }
}

/** Returns the key of the text about cancelling: until when it is possible, or why it is not. */
function explanationKey(path: OrderPath, possible: boolean) {
  // The eater of a concierge order can cancel until a courier has taken it.
  if (path === 'concierge')
    return possible ? 'order.concierge.cancelable' : 'order.concierge.notCancelable'
  if (possible) return 'order.cancelable'
  return path === 'pickup' ? 'order.pickup.notCancelable' : 'order.notCancelable'
}
