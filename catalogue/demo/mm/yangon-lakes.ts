// Kitchens between Yangon's lakes: Dagon, Bahan, Sanchaung and Kamayut with its students of Hledan.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const yangonLakes = [
  kitchen({
    ID: 'mm-nang-mo-shan', name: 'Nang Mo Shan Noodles · နန်းမို ရှမ်းခေါက်ဆွဲ', cuisines: ['Shan', 'Noodles', 'Tofu'], address: '58 Sanchaung Street, Sanchaung, Yangon', at: [16.8051, 96.1338], radius: 6_000,
    open: '06:30-20:00', preparationMinutes: 10, rating: 4.5, voteCount: 1_690, freeDeliveryFrom: 2_500_000, tables: tables('mm-nang-mo-shan', 10),
    menu: [
      part('Noodles', [own('shan-khao-swe', { title: 'Nang Mo’s Shan noodles · နန်းမို ရှမ်းခေါက်ဆွဲ', description: 'Sticky noodles from Taunggyi, tomato simmered till sweet, peanuts, pickle' }), 'shan-khao-swe-wet', 'tohu-nway-bowl', 'meeshay-shan', 'panthay-khao-swe']),
      part('Tofu', ['tohu-kyaw-shan', 'tohu-thoke-shan', own('tohu-nway-bowl', { ID: 'tohu-half', title: 'Tohu nway, no noodles · တို့ဟူးနွေး', description: 'Warm chickpea cream, sesame, pea shoots', price: 280_000, says: 'sesame; maybe soy peanut wheat; hot 1', modifierGroups: [] })]),
      part('Rice', ['htamin-chin', 'wet-mohnyin', 'shan-kyet-paung', 'shan-set']),
      part('Beside', ['hin-htoke-shan', 'shan-u-chaung', 'pe-pok-kyaw', 'mohnyin-chin', 'shan-hin-cho']),
      part('Drinks', ['leinmaw-yay', 'ye-nway', 'htawbat-shake', 'thanpaya']),
    ],
  }),
  kitchen({
    ID: 'mm-sittwe-ma-khin', name: 'Sittwe Ma Khin · စစ်တွေ မခင် မုန့်တီ', cuisines: ['Rakhine', 'Seafood', 'Noodles'], address: '31 Kyun Taw Road, Sanchaung, Yangon', at: [16.8073, 96.1321], radius: 6_500,
    open: '07:00-21:00', preparationMinutes: 13, rating: 4.4, voteCount: 1_240,
    menu: [
      part('Mont di', [own('rakhine-mont-di', { title: 'Ma Khin’s mont di · မခင်မုန့်တီ', description: 'Sea eel broth, galangal, green chili pounded to order' }), 'rakhine-mont-di-thoke', 'san-byoke-nga', 'kya-zan-kyaw']),
      part('From the Bay', ['pazun-hin', 'ganan-hin', 'pyi-gyi-nga-kin', 'nga-kin', own('nga-hin', { title: 'Nga hin, Rakhine way · ရခိုင်ငါးဟင်း', description: 'Tamarind, no onion, bird chilies', says: 'fish; maybe crustacean; hot 3' })]),
      part('Salads', ['khayu-thoke', 'pazun-thoke', 'thayet-thoke', 'khayan-phote']),
      part('Beside', ['ngapi-yay', 'balachaung', 'chin-baung', 'htamin-phyu']),
      part('Sweet and drinks', ['mont-si-gyaw', 'ngapyaw-baung', 'ohn-yay', 'thanpaya', 'soda-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-manau-kachin', name: 'Manau Hills Kitchen', cuisines: ['Kachin', 'Hill food', 'Rice'], address: '17 Myaynigone Zegyi Street, Sanchaung, Yangon', at: [16.8058, 96.1373], radius: 6_000,
    open: '10:30-21:00', dayOff: 'Sun', preparationMinutes: 16, rating: 4.4, voteCount: 610, tables: tables('mm-manau-kachin', 8),
    menu: [
      part('Kachin', [own('kachin-htaung', { title: 'Manau pounded beef · အမဲထောင်း', description: 'Dried over the hearth, pounded with chili, garlic and hill basil' }), 'kachin-kyet', 'kachin-nga', 'kachin-shat', 'kachin-bean']),
      part('Chin and Shan', ['chin-sabuti', 'wet-thar-chin', 'shan-u-chaung', 'shan-kyet-paung', 'htamin-chin']),
      part('Grill', ['wet-nan-yoe', 'nga-kin', 'wet-u-chaung', 'pyaung-phu']),
      part('Vegetables and rice', ['mohnyin-chin', 'shan-hin-cho', 'shan-alu', 'shan-hot-rice']),
      part('Drinks', ['ye-nway', 'honey-lime-mm', 'beer-mm', 'ye-thant']),
    ],
  }),
  kitchen({
    ID: 'mm-bagaya-mala', name: 'Bagaya Mala · မာလာရှမ်းကော', cuisines: ['Mala', 'Hot pot', 'Chinese-Burmese'], address: '94 Bagaya Road, Sanchaung, Yangon', at: [16.8011, 96.1299], radius: 5_500,
    open: '11:00-22:30', preparationMinutes: 15, rating: 4.3, voteCount: 2_080, freeDeliveryFrom: 2_500_000, promo: '15% off mala shan gaw', tables: tables('mm-bagaya-mala', 15),
    campaigns: [{ ID: 'mm-bagaya-mala-15', name: '15% off mala shan gaw', tcDetails: 'Mala shan gaw, every day. The discount is in the price shown.' }],
    menu: [
      part('Mala', [own('mala-shan-gaw', { title: 'Bagaya mala shan gaw · မာလာရှမ်းကော', description: 'Choose from the cold shelf, tossed in our own oil of twenty spices, peanuts', off: 15, campaignID: 'mm-bagaya-mala-15' }), 'mala-hin', own('mala-shan-gaw', { ID: 'mala-fish', title: 'Mala nga kin · မာလာငါးကင်', englishName: 'Grilled fish in mala', description: 'Whole tilapia under chili and lotus root', price: 1_600_000, picture: 'grilled-fish', says: 'fish soy; maybe wheat peanut sesame; hot 3', modifierGroups: [] }), own('mala-shan-gaw', { ID: 'mala-chicken-wings', title: 'Mala kyet taung pan · မာလာကြက်တောင်ပံ', englishName: 'Mala chicken wings', description: 'Six, dry-fried', price: 600_000, picture: 'fried-wings', says: 'soy; maybe wheat sesame; hot 3', modifierGroups: [] })]),
      part('Hot pot', ['hot-pot-mm', own('hot-pot-mm', { ID: 'hot-pot-mala', title: 'Mala hot pot · မာလာဟော့ပေါ့', description: 'Red broth, for two or more', price: 2_400_000, says: 'soy wheat; maybe egg pork fish crustacean peanut; hot 3' })]),
      part('Wok', ['khao-swe-kyaw', 'htamin-kyaw', 'pin-sein', 'hmo-kyaw', 'kazun-kyaw']),
      part('Cold and small', ['wet-nar-thoke', 'kyauk-pwint', 'hpet-htoke-pyoke', 'pe-pyar-thoke', 'ngone-u-kin']),
      part('Drinks', ['pe-no', own('thanpaya', { price: 180_000 }), 'lahpet-yay-aye', 'soda-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-yaw-min-gyi', name: 'Yaw Min Gyi Curry House · ယောမင်းကြီး ထမင်းဆိုင်', cuisines: ['Burmese', 'Curry', 'Rice'], address: '22 Bo Yar Nyunt Street, Dagon, Yangon', at: [16.7869, 96.1478], radius: 6_000,
    open: '10:00-20:30', preparationMinutes: 11, rating: 4.5, voteCount: 1_570, freeDeliveryFrom: 3_000_000, isIntegrated: false,
    menu: [
      part('Curries', [own('pazun-htok', { title: 'Yaw Min Gyi river prawns · ပုစွန်ထုပ်ဆီပြန်', description: 'Two from the delta, cooked in the orange of their heads' }), 'kyet-si-pyan', 'wet-si-pyan', 'ame-hnat', 'seik-thar-hin', 'nga-khu-hin', 'be-u-hin']),
      part('Vegetables', ['chin-baung', 'khayan-hnat', 'pe-thi-kyaw', 'kazun-kyaw']),
      part('Salads', ['lahpet-thoke', 'shauk-thoke', 'kyet-thoke', 'nga-chin-thoke']),
      part('Soup and relishes', ['chin-yay', 'hse-hna-myo', 'ngapi-yay', 'balachaung']),
      part('After', ['htan-nyet', 'ye-nway', 'thanpaya']),
    ],
  }),
  kitchen({
    ID: 'mm-metta-vegetarian', name: 'Metta Vegetarian · မေတ္တာ သက်သတ်လွတ်', cuisines: ['Vegetarian', 'Burmese', 'Healthy'], address: '61 Shwegondaing Road, Bahan, Yangon', at: [16.8071, 96.1577], radius: 6_000,
    open: '07:00-20:00', preparationMinutes: 12, rating: 4.4, voteCount: 720, vegetarian: true,
    menu: [
      part('Noodles', [own('veg-mohinga', { title: 'Metta mohinga · မေတ္တာ မုန့်ဟင်းခါး', description: 'Banana stem, lemongrass, toasted rice and chickpeas for the body of the soup' }), 'veg-shan', 'veg-noodles', own('tohu-nway-bowl', { modifierGroups: [], says: 'sesame; maybe soy peanut wheat; hot 1; vegan' })]),
      part('Rice and curries', ['veg-thali', 'veg-curry', 'veg-aubergine', 'a-lu-hin', 'pe-hin', 'veg-rice']),
      part('Salads', ['veg-lahpet', 'veg-tomato', own('htawbat-thoke', { says: 'peanut; maybe sesame; vegan' }), 'pon-ye-gyi-thoke', 'shan-alu']),
      part('Fritters', ['tohu-kyaw-shan', 'bu-thi-kyaw', 'baya-kyaw', 'samusa-4']),
      part('Sweet and drinks', ['mont-let-saung', 'ngacheik', 'pe-no', 'magyi-yay', 'leinmaw-yay']),
    ],
  }),
  kitchen({
    ID: 'mm-inya-coffee', name: 'Inya Shore Coffee', cuisines: ['Café', 'Pasta', 'Cakes'], address: '40 Inya Road, Kamayut, Yangon', at: [16.8213, 96.1421], radius: 6_000,
    open: '08:00-21:30', preparationMinutes: 15, rating: 4.3, voteCount: 860, level: 1.2, tables: tables('mm-inya-coffee', 12),
    menu: [
      part('Coffee', [own('latte-mm', { title: 'Inya latte with palm jaggery', description: 'Bagan jaggery, Ywangan espresso' }), 'americano-mm', 'ywangan', 'matcha-mm']),
      part('Plates', ['breakfast-mm', 'avo-toast-mm', 'spaghetti-mm', 'aglio-mm', 'steak-mm', 'pizza-mm']),
      part('Burgers', ['beef-burger-mm', 'chicken-burger-mm', 'mushroom-burger-mm', 'fries-mm']),
      part('Salads and soup', ['caesar-mm', 'mushroom-soup-mm', 'htawbat-thoke']),
      part('Cakes', ['choc-cake-mm', 'kek', own('pudding-mm', { title: 'Coconut crème caramel', description: 'Coconut milk, jaggery caramel', says: 'egg; maybe milk' })]),
      part('Cold', ['strawberry-shake-mm', 'htawbat-shake', 'fruit-tea-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-hledan-nan-gyi', name: 'Hledan Nan Gyi · လှည်းတန်း နန်းကြီးသုပ်', cuisines: ['Noodles', 'Burmese', 'Breakfast'], address: '14 Hledan Street, Kamayut, Yangon', at: [16.8252, 96.1289], radius: 6_500,
    open: '06:00-19:00', preparationMinutes: 9, rating: 4.4, voteCount: 1_980, freeDeliveryFrom: 0, level: 0.95,
    menu: [
      part('A-thoke', [own('nan-gyi-thoke', { title: 'Hledan nan gyi thoke · လှည်းတန်း နန်းကြီးသုပ်', description: 'Chicken curry, chickpea flour, crisp noodles, mixed by hand' }), 'nan-thay-thoke', 'khao-swe-thoke', 'a-sone-thoke', 'htamin-thoke']),
      part('Soups', ['mohinga-yangon', 'ohn-no-bowl', 'kya-zan-hin', 'san-byoke-kyet']),
      part('Salads', ['thinbaw-thoke', 'samusa-thoke', 'tohu-thoke', 'pe-pyar-thoke']),
      part('Fritters', ['bu-thi-kyaw', 'pazun-kyaw-tea', 'akyaw-sone', 'mont-lin-mayar']),
      part('Sweet and drinks', ['shwe-yin-aye', 'mont-lone', 'lahpet-yay', 'thanpaya', own('kyan-yay', soldOut)]),
    ],
  }),
  kitchen({
    ID: 'mm-hledan-crisp', name: 'Crisp and Chili Hledan', cuisines: ['Fried chicken', 'Burgers', 'Korean'], address: '3 Insein Road, Kamayut, Yangon', at: [16.8273, 96.1302], radius: 6_500,
    open: '10:00-22:30', preparationMinutes: 14, rating: 4.2, voteCount: 2_420, promo: 'Free fries from K 25,000',
    campaigns: [{ ID: 'mm-hledan-fries', name: 'Free fries', tcDetails: 'One with dishes for K 25,000 or more. One an order.', freeItem: { ID: 'fries-mm', name: 'French fries', minSubtotal: 2_500_000 } }],
    menu: [
      part('Chicken', [own('crisp-chicken', { title: 'Crisp and Chili chicken, 3 pieces', description: 'Brined, double-fried, Shan chili dust' }), 'wings-mm', 'tenders-mm', 'chicken-rice-box', own('crisp-chicken', { ID: 'chicken-bucket', title: 'Bucket of 8', price: 1_900_000, description: 'For a hostel room' })]),
      part('Burgers', ['chicken-burger-mm', 'beef-burger-mm', own('chicken-burger-mm', { ID: 'mala-burger', title: 'Mala chicken burger · မာလာဘာဂါ', description: 'Numbing crumb, slaw', price: 620_000, says: 'wheat egg; maybe milk sesame soy; hot 3' })]),
      part('Korean corner', ['ramen-mm', 'bibimbap-mm', 'tteokbokki-mm']),
      part('Sides', ['fries-mm', 'kaw-pyan', own('ngone-u-kin', { title: 'Fried quail eggs', englishName: '', description: 'Ten, chili sauce', says: 'egg wheat; hot 1', price: 180_000 }), 'caesar-mm']),
      part('Sweet and drinks', ['donut-mm', 'ye-khe-mont', 'bubble-mm', 'soda-mm', 'iced-coffee-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-palm-pearl', name: 'Palm Pearl Tea Bar', cuisines: ['Bubble tea', 'Drinks', 'Snacks'], address: '29 Pyay Road, Hledan, Kamayut, Yangon', at: [16.8264, 96.1316], radius: 5_500,
    open: '09:30-22:00', preparationMinutes: 6, rating: 4.3, voteCount: 1_360, freeDeliveryFrom: 0,
    menu: [
      part('Milk tea', ['bubble-mm', own('brown-sugar-mm', { title: 'Palm Pearl jaggery milk', description: 'Pearls simmered an hour in Bagan jaggery, fresh milk' }), 'taro-mm', own('bubble-mm', { ID: 'burmese-pearl', title: 'Lahpet yay with pearls · လက်ဖက်ရည် ပုလဲ', description: 'Tea-shop tea, iced, pearls', price: 300_000, picture: 'brown-sugar-boba' })]),
      part('Fruit', ['fruit-tea-mm', own('fruit-tea-mm', { ID: 'strawberry-tea', title: 'Pyin Oo Lwin strawberry tea', description: 'Crushed berries, jasmine', price: 340_000, picture: 'strawberry-shake' }), own('fruit-tea-mm', { ID: 'lime-plum', title: 'Lime and sour plum', description: 'Salty, sweet, ice', price: 260_000, picture: 'plum-lime' }), 'thayet-shake', 'htawbat-shake', 'phaye-yay']),
      part('Coffee and matcha', ['latte-mm', 'americano-mm', 'matcha-mm', 'cocoa-mm']),
      part('To eat', ['fries-mm', 'tteokbokki-mm', 'kaw-pyan', 'grilled-cheese-mm']),
      part('Sweet', ['faluda-mm', 'ye-khe-mont', 'donut-mm', 'pudding-mm']),
    ],
  }),
]
