// The chosen address in the panel: name, detail, note for the courier, and a button to refine it.
import { isCompleteAddress } from '@tingkat/ordering/location/complete-address'
import type { Location } from '@tingkat/ordering/location/location'
import { MapPin } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { splitAddress } from './address-text.ts'
import { ThrottleNote } from '../throttle/throttle-note.tsx'
import { useThrottled } from '../throttle/use-throttled.ts'

export function ChosenAddress({
  location,
  onRefine,
}: {
  location: Location
  onRefine: () => void
}) {
  const { t } = useTranslation('address')
  const { name, detail } = splitAddress(location)
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
      {!isCompleteAddress(location) && !throttled && (
        <p className="small ap-rough">{t('pin.rough', { place: name })}</p>
      )}
      <ThrottleNote />
      <Button kind="secondary" size="s" onClick={onRefine}>
        {t('pin.refine')}
      </Button>
    </div>
  )
}
