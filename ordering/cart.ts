// The cart: every rule that changes it. Nothing here mutates its input.
export type { Cart, CartItem, CartMerchant, CartMerchantEntry, DineInInfo, Profile, ScheduledOrder } from './cart-shape.ts'
export { instructionsMax, lineQuantityMax } from './cart-shape.ts'
