// The address that is chosen now, in the panel: what is known of the door, and the way to say more.
import type { Location } from '@tingkat/ordering/location/location'
import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { twoLines } from './address-text.ts'
import { ThrottleNote } from '../throttle/throttle-note.tsx'
import { useThrottled } from '../throttle/use-throttled.ts'

export function ChosenAddress({
  location,
  onRefine,
}: {
  location: Location
  onRefine: () => void
}) {
  const { t } = useTranslation('location')
  const { name, detail } = twoLines(location)
  const throttled = useThrottled()
  return (
    <div className="ap-chosen">
      <div className="row ap-place">
        <MapPin className="ic" aria-hidden />
        <span className="grow">
          <b className="b">{name}</b>
          {detail && <span className="small mut">{detail}</span>}
          {location.noteToDriver && <span className="small mut">{location.noteToDriver}</span>}
        </span>
      </div>
      {!location.isAccurate && !throttled && (
        <p className="small ap-rough">{t('pin.rough', { place: name })}</p>
      )}
      <ThrottleNote />
      <Button kind="secondary" size="s" onClick={onRefine}>
        {t('pin.refine')}
      </Button>
    </div>
  )
}
