// Nasi lemak in the middle of Kuala Lumpur, open around the clock.
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

const sambal = pickOne('sambal', 'Sambal', [
  modifier('manis', 'Sweet'),
  modifier('biasa', 'Normal'),
  modifier('pedas', 'Hot'),
  modifier('asing', 'On the side'),
])
const rice = pickOne('rice', 'Rice', [
  modifier('lemak', 'Coconut rice'),
  modifier('kukus', 'Steamed rice'),
  modifier('kunyit', 'Turmeric rice', 100, soldOut),
])
const additions = pickSome(
  'additions',
  'Add to the plate',
  [0, 4],
  [
    modifier('telur', 'Fried egg', 150),
    modifier('sotong', 'Sambal squid', 500),
    modifier('kerang', 'Cockles', 400),
    modifier('paru', 'Fried lung', 350),
  ],
)
const ice = pickOne('ice', 'Hot or iced', [modifier('panas', 'Hot'), modifier('ais', 'Iced', 50)])

export const nasiLemakMakTeh: CatalogueMerchantInput = {
  ID: 'my-m1',
  name: 'Nasi Lemak Mak Teh, Bukit Bintang',
  cuisines: ['Nasi lemak', 'Malay', 'Halal'],
  address: '18 Jalan Alor, Bukit Bintang, Kuala Lumpur',
  latlng: { latitude: 3.1459, longitude: 101.7087 },
  radius: 7_000,
  openingHours: aroundTheClock('Asia/Kuala_Lumpur'),
  preparationMinutes: 12,
  rating: 4.8,
  voteCount: 4_730,
  promo: 'Free teh tarik from RM 40',
  campaigns: [
    {
      ID: 'my-m1-teh',
      name: 'Free teh tarik',
      tcDetails: 'One hot teh tarik with dishes for RM 40 or more. One an order.',
      freeItem: { ID: 'teh-tarik', name: 'Teh tarik', minSubtotal: 4_000 },
    },
  ],
  categories: [
    category('nasi-lemak', 'Nasi lemak', [
      dish(
        'ayam-berempah',
        'Nasi lemak ayam berempah',
        1_490,
        'nasi-lemak',
        'Coconut rice, spiced chicken, sambal, anchovies, egg',
        { modifierGroups: [rice, sambal, additions] },
      ),
      dish(
        'rendang',
        'Nasi lemak rendang daging',
        1_690,
        'nasi-lemak-rendang',
        'Coconut rice, dry beef rendang',
        { modifierGroups: [rice, sambal, additions] },
      ),
      dish(
        'bungkus',
        'Nasi lemak bungkus',
        450,
        'nasi-bungkus',
        'Banana leaf packet: rice, sambal, half an egg',
        { modifierGroups: [sambal] },
      ),
    ]),
    category('goreng', 'From the wok', [
      dish(
        'nasi-goreng',
        'Nasi goreng kampung',
        1_150,
        'nasi-goreng-kampung',
        'Anchovies, kangkong, fried egg',
      ),
      dish(
        'mee-goreng',
        'Mee goreng basah',
        1_190,
        'mee-goreng',
        'Yellow noodles, tomato gravy, prawns',
      ),
      dish(
        'ayam-goreng',
        'Ayam goreng berempah, 2 pieces',
        1_290,
        'ayam-goreng',
        'Curry leaf crumbs',
      ),
      dish(
        'char-kuey-teow',
        'Char kuey teow',
        1_250,
        'char-kway-teow',
        'Prawns, cockles, egg',
        soldOut,
      ),
    ]),
    category('bakar', 'Grill and soup', [
      dish('satay', 'Satay ayam, 10 sticks', 1_500, 'satay', 'Peanut sauce, nasi impit, cucumber'),
      dish('ikan-bakar', 'Ikan bakar', 2_200, 'grilled-fish', 'Mackerel in banana leaf, air asam'),
      dish('soto', 'Soto ayam', 1_050, 'soto-ayam', 'Clear broth, rice cakes, begedil'),
    ]),
    category('drinks', 'Kuih and drinks', [
      dish('onde-onde', 'Onde-onde, 6 pieces', 500, 'ondeh', 'Pandan, gula melaka'),
      dish('teh-tarik', 'Teh tarik', 350, 'teh-tarik', 'Pulled milk tea', {
        modifierGroups: [ice],
      }),
      dish('limau', 'Limau ais', 400, 'plum-lime', 'Calamansi, sour plum'),
    ]),
  ],
}
