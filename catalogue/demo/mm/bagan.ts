// Kitchens of Bagan: the market of Nyaung-U, the old walls, and New Bagan by the river.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const bagan = [
  kitchen({
    ID: 'mm-nyaung-u-table', name: 'Nyaung-U Curry Table · ညောင်ဦး ထမင်းဝိုင်း', cuisines: ['Burmese', 'Curry', 'Rice'], address: '12 Lanmadaw Road, Nyaung-U', at: [21.1968, 94.9085], radius: 8_000,
    open: '10:00-20:30', preparationMinutes: 12, rating: 4.5, voteCount: 760, level: 0.95, tables: tables('mm-nyaung-u-table', 16),
    menu: [
      part('Curries', [own('wet-pon-ye-gyi', { title: 'Bagan pork in pon ye gyi · ပုံးရည်ကြီး ဝက်သား', description: 'Horse gram paste boiled in the village, belly, roasted chili' }), 'kyet-kalathar', 'ame-hin', 'seik-thar-hin', 'nga-khu-hin', 'nga-kyaw']),
      part('Salads', ['pon-ye-gyi-thoke', 'magyi-ywet-thoke', 'lahpet-thoke', 'tomato-thoke', 'pennywort-thoke']),
      part('Vegetables', ['khayan-hnat', 'chin-baung', 'a-lu-hin', 'pe-thi-kyaw']),
      part('Soup and relishes', ['pe-hin', 'bu-thi-hin-cho', 'ngapi-yay', 'balachaung']),
      part('After', ['htan-nyet', own('htan-nyet', { ID: 'magyi-pyar', title: 'Magyi pyar · မန်ကျည်းပြား', description: 'A roll of twenty', englishName: 'Tamarind flakes', price: 120_000, picture: 'pineapple-tarts', says: 'vegan' }), 'ye-nway', 'htan-yay']),
    ],
  }),
  kitchen({
    ID: 'mm-tamarind-shade', name: 'Tamarind Shade · မန်ကျည်းရိပ်', cuisines: ['Vegetarian', 'Burmese', 'Healthy'], address: 'Anawrahta Road, near Tharabar Gate, Old Bagan', at: [21.1733, 94.8634], radius: 8_000,
    open: '09:30-21:00', preparationMinutes: 14, rating: 4.6, voteCount: 690, level: 1.05, vegetarian: true,
    menu: [
      part('Curries', [own('veg-thali', { title: 'Tamarind Shade table · သက်သတ်လွတ် ထမင်းဝိုင်း', description: 'Pumpkin, aubergine, lentils, roselle, peanuts, rice, under the tree', says: 'peanut; maybe sesame soy; hot 1; veg' }), 'veg-curry', 'veg-aubergine', own('veg-curry', { ID: 'gourd-curry', title: 'Bottle gourd curry · ဘူးသီးဟင်း', description: 'Turmeric, young gourd leaves', price: 300_000, picture: 'canh-rau', says: 'vegan' }), 'pe-hin']),
      part('Salads', [own('veg-lahpet', { title: 'Tea-leaf salad of the garden · လက်ဖက်သုပ်' }), 'veg-tomato', 'pon-ye-gyi-thoke', 'veg-guacamole', own('magyi-ywet-thoke', { says: 'peanut sesame; hot 1; vegan' })]),
      part('Noodles and rice', ['veg-shan', 'pe-byoke', own('lahpet-htamin', { says: 'peanut sesame; maybe soy; vegan' }), 'ohn-htamin']),
      part('Crisp', ['bu-thi-kyaw', 'baya-kyaw', 'tohu-kyaw-shan', 'ngapyaw-kyaw']),
      part('Sweet and drinks', ['ngapyaw-baung', 'thit-thi', 'thanpaya', 'thayet-shake', 'htan-yay', 'phaye-yay']),
    ],
  }),
  kitchen({
    ID: 'mm-ayeyar-grill', name: 'Ayeyar Sunset Grill · ဧရာဝတီ အကင်', cuisines: ['Barbecue', 'Fish', 'Burmese'], address: '5 Khayay Street, New Bagan', at: [21.1487, 94.8579], radius: 8_000,
    open: '11:00-22:00', preparationMinutes: 18, rating: 4.3, voteCount: 510, level: 1.05, tables: tables('mm-ayeyar-grill', 18), promo: 'Free lime juice from K 25,000',
    campaigns: [{ ID: 'mm-ayeyar-lime', name: 'Free lime juice', tcDetails: 'One glass with dishes for K 25,000 or more. One an order.', freeItem: { ID: 'thanpaya', name: 'Thanpaya yay', minSubtotal: 2_500_000 } }],
    menu: [
      part('From the river', [own('nga-kin', { title: 'Ayeyar fish in banana leaf · ဧရာဝတီ ငါးကင်', description: 'Caught at Nyaung-U, tamarind leaf, green chili' }), 'pazun-htok-kin', 'cho-chin-nga', 'nga-kyaw', 'pazun-thoke']),
      part('Grill', ['kyet-kin', 'wet-kin', 'ngone-u-kin', 'seik-kin', 'pyaung-phu']),
      part('Wok', ['htamin-kyaw', 'khao-swe-kyaw', 'cho-chin-wet', 'kazun-kyaw', 'kyet-u-kyaw']),
      part('Salads and soup', ['lahpet-thoke', 'magyi-ywet-thoke', 'htawbat-thoke', 'hse-hna-myo']),
      part('Drinks', ['beer-mm', 'thanpaya', 'htan-yay', 'nanat-yay', 'soda-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-shwezigon-tea', name: 'Shwezigon Corner Tea · ရွှေစည်းခုံ လက်ဖက်ရည်', cuisines: ['Tea shop', 'Breakfast', 'Snacks'], address: '30 Bagan–Nyaung-U Road, Wetkyi-in, Nyaung-U', at: [21.1931, 94.8965], radius: 8_000,
    open: '05:00-20:00', preparationMinutes: 8, rating: 4.4, voteCount: 830, level: 0.85, isIntegrated: false,
    menu: [
      part('Tea and coffee', [own('lahpet-yay', { title: 'Corner tea with jaggery · လက်ဖက်ရည်', description: 'Boiled strong, palm jaggery beside the cup' }), 'kaw-phi', 'iced-coffee-mm', 'ye-nway', 'htan-yay']),
      part('Griddle', ['palata-mm', 'palata-ngapyaw', 'htat-ta-ya', 'nan-bya-pe', 'ei-kya']),
      part('Bowls', ['mohinga-yangon', 'nan-gyi-thoke', 'mohinga-thoke', 'lahpet-htamin', 'khao-swe-thoke']),
      part('Fritters', ['akyaw-sone', 'samusa-4', 'bu-thi-kyaw', 'baya-kyaw']),
      part('Mont', ['mont-lin-mayar', 'mont-si-gyaw', 'mont-pyar-thalet', 'ngapyaw-kyaw']),
    ],
  }),
  kitchen({
    ID: 'mm-new-bagan-kitchen', name: 'Ma Thida New Bagan Kitchen · မသီတာ', cuisines: ['Burmese', 'Thai', 'Noodles'], address: '21 Thiri Pyitsaya Street, New Bagan', at: [21.1469, 94.8607], radius: 8_000,
    open: '08:00-21:30', dayOff: 'Mon', preparationMinutes: 14, rating: 4.4, voteCount: 390, freeDeliveryFrom: 2_500_000,
    menu: [
      part('Noodles', [own('nan-gyi-thoke', { title: 'Ma Thida’s nan gyi thoke · မသီတာ နန်းကြီးသုပ်', description: 'Peanut oil of Bagan, chicken gravy, chickpea flour, lime', says: 'fish peanut; maybe egg wheat; hot 1' }), 'shan-khao-swe', 'tohu-nway-bowl', 'kya-zan-hin', 'mohinga-yangon']),
      part('Curries', ['kyet-kalathar', 'wet-hmyit-chin', 'nga-hin', 'khayan-hnat']),
      part('Thai plates', ['pad-thai-mm', 'green-curry-mm', 'tom-yum-mm', 'larb-mm']),
      part('Travellers’ plates', ['pancakes-mm', 'avo-toast-mm', 'club-mm', 'aglio-mm', 'fries-mm']),
      part('Drinks', ['htawbat-shake', 'thayet-shake', 'honey-lime-mm', 'americano-mm', 'ye-thant']),
    ],
  }),
  kitchen({
    ID: 'mm-thanaka-cafe', name: 'Thanaka Café Bagan', cuisines: ['Café', 'Pizza', 'Drinks'], address: '8 Thi Ri Pyitsaya Road, Nyaung-U', at: [21.1949, 94.9026], radius: 8_000,
    open: '08:00-22:00', preparationMinutes: 16, rating: 4.2, voteCount: 330, level: 1.1, orderValueLimit: 15_000_000,
    menu: [
      part('Pizza and pasta', [own('pizza-mm', { title: 'Thanaka pizza with aubergine and sesame', description: 'Roasted aubergine, tomato, mozzarella, sesame', says: 'wheat milk sesame; veg' }), 'pizza-seafood-mm', own('pizza-mm', { ID: 'pizza-chicken', title: 'Chicken and chili pizza', description: 'Grilled chicken, green chili', price: 1_400_000, picture: 'hawaiian-pizza', says: 'wheat milk; hot 1' }), 'spaghetti-mm', 'aglio-mm']),
      part('Burgers', ['beef-burger-mm', 'mushroom-burger-mm', 'fries-mm']),
      part('Burmese small plates', ['lahpet-thoke', 'tohu-kyaw-shan', 'kaw-pyan', 'htawbat-thoke']),
      part('Breakfast', ['breakfast-mm', 'pancakes-mm', 'croissant-mm']),
      part('Sweet', ['choc-cake-mm', 'ye-khe-mont', 'thit-thi']),
      part('Drinks', ['latte-mm', 'ywangan', 'strawberry-shake-mm', 'phaye-yay', 'beer-mm']),
    ],
  }),
]
