// The choices that Myanmar's kitchens offer: shared stock, in the words of the counter.
import { modifier, pickOne, pickSome } from '../../menu.ts'

export const bowl = pickOne('bowl', 'Bowl', [
  modifier('bowl-usual', 'As usual'),
  modifier('bowl-large', 'Large', 100_000),
])
export const chili = pickOne('chili', 'Chili', [
  modifier('chili-none', 'No chili'),
  modifier('chili-little', 'A little'),
  modifier('chili-usual', 'As usual'),
  modifier('chili-plenty', 'Plenty'),
])
export const mohingaWith = pickSome(
  'mohinga-with',
  'On top',
  [0, 4],
  [
    modifier('gourd', 'Gourd fritter', 50_000),
    modifier('duck-egg', 'Boiled duck egg', 80_000),
    modifier('pe-kyaw', 'Split-pea cracker', 40_000),
    modifier('fish-cake', 'Fish cake', 100_000),
  ],
)
export const soupOrSalad = pickOne('soup-or-salad', 'A-yay or a-thoke', [
  modifier('a-yay', 'A-yay: with soup'),
  modifier('a-thoke', 'A-thoke: dressed, soup beside'),
])
export const shanNoodle = pickOne('shan-noodle', 'Noodles', [
  modifier('sticky', 'Sticky round'),
  modifier('flat', 'Flat'),
  modifier('thin', 'Thin, not sticky'),
])
export const shanMeat = pickOne('shan-meat', 'Meat', [
  modifier('with-chicken', 'Chicken'),
  modifier('with-pork', 'Pork'),
  modifier('with-tofu', 'Warm tofu'),
])
export const pickles = pickSome(
  'pickles',
  'Beside',
  [0, 3],
  [
    modifier('mustard-pickle', 'Mustard pickle', 30_000),
    modifier('crackling', 'Pork crackling', 60_000),
    modifier('tofu-kyaw-side', 'Fried Shan tofu, 3 pieces', 100_000),
  ],
)
export const wokMeat = pickOne('wok-meat', 'With', [
  modifier('wok-chicken', 'Chicken'),
  modifier('wok-pork', 'Pork'),
  modifier('wok-prawn', 'Prawns', 200_000),
  modifier('wok-vegetable', 'Vegetables and tofu'),
])
export const wokMore = pickSome(
  'wok-more',
  'Add',
  [0, 2],
  [modifier('wok-egg', 'Fried egg', 60_000), modifier('wok-sausage', 'Chinese sausage', 120_000)],
)
export const riceBeside = pickOne('rice-beside', 'Rice', [
  modifier('rice-plain', 'Plain rice'),
  modifier('rice-coconut', 'Coconut rice', 60_000),
  modifier('rice-none', 'Curry only'),
])
export const onTheTable = pickSome(
  'on-the-table',
  'On the table',
  [1, 3],
  [
    modifier('ngapi-yay', 'Ngapi yay with raw vegetables'),
    modifier('sour-soup', 'Sour roselle soup'),
    modifier('lentil-soup', 'Lentil soup'),
    modifier('balachaung-spoon', 'Balachaung', 50_000),
  ],
)
export const kyayOhMore = pickSome(
  'kyay-oh-more',
  'In the pot',
  [0, 3],
  [
    modifier('more-meatballs', 'More pork balls', 120_000),
    modifier('brain', 'Pork brain', 180_000),
    modifier('intestine', 'Intestine', 100_000),
    modifier('egg-drop', 'Egg', 60_000),
  ],
)
export const teaStyle = pickOne('tea-style', 'Style', [
  modifier('pone-hman', 'Pone hman: as usual'),
  modifier('cho-seint', 'Cho seint: sweet and creamy'),
  modifier('kya-seint', 'Kya seint: strong and creamy'),
  modifier('paw-kya', 'Paw kya: strong, less sweet'),
])
export const palataDip = pickSome(
  'palata-dip',
  'With',
  [0, 2],
  [
    modifier('dip-peas', 'Boiled peas', 60_000),
    modifier('dip-sugar', 'Sugar'),
    modifier('dip-curry', 'Chicken gravy', 80_000),
    modifier('dip-potato', 'Potato curry', 80_000),
  ],
)
export const chapatiDip = pickSome(
  'chapati-dip',
  'With',
  [0, 2],
  [
    modifier('chapati-peas', 'Boiled peas', 60_000),
    modifier('chapati-dal', 'Lentils', 60_000),
    modifier('chapati-potato', 'Potato curry', 80_000),
  ],
)
export const danbaukCut = pickOne('danbauk-cut', 'Cut', [
  modifier('cut-leg', 'Leg'),
  modifier('cut-breast', 'Breast'),
])
export const danbaukMore = pickSome(
  'danbauk-more',
  'Beside',
  [0, 3],
  [
    modifier('mint-sauce', 'Mint and lime sauce', 30_000),
    modifier('mango-pickle', 'Mango pickle', 40_000),
    modifier('roast-chili', 'Fried dried chili', 20_000),
  ],
)
export const malaHeat = pickOne('mala-heat', 'Mala', [
  modifier('mala-mild', 'Mild'),
  modifier('mala-numb', 'Numbing'),
  modifier('mala-fierce', 'Fierce'),
])
export const malaChoice = pickSome(
  'mala-choice',
  'Choose four',
  [4, 4],
  [
    modifier('mala-tofu', 'Tofu skin'),
    modifier('mala-lotus', 'Lotus root'),
    modifier('mala-potato', 'Potato'),
    modifier('mala-mushroom', 'Mushrooms'),
    modifier('mala-cabbage', 'Cabbage'),
    modifier('mala-sausage', 'Pork sausage', 80_000),
    modifier('mala-prawn', 'Prawns', 200_000),
    modifier('mala-noodles', 'Instant noodles'),
  ],
)
export const skewers = pickOne('skewers', 'How many', [
  modifier('skewers-4', '4 skewers'),
  modifier('skewers-8', '8 skewers', 240_000),
])
export const serve = pickOne('serve', 'Hot or iced', [
  modifier('hot-cup', 'Hot'),
  modifier('iced-cup', 'Iced', 30_000),
])
export const sweetness = pickOne('sweetness', 'Sweetness', [
  modifier('sweet-usual', 'As usual'),
  modifier('sweet-less', 'Less sweet'),
  modifier('sweet-none', 'No sugar'),
])
export const limeTaste = pickOne('lime-taste', 'Taste', [
  modifier('lime-sweet', 'Sweet'),
  modifier('lime-salted', 'Salted'),
  modifier('lime-both', 'Sweet and salted'),
])
export const pearls = pickSome(
  'pearls',
  'Toppings',
  [0, 2],
  [
    modifier('pearl', 'Pearls', 60_000),
    modifier('grass-jelly', 'Grass jelly', 60_000),
    modifier('pudding', 'Egg pudding', 80_000),
  ],
)
export const share = pickOne('share', 'Size', [
  modifier('share-two', 'For two'),
  modifier('share-four', 'For four', 700_000),
])
export const burgerMore = pickSome(
  'burger-more',
  'Add',
  [0, 3],
  [
    modifier('burger-cheese', 'Cheese', 80_000),
    modifier('burger-egg', 'Fried egg', 60_000),
    modifier('burger-avocado', 'Avocado', 120_000),
  ],
)
export const steakDone = pickOne('steak-done', 'Done', [
  modifier('medium-rare', 'Medium rare'),
  modifier('medium', 'Medium'),
  modifier('well', 'Well done'),
])
