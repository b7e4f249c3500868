// The entry of the kitchen board in the navigation, with the number of orders that wait for an
// answer (KITCH-05).
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { BellRing } from 'lucide-react'
import { isAnsweredHere, isUnanswered } from './board-feed/board-state.ts'
import { useBoard } from './board-feed/use-board.tsx'

export function WaitingCount() {
  const { t } = useTranslation('site')
  const { board, pending } = useBoard()
  const unanswered = board?.orders.filter(
    (order) => isUnanswered(order) && !isAnsweredHere(order, pending),
  )
  const count = unanswered?.length ?? 0
  if (count === 0) return null
  return (
    <span className="kbar-new">
      <BellRing className="ic ic-16" aria-hidden />
      {t('newOrders', { number: count })}
    </span>
  )
}
