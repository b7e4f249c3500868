// Properties of both implementations of the pin map.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'

export type PinMapProps = {
  country: CountryCode
  /**
   * The position of the last known address or, before an address is known, the country's default
   * position. The distance rings are centred on this position.
   */
  start: Point
  /** The name of the last known address. */
  name: string
  /** The city of the last known address. */
  city: string
  /** Initial width of the map in metres. */
  across: number
  pin: Point
  /** `isFinal` is false while the pin is dragged. */
  onMove: (pin: Point, isFinal: boolean) => void
  /** Id of the element that describes the pin's position. */
  describedBy: string
}
