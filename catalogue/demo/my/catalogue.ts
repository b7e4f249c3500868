// Malaysia: demo places in five cities, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { firstKitchens } from './first-kitchens.ts'
import { georgeTown } from './george-town.ts'
import { ipoh } from './ipoh.ts'
import { johorBahru } from './johor-bahru.ts'
import { kualaLumpur } from './kuala-lumpur.ts'
import { petalingJaya } from './petaling-jaya.ts'

const city = { city: 'Kuala Lumpur', cityID: 'my-kuala-lumpur' }
const pj = { city: 'Petaling Jaya', cityID: 'my-petaling-jaya' }
const penang = { city: 'George Town', cityID: 'my-george-town' }
const perak = { city: 'Ipoh', cityID: 'my-ipoh' }
const johor = { city: 'Johor Bahru', cityID: 'my-johor-bahru' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'my',
  places: [
    {
      id: 'my-bukit-bintang',
      name: 'Bukit Bintang',
      ...city,
      latitude: 3.1466,
      longitude: 101.7108,
    },
    { id: 'my-klcc', name: 'KLCC', ...city, latitude: 3.1579, longitude: 101.7116 },
    { id: 'my-kampung-baru', name: 'Kampung Baru', ...city, latitude: 3.1636, longitude: 101.7065 },
    { id: 'my-chinatown', name: 'Petaling Street', ...city, latitude: 3.1446, longitude: 101.6977 },
    { id: 'my-brickfields', name: 'Brickfields', ...city, latitude: 3.1296, longitude: 101.6862 },
    { id: 'my-chow-kit', name: 'Chow Kit', ...city, latitude: 3.1671, longitude: 101.6985 },
    { id: 'my-trx', name: 'Tun Razak Exchange', ...city, latitude: 3.1425, longitude: 101.7203 },
    { id: 'my-bangsar', name: 'Bangsar', ...city, latitude: 3.1301, longitude: 101.6717 },
    { id: 'my-uptown', name: 'Damansara Uptown', ...pj, latitude: 3.1355, longitude: 101.6231 },
    { id: 'my-ss2', name: 'SS2', ...pj, latitude: 3.1186, longitude: 101.6216 },
    { id: 'my-chulia', name: 'Lebuh Chulia', ...penang, latitude: 5.4186, longitude: 100.337 },
    { id: 'my-gurney', name: 'Gurney Drive', ...penang, latitude: 5.437, longitude: 100.31 },
    { id: 'my-pulau-tikus', name: 'Pulau Tikus', ...penang, latitude: 5.4315, longitude: 100.3115 },
    {
      id: 'my-ipoh-old-town',
      name: 'Ipoh Old Town',
      ...perak,
      latitude: 4.597,
      longitude: 101.076,
    },
    {
      id: 'my-ipoh-new-town',
      name: 'Ipoh New Town',
      ...perak,
      latitude: 4.5935,
      longitude: 101.0845,
    },
    {
      id: 'my-jb-old-streets',
      name: 'Jalan Tan Hiok Nee',
      ...johor,
      latitude: 1.4577,
      longitude: 103.764,
    },
    { id: 'my-jb-pelangi', name: 'Taman Pelangi', ...johor, latitude: 1.483, longitude: 103.776 },
    { id: 'my-jb-larkin', name: 'Larkin', ...johor, latitude: 1.495, longitude: 103.743 },
  ],
  promos: [
    {
      code: 'MAKAN20',
      basisPoints: 2_000,
      amountInMinor: 0,
      cap: 1_000,
      minSubtotal: 3_000,
      description: '20% off from RM 30, at most RM 10',
    },
    {
      code: 'JIMAT5',
      basisPoints: 0,
      amountInMinor: 500,
      cap: 500,
      minSubtotal: 2_500,
      description: 'RM 5 off from RM 25',
    },
  ],
  merchants: [
    ...firstKitchens,
    ...kualaLumpur,
    ...petalingJaya,
    ...georgeTown,
    ...ipoh,
    ...johorBahru,
  ],
}
