// Tells which refusals analytics counts, and under which names.
import type { errorNames } from '@tingkat/contract/event-catalogue'

const names: Record<string, (typeof errorNames)[number]> = {
  order_value_exceeded: 'basket size exceeded',
  food_err_order_item_not_available: 'item unavailable',
}

/** Returns the name of the refusal with this code; undefined if analytics does not count it. */
export const trackedErrorName = (code: string): (typeof errorNames)[number] | undefined =>
  Object.hasOwn(names, code) ? names[code] : undefined
