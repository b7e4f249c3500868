// The dialog with the orders that were collected or have ended in the last half hour.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useBoardModel } from './board-model.ts'
import { endText, useOrderWords } from './use-order-words.ts'

type PastDialogProps = { orders: readonly KitchenOrder[]; isOpen: boolean; onClose: () => void }

export function PastDialog({ orders, isOpen, onClose }: PastDialogProps) {
  const { t } = useTranslation(['board', 'site'])
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('past.title')}>
      {orders.length === 0 && <p className="k-18 mut">{t('past.none')}</p>}
      <ul className="rows kb-scroll">
        {orders.map((order) => (
          <li key={order.orderID}>
            <PastRow order={order} onOpen={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function PastRow({ order, onOpen }: { order: KitchenOrder; onOpen: () => void }) {
  const words = useOrderWords(order)
  const { open } = useBoardModel()
  return (
    <button
      type="button"
      className="past-row"
      onClick={() => {
        onOpen()
        open(order.orderID)
      }}
    >
      <b>{order.orderCode}</b>
      <span className={isWell(order) ? '' : 'bad'}>{endText(order, words)}</span>
      <span className="num">{words.money(order.total)}</span>
    </button>
  )
}

/**
 * Returns false for an order that ended without being collected or served, for example a cancelled
 * one.
 */
export const isWell = ({ end }: KitchenOrder): boolean =>
  !end || end.kind === 'collected' || end.kind === 'completed'
