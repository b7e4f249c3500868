// That a country's home had something to order again in this browser: the page keeps a place for it before anybody is asked.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { reorderShownKey } from '../../../platform/site/mode-script.ts'
import { createStored, type Stored } from '../../../platform/storage/stored.ts'

const stores = new Map<CountryCode, Stored<true>>()

function storeOf(country: CountryCode): Stored<true> {
  let store = stores.get(country)
  if (!store)
    stores.set(
      country,
      (store = createStored(`${reorderShownKey}${country}`, (value) =>
        value === true ? value : null,
      )),
    )
  return store
}

/** For this page and for the next visit. Says nothing of what was ordered, nor by whom. */
export function rememberReorderShown(country: CountryCode, shown: boolean): void {
  if (storeOf(country).read() !== (shown || null)) storeOf(country).write(shown || null)
  if (shown) document.documentElement.dataset['again'] = ''
  else delete document.documentElement.dataset['again']
}
