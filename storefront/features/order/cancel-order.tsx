// Cancelling an order while that is possible; asks once more first.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order'
import { isCancelable, isEnded } from '@tingkat/ordering/order-states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/client.ts'
import { problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'

export function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: (order: Order) => void }) {
  const { t } = useTranslation('order')
  const { country } = useSite()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)

  async function cancel() {
    setBusy(true)
    setProblem(null)
    const answer = await client.cancelOrder(order.orderID)
    setBusy(false)
    setAsking(false)
    if (answer.ok) onCancelled(answer.data)
    else setProblem(answer.problem)
  }

  if (isEnded(order)) return null
  const words = problem && problemWords(t, problem, country.locale)
  const possible = isCancelable(order)
  return (
    <div className="tr-cancel">
      {words && <ErrorMessage title={words.title} message={words.message} />}
      {possible && <Button kind="danger" wide onClick={() => setAsking(true)}>{t('order.cancel')}</Button>}
      <p className="small mut">{t(possible ? 'order.cancelable' : 'order.notCancelable')}</p>
      <Dialog open={asking && possible} onClose={() => setAsking(false)} title={t('order.cancelAsk')}>
        <p className="mut">{t('order.cancelAskBody')}</p>
        <div className="row tr-choice">
          <Button kind="secondary" className="grow" onClick={() => setAsking(false)}>{t('order.cancelNo')}</Button>
          <Button kind="danger" className="grow" busy={busy} onClick={() => void cancel()}>{t(busy ? 'order.cancelling' : 'order.cancelYes')}</Button>
        </div>
      </Dialog>
    </div>
  )
}
