// Padang food at cook-shop prices; an order has a limit because the pots are what they are.
import { everyDay } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  type CatalogueMerchantInput,
} from '../menu.ts'

const sambal = pickOne('sambal', 'Sambal', [
  modifier('ijo', 'Sambal ijo'),
  modifier('merah', 'Sambal merah'),
  modifier('pisah', 'Dipisah'),
])
const sides = pickSome(
  'lauk',
  'Tambah lauk',
  [0, 2],
  [
    modifier('telur', 'Telur dadar Padang', 10_000),
    modifier('perkedel', 'Perkedel', 7_000),
    modifier('kikil', 'Gulai kikil', 18_000, soldOut),
  ],
)

export const dapurMinangTalago: CatalogueMerchantInput = {
  ID: 'id-m2',
  name: 'Dapur Minang Talago',
  cuisines: ['Masakan Padang', 'Nasi', 'Halal'],
  address: 'Jalan Kebon Kacang Raya 21, Jakarta Pusat',
  latlng: { latitude: -6.1901, longitude: 106.8166 },
  radius: 7_500,
  openingHours: everyDay('Asia/Jakarta', '09:00-22:00'),
  preparationMinutes: 8,
  rating: 4.7,
  voteCount: 3_410,
  promo: 'Rendang diskon 20%',
  orderValueLimit: 750_000,
  campaigns: [
    {
      ID: 'id-m2-rendang',
      name: 'Rendang diskon 20%',
      tcDetails: 'Berlaku untuk nasi rendang, setiap hari. Harga sudah termasuk diskon.',
    },
  ],
  categories: [
    category('nasi-padang', 'Nasi Padang', [
      dish(
        'rendang',
        'Nasi rendang daging',
        45_000,
        'nasi-padang',
        'Rendang hitam delapan jam, daun singkong, sambal',
        { discountedPrice: 36_000, campaignID: 'id-m2-rendang', modifierGroups: [sambal, sides] },
      ),
      dish('ayam-pop', 'Nasi ayam pop', 38_000, 'ayam-pop', 'Ayam rebus kelapa, sambal tomat', {
        modifierGroups: [sambal],
      }),
      dish(
        'ayam-bakar',
        'Nasi ayam bakar',
        38_000,
        'com-tam-ga',
        'Ayam bakar bumbu kuning, nasi, telur mata sapi',
        { modifierGroups: [sambal, sides] },
      ),
      dish(
        'ikan-bakar',
        'Nasi ikan bakar',
        48_000,
        'grilled-fish',
        'Ikan kembung bakar, bumbu merah',
        { modifierGroups: [sambal] },
      ),
    ]),
    category('lauk', 'Lauk saja', [
      dish('gulai-ayam', 'Gulai ayam', 28_000, 'gulai', 'Santan, kunyit, daun kunyit'),
      dish('dendeng', 'Dendeng balado', 36_000, 'dendeng', 'Irisan daging kering, cabai merah'),
      dish('ayam-goreng', 'Ayam goreng bumbu', 26_000, 'ayam-goreng', 'Dengan serundeng'),
      dish('tunjang', 'Gulai tunjang', 38_000, 'gulai-tripe', 'Kikil empuk, kuah kental', soldOut),
    ]),
    category('sarapan', 'Soto dan lontong', [
      dish(
        'soto-padang',
        'Soto Padang',
        32_000,
        'soto-ayam',
        'Dendeng renyah, bihun, perkedel, kuah bening',
      ),
      dish(
        'lontong',
        'Lontong sayur',
        26_000,
        { recipe: 'gulai', toppings: ['egg', 'prawn-cracker'] },
        'Gulai nangka, telur, kerupuk merah',
      ),
      dish(
        'sate-padang',
        'Sate Padang, 10 tusuk',
        38_000,
        'sate-padang',
        'Lidah sapi, kuah kuning kental',
      ),
    ]),
    category('minum', 'Minuman', [
      dish('teh-talua', 'Teh talua', 18_000, 'egg-tea', 'Teh panas, kuning telur, jeruk nipis'),
      dish('es-jeruk', 'Es jeruk', 14_000, 'orange-juice', 'Jeruk nipis, gula'),
      dish('es-teh', 'Es teh', 8_000, 'sweet-tea', 'Teh wangi, es'),
    ]),
  ],
}
