// A Jakarta warung for nasi goreng and the rest, open around the clock.
import { aroundTheClock } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  type CatalogueMerchantInput,
} from '../menu.ts'

const heat = pickOne('pedas', 'Tingkat pedas', [
  modifier('tidak', 'Tidak pedas'),
  modifier('sedang', 'Sedang'),
  modifier('pedas', 'Pedas'),
  modifier('mampus', 'Pedas mampus', 2_000),
])
const egg = pickOne('telur', 'Telur', [
  modifier('ceplok', 'Ceplok'),
  modifier('dadar', 'Dadar'),
  modifier('asin', 'Telur asin', 4_000, soldOut),
])
const additions = pickSome(
  'tambahan',
  'Tambahan',
  [0, 3],
  [
    modifier('kerupuk', 'Kerupuk', 3_000),
    modifier('sate', 'Sate ayam, 2 tusuk', 8_000),
    modifier('pete', 'Pete', 7_000),
    modifier('acar', 'Acar', 2_000),
  ],
)
const ice = pickOne('es', 'Suhu', [modifier('dingin', 'Dingin'), modifier('panas', 'Panas')])

export const warungBuSari: CatalogueMerchantInput = {
  ID: 'id-m1',
  name: 'Warung Bu Sari, Menteng',
  cuisines: ['Nasi goreng', 'Masakan Jawa', 'Mie'],
  address: 'Jalan Sunda 8, Menteng, Jakarta Pusat',
  latlng: { latitude: -6.1921, longitude: 106.8268 },
  radius: 7_000,
  openingHours: aroundTheClock('Asia/Jakarta'),
  preparationMinutes: 12,
  rating: 4.8,
  voteCount: 5_320,
  promo: 'Gratis es teh mulai Rp 80.000',
  campaigns: [
    {
      ID: 'id-m1-teh',
      name: 'Gratis es teh',
      tcDetails: 'Satu es teh manis untuk pesanan mulai Rp 80.000. Satu per pesanan.',
      freeItem: { ID: 'es-teh', name: 'Es teh manis', minSubtotal: 80_000 },
    },
  ],
  categories: [
    category('nasi', 'Nasi', [
      dish(
        'nasi-goreng',
        'Nasi goreng spesial',
        38_000,
        { recipe: 'nasi-goreng', toppings: ['satay'] },
        'Nasi goreng kecap, telur, sate ayam, kerupuk, acar',
        { modifierGroups: [heat, egg, additions] },
      ),
      dish(
        'nasi-uduk',
        'Nasi uduk komplet',
        35_000,
        'nasi-lemak',
        'Nasi santan, ayam goreng, telur, sambal, teri kacang',
      ),
      dish(
        'ayam-goreng',
        'Ayam goreng lengkuas',
        32_000,
        'ayam-goreng',
        'Ayam ungkep, taburan lengkuas, sambal bajak',
        { modifierGroups: [heat] },
      ),
      dish(
        'rendang',
        'Nasi rendang',
        42_000,
        'rendang',
        'Daging sapi dimasak kering dengan santan dan rempah',
      ),
    ]),
    category('mie-kuah', 'Mie dan kuah', [
      dish(
        'mie-goreng',
        'Mie goreng Jawa',
        34_000,
        'mie-goreng',
        'Mie kuning, sawi, telur, bakso, bawang goreng',
        { modifierGroups: [heat] },
      ),
      dish(
        'soto-ayam',
        'Soto ayam Lamongan',
        30_000,
        'soto-ayam',
        'Kuah kunyit, suwiran ayam, telur, koya',
      ),
      dish(
        'bakso',
        'Bakso urat',
        30_000,
        'bakso',
        'Bakso sapi, mie kuning, sawi, kuah kaldu',
        soldOut,
      ),
      dish(
        'kwetiau',
        'Kwetiau goreng sapi',
        38_000,
        'beef-noodles-fried',
        'Kwetiau, daging sapi, tauge, telur',
      ),
    ]),
    category('camilan', 'Pendamping', [
      dish(
        'gado-gado',
        'Gado-gado',
        28_000,
        'gado-gado',
        'Sayur rebus, tahu, tempe, telur, bumbu kacang',
      ),
      dish('lumpia', 'Lumpia Semarang, 2 buah', 24_000, 'lumpia', 'Isi rebung, ayam, saus kental'),
    ]),
    category('minum', 'Minuman', [
      dish('es-teh', 'Es teh manis', 8_000, 'sweet-tea', 'Teh melati, gula, es batu'),
      dish('es-jeruk', 'Es jeruk nipis', 14_000, 'lime-juice', 'Jeruk nipis segar', {
        modifierGroups: [ice],
      }),
      dish(
        'kopi-susu',
        'Es kopi susu gula aren',
        22_000,
        'palm-sugar-coffee',
        'Kopi robusta, susu, gula aren',
      ),
    ]),
  ],
}
