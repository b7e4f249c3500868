// The card of a new order that staff have answered on this device, shown until the server has the
// answer.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useBoardModel } from '../board-model.ts'
import { useOrderWords } from '../use-order-words.ts'
import { CodeOf } from './card-parts.tsx'
import { NewAnswer } from './new-ticket.tsx'

export function AnsweredTicket({ order }: { order: KitchenOrder }) {
  const { t } = useOrderWords(order)
  const { open } = useBoardModel()
  return (
    <article
      className="tk tk-done"
      tabIndex={-1}
      aria-label={t('card.new', { code: order.orderCode })}
    >
      <button
        type="button"
        className="tk-open"
        id={`open-${order.orderID}`}
        onClick={() => open(order.orderID)}
      >
        <span className="tk-h">
          <CodeOf order={order} />
          <small>{t('items', { count: order.dishCount })}</small>
        </span>
      </button>
      <NewAnswer order={order} />
    </article>
  )
}
