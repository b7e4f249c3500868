// The list of dishes to cook, each with its quantity in all orders that are being
// cooked (KITCH-15).
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { mentionsAllergy } from '@tingkat/ordering/order/allergy-mark'
import { sumDishes } from '@tingkat/ordering/kitchen/totals'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useBoardModel } from './board-model.ts'
import { Modifiers } from './ticket/order-lines.tsx'
import { formatClock } from './use-order-words.ts'

export function TotalsList({ orders }: { orders: readonly KitchenOrder[] }) {
  const { t, i18n } = useTranslation('board')
  const { merchants } = useBoardModel()
  const timeZone = merchants[0]?.timeZone ?? 'UTC'
  const totals = sumDishes(
    orders.map((order) => ({ ...order, dueAt: order.readyBy ?? order.stateSince })),
  )
  const codes = new Map(orders.map(({ orderID, orderCode }) => [orderID, orderCode]))
  if (totals.length === 0) return <p className="kb-none">{t('lane.none.cooking')}</p>
  return (
    <ul className="rows">
      {totals.map(({ ID, name, modifiers, comment, quantity, dueAt, orderIDs }) => (
        <li key={JSON.stringify([ID, modifiers, comment])} className="total-row">
          <span className="ln-q">{quantity}</span>
          <span className="ln-n">{name}</span>
          <time dateTime={dueAt}>{formatClock(dueAt, timeZone, i18n.language)}</time>
          <Modifiers names={modifiers} />
          {comment && (
            <span className={mentionsAllergy(comment) ? 'ln-note ln-allergy' : 'ln-note'}>
              {comment}
            </span>
          )}
          <small className="total-of">{orderIDs.map((ID_) => codes.get(ID_)).join(', ')}</small>
        </li>
      ))}
    </ul>
  )
}
