// Delivery locations, distances, and whether a merchant delivers to a location.

export type Point = { latitude: number; longitude: number }

/** A delivery address, with the field names of the product's specification. */
export type Location = Point & {
  id: string
  address: string
  /**
   * Street and number, if they were typed separately.
   * `address` and `displayAddress` begin with them.
   */
  street?: string | undefined
  /** Floor and unit, as typed by the eater. */
  addressDetail: string
  displayAddress: string
  city: string
  cityID: string
  countryCode: string
  /**
   * Whether the position is that of the house: the eater
   * has set the pin, or the geocoder has found the house.
   */
  isAccurate: boolean
  noteToDriver: string
}

/** Earth radius in metres (specification, section 9; the WGS 84 equator). */
export const earthRadius = 6_378_137

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle (haversine) distance in metres. */
export function distanceBetween(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLng = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The fields of a merchant that `isDeliverable` needs. `radius` is in metres. */
export type DeliveryReach = {
  ID: string
  radius: number
  latlng: Point
  distanceInKm: number | null
}

/**
 * Whether the merchant delivers to `start`. Without `start`, the merchant's `distanceInKm` is used.
 * The distance must be less than the radius. Testing merchants always deliver.
 */
export function isDeliverable(
  merchant: DeliveryReach,
  start: Point | null,
  testingMerchants: readonly string[] = [],
): boolean {
  if (testingMerchants.includes(merchant.ID)) return true
  const distance = start
    ? distanceBetween(start, merchant.latlng)
    : (merchant.distanceInKm ?? Infinity) * 1000
  return merchant.radius > 0 && distance < merchant.radius
}

/**
 * Returns the delivery time in whole minutes: preparation, travel over `distance` metres, and
 * handover.
 */
export function estimateMinutes(
  preparationMinutes: number,
  distance: number,
  courierSpeedKmh: number,
): number {
  const travel = (distance / 1000 / courierSpeedKmh) * 60
  return Math.ceil(preparationMinutes + travel + handoverMinutes)
}

// Minutes that a courier needs for parking, lifts and waiting at counters.
const handoverMinutes = 4
