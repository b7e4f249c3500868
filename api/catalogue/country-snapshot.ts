// One country's merchants, ready to be asked: by id, near a point, by rating, by words.
import type { Country } from '@tingkat/ordering/country'
import type { Merchant } from '@tingkat/ordering/merchant'
import type { PromoRule } from '@tingkat/ordering/quote'

export type CountrySnapshot = {
  country: Country
  version: number
  merchants: ReadonlyMap<string, Merchant>
  promos: readonly PromoRule[]
}
