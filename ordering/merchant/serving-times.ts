// Rules for the serving times of menu categories: the hours of the week at which their dishes are
// sold.
import type { Dish, MenuCategory, Merchant } from './merchant.ts'
import { isOpenAt, nextOpening } from './opening-hours.ts'

type ServingTimes = Pick<MenuCategory, 'servedAt'>

/** Whether dishes of the category are sold at the instant. Without serving times, always. */
export function isServedAt({ servedAt }: ServingTimes, timeZone: string, at: Date): boolean {
  return !servedAt || isOpenAt({ timeZone, weekly: servedAt }, at)
}

/**
 * Returns when dishes of the category are sold next; null if they are sold at the instant or never.
 */
export function nextServing({ servedAt }: ServingTimes, timeZone: string, at: Date): Date | null {
  return servedAt ? nextOpening({ timeZone, weekly: servedAt }, at) : null
}

/**
 * Returns the merchant with dishes that are not sold at the instant marked unavailable;
 * their `servedFrom` is the time at which they are sold next. Removes such a mark from
 * dishes that are sold at the instant. Returns the same merchant if nothing changes.
 * `at` is the start of the window of a scheduled order, otherwise the current time.
 */
export function atServingTime<Shown extends Pick<Merchant, 'menu' | 'openingHours'>>(
  merchant: Shown,
  at: Date,
): Shown {
  const { menu, openingHours } = merchant
  let isChanged = false
  const categories = menu.categories.map((category): MenuCategory => {
    if (!category.servedAt) return category
    const isServed = isServedAt(category, openingHours.timeZone, at)
    const isRight = category.items.every((dish) =>
      isServed ? dish.servedFrom === undefined : !dish.available,
    )
    if (isRight) return category
    isChanged = true
    const next = nextServing(category, openingHours.timeZone, at)?.toISOString() ?? neverServed
    return {
      ...category,
      items: category.items.map((dish) => (isServed ? unmark(dish) : mark(dish, next))),
    }
  })
  return isChanged ? { ...merchant, menu: { ...menu, categories } } : merchant
}

/** Value of `servedFrom` of a dish that will not be served again. */
export const neverServed = ''

function unmark(dish: Dish): Dish {
  if (dish.servedFrom === undefined) return dish
  const { servedFrom: _servedFrom, ...unmarked } = dish
  return { ...unmarked, available: true }
}

/**
 * Marks a dish as not sold now. A dish that is already sold out gets no `servedFrom`, because it
 * will still be sold out at its serving time.
 */
const mark = (dish: Dish, servedFrom: string): Dish =>
  dish.available ? { ...dish, available: false, servedFrom } : dish
