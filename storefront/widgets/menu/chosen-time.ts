// The delivery time that is chosen on a menu. It is in the basket, or in session storage before the
// first dish.
import type { Cart, ScheduledOrder } from '@tingkat/ordering/cart/cart'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useEffect, useState } from 'react'
import { cartStoreOf, useCart } from '../../features/cart/use-cart.ts'
import { useSite } from '../../platform/site/site.tsx'
import { createTabStored, useStored } from '../../platform/storage/stored.ts'

type WaitingTime = { merchantID: string; time: ScheduledOrder }

/**
 * The time that was chosen before the first dish, until the basket takes it. It is in session
 * storage, so that reloading the menu does not lose it.
 */
const waitingTime = createTabStored('waiting-time', (value) => parseWaitingTime(value, new Date()))

/** Returns null for a window that has begun before `now`, and for data of another shape. */
export function parseWaitingTime(value: unknown, now: Date): WaitingTime | null {
  const { merchantID, time } = (value ?? {}) as Partial<WaitingTime>
  const { windowStartTime: start, windowEndTime: end } = time ?? {}
  if (typeof merchantID !== 'string' || !time || typeof end !== 'string') return null
  if (typeof start !== 'string' || !(Date.parse(start) > now.getTime())) return null
  const textOf = (text: unknown) => (typeof text === 'string' ? text.slice(0, textMax) : '')
  return {
    merchantID,
    time: {
      isScheduledOrder: true,
      windowStartTime: start,
      windowEndTime: end,
      formattedDisplayDate: textOf(time.formattedDisplayDate),
      formattedDisplayTime: textOf(time.formattedDisplayTime),
      error: null,
    },
  }
}

// The maximum length of each text of a delivery time, in UTF-16 code units.
const textMax = 100

/**
 * Returns the chosen delivery time and a function that changes it. The time is that of this
 * merchant's basket, or the one chosen before the first dish.
 */
export function useChosenTime(merchant: Merchant) {
  const { country } = useSite()
  const store = cartStoreOf(country.code)
  const cart = useCart(country.code)
  const waiting = useStored(waitingTime)
  const waitingHere = waiting?.merchantID === merchant.ID ? waiting.time : null
  const hasDishes = isCartOf(cart, merchant)
  useEffect(() => {
    const latest = store.read()
    if (!hasDishes || !waitingHere || !latest) return
    waitingTime.write(null)
    store.replace({ ...latest, scheduledOrder: waitingHere })
  }, [store, hasDishes, waitingHere])

  function choose(time: ScheduledOrder | null) {
    const latest = store.read()
    if (latest && isCartOf(latest, merchant)) store.replace({ ...latest, scheduledOrder: time })
    else waitingTime.write(time && { merchantID: merchant.ID, time })
  }

  return { chosen: hasDishes ? (cart?.scheduledOrder ?? null) : waitingHere, choose }
}

const isCartOf = (cart: Cart | null, { ID }: Merchant): boolean =>
  cart?.merchants.some(({ merchant, items }) => merchant.ID === ID && items.length > 0) ?? false

/**
 * Returns the merchant with the dishes that are served at the chosen time, so that an eater who
 * orders ahead can choose them. Without serving times or a chosen time, returns the same merchant.
 */
export function useServedMerchant(merchant: Merchant): Merchant {
  const { chosen } = useChosenTime(merchant)
  const start = chosen?.isScheduledOrder ? (chosen.windowStartTime ?? null) : null
  const [served, setServed] = useState<{ of: Merchant; start: string; merchant: Merchant }>()
  const hasServingTimes = merchant.menu.categories.some(({ servedAt }) => servedAt !== undefined)
  useEffect(() => {
    if (start === null || !hasServingTimes) return undefined
    let isCurrent = true
    // The module that applies serving times is loaded on demand, because most menus have no serving
    // times.
    const serve = async (at: string) => {
      const { atServingTime } = await import('@tingkat/ordering/merchant/serving-times')
      if (isCurrent)
        setServed({ of: merchant, start: at, merchant: atServingTime(merchant, new Date(at)) })
    }
    void serve(start)
    return () => {
      isCurrent = false
    }
  }, [merchant, start, hasServingTimes])
  return served?.of === merchant && served.start === start ? served.merchant : merchant
}
