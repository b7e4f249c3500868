// The shapes of a cart and its lines; field names of the specification, section 3.
import type { Currency } from '../currency.ts'
import type { Dish, OpeningHours } from '../merchant/merchant.ts'
import type { Point } from '../location/location.ts'

/** A cart line: the dish as picked. `_id` names the line; `quantity` lies between 1 and 99, or is 0 once a sync found the dish unavailable. */
export type CartItem = Dish & {
  _id: string
  quantity: number
  comment: string
  isFreeItem: boolean
}

/** What a cart keeps of its merchant: enough to show, price and check it without the menu. */
export type CartMerchant = {
  ID: string
  name: string
  countryCode: string
  section: string
  currency: Currency
  ETA: number | null
  distanceInKm: number | null
  radius: number
  latlng: Point
  isIntegrated: boolean
  openingHours: OpeningHours
  orderValueLimit: number
  freeDeliveryFrom?: number | undefined
}

export type CartMerchantEntry = {
  merchant: CartMerchant
  items: CartItem[]
  comment: string
  eaterCount?: number
  tableNumber?: string
}

export type ScheduledOrder = {
  isScheduledOrder: boolean
  /** ISO 8601 instants, UTC. */
  windowStartTime: string | null
  windowEndTime: string | null
  formattedDisplayDate: string
  formattedDisplayTime: string
  error: { code: string; time: string } | null
}

/** `tableCode` is what the table's QR code says, signed by the server; it proves that somebody was at the table. */
export type DineInInfo = {
  tableID: string
  merchants: Record<
    string,
    { eaterCount: number; tableNumber: string; tableCode?: string | undefined }
  >
}

export type Profile = { costCentre: string; name: string }

export type Cart = {
  merchants: CartMerchantEntry[]
  paymentType: string
  promoCodes: string[]
  comment: string
  profile: Profile | null
  scheduledOrder: ScheduledOrder | null
  dineInInfo: DineInInfo | null
}

export const lineQuantityMax = 99

/** A whole number from 0 to 99: what a quantity may be set to. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= lineQuantityMax
}

/** Unicode code points. */
export const instructionsMax = 130
