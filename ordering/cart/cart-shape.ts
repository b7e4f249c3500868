// Types of a cart and its lines. Field names are those of section 3 of the product's specification.
import type { Currency } from '../currency.ts'
import type { Dish, MerchantSummary, OpeningHours } from '../merchant/merchant.ts'
import type { Point } from '../location/location.ts'

/**
 * A cart line: a dish with its picked modifiers. `_id` is the line's id. `quantity` is 1 to 99, or
 * 0 if synchronising has found that the dish is not available.
 */
export type CartItem = Dish & {
  _id: string
  quantity: number
  comment: string
  isFreeItem: boolean
}

/** The merchant's data in a cart: enough to show, price and check the cart without the menu. */
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
  pickup?: boolean | undefined
  /** In whole minutes; undefined unless the merchant offers pickup. */
  preparationMinutes?: number | undefined
  /** Set only if the merchant accepts no orders for immediate delivery. */
  schedulerOrderConfig?: MerchantSummary['schedulerOrderConfig'] | undefined
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
  /** Start and end of the delivery window are ISO 8601 instants in UTC. */
  windowStartTime: string | null
  windowEndTime: string | null
  formattedDisplayDate: string
  formattedDisplayTime: string
  error: { code: string; time: string } | null
}

/**
 * The table at which the eater sits. `tableCode` is the content of the table's QR code. The server
 * has signed it, so it proves that the eater is at the table.
 */
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

/** Whether the quantity of a cart line is a whole number from 0 to 99. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= lineQuantityMax
}

/** Maximum length of the eater's comment on a cart line, in Unicode code points. */
export const instructionsMax = 130
