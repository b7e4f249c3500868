// Myanmar: demo places in Yangon, Mandalay, Taunggyi and Bagan, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { bagan } from './bagan.ts'
import { firstKitchens } from './first-kitchens.ts'
import { mandalay } from './mandalay.ts'
import { taunggyi } from './taunggyi.ts'
import { yangonEast } from './yangon-east.ts'
import { yangonLakes } from './yangon-lakes.ts'
import { yangonOldTown } from './yangon-old-town.ts'

const city = { city: 'Yangon', cityID: 'mm-yangon' }
const royal = { city: 'Mandalay', cityID: 'mm-mandalay' }
const hills = { city: 'Taunggyi', cityID: 'mm-taunggyi' }
const temples = { city: 'Bagan', cityID: 'mm-bagan' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'mm',
  places: [
    {
      id: 'mm-sule',
      name: 'Sule Pagoda, Downtown',
      ...city,
      latitude: 16.7745,
      longitude: 96.1588,
    },
    {
      id: 'mm-bogyoke-market',
      name: 'Bogyoke Market',
      ...city,
      latitude: 16.7804,
      longitude: 96.1547,
    },
    { id: 'mm-bahan', name: 'Bahan', ...city, latitude: 16.8117, longitude: 96.1545 },
    {
      id: 'mm-shwedagon',
      name: 'Shwedagon East Gate',
      ...city,
      latitude: 16.7986,
      longitude: 96.1526,
    },
    { id: 'mm-kandawgyi', name: 'Kandawgyi Lake', ...city, latitude: 16.7953, longitude: 96.1644 },
    { id: 'mm-sanchaung', name: 'Sanchaung', ...city, latitude: 16.8043, longitude: 96.1345 },
    { id: 'mm-botahtaung', name: 'Botahtaung', ...city, latitude: 16.7683, longitude: 96.1727 },
    { id: 'mm-yankin', name: 'Yankin', ...city, latitude: 16.8304, longitude: 96.1632 },
    { id: 'mm-hledan', name: 'Hledan', ...city, latitude: 16.8262, longitude: 96.1303 },
    { id: 'mm-tamwe', name: 'Tamwe', ...city, latitude: 16.8063, longitude: 96.1776 },
    {
      id: 'mm-kabar-aye',
      name: 'Kabar Aye Pagoda',
      ...city,
      latitude: 16.8577,
      longitude: 96.1545,
    },
    { id: 'mm-zegyo', name: 'Zegyo Market', ...royal, latitude: 21.9812, longitude: 96.0802 },
    {
      id: 'mm-moat',
      name: 'Royal Palace, south moat',
      ...royal,
      latitude: 21.9828,
      longitude: 96.0965,
    },
    {
      id: 'mm-mandalay-station',
      name: 'Mandalay Railway Station',
      ...royal,
      latitude: 21.9768,
      longitude: 96.0867,
    },
    { id: 'mm-mahamuni', name: 'Mahamuni Pagoda', ...royal, latitude: 21.9519, longitude: 96.0785 },
    {
      id: 'mm-taunggyi-market',
      name: 'Myoma Market',
      ...hills,
      latitude: 20.7832,
      longitude: 97.0354,
    },
    {
      id: 'mm-taunggyi-forest',
      name: 'Forest Quarter',
      ...hills,
      latitude: 20.7866,
      longitude: 97.0405,
    },
    {
      id: 'mm-nyaung-u',
      name: 'Nyaung-U Market',
      ...temples,
      latitude: 21.1966,
      longitude: 94.9077,
    },
    { id: 'mm-old-bagan', name: 'Old Bagan', ...temples, latitude: 21.1722, longitude: 94.8602 },
    { id: 'mm-new-bagan', name: 'New Bagan', ...temples, latitude: 21.1479, longitude: 94.8587 },
  ],
  promos: [
    {
      code: 'YANGON15',
      basisPoints: 1_500,
      amountInMinor: 0,
      cap: 300_000,
      minSubtotal: 1_200_000,
      description: '15% off from K 12,000, at most K 3,000',
    },
    {
      code: 'SAR1500',
      basisPoints: 0,
      amountInMinor: 150_000,
      cap: 150_000,
      minSubtotal: 1_000_000,
      description: 'K 1,500 off from K 10,000',
    },
  ],
  merchants: [
    ...firstKitchens,
    ...yangonOldTown,
    ...yangonLakes,
    ...yangonEast,
    ...mandalay,
    ...taunggyi,
    ...bagan,
  ],
}
