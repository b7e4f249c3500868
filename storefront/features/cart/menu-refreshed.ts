// Stores whether a menu change has modified the cart, until the eater dismisses the tooltip that
// reports the change.
import { createStored, type Stored } from '../../platform/storage/stored.ts'

const stores = new Map<string, Stored<true>>()

export function menuRefreshed(countryCode: string): Stored<true> {
  let stored = stores.get(countryCode)
  if (!stored)
    stores.set(
      countryCode,
      (stored = createStored(`menu-refreshed.${countryCode}`, (value) => value === true || null)),
    )
  return stored
}
