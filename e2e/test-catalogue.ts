// Singapore's demo catalogue for journeys that must not depend on the time of day: tables at the
// first merchant, three more merchants that never close, and one merchant with a thousand dishes.
import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
import { aroundTheClock } from '@tingkat/catalogue/demo/hours'
import { longMerchant } from './long-menu.ts'

// sg-m2 has an order limit; sg-m4 is not integrated; sg-m6 takes scheduled orders only.
const neverClosed = new Set(['sg-m2', 'sg-m4', 'sg-m6'])

const catalogue = await demoCatalogue('sg')

const tables = Array.from({ length: 6 }, (_, index) => ({
  tableID: `sg-m1-t${index + 1}`,
  tableNumber: String(index + 1),
}))

/** The test catalogue, in the format of a catalogue file. */
export const testCatalogue = {
  ...catalogue,
  merchants: [
    ...catalogue.merchants.map((merchant) => {
      if (merchant.ID === 'sg-m1') return { ...merchant, tables }
      return neverClosed.has(merchant.ID)
        ? { ...merchant, openingHours: aroundTheClock('Asia/Singapore') }
        : merchant
    }),
    longMerchant,
  ],
}
