// Myanmar: demo places in Yangon, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { bahanCurryPot } from './bahan-curry-pot.ts'
import { dawHlaMohinga } from './daw-hla-mohinga.ts'
import { inlayPaPa } from './inlay-pa-pa.ts'
import { koPhyoTeaCorner } from './ko-phyo-tea-corner.ts'
import { nineLanternsWok } from './nine-lanterns-wok.ts'

const city = { city: 'Yangon', cityID: 'mm-yangon' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'mm',
  places: [
    { id: 'mm-sule', name: 'Sule Pagoda, Downtown', ...city, latitude: 16.7745, longitude: 96.1588 },
    { id: 'mm-bogyoke-market', name: 'Bogyoke Market', ...city, latitude: 16.7804, longitude: 96.1547 },
    { id: 'mm-bahan', name: 'Bahan', ...city, latitude: 16.8117, longitude: 96.1545 },
    { id: 'mm-shwedagon', name: 'Shwedagon East Gate', ...city, latitude: 16.7986, longitude: 96.1526 },
    { id: 'mm-kandawgyi', name: 'Kandawgyi Lake', ...city, latitude: 16.7953, longitude: 96.1644 },
    { id: 'mm-sanchaung', name: 'Sanchaung', ...city, latitude: 16.8043, longitude: 96.1345 },
    { id: 'mm-botahtaung', name: 'Botahtaung', ...city, latitude: 16.7683, longitude: 96.1727 },
    { id: 'mm-yankin', name: 'Yankin', ...city, latitude: 16.8304, longitude: 96.1632 },
  ],
  promos: [
    { code: 'YANGON15', basisPoints: 1_500, amountInMinor: 0, cap: 300_000, minSubtotal: 1_200_000, description: '15% off from K 12,000, at most K 3,000' },
    { code: 'SAR1500', basisPoints: 0, amountInMinor: 150_000, cap: 150_000, minSubtotal: 1_000_000, description: 'K 1,500 off from K 10,000' },
  ],
  merchants: [dawHlaMohinga, inlayPaPa, koPhyoTeaCorner, bahanCurryPot, nineLanternsWok],
}
