// Carts for component tests, with the merchant and dishes of ordering/testing/fixtures.ts.
import {
  emptyCart,
  toCartMerchant,
  type Cart,
  type CartItem,
  type CartMerchant,
  type ScheduledOrder,
} from '@tingkat/ordering/cart/cart'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { makeLine, makeMerchant, chickenRice, kopi } from '@tingkat/ordering/testing/fixtures'

/** A merchant that is always open, with its menu as the server returns it. */
export const testMerchant: Merchant = makeMerchant({
  openingHours: {
    open: true,
    timeZone: 'Asia/Singapore',
    weekly: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  },
})

export type CartSketch = {
  lines?: CartItem[]
  merchant?: Partial<CartMerchant>
  scheduled?: Partial<ScheduledOrder>
  table?: string
}

/** Returns a cart; by default of two kopi and a chicken rice for S$ 7.60. */
export function makeCart({
  lines = [makeLine(kopi, 'a', 2), makeLine(chickenRice, 'b')],
  merchant = {},
  scheduled,
  table,
}: CartSketch = {}): Cart {
  return {
    ...emptyCart(),
    merchants: [
      {
        merchant: { ...toCartMerchant(testMerchant), ETA: 25, distanceInKm: 1.24, ...merchant },
        items: lines,
        comment: '',
      },
    ],
    scheduledOrder: scheduled
      ? {
          isScheduledOrder: true,
          windowStartTime: '2026-11-22T11:00:00.000Z',
          windowEndTime: '2026-11-22T11:30:00.000Z',
          formattedDisplayDate: 'Sun, 22 Nov',
          formattedDisplayTime: '19:00 – 19:30',
          error: null,
          ...scheduled,
        }
      : null,
    dineInInfo: table
      ? {
          tableID: `T-${table}`,
          merchants: { [testMerchant.ID]: { eaterCount: 2, tableNumber: table } },
        }
      : null,
  }
}
