// Kitchens of Yangon's old town, from Lanmadaw and Latha over Pabedan and Kyauktada to Botahtaung and Pazundaung.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const yangonOldTown = [
  kitchen({
    ID: 'mm-mogul-danbauk', name: 'Mogul Street Danbauk · မဂိုလမ်း ဒံပေါက်', cuisines: ['Biryani', 'Indian', 'Halal'], address: '145 Shwe Bontha Street, Pabedan, Yangon', at: [16.7776, 96.1553], radius: 6_500,
    open: '09:00-21:00', preparationMinutes: 12, rating: 4.5, voteCount: 2_140, halal: true, promo: '10% off chicken danbauk', tables: tables('mm-mogul-danbauk', 14),
    campaigns: [{ ID: 'mm-mogul-danbauk-10', name: '10% off chicken danbauk', tcDetails: 'Chicken danbauk, every day. The discount is in the price shown.' }],
    menu: [
      part('Danbauk', [own('danbauk-kyet', { title: 'Mogul chicken danbauk · ကြက်သားဒံပေါက်', description: 'Sealed with dough at dawn, a whole leg, cashews, raisins, sour soup', off: 10, campaignID: 'mm-mogul-danbauk-10' }), 'danbauk-seik', 'danbauk-ame', 'danbauk-thi-sone', 'htawbat-htamin']),
      part('From the pots', ['kyet-masala', 'seik-masala', 'seik-brain', 'keema-mm', 'chana-mm']),
      part('Breads', ['nan-bya-seik', 'chapati-mm', 'puri-mm', 'palata-seik']),
      part('Beside', ['samusa-4', 'raita-mm', own('gin-thoke-bowl', { title: 'Onion and mint salad · ကြက်သွန်သုပ်', englishName: 'Onion salad', price: 100_000, picture: 'green-salad', description: 'Lime, green chili', says: 'hot 1; vegan', modifierGroups: [] })]),
      part('Sweet and drinks', ['faluda-mm', 'dein-chin', 'dein-phyaw', 'thanpaya', 'soda-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-pansodan-tea', name: 'Pansodan Tea Room · ပန်းဆိုးတန်း လက်ဖက်ရည်', cuisines: ['Tea shop', 'Breakfast', 'Burmese'], address: '106 Pansodan Street, Kyauktada, Yangon', at: [16.7762, 96.1626], radius: 5_500,
    open: '05:30-20:30', preparationMinutes: 9, rating: 4.4, voteCount: 1_860, freeDeliveryFrom: 1_500_000, level: 1.1, tables: tables('mm-pansodan-tea', 20),
    menu: [
      part('Tea and coffee', [own('lahpet-yay', { title: 'Pansodan tea · ပန်းဆိုးတန်း လက်ဖက်ရည်', description: 'Assam dust boiled an hour, pulled twice' }), 'lahpet-yay-aye', 'kaw-phi', 'kaw-phi-black', 'ye-nway']),
      part('Bread', ['palata-mm', 'palata-kyet-u', 'nan-bya-pe', 'ei-kya', 'paung-mont-toast', 'soft-eggs-mm']),
      part('Bowls', ['mohinga-yangon', 'ohn-no-bowl', 'nan-gyi-thoke', 'pe-byoke-htamin', 'si-htamin']),
      part('Buns and bites', ['pauk-si-wet', 'pauk-si-kyet', 'samusa-4', 'samusa-thoke', 'akyaw-sone']),
      part('Sweet', ['sanwin-makin', 'kyauk-kyaw', 'ngacheik']),
    ],
  }),
  kitchen({
    ID: 'mm-latha-kyay-oh', name: 'Latha Copper Pot · လသာ ကြေးအိုး', cuisines: ['Kyay oh', 'Noodles', 'Chinese-Burmese'], address: '32 Latha Street, Latha, Yangon', at: [16.7786, 96.1513], radius: 6_000,
    open: '08:00-21:30', preparationMinutes: 13, rating: 4.4, voteCount: 1_530, tables: tables('mm-latha-kyay-oh', 16), promo: 'Free fried wontons from K 20,000',
    campaigns: [{ ID: 'mm-latha-wontons', name: 'Free fried wontons', tcDetails: 'One plate with dishes for K 20,000 or more. One an order.', freeItem: { ID: 'hpet-htoke-kyaw', name: 'Hpet htoke kyaw', minSubtotal: 2_000_000 } }],
    menu: [
      part('Kyay oh', [own('kyay-oh-pot', { title: 'Latha kyay oh, everything · လသာကြေးအိုး အစုံ', description: 'Pork balls rolled by hand, brain, liver, egg, broth of two days' }), 'kyay-oh-sigyet', 'kyay-oh-kyet', own('kyay-oh-pot', { ID: 'kyay-oh-fish', title: 'Nga kyay oh · ငါးကြေးအိုး', englishName: 'Kyay oh with fish', description: 'Fish cakes, egg, white broth', price: 560_000, picture: 'fish-noodle-soup', says: 'fish egg; maybe wheat soy pork', modifierGroups: [] })]),
      part('Noodles', ['sigyet-khao-swe', 'kya-zan-hin', 'mee-swan', 'meeshay-shan']),
      part('Dumplings and rolls', ['hpet-htoke-pyoke', 'hpet-htoke-kyaw', 'hpet-htoke-soup', 'kaw-pyan']),
      part('Rice and greens', ['htamin-paung', 'kyet-si-htamin', 'kailan-kyaw', 'kazun-kyaw']),
      part('Drinks', ['pe-no', 'thanpaya', 'kyan-yay', 'magyi-yay', 'soda-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-charcoal-19', name: 'Charcoal Nineteen · ၁၉ လမ်း အကင်', cuisines: ['Barbecue', 'Beer', 'Seafood'], address: '88 19th Street, Latha, Yangon', at: [16.7771, 96.1499], radius: 5_500,
    open: '16:00-00:30', lastOrder: 30, preparationMinutes: 20, rating: 4.3, voteCount: 2_310, tables: tables('mm-charcoal-19', 24),
    menu: [
      part('Skewers', [own('wet-kin', { title: 'Nineteen’s pork skewers · ၁၉ လမ်း ဝက်သားကင်', description: 'Neck, honey and garlic, over mangrove charcoal' }), 'kyet-kin', 'ame-kin', 'ngone-u-kin', 'wet-u-chaung']),
      part('Whole and large', ['nga-kin', 'pyi-gyi-nga-kin', 'pazun-htok-kin', 'wet-nan-yoe', 'kyet-kin-half']),
      part('From the garden', ['yonbadi-kin', 'hmo-kin', 'pyaung-phu', 'tohu-kin']),
      part('Salads', ['lahpet-thoke', 'nga-phe-thoke', 'kyauk-pwint', 'wet-nar-thoke']),
      part('Drinks', ['beer-mm', 'thanpaya', own('ohn-yay', soldOut), 'ye-thant']),
    ],
  }),
  kitchen({
    ID: 'mm-myeik-coast', name: 'Myeik Coast Kitchen · မြိတ် ပင်လယ်စာ', cuisines: ['Seafood', 'Noodles', 'Burmese'], address: '62 Bo Myat Tun Street, Botahtaung, Yangon', at: [16.7741, 96.1706], radius: 6_500,
    open: '10:00-22:00', dayOff: 'Mon', preparationMinutes: 18, rating: 4.4, voteCount: 940, level: 1.05,
    menu: [
      part('Noodles of the coast', [own('kat-kyi-kaik', { title: 'Myeik kat kyi kaik · မြိတ်ကတ်ကြေးကိုက်', description: 'Noodles brought from Myeik, crab, squid, prawns, yellow peas', says: 'crustacean mollusc egg soy; maybe fish wheat; hot 1' }), 'kya-zan-kyaw', 'htamin-kyaw-pinle', 'san-byoke-nga']),
      part('Crab and prawns', ['ganan-hin', 'ganan-kyaw', 'pazun-kin', 'pazun-kyaw-wok']),
      part('Fish and squid', ['ngar-paung', 'cho-chin-nga', 'pyi-gyi-nga-kyaw', 'nga-kyaw', 'nga-baung-thoke']),
      part('Salads and relishes', ['pazun-thoke', 'khayu-thoke', 'balachaung', 'ngapi-kyaw']),
      part('Rice and drinks', ['htamin-phyu', 'kazun-kyaw', 'ohn-yay', 'thanpaya', 'ye-thant']),
    ],
  }),
  kitchen({
    ID: 'mm-anawrahta-leaf', name: 'Anawrahta Leaf Plates', cuisines: ['South Indian', 'Vegetarian', 'Breakfast'], address: '212 Anawrahta Road, Pabedan, Yangon', at: [16.7782, 96.1541], radius: 5_500,
    open: '06:00-20:30', preparationMinutes: 10, rating: 4.5, voteCount: 1_020, freeDeliveryFrom: 2_000_000, vegetarian: true,
    menu: [
      part('Toshay and idli', [own('tosai-potato', { title: 'Leaf Plates masala toshay · မဆလာ တိုရှည်', description: 'A yard long, three chutneys' }), 'tosai-mm', 'idli-mm', own('tosai-mm', { ID: 'onion-toshay', title: 'Onion toshay', description: 'Thick, green chili', price: 220_000 }), 'puri-mm']),
      part('Leaf plates', ['thali-mm', 'danbauk-thi-sone', own('veg-rice', { title: 'Lemon rice', description: 'Mustard seed, peanuts, curry leaf', price: 300_000, picture: 'yellow-rice', says: 'peanut; vegan' }), own('thali-mm', { ID: 'curd-rice', title: 'Curd rice', description: 'Cool, mustard seed, pickle', price: 250_000, picture: 'congee', says: 'milk; veg' })]),
      part('Curries', ['dal-mm', 'chana-mm', 'paneer-mm', 'a-lu-hin', own('veg-aubergine', { title: 'Aubergine masala', description: 'Tamarind, peanuts' })]),
      part('Bites', ['samusa-4', 'baya-kyaw', 'kyet-thun-kyaw', 'chapati-mm']),
      part('Sweet and drinks', ['faluda-mm', 'dein-chin', 'lahpet-yay', 'kaw-phi', 'dein-phyaw']),
    ],
  }),
  kitchen({
    ID: 'mm-lanmadaw-duck', name: 'Lanmadaw Roast Duck · လမ်းမတော် ဘဲကင်', cuisines: ['Roast duck', 'Chinese-Burmese', 'Rice'], address: '41 Lanmadaw Street, Lanmadaw, Yangon', at: [16.7791, 96.1466], radius: 6_000,
    open: '10:00-21:00', dayOff: 'Tue', preparationMinutes: 14, rating: 4.3, voteCount: 1_180, orderValueLimit: 12_000_000,
    menu: [
      part('Duck', [own('be-kin-half', { title: 'Half Lanmadaw duck · ဘဲကင် တစ်ခြမ်း', description: 'Air-dried a night, maltose skin, plum sauce' }), 'be-kin-htamin', 'sigyet-be', 'be-thar-hin']),
      part('Rice', ['kyet-si-htamin', 'htamin-paung', 'htamin-kyaw', own('be-kin-htamin', { ID: 'pork-kin-htamin', title: 'Wet kin htamin · ဝက်ကင်ထမင်း', englishName: 'Roast pork with rice', description: 'Crackling, sweet soy', price: 550_000, picture: 'char-siew-rice', says: 'pork soy wheat' })]),
      part('To share', ['cho-chin-wet', 'cho-chin-nga', 'thi-ho-se', 'pe-pya-kyaw', 'ngar-paung']),
      part('Soup and greens', ['hse-hna-myo', 'hpet-htoke-soup', 'kailan-kyaw', 'ah-sein-kyaw']),
      part('Drinks', ['pe-no', 'ye-nway', 'thanpaya', 'leinmaw-yay']),
    ],
  }),
  kitchen({
    ID: 'mm-merchant-coffee', name: 'Merchant Road Coffee', cuisines: ['Café', 'Brunch', 'Cakes'], address: '275 Merchant Road, Kyauktada, Yangon', at: [16.7716, 96.1612], radius: 5_000,
    open: '07:30-20:00', preparationMinutes: 14, rating: 4.4, voteCount: 780, level: 1.1, tables: tables('mm-merchant-coffee', 9), promo: 'Free americano from K 30,000',
    campaigns: [{ ID: 'mm-merchant-americano', name: 'Free americano', tcDetails: 'One with dishes for K 30,000 or more. One an order.', freeItem: { ID: 'americano-mm', name: 'Americano', minSubtotal: 3_000_000 } }],
    menu: [
      part('Coffee', ['ywangan', 'latte-mm', 'americano-mm', own('iced-coffee-mm', { title: 'Old Secretariat iced coffee', description: 'Ywangan espresso, palm jaggery, milk', price: 320_000, picture: 'palm-sugar-coffee' })]),
      part('Breakfast till three', ['breakfast-mm', 'avo-toast-mm', 'pancakes-mm', 'croissant-mm']),
      part('Lunch', ['club-mm', 'grilled-cheese-mm', 'caesar-mm', 'mushroom-soup-mm', 'aglio-mm']),
      part('Burmese corner', [own('lahpet-thoke', { title: 'Tea-leaf salad on sourdough', description: 'Fried beans, peanuts, sesame, tomato', says: 'wheat peanut sesame; maybe soy', price: 480_000 }), own('ohn-no-bowl', { price: 520_000 }), 'veg-guacamole']),
      part('Cakes and cold', ['choc-cake-mm', 'sanwin-makin', 'pudding-mm', 'matcha-mm', 'honey-lime-mm']),
    ],
  }),
]
