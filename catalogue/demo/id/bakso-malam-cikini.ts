// Bakso until late, closed for now.
import { everyDay } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  type CatalogueMerchantInput,
} from '../menu.ts'

const noodles = pickOne('mie', 'Mie', [
  modifier('kuning', 'Mie kuning'),
  modifier('bihun', 'Bihun'),
  modifier('campur', 'Campur'),
  modifier('tanpa', 'Tanpa mie'),
])
const extras = pickSome(
  'isi',
  'Tambah isi',
  [0, 4],
  [
    modifier('halus', 'Bakso halus, 3 butir', 9_000),
    modifier('urat', 'Bakso urat, 1 butir', 8_000),
    modifier('tahu', 'Tahu bakso', 6_000),
    modifier('pangsit', 'Pangsit goreng', 5_000),
  ],
)

export const baksoMalamCikini: CatalogueMerchantInput = {
  ID: 'id-m3',
  name: 'Bakso Malam Cikini',
  cuisines: ['Bakso', 'Mie', 'Soto'],
  address: 'Jalan Cikini Raya 60, Jakarta Pusat',
  latlng: { latitude: -6.1947, longitude: 106.8391 },
  radius: 5_000,
  openingHours: everyDay('Asia/Jakarta', '15:00-01:30'),
  temporarilyClosed: true,
  preparationMinutes: 10,
  rating: 4.5,
  voteCount: 1_870,
  categories: [
    category('bakso', 'Bakso', [
      dish('campur', 'Bakso campur', 32_000, 'bakso', 'Halus, urat, tahu, siomay, kuah sapi', {
        modifierGroups: [noodles, extras],
      }),
      dish(
        'beranak',
        'Bakso beranak',
        45_000,
        'bakso-big',
        'Satu besar berisi bakso kecil dan telur puyuh',
        { modifierGroups: [noodles] },
      ),
      dish(
        'mercon',
        'Bakso mercon',
        36_000,
        { recipe: 'bakso', toppings: ['chili-rings', 'chili-flakes'] },
        'Isi cabai rawit',
        { modifierGroups: [noodles] },
      ),
      dish('bakar', 'Bakso bakar, 5 tusuk', 25_000, 'meatball-skewers', 'Olesan kecap pedas manis'),
    ]),
    category('mie', 'Mie dan soto', [
      dish('mie-ayam', 'Mie ayam pangsit', 28_000, 'mie-ayam', 'Ayam kecap jamur, sawi, pangsit', {
        modifierGroups: [extras],
      }),
      dish('yamin', 'Mie yamin manis', 28_000, 'mie-yamin', 'Mie kering manis, kuah terpisah'),
      dish('soto-mie', 'Soto mie Bogor', 32_000, 'beef-noodle-soup', 'Risol, kikil, kol, tomat'),
      dish('soto-ayam', 'Soto ayam', 28_000, 'soto-ayam', 'Kuah kuning, soun, telur'),
    ]),
    category('camilan', 'Camilan', [
      dish('siomay', 'Siomay Bandung', 26_000, 'siomay', 'Ikan tenggiri, kol, tahu, bumbu kacang'),
      dish('batagor', 'Batagor', 26_000, 'batagor', 'Tahu goreng isi ikan, bumbu kacang'),
    ]),
    category('minum', 'Minuman', [
      dish('es-teler', 'Es teler', 22_000, 'es-teler', 'Alpukat, kelapa muda, nangka, susu'),
      dish('es-jeruk', 'Es jeruk nipis', 14_000, 'lime-juice', 'Segar'),
      dish('teh-botol', 'Es teh melati', 9_000, 'sweet-tea', 'Dingin, manis sedang'),
    ]),
  ],
}
