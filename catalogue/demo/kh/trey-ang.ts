// Riverside grill, closed while the terrace is rebuilt.
import { everyDayBut } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  type CatalogueMerchantInput,
} from '../menu.ts'

const dip = pickSome(
  'dip',
  'Dips',
  [1, 2],
  [
    modifier('mango', 'Green mango fish sauce'),
    modifier('tamarind', 'Tamarind'),
    modifier('pepper', 'Pepper and lime'),
  ],
)
const side = pickOne('side', 'Side', [
  modifier('rice', 'Rice'),
  modifier('bread', 'Baguette', 25),
  modifier('none', 'None'),
])

export const treyAng: CatalogueMerchantInput = {
  ID: 'kh-m3',
  name: 'Trey Ang Tonle',
  localName: 'ត្រីអាំងទន្លេ',
  cuisines: ['Grill', 'Seafood', 'Khmer'],
  address: '199 Sisowath Quay, Phnom Penh',
  latlng: { latitude: 11.5689, longitude: 104.9311 },
  radius: 5_500,
  openingHours: everyDayBut(0, 'Asia/Phnom_Penh', '16:00-23:30'),
  temporarilyClosed: true,
  preparationMinutes: 24,
  rating: 4.5,
  voteCount: 610,
  categories: [
    category('grill', 'From the grill', [
      dish('trey-ang', 'Trey ang', 750, 'grilled-fish', 'Whole river fish, herbs', {
        localName: 'ត្រីអាំង',
        modifierGroups: [dip, side],
      }),
      dish(
        'sach-ko-ang',
        'Sach ko ang, 8 sticks',
        450,
        'beef-satay',
        'Beef skewers, lemongrass paste',
        { localName: 'សាច់គោអាំង', modifierGroups: [side] },
      ),
      dish('moan-ang', 'Moan ang', 550, 'grilled-chicken', 'Half chicken, honey', {
        localName: 'មាន់អាំង',
        modifierGroups: [dip, side],
      }),
      dish('squid', 'Squid with green pepper', 650, 'squid-pepper', 'Kampot pepper on the stem', {
        modifierGroups: [side],
      }),
    ]),
    category('wok', 'Wok', [
      dish('lok-lak', 'Lok lak', 575, 'lok-lak', 'Beef, egg, pepper and lime', {
        localName: 'ឡុកឡាក់',
      }),
      dish('fried-rice', 'Seafood fried rice', 400, 'shrimp-fried-rice', 'Prawns, squid, egg'),
      dish('mi-cha', 'Mi cha', 375, 'mi-xao', 'Fried noodles, beef, greens', { localName: 'មីឆា' }),
      dish('trakuon', 'Morning glory with garlic', 250, 'water-spinach', 'Oyster sauce'),
    ]),
    category('sides', 'Salads and sides', [
      dish('plea', 'Plea sach ko', 450, 'beef-salad', 'Lime-cured beef, herbs', {
        localName: 'ភ្លាសាច់គោ',
      }),
      dish('papaya', 'Bok lahong', 250, 'som-tam', 'Green papaya, peanuts', { localName: 'បុកល្ហុង' }),
      dish('chicken', 'Fried wings', 350, 'fried-wings', 'Fish sauce, garlic'),
    ]),
    category('drinks', 'Drinks', [
      dish('lime', 'Lime juice', 150, 'lime-juice', 'With mint'),
      dish('tea', 'Iced tea', 100, 'sweet-tea', 'Sweet, cold'),
    ]),
  ],
}
