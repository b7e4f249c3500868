// A box round each country, to catch swapped or mistyped coordinates before an import.
import type { CountryCode } from '@tingkat/ordering/country'
import type { Point } from '@tingkat/ordering/location'

type Box = { south: number; north: number; west: number; east: number }

// Degrees, islands included; rounded outwards by a tenth from the extreme points of each country.
const boxes: Record<CountryCode, Box> = {
  id: { south: -11.1, north: 6.2, west: 94.9, east: 141.1 },
  ph: { south: 4.4, north: 21.3, west: 114.1, east: 126.8 },
  th: { south: 5.5, north: 20.6, west: 97.2, east: 105.8 },
  vn: { south: 8.1, north: 23.5, west: 102.0, east: 109.6 },
  sg: { south: 1.1, north: 1.5, west: 103.5, east: 104.5 },
  my: { south: 0.7, north: 7.5, west: 99.5, east: 119.4 },
  mm: { south: 9.5, north: 28.7, west: 92.0, east: 101.3 },
  kh: { south: 9.8, north: 14.8, west: 102.2, east: 107.8 },
}

export function isWithinCountry(country: CountryCode, { latitude, longitude }: Point): boolean {
  const { south, north, west, east } = boxes[country]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
