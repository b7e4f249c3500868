// Properties of both implementations of the pin map.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'

export type PinMapProps = {
  country: CountryCode
  /** The address at which the pin started. The distance rings are centred on it. */
  start: Point
  /** The name of the start address. */
  name: string
  /** The city of the start address. */
  city: string
  /** Initial width of the map in metres. */
  across: number
  pin: Point
  /** `isFinal` is false while the pin is dragged. */
  onMove: (pin: Point, isFinal: boolean) => void
  /** Id of the element that describes the pin's position. */
  describedBy: string
}
