// Singapore: demo places in the towns of the island, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { central } from './central.ts'
import { east } from './east.ts'
import { firstKitchens } from './first-kitchens.ts'
import { north } from './north.ts'
import { west } from './west.ts'

const city = { city: 'Singapore', cityID: 'sg-singapore' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'sg',
  places: [
    { id: 'sg-tiong-bahru', name: 'Tiong Bahru', ...city, latitude: 1.2863, longitude: 103.8281 },
    { id: 'sg-chinatown', name: 'Chinatown', ...city, latitude: 1.2838, longitude: 103.8443 },
    {
      id: 'sg-raffles-place',
      name: 'Raffles Place',
      ...city,
      latitude: 1.284,
      longitude: 103.8514,
    },
    { id: 'sg-orchard', name: 'Orchard', ...city, latitude: 1.304, longitude: 103.8318 },
    { id: 'sg-kampong-glam', name: 'Kampong Glam', ...city, latitude: 1.302, longitude: 103.859 },
    { id: 'sg-queenstown', name: 'Queenstown', ...city, latitude: 1.2942, longitude: 103.8061 },
    {
      id: 'sg-holland-village',
      name: 'Holland Village',
      ...city,
      latitude: 1.3112,
      longitude: 103.7961,
    },
    { id: 'sg-harbourfront', name: 'HarbourFront', ...city, latitude: 1.2653, longitude: 103.8219 },
    { id: 'sg-little-india', name: 'Little India', ...city, latitude: 1.3066, longitude: 103.8518 },
    { id: 'sg-katong', name: 'Katong', ...city, latitude: 1.3058, longitude: 103.9038 },
    { id: 'sg-geylang', name: 'Geylang', ...city, latitude: 1.3138, longitude: 103.8796 },
    { id: 'sg-bedok', name: 'Bedok', ...city, latitude: 1.3236, longitude: 103.9273 },
    { id: 'sg-tampines', name: 'Tampines', ...city, latitude: 1.3525, longitude: 103.9447 },
    { id: 'sg-toa-payoh', name: 'Toa Payoh', ...city, latitude: 1.3326, longitude: 103.8474 },
    { id: 'sg-bishan', name: 'Bishan', ...city, latitude: 1.3508, longitude: 103.8485 },
    { id: 'sg-ang-mo-kio', name: 'Ang Mo Kio', ...city, latitude: 1.3691, longitude: 103.8494 },
    { id: 'sg-serangoon', name: 'Serangoon', ...city, latitude: 1.3502, longitude: 103.873 },
    { id: 'sg-hougang', name: 'Hougang', ...city, latitude: 1.3713, longitude: 103.8924 },
    { id: 'sg-clementi', name: 'Clementi', ...city, latitude: 1.3151, longitude: 103.7652 },
    { id: 'sg-jurong-east', name: 'Jurong East', ...city, latitude: 1.3331, longitude: 103.7423 },
    { id: 'sg-bukit-timah', name: 'Bukit Timah', ...city, latitude: 1.3415, longitude: 103.7757 },
  ],
  promos: [
    {
      code: 'NOODLE30',
      basisPoints: 3_000,
      amountInMinor: 0,
      cap: 800,
      minSubtotal: 2_000,
      description: '30% off from S$ 20, at most S$ 8',
    },
    {
      code: 'MAKAN5',
      basisPoints: 0,
      amountInMinor: 500,
      cap: 500,
      minSubtotal: 2_500,
      description: 'S$ 5 off from S$ 25',
    },
  ],
  merchants: [...firstKitchens, ...central, ...east, ...north, ...west],
}
