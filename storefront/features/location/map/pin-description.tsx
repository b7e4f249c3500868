// Where the pin is, in words: for those who do not see the map, and for all who do.
import type { Point } from '@tingkat/ordering/location/location'
import { useTranslation } from 'react-i18next'
import { formatDistance } from './format-distance.ts'
import { describeMove } from './map-view.ts'

type PinDescriptionProps = {
  id: string
  start: Point
  pin: Point
  /** Its name is being asked for. */
  looking: boolean
}

export function PinDescription({ id, start, pin, looking }: PinDescriptionProps) {
  const { t } = useTranslation('location')
  const move = describeMove(start, pin)
  const where = move
    ? t('pin.moved', {
        distance: formatDistance(t, move.metres),
        direction: t(`direction.${move.direction}`),
      })
    : t('pin.unmoved')
  return (
    <>
      <output id={id} className="small mut">
        {looking ? t('pin.looking') : where}
      </output>
      <span className="small mut3">{t('pin.hint')}</span>
    </>
  )
}
