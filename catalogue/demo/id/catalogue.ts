// Indonesia: demo places in Jakarta, Bandung, Yogyakarta, Surabaya and Denpasar, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { bandung } from './bandung.ts'
import { denpasar } from './denpasar.ts'
import { firstKitchens } from './first-kitchens.ts'
import { jakartaSouth } from './jakarta-selatan.ts'
import { jakartaCentral } from './jakarta-tengah.ts'
import { surabaya } from './surabaya.ts'
import { yogyakarta } from './yogyakarta.ts'

const central = { city: 'Jakarta Pusat', cityID: 'id-jakarta-pusat' }
const south = { city: 'Jakarta Selatan', cityID: 'id-jakarta-selatan' }
const west = { city: 'Jakarta Barat', cityID: 'id-jakarta-barat' }
const bdg = { city: 'Bandung', cityID: 'id-bandung' }
const yk = { city: 'Yogyakarta', cityID: 'id-yogyakarta' }
const sby = { city: 'Surabaya', cityID: 'id-surabaya' }
const dps = { city: 'Denpasar', cityID: 'id-denpasar' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'id',
  places: [
    {
      id: 'id-thamrin',
      name: 'Bundaran HI, Thamrin',
      ...central,
      latitude: -6.195,
      longitude: 106.823,
    },
    { id: 'id-menteng', name: 'Menteng', ...central, latitude: -6.1963, longitude: 106.8363 },
    { id: 'id-cikini', name: 'Cikini', ...central, latitude: -6.1985, longitude: 106.8412 },
    {
      id: 'id-tanah-abang',
      name: 'Tanah Abang',
      ...central,
      latitude: -6.1868,
      longitude: 106.8116,
    },
    { id: 'id-sabang', name: 'Jalan Sabang', ...central, latitude: -6.1858, longitude: 106.8252 },
    { id: 'id-kuningan', name: 'Kuningan', ...south, latitude: -6.2297, longitude: 106.8295 },
    { id: 'id-scbd', name: 'SCBD Sudirman', ...south, latitude: -6.2253, longitude: 106.8089 },
    { id: 'id-blok-m', name: 'Blok M', ...south, latitude: -6.2443, longitude: 106.7981 },
    { id: 'id-glodok', name: 'Glodok', ...west, latitude: -6.1448, longitude: 106.8146 },
    { id: 'id-kemang', name: 'Kemang', ...south, latitude: -6.2607, longitude: 106.8137 },
    { id: 'id-braga', name: 'Jalan Braga', ...bdg, latitude: -6.9175, longitude: 107.6094 },
    { id: 'id-dago', name: 'Dago', ...bdg, latitude: -6.8851, longitude: 107.6137 },
    { id: 'id-riau', name: 'Jalan Riau', ...bdg, latitude: -6.9077, longitude: 107.6189 },
    { id: 'id-malioboro', name: 'Malioboro', ...yk, latitude: -7.7929, longitude: 110.3658 },
    { id: 'id-prawirotaman', name: 'Prawirotaman', ...yk, latitude: -7.8199, longitude: 110.3721 },
    { id: 'id-bulaksumur', name: 'Bulaksumur, UGM', ...yk, latitude: -7.7713, longitude: 110.3774 },
    { id: 'id-tunjungan', name: 'Jalan Tunjungan', ...sby, latitude: -7.2589, longitude: 112.7389 },
    { id: 'id-gubeng', name: 'Stasiun Gubeng', ...sby, latitude: -7.2654, longitude: 112.7521 },
    {
      id: 'id-darmo',
      name: 'Taman Bungkul, Darmo',
      ...sby,
      latitude: -7.2914,
      longitude: 112.7398,
    },
    { id: 'id-renon', name: 'Renon', ...dps, latitude: -8.6719, longitude: 115.2339 },
    { id: 'id-sanur', name: 'Sanur', ...dps, latitude: -8.6931, longitude: 115.2618 },
    {
      id: 'id-teuku-umar',
      name: 'Jalan Teuku Umar',
      ...dps,
      latitude: -8.6777,
      longitude: 115.2051,
    },
  ],
  promos: [
    {
      code: 'MAKANSIANG',
      basisPoints: 2_500,
      amountInMinor: 0,
      cap: 20_000,
      minSubtotal: 50_000,
      description: 'Diskon 25% mulai Rp 50.000, maksimum Rp 20.000',
    },
    {
      code: 'HEMAT15',
      basisPoints: 0,
      amountInMinor: 15_000,
      cap: 15_000,
      minSubtotal: 75_000,
      description: 'Potongan Rp 15.000 mulai Rp 75.000',
    },
  ],
  merchants: [
    ...firstKitchens,
    ...jakartaCentral,
    ...jakartaSouth,
    ...bandung,
    ...yogyakarta,
    ...surabaya,
    ...denpasar,
  ],
}
