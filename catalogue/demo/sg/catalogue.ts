// Singapore: demo places, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { bambooBasket } from './bamboo-basket.ts'
import { hainanCorner } from './hainan-corner.ts'
import { laksaLorongLima } from './laksa-lorong-lima.ts'
import { prataJunction } from './prata-junction.ts'
import { satayByLamplight } from './satay-by-lamplight.ts'
import { warungSenja } from './warung-senja.ts'

const city = { city: 'Singapore', cityID: 'sg-singapore' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'sg',
  places: [
    { id: 'sg-tiong-bahru', name: 'Tiong Bahru', ...city, latitude: 1.2863, longitude: 103.8281 },
    { id: 'sg-chinatown', name: 'Chinatown', ...city, latitude: 1.2838, longitude: 103.8443 },
    { id: 'sg-raffles-place', name: 'Raffles Place', ...city, latitude: 1.284, longitude: 103.8514 },
    { id: 'sg-orchard', name: 'Orchard', ...city, latitude: 1.304, longitude: 103.8318 },
    { id: 'sg-kampong-glam', name: 'Kampong Glam', ...city, latitude: 1.302, longitude: 103.859 },
    { id: 'sg-queenstown', name: 'Queenstown', ...city, latitude: 1.2942, longitude: 103.8061 },
    { id: 'sg-holland-village', name: 'Holland Village', ...city, latitude: 1.3112, longitude: 103.7961 },
    { id: 'sg-harbourfront', name: 'HarbourFront', ...city, latitude: 1.2653, longitude: 103.8219 },
  ],
  promos: [
    { code: 'NOODLE30', basisPoints: 3_000, amountInMinor: 0, cap: 800, minSubtotal: 2_000, description: '30% off from S$ 20, at most S$ 8' },
    { code: 'MAKAN5', basisPoints: 0, amountInMinor: 500, cap: 500, minSubtotal: 2_500, description: 'S$ 5 off from S$ 25' },
  ],
  merchants: [warungSenja, hainanCorner, bambooBasket, prataJunction, laksaLorongLima, satayByLamplight],
}
