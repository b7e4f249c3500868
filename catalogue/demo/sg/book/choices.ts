// The choices that Singapore's kitchens offer: shared stock, so that a noodle is asked after in the same words everywhere.
import { modifier, pickOne, pickSome } from '../../menu.ts'

export const noodle = pickOne('noodle', 'Noodle', [
  modifier('mee-pok', 'Mee pok, flat'),
  modifier('mee-kia', 'Mee kia, thin'),
  modifier('yellow-mee', 'Yellow mee'),
  modifier('kway-teow', 'Kway teow'),
  modifier('bee-hoon', 'Bee hoon'),
])
export const riceNoodle = pickOne('rice-noodle', 'Noodle', [
  modifier('thick-bee-hoon', 'Thick bee hoon'),
  modifier('thin-bee-hoon', 'Thin bee hoon'),
  modifier('hor-fun', 'Hor fun', 30),
])
export const soupOrDry = pickOne('style', 'Dry or soup', [
  modifier('dry', 'Dry, tossed'),
  modifier('soup', 'In soup'),
])
export const chilli = pickOne('chilli', 'Chilli', [
  modifier('no-chilli', 'No chilli'),
  modifier('little-chilli', 'A little'),
  modifier('usual-chilli', 'As usual'),
  modifier('extra-chilli', 'Extra'),
])
export const bowl = pickOne('bowl', 'Bowl', [
  modifier('small-bowl', 'Small'),
  modifier('large-bowl', 'Large', 120),
])
export const noodleExtras = pickSome(
  'noodle-extras',
  'Add to the bowl',
  [0, 3],
  [
    modifier('more-noodles', 'More noodles', 60),
    modifier('fishballs', 'Fishballs, 3', 120),
    modifier('minced-pork', 'Minced pork', 150),
    modifier('lava-egg', 'Lava egg', 120),
  ],
)
export const rice = pickOne('rice', 'Rice', [
  modifier('usual-rice', 'As usual'),
  modifier('less-rice', 'Less rice'),
  modifier('more-rice', 'More rice', 60),
])
export const plateExtras = pickSome(
  'plate-extras',
  'Add to the plate',
  [0, 3],
  [
    modifier('fried-egg', 'Fried egg', 100),
    modifier('braised-egg', 'Braised egg', 100),
    modifier('tau-kwa', 'Tau kwa', 120),
    modifier('greens', 'Greens of the day', 200),
  ],
)
export const chickenCut = pickOne('cut', 'Cut', [
  modifier('breast', 'Breast'),
  modifier('thigh', 'Thigh', 60),
  modifier('drumstick', 'Drumstick', 120),
])
export const sambal = pickOne('sambal', 'Sambal', [
  modifier('sambal-beside', 'Beside'),
  modifier('sambal-on-top', 'On top'),
  modifier('sambal-extra', 'Extra, on top', 60),
])
export const malayExtras = pickSome(
  'malay-extras',
  'Add to the plate',
  [0, 3],
  [
    modifier('telur-mata', 'Fried egg', 100),
    modifier('begedil', 'Begedil', 120),
    modifier('ikan-bilis', 'Ikan bilis and peanuts', 80),
    modifier('otah-piece', 'Otah', 180),
  ],
)
export const curry = pickOne('curry', 'Curry', [
  modifier('dhal', 'Dhal'),
  modifier('fish-curry', 'Fish curry'),
  modifier('chicken-curry', 'Chicken curry', 80),
  modifier('mutton-curry', 'Mutton curry', 150),
])
export const pieces = pickOne('pieces', 'Pieces', [
  modifier('three', 'Three'),
  modifier('six', 'Six', 400),
])
export const dishSize = pickOne('dish-size', 'Size', [
  modifier('for-two', 'Small, for two'),
  modifier('for-four', 'Medium, for four', 600),
  modifier('for-six', 'Large, for six', 1_200),
])
export const crabStyle = pickOne('crab-buns', 'Buns for the sauce', [
  modifier('fried-mantou', 'Fried mantou, 6', 420),
  modifier('steamed-mantou', 'Steamed mantou, 6', 420),
  modifier('no-mantou', 'None'),
])
export const heat = pickOne('heat', 'Heat', [
  modifier('mild', 'Mild'),
  modifier('medium', 'Medium'),
  modifier('hot', 'Hot'),
  modifier('fiery', 'Very hot'),
])
export const doneness = pickOne('doneness', 'Done', [
  modifier('medium-rare', 'Medium rare'),
  modifier('done-medium', 'Medium'),
  modifier('well-done', 'Well done'),
])
export const westernSauce = pickOne('sauce', 'Sauce', [
  modifier('black-pepper', 'Black pepper'),
  modifier('mushroom', 'Mushroom'),
  modifier('garlic-butter', 'Garlic butter'),
])
export const twoSides = pickSome(
  'sides',
  'Two sides',
  [2, 2],
  [
    modifier('chips', 'Chips'),
    modifier('coleslaw', 'Coleslaw'),
    modifier('baked-beans', 'Baked beans'),
    modifier('mashed-potato', 'Mashed potato'),
    modifier('garden-salad', 'Garden salad'),
  ],
)
export const burgerExtras = pickSome(
  'burger-extras',
  'Add',
  [0, 3],
  [
    modifier('cheese', 'Cheese', 100),
    modifier('burger-egg', 'Fried egg', 120),
    modifier('second-patty', 'Second patty', 350),
  ],
)
export const ramenExtras = pickSome(
  'ramen-extras',
  'Add to the bowl',
  [0, 3],
  [
    modifier('ajitama', 'Seasoned egg', 200),
    modifier('chashu', 'Chashu, 2 slices', 350),
    modifier('nori', 'Nori', 150),
    modifier('kaedama', 'More noodles', 200),
  ],
)
export const serve = pickOne('serve', 'Hot or iced', [
  modifier('hot-cup', 'Hot'),
  modifier('iced-cup', 'Iced', 50),
])
export const sweetness = pickOne('sweetness', 'Sweetness', [
  modifier('usual-sweet', 'As usual'),
  modifier('siew-dai', 'Siew dai, less sweet'),
  modifier('kosong', 'Kosong, unsweetened'),
])
export const strength = pickOne('strength', 'Strength', [
  modifier('usual-strength', 'As usual'),
  modifier('gau', 'Gau, strong'),
  modifier('poh', 'Poh, light'),
])
export const sugarLevel = pickOne('sugar-level', 'Sugar', [
  modifier('sugar-0', '0%'),
  modifier('sugar-30', '30%'),
  modifier('sugar-50', '50%'),
  modifier('sugar-100', '100%'),
])
export const iceLevel = pickOne('ice-level', 'Ice', [
  modifier('no-ice', 'No ice'),
  modifier('less-ice', 'Less ice'),
  modifier('usual-ice', 'As usual'),
])
export const teaToppings = pickSome(
  'tea-toppings',
  'Toppings',
  [0, 2],
  [
    modifier('pearls', 'Pearls', 80),
    modifier('grass-jelly', 'Grass jelly', 80),
    modifier('aloe', 'Aloe vera', 80),
    modifier('milk-foam', 'Milk foam', 120),
  ],
)
export const scoops = pickOne('scoop', 'Ice cream', [
  modifier('vanilla', 'Vanilla'),
  modifier('gula-melaka-ice', 'Gula melaka'),
  modifier('durian-ice', 'Durian', 100),
])
export const bread = pickOne('bread', 'Bread', [
  modifier('white-bread', 'White, thick'),
  modifier('brown-bread', 'Brown, thin'),
  modifier('steamed-bread', 'Steamed'),
])
export const tosaiDips = pickSome(
  'dips',
  'Chutneys',
  [1, 3],
  [
    modifier('coconut-chutney', 'Coconut'),
    modifier('tomato-chutney', 'Tomato'),
    modifier('sambar', 'Sambar'),
  ],
)
