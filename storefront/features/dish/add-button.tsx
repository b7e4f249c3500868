// The item drawer's button in all its states: add, update, adding, added, remove, cancel.
import { Check, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { AddPhase } from './use-add-flow.ts'

type AddButtonProps = {
  phase: AddPhase
  editing: boolean
  quantity: number
  /** Not yet valid: a click marks what is missing. */
  off: boolean
  /** As written for the country. */
  total: string
  onAdd: () => void
  /** At quantity 0: remove when editing, cancel when adding. */
  onZero: () => void
}

export function AddButton({ phase, editing, quantity, off, total, onAdd, onZero }: AddButtonProps) {
  const { t } = useTranslation('dish')
  if (phase === 'processing') return <Button size="l" className="grow" busy>{t(editing ? 'dish.updating' : 'dish.adding')}</Button>
  if (phase === 'added') {
    return <Button size="l" className="grow" done><Check className="ic" aria-hidden /><output>{t(editing ? 'dish.updated' : 'dish.added')}</output></Button>
  }
  if (quantity === 0) {
    return editing
      ? <Button size="l" kind="danger" className="grow" onClick={onZero}><Trash2 className="ic" aria-hidden />{t('dish.remove')}</Button>
      : <Button size="l" kind="secondary" className="grow" onClick={onZero}>{t('dish.cancel')}</Button>
  }
  return (
    <Button size="l" split className="grow" off={off} onClick={onAdd}>
      <span>{t(editing ? 'dish.update' : 'dish.add')}</span>
      <span className="num">{total}</span>
    </Button>
  )
}
