// Properties of both implementations of the pin map.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'

export type PinMapProps = {
  country: CountryCode
  /** The named place where the pin started; the centre of the distance rings. */
  start: Point
  /** Name of the start. */
  name: string
  /** City of the start. */
  city: string
  /** Initial width of the map in metres. */
  across: number
  pin: Point
  /** `isFinal` is false while the pin is dragged. */
  onMove: (pin: Point, isFinal: boolean) => void
  /** Id of the element that describes the pin's position. */
  describedBy: string
}
