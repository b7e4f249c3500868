// The pin's position as text, which is also its accessible description.
import type { Point } from '@tingkat/ordering/location/location'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { formatDistance } from './format-distance.ts'
import { describeMove } from './map-view.ts'

type PinDescriptionProps = {
  id: string
  /** The position of the last known address. Null if the map was opened without an address. */
  start: Point | null
  pin: Point
  /** Whether the address of the pin is loading. */
  isLoading: boolean
}

export function PinDescription({ id, start, pin, isLoading }: PinDescriptionProps) {
  const { t } = useTranslation('address')
  return (
    <>
      <output id={id} className="small mut">
        {isLoading ? t('pin.looking') : start && positionText(t, start, pin)}
      </output>
      <span className="small mut3">{t('pin.hint')}</span>
    </>
  )
}

function positionText(t: Translate, start: Point, pin: Point): string {
  const move = describeMove(start, pin)
  if (!move) return t('pin.unmoved')
  return t('pin.moved', {
    distance: formatDistance(t, move.metres),
    direction: t(`direction.${move.direction}`),
  })
}
