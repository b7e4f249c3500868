// Tells the eater that web ordering is not available at the chosen address. Browsing still works.
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useMode } from '../../../platform/site/mode.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { useChosenLocation } from '../chosen-location.ts'
import { useThrottled } from './use-throttled.ts'

export function ThrottleNote() {
  const { t } = useTranslation('location')
  const { country, paths } = useSite()
  const { webview } = useMode()
  const location = useChosenLocation(country.code)
  const throttled = useThrottled()
  if (!throttled || !location) return null
  return (
    <div className="thr">
      <Note kind="warning">
        <b>
          {location.city ? t('throttle.title', { city: location.city }) : t('throttle.titleHere')}
        </b>{' '}
        {t('throttle.text')}{' '}
        {!webview && (
          <a className="link" href={paths.download}>
            {t('throttle.getApp')}
          </a>
        )}
      </Note>
    </div>
  )
}
