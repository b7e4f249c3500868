// Web ordering has not reached the chosen address: said at the address and on the lists; browsing goes on.
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Note } from '../../../ui/note.tsx'
import { useChosenLocation } from '../chosen-location.ts'
import { useThrottled } from './use-throttled.ts'

/** Nothing where web ordering has. */
export function ThrottleNote() {
  const { t } = useTranslation('location')
  const { country, paths } = useSite()
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
        <a className="link" href={paths.download}>
          {t('throttle.getApp')}
        </a>
      </Note>
    </div>
  )
}
