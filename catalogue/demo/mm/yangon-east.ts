// Kitchens of Yangon's east and north: Pazundaung, Tamwe, Yankin and Mayangone.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const yangonEast = [
  kitchen({
    ID: 'mm-pazundaung-bogale', name: 'U Ba Thein Bogale Mohinga · ဦးဘသိန်း မုန့်ဟင်းခါး', cuisines: ['Mohinga', 'Breakfast', 'Burmese'], address: '77 Upper Pazundaung Road, Pazundaung, Yangon', at: [16.7866, 96.1752], radius: 6_500,
    open: '05:00-12:00', preparationMinutes: 8, rating: 4.5, voteCount: 1_420,
    menu: [
      part('Mohinga', [own('mohinga-bogale', { title: 'U Ba Thein’s mohinga · ဦးဘသိန်း မုန့်ဟင်းခါး', description: 'Snakehead fish and roe from Bogale, banana stem, black pepper' }), 'mohinga-yangon', 'mohinga-thoke', own('mohinga-yangon', { ID: 'mohinga-bag', title: 'Mohinga to carry, for four · မုန့်ဟင်းခါး ပါဆယ်', description: 'Soup, vermicelli and crackers apart', price: 1_200_000, modifierGroups: [] })]),
      part('Other bowls', ['ohn-no-bowl', 'rakhine-mont-di', 'nan-thay-thoke', 'san-byoke-nga']),
      part('Crackers and fritters', ['bu-thi-kyaw', 'kyet-thun-kyaw', 'pazun-kyaw-tea', 'ei-kya', own('nga-phe-thoke', { ID: 'fish-cakes', title: 'Nga phe kyaw · ငါးဖယ်ကြော်', englishName: 'Fried fish cakes', description: 'Six, turmeric', price: 250_000, picture: 'otah', says: 'fish', modifierGroups: [] })]),
      part('Sticky rice', ['kauk-hnyin-baung', 'ngacheik', 'si-htamin', 'mont-baung']),
      part('Drinks', ['lahpet-yay', 'kaw-phi', 'pe-no', 'ye-nway']),
    ],
  }),
  kitchen({
    ID: 'mm-tamwe-dok-htoe', name: 'Tamwe Night Sticks · တာမွေ ဝက်သားတုတ်ထိုး', cuisines: ['Street food', 'Noodles', 'Snacks'], address: '112 Banyar Dala Road, Tamwe, Yangon', at: [16.8043, 96.1771], radius: 6_000,
    open: '15:00-23:30', dayOff: 'Mon', preparationMinutes: 10, rating: 4.3, voteCount: 1_150, isIntegrated: false,
    menu: [
      part('From the pot', [own('wet-thar-dok-htoe', { title: 'Tamwe dok htoe, 12 sticks · တာမွေ တုတ်ထိုး', description: 'Tongue, ear, intestine, belly, kept at a simmer since morning', price: 480_000 }), own('wet-thar-dok-htoe', { ID: 'dok-htoe-noodles', title: 'Dok htoe with noodles · တုတ်ထိုး ခေါက်ဆွဲ', description: 'Egg noodles, sour mustard', price: 450_000, picture: 'mie-yamin', says: 'pork soy wheat egg; hot 1' }), 'kyay-oh-pot', 'sigyet-be']),
      part('Noodles', ['sigyet-khao-swe', 'meeshay-shan', 'khao-swe-thoke', 'kat-kyi-kaik']),
      part('Fried', ['hpet-htoke-kyaw', 'kaw-pyan', 'kyet-kyaw', 'akyaw-sone', 'tohu-kyaw-shan']),
      part('Salads', ['thinbaw-htaung', 'wet-nar-thoke', 'tohu-thoke', 'a-sone-thoke']),
      part('Griddle and drinks', ['mont-lin-mayar', 'mont-pyar-thalet', 'bein-mont', 'kyan-yay', 'thanpaya']),
    ],
  }),
  kitchen({
    ID: 'mm-kyaikkasan-thai', name: 'Kyaik Ka San Thai Corner', cuisines: ['Thai', 'Seafood', 'Rice'], address: '46 Kyaik Ka San Road, Tamwe, Yangon', at: [16.8126, 96.1797], radius: 6_000,
    open: '10:30-21:30', preparationMinutes: 15, rating: 4.2, voteCount: 690, tables: tables('mm-kyaikkasan-thai', 10), promo: '15% off tom yum',
    campaigns: [{ ID: 'mm-kyaikkasan-tomyum', name: '15% off tom yum', tcDetails: 'Tom yum with prawns, every day. The discount is in the price shown.' }],
    menu: [
      part('Soup and curry', [own('tom-yum-mm', { off: 15, campaignID: 'mm-kyaikkasan-tomyum' }), 'green-curry-mm', own('tom-yum-mm', { ID: 'tom-kha', title: 'Tom kha with chicken', description: 'Coconut milk, galangal', englishName: 'Coconut and galangal soup', price: 600_000, picture: 'tom-kha', says: 'fish; hot 1' })]),
      part('Rice and noodles', ['pad-thai-mm', 'tom-yum-rice', 'pin-sein', 'htamin-kyaw-pinle', 'hsan-khao-swe-kyaw']),
      part('Pounded and tossed', [own('thinbaw-htaung', { title: 'Som tam, Kyaik Ka San way · သင်္ဘောသီးထောင်း', description: 'Pounded with salted crab, bird chilies, peanuts', says: 'fish peanut crustacean; hot 3' }), 'larb-mm', 'thayet-thoke', 'kyet-thoke']),
      part('Fish and fire', ['ngar-paung', 'nga-kin', 'pyi-gyi-nga-kin', 'pazun-kin', 'kyet-kin-half']),
      part('Sweet and drinks', ['mango-sticky-mm', 'ohn-yay', 'thanpaya', 'thayet-shake']),
    ],
  }),
  kitchen({
    ID: 'mm-yankin-banquet', name: 'Yankin Golden Table · ရန်ကင်း', cuisines: ['Chinese-Burmese', 'Banquet', 'Seafood'], address: '15 Yankin Road, Yankin, Yangon', at: [16.8316, 96.1647], radius: 7_000,
    open: '11:00-21:30', preparationMinutes: 40, rating: 4.4, voteCount: 530, level: 1.25, blockOnDemandOrders: true,
    menu: [
      part('Ordered ahead', [own('be-kin-half', { ID: 'whole-duck', title: 'Golden Table duck, whole · ဘဲကင် တစ်ကောင်', description: 'Lacquered, carved, pancakes and plum sauce', price: 4_600_000, picture: 'half-chicken' }), own('ngar-paung', { ID: 'banquet-fish', title: 'Steamed sea bass for six · ငါးပေါင်း', description: 'Ginger, lime, soy', price: 3_800_000, modifierGroups: [] }), own('hot-pot-mm', { price: 3_600_000, modifierGroups: [] }), 'pazun-htok-kin']),
      part('Meat', ['cho-chin-wet', 'thi-ho-se', 'wet-nan-yoe', 'hotplate-mm', 'wet-tha-ni']),
      part('Sea', ['pazun-kyaw-wok', 'pyi-gyi-nga-kyaw', 'ganan-kyaw', 'cho-chin-nga']),
      part('Soup and vegetables', ['hse-hna-myo', 'kailan-kyaw', 'pe-pya-kyaw', 'hmo-kyaw']),
      part('Rice, sweet, tea', ['htamin-kyaw-pinle', 'khao-swe-kyaw', 'thit-thi', 'pudding-mm', 'ye-nway']),
    ],
  }),
  kitchen({
    ID: 'mm-moe-kaung-danbauk', name: 'Moe Kaung Danbauk · မိုးကောင်း ဒံပေါက်', cuisines: ['Biryani', 'Curry', 'Halal'], address: '203 Moe Kaung Road, Yankin, Yangon', at: [16.8349, 96.1686], radius: 6_500,
    open: '10:00-21:00', dayOff: 'Fri', preparationMinutes: 11, rating: 4.4, voteCount: 980, level: 0.95, halal: true,
    menu: [
      part('Danbauk', [own('danbauk-seik', { title: 'Moe Kaung mutton danbauk · ဆိတ်သားဒံပေါက်', description: 'Shoulder on the bone, butter peas, fried chilies, pickled mango' }), 'danbauk-kyet', own('danbauk-kyet', { ID: 'danbauk-family', title: 'Danbauk tray for five · ဒံပေါက် မိသားစု', description: 'Five legs, two soups, pickles', price: 2_500_000, modifierGroups: [] }), 'htawbat-htamin']),
      part('Curries', ['kyet-masala', 'keema-mm', 'ame-hin', 'dal-mm', 'a-lu-hin']),
      part('Breads and griddle', ['palata-kyet', 'palata-seik', 'htat-ta-ya', 'nan-bya-pe', 'palata-ngapyaw']),
      part('Grill', ['tandoori-mm', 'seik-kin', 'kyet-kin']),
      part('Sweet and drinks', ['faluda-mm', 'pudding-mm', 'lahpet-yay', 'dein-phyaw', 'thanpaya']),
    ],
  }),
  kitchen({
    ID: 'mm-kabar-aye-mont', name: 'Kabar Aye Mont House · ကမ္ဘာအေး မုန့်', cuisines: ['Sweets', 'Snacks', 'Tea shop'], address: '68 Kabar Aye Pagoda Road, Mayangone, Yangon', at: [16.8558, 96.1549], radius: 6_000,
    open: '06:30-19:30', preparationMinutes: 8, rating: 4.5, voteCount: 810, promo: 'Free mont lone yay paw from K 15,000',
    campaigns: [{ ID: 'mm-kabar-aye-mont-lone', name: 'Free mont lone yay paw', tcDetails: 'One portion with dishes for K 15,000 or more. One an order.', freeItem: { ID: 'mont-lone', name: 'Mont lone yay paw', minSubtotal: 1_500_000 } }],
    menu: [
      part('Off the griddle', [own('mont-lin-mayar', { title: 'Kabar Aye mont lin mayar · မုန့်လင်မယား', description: 'Two halves joined over quail egg, chickpeas and spring onion' }), 'bein-mont', 'mont-pyar-thalet', 'khauk-mont', 'ngapyaw-kyaw']),
      part('Steamed', ['mont-lone', 'mont-baung', 'ngacheik', 'mont-hpet-htoke', 'mont-sein-baung']),
      part('Baked and set', ['sanwin-makin', 'halawa', 'kyauk-kyaw', 'pe-kati-par', 'mont-kywe-the']),
      part('Cold and sweet', ['shwe-yin-aye', 'mont-let-saung', 'faluda-mm', 'ye-khe-mont']),
      part('Something salty', ['samusa-thoke', 'baya-kyaw', 'ohn-no-bowl']),
      part('Drinks', ['lahpet-yay', 'ye-nway', 'pe-no']),
    ],
  }),
  kitchen({
    ID: 'mm-parami-grill', name: 'Parami Garden Grill · ပါရမီ အကင်', cuisines: ['Barbecue', 'Seafood', 'Burmese'], address: '120 Parami Road, Mayangone, Yangon', at: [16.8573, 96.1472], radius: 6_500,
    open: '11:00-23:00', preparationMinutes: 20, rating: 4.3, voteCount: 1_270, level: 1.1, tables: tables('mm-parami-grill', 22),
    menu: [
      part('Fish and shellfish', [own('nga-kin', { title: 'Parami grilled fish · ပါရမီ ငါးကင်', description: 'Barramundi in banana leaf, lemongrass, green chili and lime' }), 'pazun-kin', 'pazun-htok-kin', 'pyi-gyi-nga-kin']),
      part('Meat', ['kyet-kin-half', 'wet-nan-yoe', 'ame-kin', 'kyet-taung-pan', 'wet-kin']),
      part('Wok', ['cho-chin-kyet', 'thi-ho-se', 'khao-swe-kyaw', 'htamin-kyaw', 'ah-sein-kyaw']),
      part('Salads and soup', ['kyet-thoke', 'thayet-thoke', 'tom-yum-mm', 'hse-hna-myo']),
      part('Drinks', ['beer-mm', 'thanpaya', 'ohn-yay', 'phaye-yay', 'soda-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-daw-nyunt-curry', name: 'Daw Nyunt Rice and Curry · ဒေါ်ညွန့် ထမင်းဆိုင်', cuisines: ['Burmese', 'Curry', 'Rice'], address: '9 Kabar Aye Pagoda Road, Mayangone, Yangon', at: [16.8601, 96.1538], radius: 6_500,
    open: '10:00-20:00', dayOff: 'Sun', preparationMinutes: 11, rating: 4.4, voteCount: 740, level: 0.95, orderValueLimit: 15_000_000,
    menu: [
      part('Curries', [own('wet-si-pyan', { title: 'Daw Nyunt’s pork si pyan · ဒေါ်ညွန့် ဝက်သားဆီပြန်', description: 'Belly with pickled mango, no water added' }), 'kyet-kalathar', 'kyet-si-pyan', 'be-thar-hin', 'nga-hin', 'pazun-hin', 'wet-hmyit-chin']),
      part('Fish', ['nga-thalauk', 'nga-baung-thoke', 'nga-kyaw']),
      part('Vegetables and soup', ['chin-baung', 'pe-hin', 'bu-thi-hin-cho', 'pe-thi-kyaw']),
      part('Salads and dips', ['thinbaw-thoke', 'pennywort-thoke', 'ngapi-kyaw', 'ngapi-yay']),
      part('Rice and after', ['ohn-htamin', 'thamin-thingyan', 'htan-nyet', 'magyi-yay']),
    ],
  }),
]
