// Singapore's demo catalogue for journeys, which must not depend on the hour: tables in the kitchen that never closes, two more that never close, and one of a thousand dishes.
import { catalogue } from '@tingkat/catalogue/demo/sg/catalogue'
import { aroundTheClock } from '@tingkat/catalogue/demo/hours'
import { tables } from '@tingkat/catalogue/demo/menu'
import { longMerchant } from './long-menu.ts'

// One takes orders up to a limit, the other is not connected.
const neverClosed = new Set(['sg-m2', 'sg-m4'])

/** As a catalogue file holds it. */
export const tableCatalogue = {
  ...catalogue,
  merchants: [
    ...catalogue.merchants.map((merchant) => {
      if (merchant.ID === 'sg-m1') return { ...merchant, tables: tables(merchant.ID, 6) }
      return neverClosed.has(merchant.ID)
        ? { ...merchant, openingHours: aroundTheClock('Asia/Singapore') }
        : merchant
    }),
    longMerchant,
  ],
}
