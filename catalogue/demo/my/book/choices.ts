// The choices that Malaysia's kitchens offer: shared stock, in the words of the counter.
import { modifier, pickOne, pickSome } from '../../menu.ts'

export const sambal = pickOne('sambal', 'Sambal', [
  modifier('sambal-biasa', 'Biasa'),
  modifier('sambal-lebih', 'Lebih, extra', 50),
  modifier('sambal-asing', 'Asing, on the side'),
])
export const lauk = pickSome(
  'lauk',
  'Tambah lauk',
  [0, 3],
  [
    modifier('telur-mata', 'Telur mata', 150),
    modifier('ayam-rempah', 'Ayam goreng berempah', 600),
    modifier('sambal-sotong', 'Sambal sotong', 500),
    modifier('paru-goreng', 'Paru goreng', 450),
  ],
)
export const kuah = pickOne('kuah', 'Kuah', [
  modifier('dal', 'Dal'),
  modifier('kari-ikan', 'Kari ikan'),
  modifier('kari-ayam', 'Kari ayam', 50),
  modifier('campur', 'Campur, all together', 50),
])
export const rotiExtras = pickSome(
  'roti-extras',
  'Tambah',
  [0, 2],
  [
    modifier('bawang', 'Bawang', 60),
    modifier('keju', 'Keju', 200),
    modifier('sardin', 'Sardin', 250),
  ],
)
export const pedas = pickOne('pedas', 'Pedas', [
  modifier('tak-pedas', 'Tak pedas'),
  modifier('kurang-pedas', 'Kurang pedas'),
  modifier('pedas-biasa', 'Biasa'),
  modifier('pedas-gila', 'Pedas gila'),
])
export const mi = pickOne('mi', 'Noodles', [
  modifier('mi-kuning', 'Yellow mee'),
  modifier('bihun', 'Bihun'),
  modifier('kuey-teow', 'Kuey teow'),
  modifier('mi-campur', 'Mixed'),
])
export const dryOrSoup = pickOne('dry-or-soup', 'Dry or soup', [
  modifier('kering', 'Dry, black sauce'),
  modifier('sup', 'In soup'),
])
export const bowl = pickOne('bowl', 'Size', [
  modifier('kecil', 'Small'),
  modifier('besar', 'Large', 150),
])
export const ckt = pickSome(
  'ckt',
  'For the wok',
  [0, 3],
  [
    modifier('duck-egg', 'Duck egg', 200),
    modifier('more-prawns', 'More prawns', 400),
    modifier('more-cockles', 'More cockles', 250),
    modifier('no-taugeh', 'No taugeh'),
  ],
)
export const laksaExtras = pickSome(
  'laksa-extras',
  'Add',
  [0, 2],
  [
    modifier('half-egg', 'Half an egg', 100),
    modifier('tau-pok', 'Tau pok', 120),
    modifier('fried-roll', 'Fried spring roll', 180),
  ],
)
export const nasi = pickOne('nasi', 'Rice', [
  modifier('nasi-biasa', 'As usual'),
  modifier('nasi-kurang', 'Less rice'),
  modifier('nasi-lebih', 'More rice', 100),
])
export const ayam = pickOne('ayam', 'Cut', [
  modifier('peha', 'Leg'),
  modifier('dada', 'Breast'),
  modifier('kepak', 'Wing'),
])
export const share = pickOne('share', 'Size', [
  modifier('for-two', 'Small, for two'),
  modifier('for-four', 'Medium, for four', 800),
  modifier('for-six', 'Large, for six', 1_600),
])
export const cooked = pickOne('cooked', 'Style', [
  modifier('kam-heong', 'Kam heong'),
  modifier('salted-egg', 'Salted egg'),
  modifier('malt-glaze', 'Malt glaze'),
  modifier('ginger-onion', 'Ginger and spring onion'),
])
export const serve = pickOne('serve', 'Panas or ais', [
  modifier('panas', 'Panas, hot'),
  modifier('ais', 'Ais, iced', 50),
])
export const manis = pickOne('manis', 'Sweetness', [
  modifier('manis-biasa', 'As usual'),
  modifier('kurang-manis', 'Kurang manis'),
  modifier('kosong', 'Kosong, unsweetened'),
])
export const gula = pickOne('gula', 'Sugar', [
  modifier('gula-0', '0%'),
  modifier('gula-30', '30%'),
  modifier('gula-70', '70%'),
  modifier('gula-100', '100%'),
])
export const aisLevel = pickOne('ais-level', 'Ice', [
  modifier('no-ice', 'No ice'),
  modifier('less-ice', 'Less ice'),
  modifier('usual-ice', 'As usual'),
])
export const tambahan = pickSome(
  'tambahan',
  'Toppings',
  [0, 2],
  [
    modifier('pearls', 'Pearls', 150),
    modifier('cincau-jelly', 'Cincau', 120),
    modifier('pudding', 'Egg pudding', 150),
    modifier('cheese-foam', 'Cheese foam', 250),
  ],
)
export const chopSauce = pickOne('chop-sauce', 'Sauce', [
  modifier('black-pepper', 'Black pepper'),
  modifier('mushroom', 'Mushroom'),
  modifier('hainan', 'Hainan, tomato and peas'),
])
export const done = pickOne('done', 'Done', [
  modifier('medium-rare', 'Medium rare'),
  modifier('medium', 'Medium'),
  modifier('well', 'Well done'),
])
export const burgerExtras = pickSome(
  'burger-extras',
  'Tambah',
  [0, 3],
  [
    modifier('cheese', 'Cheese', 150),
    modifier('egg', 'Egg wrap', 150),
    modifier('second-patty', 'Double patty', 400),
  ],
)
export const chutneys = pickSome(
  'chutneys',
  'Chutneys',
  [1, 3],
  [modifier('coconut', 'Coconut'), modifier('tomato', 'Tomato'), modifier('sambar', 'Sambar')],
)
export const leafCurry = pickOne('leaf-curry', 'Curry on the rice', [
  modifier('dalcha', 'Dhal'),
  modifier('rasam', 'Sambar'),
  modifier('chicken-gravy', 'Chicken curry'),
  modifier('fish-gravy', 'Fish curry'),
])
