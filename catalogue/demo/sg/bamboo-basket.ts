// Dim sum, closed for a few days while the kitchen is refitted.
import { everyDayBut } from '../hours.ts'
import { category, dish, modifier, pickOne, type CatalogueMerchantInput } from '../menu.ts'

const pieces = pickOne('pieces', 'Pieces', [
  modifier('three', 'Three'),
  modifier('six', 'Six', 420),
])

export const bambooBasket: CatalogueMerchantInput = {
  ID: 'sg-m3',
  name: 'Bamboo Basket Dim Sum',
  localName: '竹笼点心',
  cuisines: ['Dim sum', 'Cantonese'],
  address: '28 Keong Saik Road, Singapore',
  latlng: { latitude: 1.2803, longitude: 103.8418 },
  radius: 5_000,
  openingHours: everyDayBut(1, 'Asia/Singapore', '11:00-15:00', '17:30-22:00'),
  temporarilyClosed: true,
  preparationMinutes: 20,
  rating: 4.7,
  voteCount: 1_290,
  categories: [
    category('steamed', 'Steamed', [
      dish('har-gow', 'Har gow', 620, 'dim-sum', 'Crystal skin, whole prawns', {
        modifierGroups: [pieces],
      }),
      dish('siew-mai', 'Siew mai', 580, 'siew-mai', 'Pork, prawn, orange roe', {
        modifierGroups: [pieces],
      }),
      dish('char-siew-bao', 'Char siew bao', 540, 'char-siew-bao', 'Soft buns, honey-roast pork'),
      dish(
        'chee-cheong-fun',
        'Prawn chee cheong fun',
        680,
        'chee-cheong-fun',
        'Silky rice rolls, sweet soy',
      ),
      dish(
        'lor-mai-gai',
        'Lor mai gai',
        620,
        'lor-mai-gai',
        'Glutinous rice, chicken, mushroom, lotus leaf',
      ),
    ]),
    category('fried', 'Fried', [
      dish('spring-rolls', 'Prawn spring rolls', 560, 'lumpia', 'Thin skin, chives, chili sauce'),
      dish(
        'carrot-cake',
        'Pan-fried carrot cake',
        580,
        'pan-fried-cake',
        'White radish, lap cheong, dried shrimp',
      ),
      dish(
        'cutlet',
        'Prawn paste chicken',
        780,
        'har-cheong-gai',
        'Mid-wings, fermented prawn paste',
      ),
    ]),
    category('bowls', 'Bowls', [
      dish('wonton-mee', 'Wonton noodles', 780, 'wonton-soup', 'Egg noodles, wontons, char siew'),
      dish('congee', 'Century egg congee', 640, 'congee', 'Slow-cooked rice, lean pork, ginger'),
    ]),
    category('sweet', 'Sweet and drinks', [
      dish(
        'mango-pomelo',
        'Mango and sticky rice',
        580,
        'mango-sticky-rice',
        'Coconut cream, toasted mung beans',
      ),
      dish('egg-tarts', 'Egg tarts, 3 pieces', 520, 'egg-tarts', 'Flaky crust, still warm'),
      dish('lime-plum', 'Lime with sour plum', 360, 'plum-lime', 'Cold, slightly salty'),
    ]),
  ],
}
