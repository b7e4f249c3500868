// Kitchens of Mandalay, by the numbered streets between the moat and the railway, and south towards Mahamuni.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const mandalay = [
  kitchen({
    ID: 'mm-daw-mya-meeshay', name: 'Daw Mya Meeshay · ဒေါ်မြ မြီးရှည်', cuisines: ['Meeshay', 'Noodles', 'Shan'], address: '29th Street, between 81st and 82nd, Chanayethazan, Mandalay', at: [21.9789, 96.0833], radius: 6_000,
    open: '06:30-18:00', preparationMinutes: 9, rating: 4.5, voteCount: 1_310, freeDeliveryFrom: 2_000_000,
    menu: [
      part('Meeshay', [own('meeshay-mandalay', { title: 'Daw Mya’s meeshay · ဒေါ်မြ မြီးရှည်', description: 'Crisp pork, rice jelly, pickled mustard, soy brewed in the yard' }), 'meeshay-shan', own('meeshay-mandalay', { ID: 'meeshay-chicken', title: 'Kyet thar meeshay · ကြက်သားမြီးရှည်', englishName: 'Meeshay with chicken', description: 'Shredded chicken, garlic oil', price: 400_000, picture: 'com-ga', says: 'soy; maybe wheat pork; hot 1' })]),
      part('Other noodles', ['shan-khao-swe', 'tohu-nway-bowl', 'sigyet-khao-swe', 'wet-thar-dok-htoe']),
      part('Beside', ['hin-htoke-shan', 'tohu-kyaw-shan', 'mohnyin-chin', 'pe-pok-kyaw', 'hpet-htoke-pyoke']),
      part('Salads', ['tohu-thoke', 'lahpet-thoke', 'wet-nar-thoke', 'shan-alu']),
      part('Drinks', ['ye-nway', 'pe-no', 'thanpaya', 'leinmaw-yay', 'soda-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-zegyo-mont-di', name: 'Zegyo Mont Di · ဈေးချို မုန့်တီ', cuisines: ['Mont di', 'Noodles', 'Breakfast'], address: '84th Street, at 27th, Chanayethazan, Mandalay', at: [21.9815, 96.0798], radius: 6_000,
    open: '06:00-16:00', preparationMinutes: 8, rating: 4.5, voteCount: 1_640, level: 0.95, tables: tables('mm-zegyo-mont-di', 10),
    menu: [
      part('Mont di', [own('mandalay-mont-di', { title: 'Zegyo mont di · ဈေးချို မန္တလေးမုန့်တီ', description: 'Thick noodles, chicken gravy, fish cake, roasted chickpea flour, by the clock tower' }), 'nan-gyi-thoke', own('mandalay-mont-di', { ID: 'nan-pya-thoke', title: 'Nan pya thoke · နန်းပြားသုပ်', englishName: 'Flat rice noodle salad', description: 'Wide noodles, chicken gravy, lime', price: 400_000, picture: 'pad-see-ew' }), 'a-sone-thoke']),
      part('Soups', ['mohinga-yangon', 'samusa-soup', 'kya-zan-hin', 'mee-swan']),
      part('Fritters', ['baya-kyaw', 'bu-thi-kyaw', 'samusa-4', 'pauk-si-pe', 'mont-lin-mayar']),
      part('Salads', ['gin-thoke-bowl', 'samusa-thoke', 'htamin-thoke', 'lahpet-thoke']),
      part('Sweet and drinks', ['htoe-mont', 'mont-kywe-the', 'lahpet-yay', 'htan-yay']),
    ],
  }),
  kitchen({
    ID: 'mm-curry-81', name: 'Eighty-First Street Curry Table · ၈၁ လမ်း ထမင်းဆိုင်', cuisines: ['Burmese', 'Curry', 'Rice'], address: '81st Street, between 31st and 32nd, Chanayethazan, Mandalay', at: [21.9756, 96.0838], radius: 6_500,
    open: '10:00-20:30', preparationMinutes: 12, rating: 4.4, voteCount: 1_090, level: 0.9, isIntegrated: false,
    menu: [
      part('Curries', [own('ame-hnat', { title: 'Braised beef of 81st Street · အမဲနှပ်', description: 'Shin, six hours, with a table of twelve small dishes' }), 'kyet-si-pyan', 'wet-tha-ni', 'seik-thar-hin', 'nga-hin', 'kyet-bu-thi', 'pazun-hin']),
      part('Vegetables', ['pe-byoke', 'khayan-hnat', 'pe-thi-kyaw', 'a-lu-hin']),
      part('Soup and relishes', ['pe-hin', 'chin-yay', 'ngapi-yay', 'ngapi-kyaw']),
      part('Salads', ['lahpet-tray', 'tomato-thoke', 'thayet-thoke', 'khayan-phote']),
      part('After', ['htan-nyet', 'htoe-mont', 'ye-nway']),
    ],
  }),
  kitchen({
    ID: 'mm-moat-tea', name: 'Moatside Tea Shop · ကျုံးဘေး လက်ဖက်ရည်', cuisines: ['Tea shop', 'Breakfast', 'Snacks'], address: '26th Street, at 73rd, Chanayethazan, Mandalay', at: [21.9826, 96.0962], radius: 6_000,
    open: '05:00-21:00', preparationMinutes: 8, rating: 4.4, voteCount: 2_020, level: 0.9, tables: tables('mm-moat-tea', 24), promo: '20% off kyet thar palata',
    campaigns: [{ ID: 'mm-moat-tea-palata', name: '20% off kyet thar palata', tcDetails: 'Palata stuffed with chicken, every day. The discount is in the price shown.' }],
    menu: [
      part('Tea and coffee', [own('lahpet-yay', { title: 'Moatside tea · ကျုံးဘေး လက်ဖက်ရည်', description: 'Upper Burma strong, cream on top' }), 'lahpet-yay-aye', 'kaw-phi', 'nwa-no', 'ye-nway']),
      part('Palata and breads', [own('palata-kyet', { off: 20, campaignID: 'mm-moat-tea-palata' }), 'palata-mm', 'palata-ngapyaw', 'htat-ta-ya', 'nan-bya-pe', 'ei-kya']),
      part('Bowls', ['mohinga-yangon', 'mandalay-mont-di', 'pe-byoke-htamin', 'si-htamin', 'san-byoke-kyet']),
      part('Buns and fritters', ['pauk-si-wet', 'pauk-si-pe', 'samusa-4', 'baya-kyaw']),
      part('Sweet', ['sanwin-makin', 'kauk-hnyin-baung', 'donut-mm', own('ngapyaw-kyaw', soldOut)]),
    ],
  }),
  kitchen({
    ID: 'mm-panthay-mdy', name: 'Panthay Noodle House · ပန်းသေး ခေါက်ဆွဲ', cuisines: ['Panthay', 'Noodles', 'Halal'], address: '80th Street, between 35th and 36th, Maha Aungmye, Mandalay', at: [21.9703, 96.0853], radius: 6_500,
    open: '07:00-20:00', dayOff: 'Fri', preparationMinutes: 12, rating: 4.4, voteCount: 690, freeDeliveryFrom: 2_500_000, halal: true,
    menu: [
      part('Noodles', [own('panthay-khao-swe', { title: 'Panthay noodles of the house · ပန်းသေးခေါက်ဆွဲ', description: 'Egg noodles rolled daily, chicken in dry masala, raw onion, lime' }), own('panthay-khao-swe', { ID: 'panthay-beef', title: 'Panthay noodles with beef · အမဲသား ပန်းသေးခေါက်ဆွဲ', description: 'Beef shin in masala', price: 580_000, picture: 'beef-noodles-fried', says: 'wheat egg beef; maybe soy; hot 2' }), own('panthay-khao-swe', { ID: 'beef-soup-noodles', title: 'Beef noodle soup · အမဲသား ခေါက်ဆွဲ', description: 'Hand-pulled, beef broth, chili oil', price: 520_000, picture: 'beef-noodle-soup', says: 'wheat beef; maybe egg soy; hot 1' }), 'ohn-no-bowl', 'nan-gyi-thoke']),
      part('Rice', ['danbauk-kyet', 'danbauk-ame', 'htawbat-htamin', 'pe-byoke-htamin']),
      part('Meat', ['kyet-masala', 'ame-hin', 'ame-kin', 'seik-kin', 'tandoori-mm']),
      part('Breads and bites', ['nan-bya-pe', 'samusa-4', 'samusa-soup', 'palata-kyet-u']),
      part('Sweet and drinks', ['dein-chin', 'faluda-mm', 'lahpet-yay', 'thanpaya']),
    ],
  }),
  kitchen({
    ID: 'mm-chapati-82', name: 'Night Chapati 82 · ညဈေး ချပါတီ', cuisines: ['Chapati', 'Curry', 'Halal'], address: '82nd Street, at 27th, Chanayethazan, Mandalay', at: [21.9809, 96.0823], radius: 5_500,
    open: '17:00-00:30', preparationMinutes: 10, rating: 4.3, voteCount: 1_430, level: 0.9, halal: true, isIntegrated: false,
    menu: [
      part('Chapati and breads', [own('chapati-mm', { title: 'Chapati from the street’s own fire · ချပါတီ', description: 'Two, slapped thin, puffed on coals' }), 'puri-mm', 'palata-mm', 'palata-seik', 'nan-bya-seik']),
      part('Curries', ['keema-mm', 'seik-masala', 'kyet-masala', 'ame-hin', 'chana-mm', 'dal-mm']),
      part('Grill', ['ame-kin', 'seik-kin', 'tandoori-mm', 'kyet-kin-half']),
      part('Rice', ['danbauk-seik', 'thali-kyet', 'htawbat-htamin']),
      part('Sweet and drinks', ['phaye-yay', 'dein-chin', 'nwa-no', 'kyan-yay', 'lahpet-yay']),
    ],
  }),
  kitchen({
    ID: 'mm-namkham-table', name: 'Namkham Shan Table · နမ့်ခမ်း ရှမ်းထမင်း', cuisines: ['Shan', 'Rice', 'Hill food'], address: '74th Street, between 28th and 29th, Chanayethazan, Mandalay', at: [21.9797, 96.0947], radius: 6_000,
    open: '09:30-20:00', preparationMinutes: 13, rating: 4.5, voteCount: 860, tables: tables('mm-namkham-table', 12), level: 1.05,
    menu: [
      part('Shan rice', [own('shan-set', { title: 'Namkham rice table · နမ့်ခမ်း ထမင်းဝိုင်း', description: 'Sour pork, sausage, tofu, river weed, pickle, soup and hill rice' }), 'htamin-chin', 'wet-mohnyin', 'wet-thar-chin', 'shan-kyet-paung']),
      part('Noodles', ['shan-khao-swe-wet', 'tohu-nway-bowl', 'nga-htamin-ne']),
      part('Grill', ['shan-u-chaung', 'nga-kin-inle', 'kyet-kin', 'kaw-pok']),
      part('Beside', ['tohu-thoke-shan', 'kachin-bean', 'pe-pok-kyaw', 'shan-alu', 'mohnyin-chin']),
      part('Drinks', ['honey-lime-mm', 'ywangan', 'htawbat-shake', 'ye-nway']),
    ],
  }),
  kitchen({
    ID: 'mm-royal-beer-grill', name: 'Thirty-Eighth Street Beer Garden · ၃၈ လမ်း အကင်', cuisines: ['Barbecue', 'Beer', 'Wok'], address: '38th Street, between 76th and 77th, Maha Aungmye, Mandalay', at: [21.9661, 96.0909], radius: 6_000,
    open: '11:00-23:00', lastOrder: 30, preparationMinutes: 18, rating: 4.2, voteCount: 1_220, tables: tables('mm-royal-beer-grill', 30),
    menu: [
      part('Grill', [own('kyet-kin-half', { title: 'Thirty-Eighth’s grilled chicken · ကြက်ကင်', description: 'Spatchcocked, tamarind and lemongrass' }), 'wet-kin', 'wet-u-chaung', 'nga-kin', 'ngone-u-kin', 'yonbadi-kin']),
      part('Wok', ['khao-swe-kyaw', 'htamin-kyaw', 'cho-chin-wet', 'thi-ho-se', 'kazun-kyaw']),
      part('Mala', ['mala-shan-gaw', 'mala-hin']),
      part('Salads', ['lahpet-thoke', 'nga-chin-thoke', 'khayan-phote', 'kyauk-pwint']),
      part('Drinks', ['beer-mm', 'thanpaya', 'soda-mm', 'ye-thant']),
    ],
  }),
  kitchen({
    ID: 'mm-htoe-mont-house', name: 'Htoe Mont and Ice · ထိုးမုန့်', cuisines: ['Sweets', 'Ice cream', 'Drinks'], address: '83rd Street, at 22nd, Aungmyethazan, Mandalay', at: [21.9882, 96.0811], radius: 6_000,
    open: '09:00-22:00', preparationMinutes: 7, rating: 4.4, voteCount: 930, promo: 'Free palm jaggery from K 15,000',
    campaigns: [{ ID: 'mm-htoe-mont-jaggery', name: 'Free palm jaggery', tcDetails: 'One box with dishes for K 15,000 or more. One an order.', freeItem: { ID: 'htan-nyet', name: 'Htan nyet', minSubtotal: 1_500_000 } }],
    menu: [
      part('To take home', [own('htoe-mont', { title: 'House htoe mont · မန္တလေး ထိုးမုန့်', description: 'Stirred four hours in iron, palm sugar, cashews, raisins' }), 'halawa', 'sanwin-makin', 'htan-nyet', 'pe-kati-par']),
      part('Cold', ['faluda-mm', 'shwe-yin-aye', 'mont-let-saung', 'ye-khe-mont', own('ye-khe-mont', { ID: 'durian-ice', title: 'Durian ice cream · ဒူးရင်းရေခဲမုန့်', description: 'One flavour, strong', price: 280_000, picture: 'sundae' })]),
      part('Steamed and fried', ['mont-baung', 'mont-si-gyaw', 'ngapyaw-kyaw', 'bein-mont']),
      part('Yoghurt', ['dein-chin', 'dein-phyaw', own('dein-phyaw', { ID: 'strawberry-yoghurt', title: 'Strawberry yoghurt drink · စတော်ဘယ်ရီဒိန်ချဉ်', description: 'Berries of Pyin Oo Lwin', price: 260_000, picture: 'strawberry-shake' })]),
      part('Drinks', ['strawberry-shake-mm', 'htawbat-shake', 'kyan-yay', 'phaye-yay']),
    ],
  }),
  kitchen({
    ID: 'mm-jade-wok', name: 'Jade Market Wok · ကျောက်ဝိုင်း', cuisines: ['Chinese-Burmese', 'Yunnan', 'Wok'], address: '39th Street, at 87th, Maha Aungmye, Mandalay', at: [21.9642, 96.0752], radius: 6_500,
    open: '09:00-21:30', preparationMinutes: 14, rating: 4.3, voteCount: 770,
    menu: [
      part('Rice and noodles', [own('htamin-paung', { title: 'Jade htamin paung · ထမင်းပေါင်း', description: 'Chicken, prawn and greens in gravy under the bowl, fried egg on top', says: 'egg soy mollusc crustacean; maybe wheat pork' }), 'khao-swe-kyaw', 'hsan-khao-swe-kyaw', 'htamin-kyaw', 'kyet-si-htamin']),
      part('From the wok', ['cho-chin-kyet', 'thi-ho-se', 'cho-chin-nga', 'pe-pya-kyaw', 'hmo-kyaw']),
      part('Soups and pots', ['hot-pot-mm', 'kyay-oh-pot', 'hpet-htoke-soup', 'mala-hin']),
      part('Small', ['hpet-htoke-pyoke', 'kaw-pyan', 'wet-nar-thoke', 'kyet-u-kyaw']),
      part('Drinks', ['pe-no', 'ye-nway', 'thanpaya', 'lahpet-yay-aye']),
    ],
  }),
]
