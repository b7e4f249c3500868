// Bar above the menu of a dine-in visit: table number, number of eaters, and a button to leave the
// table.
import { UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Stepper } from '@tingkat/ui/stepper.tsx'
import './dine-in.css'

type TableBarProps = {
  tableNumber: string
  eaterCount: number
  onCount: (eaterCount: number) => void
  onLeave: () => void
  /** The controls of the group order of this table. */
  together?: ReactNode
}

export function TableBar({ tableNumber, eaterCount, onCount, onLeave, together }: TableBarProps) {
  const { t } = useTranslation('group')
  return (
    <section className="invite tbl" aria-label={t('table.dineIn', { table: tableNumber })}>
      <UtensilsCrossed className="ic" aria-hidden />
      <div className="grow">
        <b className="b">{t('table.dineIn', { table: tableNumber })}</b>
        <button type="button" className="link small tbl-leave" onClick={onLeave}>
          {t('table.leave')}
        </button>
      </div>
      <div className="tbl-acts">
        <span className="row tbl-count">
          <span className="small mut">{t('table.eating')}</span>
          <Stepper
            value={eaterCount}
            min={1}
            max={99}
            size="s"
            labels={{ less: t('table.fewer'), more: t('table.more') }}
            onChange={onCount}
          />
        </span>
        {together}
      </div>
    </section>
  )
}
