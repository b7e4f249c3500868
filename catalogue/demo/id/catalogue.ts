// Indonesia: demo places in Jakarta, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { baksoMalamCikini } from './bakso-malam-cikini.ts'
import { dapurMinangTalago } from './dapur-minang-talago.ts'
import { kopiSerambi } from './kopi-serambi.ts'
import { sateMbakTini } from './sate-mbak-tini.ts'
import { warungBuSari } from './warung-bu-sari.ts'

const central = { city: 'Jakarta Pusat', cityID: 'id-jakarta-pusat' }
const south = { city: 'Jakarta Selatan', cityID: 'id-jakarta-selatan' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'id',
  places: [
    { id: 'id-thamrin', name: 'Bundaran HI, Thamrin', ...central, latitude: -6.195, longitude: 106.823 },
    { id: 'id-menteng', name: 'Menteng', ...central, latitude: -6.1963, longitude: 106.8363 },
    { id: 'id-cikini', name: 'Cikini', ...central, latitude: -6.1985, longitude: 106.8412 },
    { id: 'id-tanah-abang', name: 'Tanah Abang', ...central, latitude: -6.1868, longitude: 106.8116 },
    { id: 'id-sabang', name: 'Jalan Sabang', ...central, latitude: -6.1858, longitude: 106.8252 },
    { id: 'id-kuningan', name: 'Kuningan', ...south, latitude: -6.2297, longitude: 106.8295 },
    { id: 'id-scbd', name: 'SCBD Sudirman', ...south, latitude: -6.2253, longitude: 106.8089 },
    { id: 'id-blok-m', name: 'Blok M', ...south, latitude: -6.2443, longitude: 106.7981 },
  ],
  promos: [
    { code: 'MAKANSIANG', basisPoints: 2_500, amountInMinor: 0, cap: 20_000, minSubtotal: 50_000, description: 'Diskon 25% mulai Rp 50.000, maksimum Rp 20.000' },
    { code: 'HEMAT15', basisPoints: 0, amountInMinor: 15_000, cap: 15_000, minSubtotal: 75_000, description: 'Potongan Rp 15.000 mulai Rp 75.000' },
  ],
  merchants: [warungBuSari, dapurMinangTalago, baksoMalamCikini, sateMbakTini, kopiSerambi],
}
