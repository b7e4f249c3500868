// A satay cart turned shop: not integrated, the rider orders and pays there.
import { everyDayBut } from '../hours.ts'
import { category, dish, modifier, pickOne, soldOut, type CatalogueMerchantInput } from '../menu.ts'

const sauce = pickOne('bumbu', 'Bumbu', [
  modifier('kacang', 'Bumbu kacang'),
  modifier('kecap', 'Bumbu kecap'),
  modifier('campur', 'Campur'),
])
const rice = pickOne('karbo', 'Lontong atau nasi', [
  modifier('lontong', 'Lontong'),
  modifier('nasi', 'Nasi'),
  modifier('tanpa', 'Tanpa', 0),
  modifier('merah', 'Nasi merah', 3_000, soldOut),
])

export const sateMbakTini: CatalogueMerchantInput = {
  ID: 'id-m4',
  name: 'Sate & Soto Mbak Tini',
  cuisines: ['Sate', 'Soto', 'Masakan Madura'],
  address: 'Jalan Wahid Hasyim 102, Jakarta Pusat',
  latlng: { latitude: -6.1872, longitude: 106.8214 },
  radius: 5_500,
  isIntegrated: false,
  openingHours: everyDayBut(4, 'Asia/Jakarta', '11:00-14:30', '16:30-23:00'),
  preparationMinutes: 18,
  rating: 4.6,
  voteCount: 760,
  ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 100 },
  categories: [
    category('sate', 'Sate, 10 tusuk', [
      dish('ayam', 'Sate ayam Madura', 35_000, 'satay', 'Arang batok, bumbu kacang halus', {
        modifierGroups: [sauce, rice],
      }),
      dish('kambing', 'Sate kambing', 60_000, 'lamb-satay', 'Kecap, bawang merah, cabai rawit', {
        modifierGroups: [sauce, rice],
      }),
      dish('lilit', 'Sate lilit ikan', 40_000, 'sate-lilit', 'Ikan cincang, kelapa, serai'),
      dish(
        'taichan',
        'Sate taichan',
        36_000,
        'sate-taichan',
        'Ayam tanpa bumbu kacang, sambal jeruk',
        { modifierGroups: [rice] },
      ),
    ]),
    category('soto', 'Soto dan sop', [
      dish('soto-ayam', 'Soto ayam Madura', 30_000, 'soto-ayam', 'Kuah bening kunyit, telur, koya'),
      dish(
        'soto-betawi',
        'Soto Betawi',
        45_000,
        'soto-betawi',
        'Daging sapi, santan, susu, emping',
      ),
      dish(
        'sop-buntut',
        'Sop buntut',
        75_000,
        'sop-buntut',
        'Buntut sapi, wortel, kentang',
        soldOut,
      ),
    ]),
    category('nasi', 'Nasi', [
      dish(
        'nasi-goreng',
        'Nasi goreng kambing',
        45_000,
        'nasi-goreng-kampung',
        'Bumbu rempah, emping, acar',
      ),
      dish('gado-gado', 'Gado-gado Surabaya', 30_000, 'gado-gado', 'Bumbu kacang siram, lontong'),
      dish('ayam-goreng', 'Ayam goreng Madura', 32_000, 'ayam-goreng', 'Sambal hitam, lalapan'),
    ]),
    category('minum', 'Minuman', [
      dish('es-jeruk', 'Es jeruk', 14_000, 'orange-juice', 'Jeruk nipis, es'),
      dish('es-teh', 'Es teh', 8_000, 'sweet-tea', 'Teh manis, es'),
      dish('es-cendol', 'Es cendol', 18_000, 'cendol-glass', 'Cendol pandan, gula merah, santan'),
    ]),
  ],
}
