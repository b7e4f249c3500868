// Cambodia: demo places in Phnom Penh, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { kafeRomduol } from './kafe-romduol.ts'
import { numBanhChokYeayMom } from './num-banh-chok-yeay-mom.ts'
import { numPangCorner } from './num-pang-corner.ts'
import { phteahBayMakSrey } from './phteah-bay-mak-srey.ts'
import { treyAng } from './trey-ang.ts'

const city = { city: 'Phnom Penh', cityID: 'kh-phnom-penh' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'kh',
  places: [
    { id: 'kh-independence', name: 'Independence Monument', ...city, latitude: 11.5564, longitude: 104.9282 },
    { id: 'kh-bkk1', name: 'BKK1', ...city, latitude: 11.5502, longitude: 104.9257 },
    { id: 'kh-riverside', name: 'Riverside, Sisowath Quay', ...city, latitude: 11.5701, longitude: 104.9305 },
    { id: 'kh-central-market', name: 'Central Market', ...city, latitude: 11.5696, longitude: 104.9211 },
    { id: 'kh-russian-market', name: 'Russian Market', ...city, latitude: 11.5404, longitude: 104.9157 },
    { id: 'kh-olympic', name: 'Olympic Stadium', ...city, latitude: 11.5583, longitude: 104.9118 },
    { id: 'kh-tonle-bassac', name: 'Tonle Bassac', ...city, latitude: 11.5489, longitude: 104.9342 },
    { id: 'kh-toul-kork', name: 'Toul Kork', ...city, latitude: 11.5769, longitude: 104.8993 },
  ],
  promos: [
    { code: 'CHHNGANH20', basisPoints: 2_000, amountInMinor: 0, cap: 250, minSubtotal: 800, description: '20% off from US$ 8, at most US$ 2.50' },
    { code: 'PHNOM1', basisPoints: 0, amountInMinor: 100, cap: 100, minSubtotal: 600, description: 'US$ 1 off from US$ 6' },
  ],
  merchants: [phteahBayMakSrey, numBanhChokYeayMom, treyAng, numPangCorner, kafeRomduol],
}
