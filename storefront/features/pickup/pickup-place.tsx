// Shows where an order is collected: the merchant, its
// distance from the eater, and a link to a map with the way.
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { formatWay, wayTo } from '../../platform/map/way-to.ts'
import { ExternalLink } from '@tingkat/ui/external-link.tsx'
import './pickup.css'

type PickupPlaceProps = {
  name: string
  at: Point
  /** The chosen address; null if unknown. */
  from: Point | null
  /** A text that says when the food is ready. */
  children?: ReactNode
}

export function PickupPlace({ name, at, from, children }: PickupPlaceProps) {
  const { t } = useTranslation('pickup')
  const { country } = useSite()
  return (
    <div className="pku">
      <Store className="ic" aria-hidden />
      <div className="grow">
        <b className="b">{name}</b>
        {children}
        {from && (
          <span className="small mut pku-l">
            {t('pickup.away', { distance: formatWay(distanceBetween(from, at), country.locale) })}
          </span>
        )}
        <ExternalLink className="link pku-way" href={wayTo(at)}>
          {t('pickup.way')}
        </ExternalLink>
      </div>
    </div>
  )
}
