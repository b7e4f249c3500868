// The choices that Cambodia's kitchens offer: shared stock, in the words of the counter.
import { modifier, pickOne, pickSome } from '../../menu.ts'

export const bay = pickOne('bay', 'Rice', [
  modifier('bay-sor', 'Jasmine rice'),
  modifier('bay-less', 'Less rice'),
  modifier('bay-more', 'More rice', 25),
  modifier('bay-none', 'No rice'),
])
export const hal = pickOne('hal', 'Chili', [
  modifier('hal-none', 'No chili'),
  modifier('hal-little', 'A little'),
  modifier('hal-hot', 'Hot'),
])
export const bowl = pickOne('bowl', 'Bowl', [
  modifier('bowl-usual', 'As usual'),
  modifier('bowl-large', 'Large', 75),
])
export const soup = pickOne('soup', 'Soup or dry', [
  modifier('in-soup', 'In soup'),
  modifier('dry', 'Dry, soup beside'),
])
export const bowlMore = pickSome(
  'bowl-more',
  'Add',
  [0, 3],
  [
    modifier('cha-kvay', 'Dough stick', 25),
    modifier('pong', 'Egg', 40),
    modifier('prahet', 'Meatballs', 75),
    modifier('kraung', 'Offal', 50),
  ],
)
export const pong = pickSome(
  'pong-more',
  'Add',
  [0, 2],
  [
    modifier('pong-chien', 'Fried egg', 50),
    modifier('chrouk', 'Pickled vegetables', 25),
    modifier('sach-more', 'More meat', 100),
  ],
)
export const sach = pickOne('sach', 'Meat', [
  modifier('moan', 'Chicken'),
  modifier('chrouk-meat', 'Pork'),
  modifier('ko', 'Beef', 50),
  modifier('bangkea', 'Prawns', 100),
])
export const dip = pickOne('dip', 'Dip', [
  modifier('mrech', 'Kampot pepper and lime'),
  modifier('svay', 'Green mango fish sauce'),
  modifier('ampil', 'Tamarind'),
])
export const broth = pickOne('broth', 'Broth', [
  modifier('clear', 'Clear'),
  modifier('sour', 'Sour and hot'),
  modifier('satay', 'Satay', 100),
])
export const share = pickOne('share', 'Size', [
  modifier('for-two', 'For two'),
  modifier('for-four', 'For four', 500),
])
export const breadMore = pickSome(
  'bread-more',
  'Add',
  [0, 3],
  [
    modifier('pate', 'Pâté', 25),
    modifier('pong-bread', 'Fried egg', 50),
    modifier('more-pickle', 'Pickle'),
    modifier('chili-sauce', 'Chili sauce'),
  ],
)
export const cup = pickOne('cup', 'Cup', [
  modifier('small', 'Small'),
  modifier('large', 'Large', 50),
])
export const sugar = pickOne('sugar', 'Sugar', [
  modifier('sugar-100', 'As usual'),
  modifier('sugar-50', 'Half'),
  modifier('sugar-0', 'None'),
])
export const heat = pickOne('heat', 'Hot or iced', [
  modifier('kdao', 'Hot'),
  modifier('tuk-kak', 'Iced', 25),
])
export const pearls = pickSome(
  'pearls',
  'Toppings',
  [0, 2],
  [
    modifier('kuch', 'Pearls', 40),
    modifier('cha-houy', 'Grass jelly', 40),
    modifier('foam', 'Cheese foam', 60),
  ],
)
export const done = pickOne('done', 'Done', [
  modifier('rare', 'Medium rare'),
  modifier('medium', 'Medium'),
  modifier('well', 'Well done'),
])
