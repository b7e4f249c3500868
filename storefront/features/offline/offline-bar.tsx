// The bar at the bottom of a page that is shown without a network connection or from a stored copy.
import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useReservedHeight } from '../../platform/browser/use-reserved-height.ts'
import { useSite } from '../../platform/site/site.tsx'
import { formatSavedTime } from './saved-time.ts'
import './offline.css'

type OfflineBarProps = {
  online: boolean
  /**
   * The time at which the shown copy was stored, in
   * milliseconds since 1970; null if the data is current.
   */
  savedAt: number | null
  /** Whether the bar has a link to the list of stored pages. */
  linked: boolean
}

export function OfflineBar({ online, savedAt, linked }: OfflineBarProps) {
  const { t } = useTranslation('offline')
  const site = useSite()
  const [openedAt] = useState(() => Date.now())
  const bar = useReservedHeight('--offline-height')
  return (
    <aside ref={bar} className="off-bar">
      <WifiOff className="ic" aria-hidden />
      <p className="small grow" aria-live="polite">
        <b>{t(online ? 'bar.slow' : 'bar.none')}</b>{' '}
        <span>
          {savedAt === null
            ? t('bar.lost')
            : t('bar.saved', { time: formatSavedTime(site, savedAt, openedAt) })}
        </span>
      </p>
      {linked && !online && (
        <Link className="link small off-more" to={site.paths.offline}>
          {t('bar.more')}
        </Link>
      )}
      <Button kind="secondary" size="s" onClick={() => window.location.reload()}>
        {t('bar.retry')}
      </Button>
    </aside>
  )
}
