// Serving times of menu categories: dishes that are sold at some hours of the week only.
import type { MenuCategory, Merchant, OpeningHours } from './merchant.ts'
import { isOpenAt, nextOpening } from './opening-hours.ts'

type ServingTimes = Pick<MenuCategory, 'servedAt'>

/** Whether dishes of the category are sold at the instant. Without serving times, always. */
export function isServedAt({ servedAt }: ServingTimes, timeZone: string, at: Date): boolean {
  return !servedAt || isOpenAt({ timeZone, weekly: servedAt }, at)
}

/** When dishes of the category are sold next; null if they are sold at the instant or never. */
export function nextServing({ servedAt }: ServingTimes, timeZone: string, at: Date): Date | null {
  return servedAt ? nextOpening({ timeZone, weekly: servedAt }, at) : null
}

export function hasServingTimes({ menu }: Pick<Merchant, 'menu'>): boolean {
  return menu.categories.some(({ servedAt }) => servedAt !== undefined)
}

/**
 * Returns the merchant with the dishes that are not sold at the instant marked unavailable, with
 * `servedFrom`, the time at which they are sold next. Returns the same merchant if all are sold.
 * `at` is the start of the window of a scheduled order, otherwise the current time.
 */
export function atServingTime<Shown extends Pick<Merchant, 'menu' | 'openingHours'>>(
  merchant: Shown,
  at: Date,
): Shown {
  const { timeZone }: Pick<OpeningHours, 'timeZone'> = merchant.openingHours
  const { menu } = merchant
  if (menu.categories.every((category) => isServedAt(category, timeZone, at))) return merchant
  const categories = menu.categories.map((category): MenuCategory => {
    if (isServedAt(category, timeZone, at)) return category
    const servedFrom = nextServing(category, timeZone, at)?.toISOString()
    return {
      ...category,
      items: category.items.map((dish) => ({
        ...dish,
        available: false,
        ...(servedFrom && dish.available ? { servedFrom } : {}),
      })),
    }
  })
  return { ...merchant, menu: { ...menu, categories } }
}
