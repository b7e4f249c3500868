// Remembers per country that the home page showed the reorder row (merchants to order from again),
// so that the next visit reserves its space before the orders are read.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { reorderShownKey } from '../../../platform/site/mode-script.ts'
import { storedByName } from '../../../platform/storage/stored.ts'

const storeOf = storedByName(reorderShownKey, (value) => (value === true ? value : null))

/** Removes the space that this page reserves for the row, for example after a failed request. */
export function releaseReorderSpace(): void {
  delete document.documentElement.dataset['again']
}

/**
 * Reserves the space on this page and stores the flag for the next visit. No order data is stored.
 */
export function rememberReorderShown(country: CountryCode, shown: boolean): void {
  if (storeOf(country).read() !== (shown || null)) storeOf(country).write(shown || null)
  if (shown) document.documentElement.dataset['again'] = ''
  else releaseReorderSpace()
}
