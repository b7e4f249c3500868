// Coffee and market sweets, with tables on the veranda.
import { everyDay } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  tables,
  type CatalogueMerchantInput,
} from '../menu.ts'

const size = pickOne('ukuran', 'Ukuran', [
  modifier('biasa', 'Biasa'),
  modifier('besar', 'Besar', 6_000),
])
const sugar = pickOne('gula', 'Gula', [
  modifier('penuh', 'Normal'),
  modifier('setengah', 'Setengah'),
  modifier('tanpa', 'Tanpa gula'),
])
const toppings = pickSome(
  'topping',
  'Topping',
  [0, 2],
  [
    modifier('boba', 'Boba', 6_000),
    modifier('cincau', 'Cincau', 5_000),
    modifier('keju', 'Keju parut', 6_000, soldOut),
  ],
)

export const kopiSerambi: CatalogueMerchantInput = {
  ID: 'id-m5',
  name: 'Kopi Serambi',
  cuisines: ['Kopi', 'Jajanan pasar', 'Roti bakar'],
  address: 'Jalan Teuku Cik Ditiro 15, Menteng, Jakarta Pusat',
  latlng: { latitude: -6.1999, longitude: 106.8332 },
  radius: 8_000,
  openingHours: everyDay('Asia/Jakarta', '07:00-22:30'),
  preparationMinutes: 7,
  rating: 4.9,
  voteCount: 2_240,
  promo: 'Gratis klepon mulai Rp 60.000',
  tables: tables('id-m5', 12),
  campaigns: [
    {
      ID: 'id-m5-klepon',
      name: 'Gratis klepon',
      tcDetails: 'Satu porsi klepon untuk pesanan mulai Rp 60.000.',
      freeItem: { ID: 'klepon', name: 'Klepon, 6 buah', minSubtotal: 60_000 },
    },
  ],
  categories: [
    category('kopi', 'Kopi dan teh', [
      dish(
        'kopi-susu',
        'Es kopi susu serambi',
        24_000,
        'palm-sugar-coffee',
        'Robusta Lampung, susu, gula aren',
        { modifierGroups: [size, sugar, toppings] },
      ),
      dish('teh-tarik', 'Teh tarik', 20_000, 'teh-tarik', 'Teh hitam, susu kental', {
        modifierGroups: [sugar],
      }),
      dish(
        'boba',
        'Es susu boba gula aren',
        28_000,
        'brown-sugar-boba',
        'Susu segar, boba hangat',
        { modifierGroups: [size, sugar] },
      ),
      dish('thai-tea', 'Es teh susu', 22_000, 'iced-milk-tea', 'Teh, susu evaporasi, es', {
        modifierGroups: [size, sugar],
      }),
      dish('jeruk', 'Es jeruk kelapa', 20_000, 'coconut-lime', 'Jeruk nipis, air kelapa'),
    ]),
    category('roti', 'Roti bakar', [
      dish('srikaya', 'Roti bakar srikaya', 22_000, 'kaya-toast', 'Selai srikaya pandan, mentega'),
      dish(
        'cokelat-keju',
        'Roti bakar cokelat keju',
        26_000,
        'chocolate-toast',
        'Roti Bandung tebal',
        soldOut,
      ),
      dish('canai', 'Roti canai kari', 28_000, 'roti-canai', 'Dua lembar, kari ayam'),
    ]),
    category('jajanan', 'Jajanan pasar', [
      dish('klepon', 'Klepon, 6 buah', 15_000, 'ondeh', 'Gula merah cair, kelapa parut'),
      dish(
        'cendol',
        'Es cendol durian',
        28_000,
        'durian-cendol',
        'Pandan, gula merah, santan, durian',
      ),
      dish('lumpia', 'Lumpia goreng, 4 buah', 20_000, 'lumpia', 'Isi sayur dan ayam'),
      dish('pisang', 'Pisang goreng kipas', 18_000, 'banana-fan', 'Pisang kepok, tepung beras'),
    ]),
    category('makan', 'Makan berat', [
      dish(
        'nasi-goreng',
        'Nasi goreng serambi',
        38_000,
        'nasi-goreng',
        'Sambal terasi, telur, kerupuk',
      ),
      dish('mie', 'Mie goreng kampung', 32_000, 'mie-goreng', 'Telur orak-arik, sawi'),
    ]),
  ],
}
