// The pin's position as text, which is also its accessible description.
import type { Point } from '@tingkat/ordering/location/location'
import { useTranslation } from 'react-i18next'
import { formatDistance } from './format-distance.ts'
import { describeMove } from './map-view.ts'

type PinDescriptionProps = {
  id: string
  start: Point
  pin: Point
  /** The address of the pin is loading. */
  isLoading: boolean
}

export function PinDescription({ id, start, pin, isLoading }: PinDescriptionProps) {
  const { t } = useTranslation('location')
  const move = describeMove(start, pin)
  const positionText = move
    ? t('pin.moved', {
        distance: formatDistance(t, move.metres),
        direction: t(`direction.${move.direction}`),
      })
    : t('pin.unmoved')
  return (
    <>
      <output id={id} className="small mut">
        {isLoading ? t('pin.looking') : positionText}
      </output>
      <span className="small mut3">{t('pin.hint')}</span>
    </>
  )
}
