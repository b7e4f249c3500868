// What every map with a pin is told.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'

export type PinMapProps = {
  country: CountryCode
  /** The named place that the pin began at; rings are drawn round it. */
  start: Point
  /** Its name, and its city's. */
  name: string
  city: string
  /** How wide the map is at first, in metres. */
  across: number
  pin: Point
  /** `settled` once the hand lets go, or after a key. */
  onMove: (pin: Point, settled: boolean) => void
  /** The element that says in words where the pin is. */
  describedBy: string
}
