// The card of an order that was cancelled or timed out while it was new or being cooked. The text
// of the card is struck through until staff confirm that they saw the end.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { CircleX } from 'lucide-react'
import { pendingOf, useBoardModel } from '../board-model.ts'
import { CodeOf } from './card-parts.tsx'
import { PendingMark } from './pending-mark.tsx'
import { OrderLines } from './order-lines.tsx'
import { endText, useOrderWords } from '../use-order-words.ts'

export function EndedTicket({ order }: { order: KitchenOrder }) {
  const words = useOrderWords(order)
  const { t } = words
  const { send, pending } = useBoardModel()
  const seen = pendingOf(pending, order.orderID, ['acknowledge'])
  return (
    <article
      className="tk tk-off"
      tabIndex={-1}
      aria-label={t('card.ended', { code: order.orderCode })}
    >
      <div className="tk-h">
        <CodeOf order={order} />
      </div>
      <p className="strip strip-a">
        <CircleX className="ic ic-24" aria-hidden />
        <span>
          {endText(order, words)}
          <small>{t(order.end?.foodPaid ? 'end.paid' : 'end.unpaid')}</small>
        </span>
      </p>
      <OrderLines order={order} />
      {seen ? (
        <PendingMark action={seen} wide />
      ) : (
        <Button kind="secondary" onClick={() => send(order, { kind: 'acknowledge' })}>
          {t('seen')}
        </Button>
      )}
    </article>
  )
}
