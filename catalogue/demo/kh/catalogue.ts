// Cambodia: demo places in five cities, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { battambang } from './battambang.ts'
import { coast } from './coast.ts'
import { firstKitchens } from './first-kitchens.ts'
import { phnomPenhNorth } from './phnom-penh-north.ts'
import { phnomPenhSouth } from './phnom-penh-south.ts'
import { siemReap } from './siem-reap.ts'

const city = { city: 'Phnom Penh', cityID: 'kh-phnom-penh' }
const angkor = { city: 'Siem Reap', cityID: 'kh-siem-reap' }
const sangker = { city: 'Battambang', cityID: 'kh-battambang' }
const pepper = { city: 'Kampot', cityID: 'kh-kampot' }
const harbour = { city: 'Sihanoukville', cityID: 'kh-sihanoukville' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'kh',
  places: [
    {
      id: 'kh-independence',
      name: 'Independence Monument',
      ...city,
      latitude: 11.5564,
      longitude: 104.9282,
    },
    { id: 'kh-bkk1', name: 'BKK1', ...city, latitude: 11.5502, longitude: 104.9257 },
    {
      id: 'kh-riverside',
      name: 'Riverside, Sisowath Quay',
      ...city,
      latitude: 11.5701,
      longitude: 104.9305,
    },
    {
      id: 'kh-central-market',
      name: 'Central Market',
      ...city,
      latitude: 11.5696,
      longitude: 104.9211,
    },
    {
      id: 'kh-russian-market',
      name: 'Russian Market',
      ...city,
      latitude: 11.5404,
      longitude: 104.9157,
    },
    { id: 'kh-olympic', name: 'Olympic Stadium', ...city, latitude: 11.5583, longitude: 104.9118 },
    {
      id: 'kh-tonle-bassac',
      name: 'Tonle Bassac',
      ...city,
      latitude: 11.5489,
      longitude: 104.9342,
    },
    { id: 'kh-toul-kork', name: 'Toul Kork', ...city, latitude: 11.5769, longitude: 104.8993 },
    { id: 'kh-wat-phnom', name: 'Wat Phnom', ...city, latitude: 11.5763, longitude: 104.9231 },
    {
      id: 'kh-boeung-trabek',
      name: 'Boeung Trabek',
      ...city,
      latitude: 11.5372,
      longitude: 104.9201,
    },
    { id: 'kh-old-market', name: 'Old Market', ...angkor, latitude: 13.3543, longitude: 103.8558 },
    { id: 'kh-wat-bo', name: 'Wat Bo', ...angkor, latitude: 13.3585, longitude: 103.863 },
    { id: 'kh-psar-leu', name: 'Psar Leu', ...angkor, latitude: 13.3645, longitude: 103.8765 },
    { id: 'kh-psar-nat', name: 'Psar Nat', ...sangker, latitude: 13.1035, longitude: 103.199 },
    { id: 'kh-wat-kor', name: 'Wat Kor', ...sangker, latitude: 13.0838, longitude: 103.1981 },
    {
      id: 'kh-kampot-old-market',
      name: 'Kampot Old Market',
      ...pepper,
      latitude: 10.6112,
      longitude: 104.1812,
    },
    {
      id: 'kh-durian-circle',
      name: 'Durian Roundabout',
      ...pepper,
      latitude: 10.6131,
      longitude: 104.1834,
    },
    {
      id: 'kh-ochheuteal',
      name: 'Ochheuteal Beach',
      ...harbour,
      latitude: 10.6068,
      longitude: 103.5277,
    },
    {
      id: 'kh-golden-lions',
      name: 'Golden Lions',
      ...harbour,
      latitude: 10.6112,
      longitude: 103.529,
    },
  ],
  promos: [
    {
      code: 'CHHNGANH20',
      basisPoints: 2_000,
      amountInMinor: 0,
      cap: 250,
      minSubtotal: 800,
      description: '20% off from US$ 8, at most US$ 2.50',
    },
    {
      code: 'PHNOM1',
      basisPoints: 0,
      amountInMinor: 100,
      cap: 100,
      minSubtotal: 600,
      description: 'US$ 1 off from US$ 6',
    },
  ],
  merchants: [
    ...firstKitchens,
    ...phnomPenhNorth,
    ...phnomPenhSouth,
    ...siemReap,
    ...battambang,
    ...coast,
  ],
}
