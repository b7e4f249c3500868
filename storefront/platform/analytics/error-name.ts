// Names of the refusals that analytics counts.
import type { errorNames } from '@tingkat/contract/event-catalogue'

const names: Record<string, (typeof errorNames)[number]> = {
  order_value_exceeded: 'basket size exceeded',
  food_err_order_item_not_available: 'item unavailable',
}

/** Returns undefined for a refusal that is not counted. */
export const trackedErrorName = (code: string): (typeof errorNames)[number] | undefined =>
  Object.hasOwn(names, code) ? names[code] : undefined
