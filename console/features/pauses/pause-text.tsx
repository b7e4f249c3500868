// Shows what a pause of a country or area stops, where, until when, why, and who set it.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { countryName } from '../../platform/country-select.tsx'
import { formatTime } from '../../platform/format-time.ts'
import type { AreaPause } from './pauses-context.tsx'

export function PauseText({ pause }: { pause: AreaPause }) {
  const { t, i18n } = useTranslation('pauses')
  const { country, effect, area, until, note, byName } = pause
  const place = area === null ? 'country' : 'area'
  const where = countryName(country, i18n.language)
  return (
    <>
      <b>
        {t(effect === 'promise' ? `promise.${place}` : place, {
          where,
          time: formatTime(until, i18n.language),
        })}
      </b>{' '}
      {note}
      {byName !== null && (
        <>
          {' · '}
          <span>{t('by', { name: byName })}</span>
        </>
      )}
    </>
  )
}
