// Kitchens of Petaling Jaya and Subang: SS2, Uptown, Section 14, SS15.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const petalingJaya = [
  kitchen({
    ID: 'my-ss2-panmee', name: 'Two Sisters Pan Mee · 姐妹板麵', cuisines: ['Noodles', 'Pan mee', 'Chinese'], address: '31 Jalan SS 2/64, Petaling Jaya', at: [3.1184, 101.6207], radius: 5_500,
    open: '08:00-20:00', dayOff: 'Thu', preparationMinutes: 12, rating: 4.6, voteCount: 1_240, promo: '10% off chilli pan mee',
    campaigns: [{ ID: 'my-ss2-panmee-chilli', name: '10% off chilli pan mee', tcDetails: 'All day. The discount is in the price shown.' }],
    menu: [
      part('Pan mee', [own('chilli-pan-mee', { title: 'Two Sisters chilli pan mee · 姐妹辣椒板麵', off: 10, campaignID: 'my-ss2-panmee-chilli', description: 'Dry chilli fried for six hours; onsen egg, minced pork, anchovies' }), 'pan-mee-soup', own('pan-mee-soup', { ID: 'pan-mee-torn', title: 'Hand-torn pan mee · 手撕板麵', description: 'Pinched by hand, same broth', price: 990 }), own('chilli-pan-mee', { ID: 'curry-pan-mee', title: 'Curry pan mee · 咖哩板麵', description: 'Coconut curry, tau pok, long beans', price: 1_150, picture: 'curry-mee', says: 'wheat egg pork soy; maybe crustacean; hot 2' })]),
      part('Other noodles', ['pork-noodles', 'claypot-lou-shu-fun', 'fish-ball-noodles-my', 'beef-noodles-my', 'dry-curry-mee']),
      part('Rice', ['economy-rice-my', 'char-siew-rice-my', own('economy-rice-my', { ID: 'lu-rou', title: 'Braised pork rice · 滷肉飯', description: 'Belly cut small, soy, egg', price: 990, picture: 'garlic-pork-rice' })]),
      part('Beside', ['yong-tau-foo-my', own('wantan-mee-my', { ID: 'dumplings', title: 'Boiled dumplings, 8 pieces · 水餃', description: 'Pork and chives, ginger vinegar', price: 1_050, picture: 'dumplings', says: 'pork wheat soy sesame', modifierGroups: [] }), 'popiah-my', 'yau-mak']),
      part('Drinks', ['barli', 'kopi-my', 'cham', 'soya-my', 'luo-han-my']),
    ],
  }),
  kitchen({
    ID: 'my-uptown-hawker', name: 'Uptown Penang Corner · 上城檳城角', cuisines: ['Penang', 'Noodles', 'Hawker'], address: '43 Jalan SS 21/58, Damansara Uptown, Petaling Jaya', at: [3.1352, 101.6228], radius: 5_500,
    open: '10:00-21:30', preparationMinutes: 15, rating: 4.4, voteCount: 1_480, freeDeliveryFrom: 3_000, level: 1.1,
    menu: [
      part('Penang noodles', ['penang-ckt', 'hokkien-mee-penang', own('asam-laksa-my', { title: 'Balik Pulau asam laksa · 浮羅亞參叻沙', price: 990, description: 'Thick with mackerel, pineapple, mint and a spoon of hae ko' }), 'curry-mee-penang', 'loh-mee-penang', 'mee-sotong']),
      part('Snacks', ['lor-bak', 'oh-chien', 'rojak-penang', 'chee-cheong-fun-my', 'popiah-my', 'pasembur-my']),
      part('Rice', ['chicken-rice-my', own('nasi-ulam-my', { says: 'fish crustacean; hot 1' }), 'nasi-lemak-biasa']),
      part('Sweet', ['cendol-my', 'abc', 'apam-balik-my', 'tau-foo-fah', 'leng-chee-kang']),
      part('Drinks', ['nutmeg-juice', 'white-coffee', 'teh-tarik-my', 'tebu', 'asam-boi']),
    ],
  }),
  kitchen({
    ID: 'my-klang-pot', name: 'Section 14 Klang Bak Kut Teh · 十四區肉骨茶', cuisines: ['Bak kut teh', 'Chinese', 'Claypot'], address: '6 Jalan 14/20, Petaling Jaya', at: [3.1109, 101.6352], radius: 6_000,
    open: '08:00-15:00 17:30-21:30', dayOff: 'Mon', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 18, rating: 4.5, voteCount: 910, orderValueLimit: 40_000,
    menu: [
      part('Bak kut teh', [own('bkt-klang', { title: 'Klang bowl, big bone · 大骨肉骨茶', price: 1_990, description: 'Dark and sticky, dong quai, no tofu puffs unless you ask' }), 'bkt-dry', own('bkt-klang', { ID: 'pork-leg', title: 'Pork knuckle bowl · 腳彎', description: 'Tendon and skin, the stickiest cut', price: 2_190 }), own('bkt-klang', { ID: 'chicken-bkt', title: 'Chicken kut teh · 雞骨茶', description: 'Village chicken in the same herbs', englishName: 'Chicken in herbs', price: 1_690, says: 'soy wheat; maybe pork' })]),
      part('Claypots', ['claypot-chicken-my', 'claypot-lou-shu-fun', 'claypot-pork-belly', own('hot-plate-tofu-my', { ID: 'claypot-tofu', title: 'Claypot tofu · 砂煲豆腐', description: 'Egg tofu, mushrooms, roast pork', price: 1_690 })]),
      part('Dishes', ['steamed-tilapia', own('sweet-sour-pork-my', { price: 1_890 }), 'ribs-your-style']),
      part('Greens', ['yau-mak', 'four-kings-my', own('yau-mak', { ID: 'lettuce', title: 'Lettuce in oyster sauce · 蠔油生菜', description: 'Blanched, garlic oil', price: 1_190, says: 'mollusc soy wheat' })]),
      part('Rice and dough', ['nasi-putih', 'yau-char-kwai', own('veg-fried-rice-my', { ID: 'yam-rice', title: 'Yam rice · 芋頭飯', description: 'Dried shrimp, shallot oil', price: 350, says: 'crustacean soy; maybe pork', picture: 'garlic-rice' })]),
      part('Tea', ['green-tea-my', own('green-tea-my', { ID: 'tieguanyin', title: 'Tieguanyin for two · 鐵觀音', description: 'A small pot, two cups', price: 890 }), 'luo-han-my', 'barli', 'tin-drink']),
    ],
  }),
  kitchen({
    ID: 'my-subang-arab', name: 'Bayt Subang Mandi', cuisines: ['Middle Eastern', 'Rice', 'Halal'], address: '50 Jalan SS 15/4, Subang Jaya', at: [3.0757, 101.5882], radius: 7_000,
    open: '11:00-24:00', preparationMinutes: 20, rating: 4.4, voteCount: 830, halal: true,
    menu: [
      part('Mandi', [own('nasi-arab', { title: 'Mandi kambing', englishName: 'Smoked lamb on spiced rice', description: 'Lamb shoulder from the pit, raisins, daqoos' }), own('nasi-arab', { ID: 'mandi-ayam', title: 'Mandi ayam', description: 'Half chicken from the pit, raisins', englishName: 'Smoked chicken on spiced rice', price: 1_590, picture: 'yellow-rice' }), own('nasi-arab', { ID: 'kabsa', title: 'Kabsa kambing', price: 2_290, description: 'Tomato rice, cardamom' }), own('nasi-arab', { ID: 'dulang', title: 'Mandi tray for four', price: 8_900, description: 'Half lamb shoulder, half chicken' }), 'nasi-beriani-gam']),
      part('Grill', ['tandoori-my', own('satay-kambing', { title: 'Shish kebab, 4 skewers', description: 'Minced lamb, parsley, sumac', englishName: 'Lamb skewers', price: 2_190, says: 'maybe milk wheat', picture: 'meatball-skewers' }), own('grilled-chop', { ID: 'shish-tawook', title: 'Shish tawook', description: 'Garlic sauce, bread', englishName: 'Yoghurt chicken skewers', price: 1_790, says: 'milk', picture: 'satay', modifierGroups: [] }), 'lamb-chop-my']),
      part('Bread and dips', ['naan-garlic-my', own('dhal-my', { ID: 'hummus', title: 'Hummus', price: 990, says: 'sesame; vegan', picture: 'pumpkin-custard', description: 'Tahini, olive oil' }), own('chapati-my', { title: 'Khubz, 2 pieces', englishName: 'Flatbread' }), 'samosa-my', own('veg-tofu-skin', { ID: 'falafel', title: 'Falafel, 6 pieces', price: 1_090, says: 'sesame; maybe wheat; vegan', picture: 'donuts', description: 'Chickpeas, tahini' })]),
      part('Soup and salad', ['mushroom-soup-my', own('caesar-my', { ID: 'fattoush', title: 'Fattoush', price: 1_190, says: 'wheat; vegan', picture: 'tomato-salad', description: 'Sumac, crisp bread' }), 'dhal-my']),
      part('Sweet and drinks', ['batik-cake', own('masala-tea', { title: 'Adani tea', englishName: 'Spiced milk tea' }), 'limau-ais-my', 'mangga', 'air-mineral', 'coconut-shake']),
    ],
  }),
  kitchen({
    ID: 'my-ss15-burger', name: 'SS15 Burger Yard', cuisines: ['Burgers', 'Western', 'Halal'], address: '22 Jalan SS 15/8, Subang Jaya', at: [3.0769, 101.5896], radius: 6_500,
    open: '12:00-02:00', preparationMinutes: 14, rating: 4.3, voteCount: 1_720, halal: true, promo: 'Free fries from RM 45',
    campaigns: [{ ID: 'my-ss15-burger-fries', name: 'Free fries', tcDetails: 'With dishes for RM 45 or more. One an order.', freeItem: { ID: 'fries-my', name: 'Fries', minSubtotal: 4_500 } }],
    menu: [
      part('Burgers', [own('beef-burger-my', { title: 'Yard smash', says: 'beef wheat milk egg crustacean; maybe sesame soy; hot 1', description: 'Two thin patties, caramelised onions, sambal mayo' }), 'chicken-burger-my', 'sambal-burger', 'burger-telur', 'mushroom-burger-my', own('beef-burger-my', { ID: 'daging-salai-burger', title: 'Smoked beef rib burger', description: 'Smoked eight hours, pickles', price: 2_390 })]),
      part('Fried', ['fried-chicken-my', 'chicken-wings-my', 'korean-wings-my', 'ayam-gunting']),
      part('Plates', ['grilled-chop', 'fish-chip-my', 'bolognese-my', 'carbonara-my']),
      part('Sides', ['fries-my', 'cheesy-wedges', 'mushroom-soup-my', 'topokki']),
      part('Sweet and drinks', ['waffle-my', 'lava-cake-my', 'malt-dinosaur-my', 'tin-drink', 'teh-o-limau', 'coconut-shake']),
    ],
  }),
  kitchen({
    ID: 'my-ttdi-nasi', name: 'Nasi Lemak Tujuh Enam, TTDI', cuisines: ['Nasi lemak', 'Malay', 'Halal'], address: '76 Jalan Burhanuddin Helmi, Taman Tun Dr Ismail, Kuala Lumpur', at: [3.1405, 101.6301], radius: 6_000,
    open: '06:30-23:00', preparationMinutes: 10, rating: 4.5, voteCount: 1_930, halal: true,
    menu: [
      part('Nasi lemak', [own('nasi-lemak-ayam', { title: 'Nasi lemak 76', description: 'Chicken thigh in lengkuas crumbs, sambal cooked two hours, egg still soft' }), 'nasi-lemak-biasa', 'nasi-lemak-sotong', own('nasi-lemak-ayam', { ID: 'nasi-lemak-rendang', title: 'Nasi lemak rendang', description: 'Dark beef rendang, sambal, egg', englishName: 'Coconut rice with beef rendang', price: 1_390, picture: 'nasi-lemak-rendang', says: 'beef egg peanut fish crustacean; hot 2' }), own('nasi-lemak-biasa', { ID: 'bungkus', title: 'Nasi lemak bungkus, 3 packets', description: 'Banana leaf and paper, for the road', price: 990, picture: 'nasi-bungkus', modifierGroups: [] })]),
      part('Mi', ['mi-bandung-muar', 'mi-soto', 'laksa-johor', 'mi-rebus-johor']),
      part('Goreng', ['nasi-goreng-kampung-my', 'nasi-goreng-pattaya', 'roti-john-my', 'karipap']),
      part('Sarapan', ['lontong-my', 'nasi-dagang', 'pulut-rendang', 'roti-bakar', 'telur-separuh']),
      part('Kuih', ['onde-onde-my', 'ketayap', 'cucur-udang']),
      part('Minuman', ['teh-tarik-my', 'kopi-my', 'malt-my', 'limau-ais-my']),
    ],
  }),
  kitchen({
    ID: 'my-kaze-uptown', name: 'Kaze Ramen, Uptown · 風', cuisines: ['Japanese', 'Ramen', 'Halal'], address: '59 Jalan SS 21/37, Damansara Uptown, Petaling Jaya', at: [3.1347, 101.6221], radius: 6_000,
    open: '11:30-22:00', preparationMinutes: 16, rating: 4.5, voteCount: 690, halal: true, blockOnDemandOrders: true, tables: tables('my-kaze-uptown', 8),
    menu: [
      part('Ramen', [own('ramen-chicken', { title: 'Kaze paitan · 風鶏白湯', description: 'Chicken bones boiled white, torched thigh, yuzu pepper' }), own('ramen-chicken', { ID: 'spicy-paitan', title: 'Spicy paitan · 辛鶏白湯', description: 'Chilli miso, minced chicken', price: 2_490, says: 'wheat egg soy sesame; maybe fish; hot 2' }), own('ramen-chicken', { ID: 'shio', title: 'Shio ramen · 塩ラーメン', description: 'Clear, yuzu, nori', englishName: 'Ramen in clear salt broth', price: 2_190 }), own('ramen-chicken', { ID: 'dry-ramen', title: 'Mazesoba · まぜそば', description: 'Egg yolk, nori, spring onion', englishName: 'Dry ramen with minced chicken', price: 2_090, picture: 'mie-yamin' })]),
      part('Rice', ['chicken-katsu-don', own('chicken-katsu-don', { ID: 'katsu-curry', title: 'Katsu curry · カツカレー', description: 'Chicken cutlet, pickles', englishName: 'Cutlet with curry', price: 1_990, says: 'wheat egg soy milk; hot 1' }), own('bibimbap-my', { ID: 'gyudon', title: 'Gyudon · 牛丼', description: 'Thin beef, onions, onsen egg', englishName: 'Beef rice bowl', price: 2_190, picture: 'beef-rice', says: 'beef egg soy wheat; maybe fish' }), 'salmon-bowl']),
      part('Sushi', ['salmon-sushi-my', own('salmon-sushi-my', { ID: 'mixed-sushi', title: 'Mixed sushi, 8 pieces', description: 'Salmon, tuna, prawn, tamago', price: 2_990, says: 'fish crustacean egg soy wheat' }), own('salmon-sushi-my', { ID: 'tamago-roll', title: 'Tamago roll', description: 'Sweet omelette', price: 1_090, says: 'egg soy wheat; maybe fish' })]),
      part('Small plates', ['gyoza-my', own('ayam-gunting', { ID: 'karaage', title: 'Karaage · 唐揚げ', description: 'Ginger and soy, lemon', englishName: 'Fried chicken', price: 1_490, modifierGroups: [] }), own('keropok-lekor', { ID: 'takoyaki', title: 'Takoyaki, 6 pieces · たこ焼き', description: 'Bonito, mayonnaise', englishName: 'Octopus balls', price: 1_290, picture: 'tako', says: 'mollusc wheat egg fish soy milk' }), own('veg-tofu-skin', { ID: 'agedashi', title: 'Agedashi tofu · 揚げ出し豆腐', description: 'Dashi, grated radish', englishName: 'Fried tofu in broth', price: 1_090, picture: 'cold-tofu', says: 'soy wheat fish' }), 'chicken-wings-my']),
      part('Sweet and drinks', ['green-tea-my', 'matcha-my', 'burnt-cheese-my', 'tin-drink', 'teh-o-limau']),
    ],
  }),
]
