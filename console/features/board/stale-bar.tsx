// The bar that is shown while the kitchen board is not up to date. It says since when, and what the
// board may lack (KITCH-32).
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { RefreshCw, WifiOff } from 'lucide-react'
import { useBoardModel } from './board-model.ts'
import { formatClock } from './use-order-words.ts'

type StaleBarProps = { onRetry: () => void }

/**
 * The live region is in the page even without a text, because screen readers announce only what
 * changes in an existing one.
 */
export function StaleBar({ onRetry }: StaleBarProps) {
  const { t, i18n } = useTranslation('board')
  const { staleSince, merchants } = useBoardModel()
  return (
    <output className="kb-live">
      {staleSince !== null && (
        <div className="kb-stale">
          <WifiOff className="ic ic-32" aria-hidden />
          <p>
            <b>
              {t('stale.since', {
                time: formatClock(
                  new Date(staleSince).toISOString(),
                  merchants[0]?.timeZone ?? 'UTC',
                  i18n.language,
                ),
              })}
            </b>{' '}
            {t('stale.text')}
          </p>
          <Button onClick={onRetry}>
            <RefreshCw className="ic ic-24" aria-hidden />
            {t('stale.retry')}
          </Button>
        </div>
      )}
    </output>
  )
}
