// Malaysia: demo places in Kuala Lumpur, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { kopitiamLima } from './kopitiam-lima.ts'
import { laksaNyonyaSeri } from './laksa-nyonya-seri.ts'
import { lorongWok } from './lorong-wok.ts'
import { mamakMalam } from './mamak-malam.ts'
import { nasiLemakMakTeh } from './nasi-lemak-mak-teh.ts'

const city = { city: 'Kuala Lumpur', cityID: 'my-kuala-lumpur' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'my',
  places: [
    { id: 'my-bukit-bintang', name: 'Bukit Bintang', ...city, latitude: 3.1466, longitude: 101.7108 },
    { id: 'my-klcc', name: 'KLCC', ...city, latitude: 3.1579, longitude: 101.7116 },
    { id: 'my-kampung-baru', name: 'Kampung Baru', ...city, latitude: 3.1636, longitude: 101.7065 },
    { id: 'my-chinatown', name: 'Petaling Street', ...city, latitude: 3.1446, longitude: 101.6977 },
    { id: 'my-brickfields', name: 'Brickfields', ...city, latitude: 3.1296, longitude: 101.6862 },
    { id: 'my-chow-kit', name: 'Chow Kit', ...city, latitude: 3.1671, longitude: 101.6985 },
    { id: 'my-trx', name: 'Tun Razak Exchange', ...city, latitude: 3.1425, longitude: 101.7203 },
    { id: 'my-bangsar', name: 'Bangsar', ...city, latitude: 3.1301, longitude: 101.6717 },
  ],
  promos: [
    { code: 'MAKAN20', basisPoints: 2_000, amountInMinor: 0, cap: 1_000, minSubtotal: 3_000, description: '20% off from RM 30, at most RM 10' },
    { code: 'JIMAT5', basisPoints: 0, amountInMinor: 500, cap: 500, minSubtotal: 2_500, description: 'RM 5 off from RM 25' },
  ],
  merchants: [nasiLemakMakTeh, lorongWok, mamakMalam, laksaNyonyaSeri, kopitiamLima],
}
