// A lane of the kitchen board: its name, the number of its orders, and their cards.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { ReactNode } from 'react'

export type LaneName = 'new' | 'cooking' | 'ready' | 'later' | 'tables'

type LaneProps = {
  id: LaneName
  count: number
  className?: string
  aside?: ReactNode
  children: ReactNode
}

export function Lane({ id, count, className = '', aside, children }: LaneProps) {
  const { t } = useTranslation('board')
  return (
    <section id={`lane-of-${id}`} className={`kb-lane ${className}`} aria-labelledby={`lane-${id}`}>
      <div className="kb-lane-h">
        <h2 id={`lane-${id}`}>
          {t(`lane.${id}`)} <i>{count}</i>
        </h2>
        {aside && <div className="kb-aside">{aside}</div>}
      </div>
      <div className="kb-lane-b">{children}</div>
    </section>
  )
}
