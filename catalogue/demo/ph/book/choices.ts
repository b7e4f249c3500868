// The choices that kitchens of the Philippines offer: shared stock, in the words of the carinderia.
import { modifier, pickOne, pickSome } from '../../menu.ts'

export const rice = pickOne('rice', 'Rice', [
  modifier('plain-rice', 'Plain rice'),
  modifier('garlic-rice', 'Garlic rice', 1_500),
  modifier('extra-rice', 'Two cups', 2_500),
  modifier('no-rice', 'No rice'),
])
export const silogEgg = pickOne('silog-egg', 'Egg', [
  modifier('sunny', 'Sunny side up'),
  modifier('scrambled', 'Scrambled'),
  modifier('salted', 'Salted egg', 1_000),
])
export const silogAdd = pickSome(
  'silog-add',
  'Add',
  [0, 3],
  [
    modifier('atchara', 'Atchara', 1_500),
    modifier('another-egg', 'Another egg', 2_000),
    modifier('tomato', 'Tomato and onion', 1_500),
    modifier('spiced-vinegar', 'Spiced vinegar'),
  ],
)
export const meat = pickOne('meat', 'Meat', [
  modifier('of-chicken', 'Chicken'),
  modifier('of-pork', 'Pork'),
  modifier('of-both', 'Half and half', 1_500),
])
export const size = pickOne('size', 'Size', [
  modifier('solo', 'Solo'),
  modifier('for-three', 'For three', 20_000),
  modifier('bilao', 'Bilao, for ten', 75_000),
])
export const sour = pickOne('sour', 'Sourness', [
  modifier('sakto', 'Sakto, just right'),
  modifier('asim-kilig', 'Very sour'),
])
export const dip = pickSome(
  'dip',
  'Dip',
  [1, 2],
  [
    modifier('sukang-maanghang', 'Spiced vinegar'),
    modifier('toyomansi', 'Toyomansi'),
    modifier('lechon-sauce', 'Liver sauce', 1_000),
  ],
)
export const cut = pickOne('cut', 'Cut', [
  modifier('paa', 'Paa, leg'),
  modifier('pecho', 'Pecho, breast', 1_500),
])
export const heat = pickOne('heat', 'Heat', [
  modifier('not-hot', 'Not hot'),
  modifier('hot', 'Hot'),
  modifier('labuyo', 'Siling labuyo'),
])
export const sisigExtras = pickSome(
  'sisig-extras',
  'Add',
  [0, 3],
  [
    modifier('sisig-egg', 'Egg', 2_000),
    modifier('chicharon', 'Chicharon', 2_500),
    modifier('mayo', 'Mayonnaise', 1_000),
    modifier('more-chili', 'More chili'),
  ],
)
export const noodleExtras = pickSome(
  'noodle-extras',
  'Add',
  [0, 3],
  [
    modifier('noodle-egg', 'Egg', 2_000),
    modifier('more-meat', 'More meat', 5_000),
    modifier('noodle-chicharon', 'Chicharon', 2_000),
    modifier('fried-garlic', 'Fried garlic'),
  ],
)
export const howCooked = pickOne('how-cooked', 'Style', [
  modifier('inihaw', 'Inihaw, grilled'),
  modifier('sinabawan', 'Sinabawan, in broth'),
  modifier('prito', 'Prito, fried'),
  modifier('sweet-sour', 'Sweet and sour', 3_000),
])
export const prawnStyle = pickOne('prawn-style', 'Style', [
  modifier('garlic-butter', 'Garlic butter'),
  modifier('gata', 'In coconut milk'),
  modifier('salted-egg', 'Salted egg', 3_000),
])
export const lechonCut = pickOne('lechon-cut', 'Weight', [
  modifier('quarter-kilo', 'Quarter kilo'),
  modifier('half-kilo', 'Half kilo', 32_000),
  modifier('full-kilo', 'One kilo', 92_000),
])
export const burgerExtras = pickSome(
  'burger-extras',
  'Add',
  [0, 4],
  [
    modifier('burger-cheese', 'Cheese', 2_000),
    modifier('burger-bacon', 'Bacon', 4_500),
    modifier('burger-egg', 'Fried egg', 2_000),
    modifier('second-patty', 'Second patty', 8_000),
  ],
)
export const side = pickOne('side', 'Side', [
  modifier('side-fries', 'Fries'),
  modifier('side-rice', 'Garlic rice'),
  modifier('side-slaw', 'Slaw'),
])
export const done = pickOne('done', 'Done', [
  modifier('medium-rare', 'Medium rare'),
  modifier('medium', 'Medium'),
  modifier('well', 'Well done'),
])
export const pieces = pickOne('pieces', 'Pieces', [
  modifier('six', 'Six'),
  modifier('twelve', 'Twelve', 19_000),
  modifier('two-dozen', 'Two dozen', 52_000),
])
export const wingSauce = pickOne('wing-sauce', 'Sauce', [
  modifier('garlic-parmesan', 'Garlic Parmesan'),
  modifier('buffalo', 'Buffalo'),
  modifier('soy-garlic', 'Soy garlic'),
  modifier('patis-caramel', 'Patis caramel'),
])
export const milk = pickOne('milk', 'Milk', [
  modifier('evaporada', 'Evaporated milk'),
  modifier('gata-milk', 'Coconut milk', 1_500),
])
export const haloToppings = pickSome(
  'halo-toppings',
  'Toppings',
  [0, 3],
  [
    modifier('ube-scoop', 'Ube ice cream', 3_500),
    modifier('flan', 'Leche flan', 3_000),
    modifier('macapuno', 'Macapuno', 2_500),
    modifier('pinipig', 'Pinipig', 1_500),
  ],
)
export const serve = pickOne('serve', 'Hot or iced', [
  modifier('served-hot', 'Hot'),
  modifier('served-iced', 'Iced', 1_000),
])
export const sugar = pickOne('sugar', 'Sugar', [
  modifier('sugar-full', '100%'),
  modifier('sugar-half', '50%'),
  modifier('sugar-quarter', '25%'),
  modifier('sugar-none', '0%'),
])
export const cup = pickOne('cup', 'Cup', [
  modifier('cup-regular', 'Regular'),
  modifier('cup-large', 'Large', 2_000),
])
export const sinkers = pickSome(
  'sinkers',
  'Sinkers',
  [0, 2],
  [
    modifier('pearls', 'Pearls', 1_500),
    modifier('nata', 'Nata de coco', 1_500),
    modifier('coffee-jelly', 'Coffee jelly', 1_500),
    modifier('cream-cheese', 'Cream cheese', 2_500),
  ],
)
export const plantMilk = pickOne('plant-milk', 'Milk', [
  modifier('fresh-milk', 'Fresh milk'),
  modifier('oat-milk', 'Oat milk', 4_000),
])
