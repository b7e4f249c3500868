// The main button of the dish drawer. It adds, updates or removes the line, or closes the drawer
// without a change. While a dish is being added, the button shows the progress.
import type { AddPhase } from '@tingkat/ordering/dish/drawer-flow'
import { Check, Trash2 } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'

type AddButtonProps = {
  phase: AddPhase
  editing: boolean
  quantity: number
  /**
   * Whether the button looks disabled, because a required modifier is not chosen. A press then
   * marks the modifier groups that need a choice.
   */
  off: boolean
  /** The formatted price of the line in the cart that the button adds or updates. */
  total: string
  onPress: () => void
}

export function AddButton({ phase, editing, quantity, off, total, onPress }: AddButtonProps) {
  const { t } = useTranslation('dish')
  if (phase === 'processing')
    return (
      <Button size="l" className="grow" busy>
        {t(editing ? 'dish.updating' : 'dish.adding')}
      </Button>
    )
  if (phase === 'added') {
    return (
      <Button size="l" className="grow" done>
        <Check className="ic" aria-hidden />
        {t(editing ? 'dish.updated' : 'dish.added')}
      </Button>
    )
  }
  if (quantity === 0) {
    return editing ? (
      <Button size="l" kind="danger" className="grow" onClick={onPress}>
        <Trash2 className="ic" aria-hidden />
        {t('dish.remove')}
      </Button>
    ) : (
      <Button size="l" kind="secondary" className="grow" onClick={onPress}>
        {t('dish.cancel')}
      </Button>
    )
  }
  return (
    <Button size="l" split className="grow" off={off} onClick={onPress}>
      <span>{t(editing ? 'dish.update' : 'dish.add')}</span>
      <span className="num">{total}</span>
    </Button>
  )
}
