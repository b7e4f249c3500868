// Singapore's demo catalogue with tables in the kitchen that never closes: a journey at a table must not depend on the hour.
import { catalogue } from '@tingkat/catalogue/demo/sg/catalogue'
import { tables } from '@tingkat/catalogue/demo/menu'

/** As a catalogue file holds it. */
export const tableCatalogue = {
  ...catalogue,
  merchants: catalogue.merchants.map(merchant => merchant.ID === 'sg-m1' ? { ...merchant, tables: tables(merchant.ID, 6) } : merchant),
}
