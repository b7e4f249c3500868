// Computes the price quote of a request from current menus.
import type { Cart, CartMerchantEntry } from '../cart/cart-shape.ts'
import type { Country } from '../country/country.ts'
import { displayUnitOf } from '../currency.ts'
import { validateInstructions } from '../dish/dish.ts'
import { deliveryFee, isDeliveryFree } from './delivery-fee.ts'
import { checkTip } from './tip.ts'
import { applyPromos, smallOrderFee } from './fees.ts'
import { distanceBetween, isDeliverable, type Point } from '../location/location.ts'
import { isClosed, type MenuIndex, type Merchant, isOnDemandBlocked } from '../merchant/merchant.ts'
import { sum } from '../money.ts'
import { opensAfter } from '../merchant/live-ends.ts'
import { isOpenAt, nextOpening } from '../merchant/opening-hours.ts'
import { atServingTime } from '../merchant/serving-times.ts'
import { hasDelivery, type OrderPath } from '../order/order-states.ts'
import { checkPickup } from '../order/pickup.ts'
import { paymentTypeIDOf } from '../payment/payment.ts'
import { priceFood, type PricedFood } from './quote-food.ts'
import { composeQuote } from './quote-lines.ts'
import type { PriceQuote, PromoRule, QuoteRequest, QuoteSummary } from './quote-shape.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { isWindowOffered, nextWindow, toScheduledTime } from '../schedule.ts'

// Re-exported, so that callers import quotes and their types from one module.
export type {
  FeeLine,
  PriceQuote,
  PromoRule,
  QuotedItem,
  QuoteRequest,
  QuoteSummary,
} from './quote-shape.ts'

type Lookup<Value> = ReadonlyMap<string, Value> | ((merchantID: string) => Value | undefined)

export type QuoteInput = {
  request: QuoteRequest
  merchants: Lookup<Merchant>
  /** Indexes of menus, from `indexMenu`; without an index, each look-up searches the menu. */
  menus?: Lookup<MenuIndex>
  country: Country
  /**
   * The delivery address; null for an order at a table, for pickup, or if it is unknown. Without
   * it, the quote has no delivery fee.
   */
  start: Point | null
  promos: readonly PromoRule[]
  now: Date
  path: OrderPath
  testingMerchants?: readonly string[]
  /** Whether the country offers tips; false by default. */
  tips?: boolean
}

/**
 * Returns the quote, whose `breakdowns` sum to `totalQuote.reducedPriceV2`.
 * Otherwise returns the first refusal: of the comment, a merchant (see
 * `quoteMerchant`), the order value, a promo or the tip.
 */
export function priceQuote(input: QuoteInput): PriceQuote | Refusal {
  const { request, country } = input
  if (!request.merchants.length) return refuse('empty_cart')
  const tooLong = validateInstructions(request.comment)
  if (tooLong) return tooLong
  const foods: PricedFood[] = []
  const delivery = { full: 0, charged: 0 }
  let limit = Infinity
  for (const requested of request.merchants) {
    const merchant = lookUp(input.merchants, requested.ID)
    if (merchant?.countryCode.toLowerCase() !== country.code)
      return refuse('merchant_not_found', { merchantID: requested.ID })
    const food = quoteMerchant(input, requested, merchant)
    if (isRefusal(food)) return food
    foods.push(food)
    const fee = deliveryFeeOf(input, merchant)
    delivery.full += fee
    // A merchant's free delivery depends only on the food of this merchant.
    delivery.charged += isDeliveryFree(merchant, food.charged) ? 0 : fee
    if (merchant.menu.menuMeta.orderValueLimit > 0)
      limit = Math.min(limit, merchant.menu.menuMeta.orderValueLimit)
  }
  const charged = sum(foods.map((food) => food.charged))
  if (charged > limit)
    return refuse('order_value_exceeded', {
      orderLimit: limit,
      currency: country.currency,
      subtotal: charged,
    })
  const promos = applyPromos(
    request.promoCode,
    input.promos,
    charged,
    displayUnitOf(country.currency),
  )
  if (isRefusal(promos))
    return refuse(promos.refused, { ...promos.context, currency: country.currency })
  const tip = readTip(input, charged)
  if (isRefusal(tip)) return tip
  // Only deliveries have a small-order fee.
  const smallOrder = hasDelivery(input.path) ? smallOrderFee(country.fees, charged) : 0
  return composeQuote(
    { foods, delivery, platform: country.fees.platform, smallOrder, tip, promos },
    country,
  )
}

/** Returns the requested tip, or a refusal if it is higher than the price of the food. */
function readTip({ request, country, tips, path }: QuoteInput, charged: number): number | Refusal {
  const tip = request.tipInMinor ?? 0
  return checkTip(tip, { limit: tips && hasDelivery(path) ? charged : 0, country }) ?? tip
}

/** Checks opening hours, distance and comment, then prices the food. Returns the first refusal. */
function quoteMerchant(
  input: QuoteInput,
  requested: QuoteRequest['merchants'][number],
  merchant: Merchant,
): PricedFood | Refusal {
  const refusal =
    checkTime(input, merchant) ??
    checkReach(input, merchant) ??
    validateInstructions(requested.comment)
  if (refusal) return refusal
  const { scheduledTime } = input.request
  const servedAt = scheduledTime ? new Date(scheduledTime.from) : input.now
  const served = atServingTime(merchant, servedAt)
  // The menu index ignores serving times, so it is not used while the dishes of some category are
  // not sold.
  const menu = served === merchant ? input.menus && lookUp(input.menus, requested.ID) : undefined
  return priceFood(requested, served, menu, input.country)
}

/**
 * Returns the delivery fee in minor units, as if delivery
 * were never free; 0 without a delivery address.
 */
function deliveryFeeOf({ start, path, country }: QuoteInput, merchant: Merchant): number {
  if (!start || !hasDelivery(path)) return 0
  return deliveryFee(country.fees, distanceBetween(start, merchant.latlng))
}

const lookUp = <Value>(from: Lookup<Value>, merchantID: string) =>
  typeof from === 'function' ? from(merchantID) : from.get(merchantID)

function checkTime({ request, now, path }: QuoteInput, merchant: Merchant): Refusal | null {
  const { ID: merchantID, name, openingHours: hours, preparationMinutes, pause } = merchant
  if (request.scheduledTime) {
    const input = { hours, preparationMinutes, now, pause }
    // An order at a table cannot be scheduled.
    if (path !== 'table' && isWindowOffered(input, request.scheduledTime)) return null
    return refuse('slot_unavailable', {
      merchantID,
      time: path === 'table' ? null : (nextWindow(input)?.from ?? null),
    })
  }
  if (isOnDemandBlocked(merchant)) return refuse('on_demand_blocked', { merchantID, name })
  return pause || isClosed(merchant) || !isOpenAt(hours, now) ? closedRefusal(merchant, now) : null
}

/**
 * Returns the refusal for a closed merchant. `opensAt` is the time from which the merchant
 * accepts orders, null if unknown. During a pause the refusal also has its `reason` and `note`.
 */
export function closedRefusal(
  merchant: Pick<Merchant, 'ID' | 'name' | 'openingHours' | 'pause'>,
  now: Date,
): Refusal {
  const { ID: merchantID, name, pause } = merchant
  return refuse('food_err_order_merchant_closed', {
    merchantID,
    name,
    opensAt: opensAtOf(merchant, now)?.toISOString() ?? null,
    ...(pause ? { reason: pause.reason } : {}),
    ...(pause?.note === undefined ? {} : { note: pause.note }),
  })
}

/**
 * Returns when a closed merchant accepts orders again. Returns null if that is
 * unknown, because the merchant is unreachable or staff have closed it without an end.
 */
export function opensAtOf(
  { openingHours, pause }: Pick<Merchant, 'openingHours' | 'pause'>,
  now: Date,
): Date | null {
  if (pause) return pause.until === null ? null : opensAfter(openingHours, new Date(pause.until))
  return isClosed({ openingHours }) ? null : nextOpening(openingHours, now)
}

function checkReach(
  { start, path, testingMerchants }: QuoteInput,
  merchant: Merchant,
): Refusal | null {
  if (path === 'pickup') return checkPickup(merchant)
  if (path === 'table' || !start || isDeliverable(merchant, start, testingMerchants)) return null
  return refuse('too_far', {
    merchantID: merchant.ID,
    name: merchant.name,
    distance: Math.round(distanceBetween(start, merchant.latlng)),
    radius: merchant.radius,
  })
}

/** Returns the amounts of the quote's fee summary. */
export function summariseQuote(quote: PriceQuote): QuoteSummary {
  const integrated = quote.merchants[0]?.orderType === 'INTEGRATED'
  const { foodQuote } = quote
  return {
    subtotal: (integrated ? foodQuote.priceAfterCampaignInMinorUnitV2 : foodQuote.priceV2)
      .amountInMinor,
    inclTax: integrated ? foodQuote.inclTaxV2.amountInMinor : 0,
    tax: foodQuote.taxV2.amountInMinor,
    promo: sum(quote.promoCodes.map((promo) => promo.promoAmountV2.amountInMinor)),
    delivery: quote.deliveryQuote.reducedPriceV2.amountInMinor,
    misc: 0,
    total: quote.totalQuote.reducedPriceV2.amountInMinor,
    originalTotal: quote.totalQuote.priceV2.amountInMinor,
    otherFees: quote.otherFees,
    breakdowns: quote.breakdowns,
    freeItems: quote.campaigns.flatMap(({ freeItem }) => (freeItem ? [freeItem] : [])),
  }
}

/** Converts a cart to a quote request, without free items and lines with a quantity of 0. */
export function toQuoteRequest(
  cart: Cart,
  { usedCampaignIDs }: { usedCampaignIDs: readonly string[] },
): QuoteRequest {
  const scheduled = toScheduledTime(cart.scheduledOrder)
  return {
    merchants: cart.merchants.map(toRequestedMerchant),
    paymentTypeID: paymentTypeIDOf(cart.paymentType),
    promoCode: [...cart.promoCodes],
    comment: cart.comment,
    campaignIDs: [...usedCampaignIDs],
    campaignList: campaignsOf(cart),
    enterprise: cart.profile,
    scheduledTime: scheduled && {
      from: scheduled.from,
      to: scheduled.to,
      available: scheduled.available,
      reason: scheduled.reason,
    },
  }
}

function toRequestedMerchant({
  merchant,
  comment,
  items,
}: CartMerchantEntry): QuoteRequest['merchants'][number] {
  const requestedItems = items
    .filter((item) => item.quantity > 0 && !item.isFreeItem)
    .map((item) => ({
      ID: item.ID,
      quantity: item.quantity,
      comment: item.comment,
      modifierGroups: item.modifierGroups
        .map((group) => ({
          ID: group.ID,
          modifiers: group.modifiers
            .filter((modifier) => modifier.quantity > 0)
            .map(({ ID, quantity }) => ({ ID, quantity })),
        }))
        .filter((group) => group.modifiers.length > 0),
    }))
  return { ID: merchant.ID, section: merchant.section, comment, items: requestedItems }
}

function campaignsOf(cart: Cart): QuoteRequest['campaignList'] {
  const campaigns = new Map<string, string>()
  for (const { items } of cart.merchants)
    for (const item of items) if (item.campaignID) campaigns.set(item.campaignID, item.campaignName)
  return [...campaigns].map(([ID, name]) => ({ ID, name }))
}
