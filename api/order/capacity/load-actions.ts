// Plans when a merchant with a capacity limit starts to cook an order,
// and lists the delivery windows for which it still has capacity.
import {
  cookFromOf,
  freeWindows,
  placesOf,
  planCookingAt,
  planCookingNow,
  type CookingPlan,
  type MerchantLoad,
} from '@tingkat/ordering/kitchen/cooking-plan'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { quarterOf } from '@tingkat/ordering/merchant/capacity'
import { sum } from '@tingkat/ordering/money'
import { refuse, type Refusal } from '@tingkat/ordering/refusal'
import { scheduleDays } from '@tingkat/ordering/schedule'
import type { Catalogue } from '../../catalogue/snapshot.ts'
import { leadMinutesOf, type QuotedCart } from '../../quote/actions.ts'
import type { LoadStore } from './load-store.ts'

export type LoadPorts = { catalogue: Pick<Catalogue, 'liveOf'>; loads: LoadStore }

// In milliseconds: how far ahead the taken cooking places are read. Delivery windows are offered
// for `scheduleDays`; one more day is a margin.
const searchMs = (scheduleDays + 1) * 86_400_000

/**
 * Returns how many of the merchant's cooking places are taken in each quarter of
 * an hour. Returns null, without a query, if the merchant has no capacity limit.
 */
export async function readLoad(
  { catalogue, loads }: LoadPorts,
  merchant: { country: CountryCode; merchantID: string },
  now: Date,
): Promise<MerchantLoad | null> {
  const { capacity } = catalogue.liveOf(merchant.country).of(merchant.merchantID).live
  if (capacity.length === 0) return null
  const from = new Date(quarterOf(now.getTime()))
  const until = new Date(from.getTime() + searchMs)
  return { capacity, taken: await loads.read(merchant, { from, until }) }
}

type OrderedCart = {
  countryCode: CountryCode
  merchants: readonly { ID: string }[]
  dineInInfo: unknown
}

/**
 * Returns the taken cooking places of the cart's merchant. Returns
 * null for orders at a table, because these take no place.
 */
export async function readLoadOfCart(
  ports: LoadPorts,
  { countryCode, merchants, dineInInfo }: OrderedCart,
  now: Date,
): Promise<MerchantLoad | null> {
  const [merchant] = merchants
  if (!merchant || dineInInfo) return null
  return await readLoad(ports, { country: countryCode, merchantID: merchant.ID }, now)
}

/**
 * Returns when cooking starts, and the quarter of an hour in which the order takes
 * cooking places. If none is free, refuses with merchant_full or, for a scheduled
 * order, slot_unavailable. These refusals name the next free delivery window, or null.
 */
export function planCooking(
  load: MerchantLoad,
  quoted: QuotedCart,
  now: Date,
): CookingPlan | Refusal {
  const { ID: merchantID, name, openingHours: hours, preparationMinutes, pause } = quoted.merchant
  const { scheduledTime } = quoted.request
  const leadMinutes = leadMinutesOf(quoted)
  const places = placesOf(countDishes(quoted))
  const plan = scheduledTime
    ? planCookingAt(load, { hours, places, cookFrom: cookFromOf(scheduledTime, leadMinutes, now) })
    : planCookingNow(load, { hours, places, now })
  if (plan) return plan
  const search = { hours, preparationMinutes, now, pause, leadMinutes, places }
  const [next] = freeWindows(load, search)
  return scheduledTime
    ? refuse('slot_unavailable', { merchantID, time: next?.from ?? null })
    : refuse('merchant_full', { merchantID, name, from: next?.from ?? null, to: next?.to ?? null })
}

/**
 * Returns the minutes that an unscheduled order waits before cooking starts; `{}` without a wait.
 */
export function waitOf(
  plan: CookingPlan | null,
  { request }: Pick<QuotedCart, 'request'>,
  now: Date,
): { waitMinutes?: number } {
  if (!plan || request.scheduledTime) return {}
  const waitMinutes = Math.ceil((plan.cookFrom.getTime() - now.getTime()) / 60_000)
  return waitMinutes > 0 ? { waitMinutes } : {}
}

const countDishes = ({ quote }: Pick<QuotedCart, 'quote'>): number =>
  sum(
    quote.merchants.flatMap(({ items }) =>
      items.map(({ quantity, isFreeItem }) => (isFreeItem ? 0 : quantity)),
    ),
  )
