// Where an eater wants the food, how far that is, and whether a merchant delivers there.

export type Point = { latitude: number; longitude: number }

/** A chosen delivery address; field names of the specification. */
export type Location = Point & {
  /** Poi id of the gazetteer or provider. */
  id: string
  address: string
  /** Floor, unit; typed by the eater. */
  addressDetail: string
  displayAddress: string
  city: string
  cityID: string
  countryCode: string
  isAccurate: boolean
  noteToDriver: string
}

/** Earth radius in metres (specification, section 9; the WGS 84 equator). */
export const earthRadius = 6_378_137

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle (haversine) distance in metres. */
export function distanceBetween(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLng = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** What deliverability reads of a merchant: radius in metres, distanceInKm as the server measured it. */
export type DeliveryReach = {
  ID: string
  radius: number
  latlng: Point
  distanceInKm: number | null
}

/**
 * Whether a merchant delivers to `start`. Without a start point its own `distanceInKm` counts.
 * Equality is too far. Testing merchants always deliver.
 */
export function isDeliverable(
  merchant: DeliveryReach,
  start: Point | null,
  testingMerchants: readonly string[] = [],
): boolean {
  if (testingMerchants.includes(merchant.ID)) return true
  const distance = start
    ? distanceBetween(start, merchant.latlng)
    : merchant.distanceInKm === null
      ? Infinity
      : merchant.distanceInKm * 1000
  return merchant.radius > 0 && distance < merchant.radius
}

/** Whole minutes from order to door: preparation, travel at the country's courier speed, and a buffer. */
export function estimateMinutes(
  preparationMinutes: number,
  distance: number,
  courierSpeedKmh: number,
): number {
  const travel = (distance / 1000 / courierSpeedKmh) * 60
  return Math.ceil(preparationMinutes + travel + handoverMinutes)
}

// Parking, the lift and the counter; what a rider adds to riding.
const handoverMinutes = 4
