// Kitchens of Kuala Lumpur: Pudu and Petaling Street to Kampung Baru, Brickfields, Bangsar and Cheras.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const kualaLumpur = [
  kitchen({
    ID: 'my-kampung-tok', name: 'Dapur Tok Wan, Kampung Baru', cuisines: ['Malay', 'Nasi campur', 'Halal'], address: '22 Jalan Raja Muda Musa, Kampung Baru, Kuala Lumpur', at: [3.1641, 101.7058], radius: 6_000,
    open: '07:00-22:00', dayOff: 'Fri', shut: ['2027-03-10', '2027-03-11'], preparationMinutes: 12, rating: 4.6, voteCount: 2_140, freeDeliveryFrom: 4_000, halal: true, promo: 'Free kuih lapis from RM 35',
    campaigns: [{ ID: 'my-kampung-tok-kuih', name: 'Free kuih lapis', tcDetails: 'Three pieces with dishes for RM 35 or more. One an order.', freeItem: { ID: 'kuih-lapis-my', name: 'Kuih lapis, 3 pieces', minSubtotal: 3_500 } }],
    menu: [
      part('Nasi', [own('nasi-campur-ayam', { title: 'Nasi campur Tok Wan', description: 'Ayam masak merah, kangkung, ulam from the garden, sambal belacan pounded twice a day' }), 'nasi-kerabu', 'nasi-dagang', 'nasi-tomato', 'nasi-lemak-biasa']),
      part('Lauk', ['rendang-tok', 'ayam-masak-lemak', 'daging-salai', 'asam-pedas-my', 'ayam-percik', 'telur-dadar']),
      part('Sayur dan sambal', ['ulam', 'kangkung-belacan-my', 'tempe-goreng']),
      part('Panas-panas', ['soto-my', 'sup-daging', 'lontong-my', 'mi-soto']),
      part('Kuih', ['kuih-lapis-my', 'seri-muka', 'onde-onde-my', 'karipap']),
      part('Minuman', ['teh-tarik-my', 'kopi-o-my', 'sirap-bandung', 'limau-ais-my']),
    ],
  }),
  kitchen({
    ID: 'my-pudu-charcoal', name: 'Pudu Charcoal Hokkien Mee · 半山芭炭炒', cuisines: ['Noodles', 'Chinese', 'Wok'], address: '41 Jalan Brunei, Pudu, Kuala Lumpur', at: [3.1369, 101.7126], radius: 5_500,
    open: '17:00-02:00', dayOff: 'Mon', preparationMinutes: 18, rating: 4.5, voteCount: 1_760, orderValueLimit: 25_000,
    menu: [
      part('Charcoal wok', [own('hokkien-mee-kl', { title: 'Pudu Hokkien mee · 半山芭福建麵', price: 1_350, description: 'Udon-thick noodles, flounder powder, lard straight from the pot' }), 'penang-ckt', own('penang-ckt', { ID: 'cantonese', title: 'Wat tan hor · 滑蛋河', englishName: 'Flat noodles in egg gravy', price: 1_250, picture: 'rice-noodles-chop', says: 'egg crustacean pork soy; maybe wheat', description: 'Charred, egg gravy, prawns', modifierGroups: [] }), own('mee-sotong', { ID: 'loong-gong', title: 'Singapore bihun · 星洲米粉', description: 'Curry-free, prawns, char siew, egg', englishName: 'Fried vermicelli', price: 1_150, picture: 'bihun-goreng', says: 'egg pork crustacean soy', modifierGroups: [] }), 'sizzling-yee-mee', 'claypot-lou-shu-fun']),
      part('Rice', ['yang-chow-my', 'claypot-chicken-my', own('sweet-sour-pork-my', { ID: 'pork-rice', title: 'Sweet and sour pork rice · 咕嚕肉飯', description: 'Crisp pork, pineapple, rice', price: 1_190, modifierGroups: [] })]),
      part('Dai chow', ['ribs-your-style', 'kam-heong-lala', 'hot-plate-tofu-my', 'four-kings-my', 'yau-mak', 'oh-chien']),
      part('Beside', ['grilled-wings-my', own('satay-ayam', { title: 'Pork satay, 10 sticks', description: 'Fat at the tip, pineapple in the sauce', englishName: '', picture: 'pork-skewers', says: 'pork peanut; maybe soy', price: 1_500 }), 'lor-bak', 'popiah-my']),
      part('Drinks', ['luo-han-my', 'barli', 'limau-ais-my', 'tin-drink']),
    ],
  }),
  kitchen({
    ID: 'my-sultan-roasts', name: 'Jalan Sultan Roasts · 蘇丹街燒臘', cuisines: ['Roasts', 'Chinese', 'Rice'], address: '88 Jalan Sultan, Petaling Street, Kuala Lumpur', at: [3.1431, 101.6981], radius: 5_000,
    open: '10:00-19:30', dayOff: 'Wed', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 12, rating: 4.5, voteCount: 1_390, promo: '15% off char siew rice',
    campaigns: [{ ID: 'my-sultan-roasts-cs', name: '15% off char siew rice', tcDetails: 'Until the hooks are empty. The discount is in the price shown.' }],
    menu: [
      part('Roasts with rice', [own('char-siew-rice-my', { title: 'Burnt-end char siew rice · 燶邊叉燒飯', off: 15, campaignID: 'my-sultan-roasts-cs' }), 'siu-yoke-rice-my', 'roast-duck-my', 'chicken-rice-my', own('char-siew-rice-my', { ID: 'three-rice', title: 'Three roasts rice · 三拼飯', price: 1_690, picture: 'duck-rice', description: 'Duck, char siew, siu yuk' })]),
      part('By weight', [own('roast-duck-my', { ID: 'half-duck', title: 'Half roast duck · 半隻燒鴨', price: 4_200, picture: 'half-chicken', description: 'Chopped, plum sauce', modifierGroups: [] }), own('siu-yoke-rice-my', { ID: 'siu-yuk-plate', title: 'Siu yuk, 300 g · 燒肉', description: 'Chopped to order, mustard', price: 3_200, picture: 'crispy-pork', modifierGroups: [] }), own('nga-choy-kai', { ID: 'half-chicken', title: 'Half poached chicken · 半隻白斬雞', description: 'Smooth skin, ginger and scallion', price: 2_400, picture: 'half-chicken' })]),
      part('Noodles', ['wantan-mee-my', own('wantan-mee-my', { ID: 'duck-noodles', title: 'Roast duck noodles · 燒鴨麵', description: 'Duck on springy noodles, black sauce', price: 1_290, picture: 'garlic-noodles' }), 'pork-noodles', 'beef-noodles-my']),
      part('Soup and greens', ['yong-tau-foo-my', 'yau-mak', own('wantan-mee-my', { ID: 'sui-kow', title: 'Sui kow soup · 水餃湯', description: 'Six, prawn and black fungus', englishName: 'Dumpling soup', price: 950, picture: 'wonton-soup', modifierGroups: [] }), 'congee-my', 'yau-char-kwai']),
      part('Drinks', ['chrysanthemum-my', 'soya-my', 'luo-han-my', 'barli', 'cham']),
    ],
  }),
  kitchen({
    ID: 'my-brick-leaf', name: 'Brickfields Leaf House · வாழை இலை', cuisines: ['Banana leaf', 'Indian', 'Curry'], address: '12 Jalan Thambipillay, Brickfields, Kuala Lumpur', at: [3.1306, 101.6867], radius: 6_000,
    open: '07:30-22:30', preparationMinutes: 14, rating: 4.6, voteCount: 2_010, freeDeliveryFrom: 3_500, tables: tables('my-brick-leaf', 16),
    menu: [
      part('Banana leaf', [own('leaf-veg', { title: 'Leaf House meal', description: 'Ponni rice, four vegetables that change daily, rasam, papadam, curd, payasam on Fridays' }), 'leaf-chicken', 'leaf-fish', 'nasi-briyani-ayam', 'nasi-briyani-kambing']),
      part('From the pots', ['mutton-varuval', 'chicken-peratal', 'kari-kepala-ikan', 'butter-chicken-my', 'dhal-my', 'palak-paneer-my']),
      part('Tosai and breads', ['tosai-biasa', 'tosai-masala', 'tosai-rawa', 'idli-my', 'chapati-my', 'roti-canai-my']),
      part('Small bites', ['vadai-my', 'samosa-my', 'fish-cutlet']),
      part('Drinks', ['masala-tea', 'mango-lassi-my', 'teh-tarik-my', 'limau-ais-my']),
    ],
  }),
  kitchen({
    ID: 'my-alor-grill', name: 'Alor Night Grill · 亞羅夜燒', cuisines: ['Barbecue', 'Seafood', 'Chinese'], address: '55 Jalan Alor, Bukit Bintang, Kuala Lumpur', at: [3.1456, 101.7083], radius: 6_000,
    open: '16:00-03:00', lastOrder: 30, preparationMinutes: 22, rating: 4.3, voteCount: 2_560, level: 1.1, tables: tables('my-alor-grill', 20),
    menu: [
      part('From the coals', [own('grilled-wings-my', { title: 'Alor wings, 6 pieces · 燒雞翼', price: 1_900, description: 'Turned by hand over charcoal, honey and soy' }), own('asam-pedas-my', { ID: 'stingray', title: 'Grilled stingray · 燒魔鬼魚', description: 'Banana leaf, thick sambal, lime', englishName: 'Stingray with sambal', price: 2_690, picture: 'stingray', says: 'fish crustacean; hot 3' }), 'sotong-bakar', own('butter-prawns-my', { ID: 'bbq-prawns', title: 'Grilled tiger prawns · 燒大蝦', description: 'Six, split, garlic and lime', price: 4_900, picture: 'bbq-prawns', says: 'crustacean; hot 1', modifierGroups: [] }), 'satay-ayam', 'satay-kambing']),
      part('Seafood', ['butter-prawns-my', 'kam-heong-lala', 'steamed-tilapia', own('butter-prawns-my', { ID: 'chilli-crab', title: 'Chilli crab · 辣椒蟹', price: 9_800, picture: 'chili-crab', says: 'crustacean egg wheat soy; hot 2', description: 'Two mud crabs', modifierGroups: [] })]),
      part('Wok', ['ribs-your-style', 'four-kings-my', 'kangkung-belacan-my', 'hokkien-mee-kl', 'yang-chow-my']),
      part('Thai corner', ['tom-yam-my', 'kerabu-mangga', 'somtam-my']),
      part('Sweet and drinks', [own('cendol-durian-my', { price: 1_290 }), own('fruit-my', soldOut), 'kelapa', 'tebu', 'asam-boi', 'tin-drink']),
    ],
  }),
  kitchen({
    ID: 'my-mamak-tujuh', name: 'Mamak Tujuh, Bangsar', cuisines: ['Mamak', 'Roti canai', 'Halal'], address: '30 Jalan Telawi 3, Bangsar, Kuala Lumpur', at: [3.1319, 101.6713], radius: 6_000,
    open: '00:00-24:00', preparationMinutes: 12, rating: 4.2, voteCount: 3_120, level: 1.1, halal: true,
    menu: [
      part('Roti', ['roti-canai-my', 'roti-telur', 'roti-bawang', 'roti-cheese', own('roti-sarang-burung', { title: 'Roti banjir telur goyang', englishName: 'Flooded roti with half-boiled eggs', price: 690, description: 'Two soft eggs, dal and curry to the rim' }), 'roti-tisu-my']),
      part('Murtabak', ['murtabak-ayam', 'murtabak-daging']),
      part('Goreng', ['maggi-goreng-my', 'mi-goreng-mamak', 'kuey-teow-mamak', 'nasi-goreng-mamak', 'nasi-goreng-usa']),
      part('Nasi kandar', ['nasi-kandar-ayam', 'nasi-kandar-kambing', 'ayam-madu', 'ayam-goreng-mamak']),
      part('Tandoor', ['tandoori-my', 'naan-cheese-my', 'naan-garlic-my']),
      part('Minuman', ['teh-tarik-my', 'teh-halia-my', 'malt-dinosaur-my', 'sirap-bandung', 'limau-ais-my']),
    ],
  }),
  kitchen({
    ID: 'my-chow-soup', name: 'Sup Gear Box Chow Kit', cuisines: ['Soup', 'Malay', 'Halal'], address: '9 Jalan Raja Alang, Chow Kit, Kuala Lumpur', at: [3.1661, 101.6998], radius: 5_500,
    open: '17:00-04:00', preparationMinutes: 14, rating: 4.4, voteCount: 980, freeDeliveryFrom: 3_000, halal: true, level: 1.05, isIntegrated: false,
    menu: [
      part('Sup', [own('sup-tulang-my', { title: 'Sup gear box, kasi kuat', description: 'A whole beef knuckle, straw and spoon, broth from the afternoon' }), 'sup-daging', own('sup-daging', { ID: 'sup-ayam', title: 'Sup ayam kampung', description: 'Free-range, pepper, fried shallots', englishName: 'Village chicken soup', price: 950, picture: 'soto-ayam', says: 'maybe wheat soy' }), own('sup-daging', { ID: 'sup-perut', title: 'Sup perut', description: 'Boiled soft, lime, cili padi', englishName: 'Tripe soup', price: 990, picture: 'sop-buntut' }), own('sup-daging', { ID: 'sup-campur', title: 'Sup campur', description: 'Meat, tripe, lung, tendon', englishName: 'Mixed beef soup', price: 1_190, picture: 'soto-betawi' })]),
      part('Mi dan nasi', ['mi-soto', 'mi-rebus-johor', 'nasi-goreng-kampung-my', 'nasi-goreng-cina', 'nasi-goreng-pattaya', 'nasi-goreng-usa', 'nasi-putih']),
      part('Thai', ['tom-yam-my', 'tom-yam-putih', 'paprik-ayam', 'daging-merah', 'kerabu-mangga']),
      part('Goreng dan sayur', ['kangkung-belacan-my', 'telur-dadar', 'keropok-lekor']),
      part('Minuman', ['teh-o-limau', 'limau-ais-my', 'tembikai', 'sirap-bandung']),
    ],
  }),
  kitchen({
    ID: 'my-cheras-ytf', name: 'Ampang Hill Yong Tau Foo · 安邦釀豆腐', cuisines: ['Yong tau foo', 'Hakka', 'Chinese'], address: '27 Jalan Cheras, Kuala Lumpur', at: [3.1221, 101.7262], radius: 6_000,
    open: '09:00-16:30', dayOff: 'Tue', preparationMinutes: 14, rating: 4.4, voteCount: 870, freeDeliveryFrom: 0,
    menu: [
      part('Yong tau foo', [own('yong-tau-foo-my', { title: 'Ampang yong tau foo, 8 pieces · 安邦釀豆腐', price: 1_490, description: 'Stuffed this morning with wolf herring, in bean paste gravy' }), own('yong-tau-foo-my', { ID: 'ytf-fried', title: 'Fried yong tau foo, 6 pieces · 炸釀料', description: 'Crisp, sweet chilli', price: 1_250, picture: 'batagor' }), own('yong-tau-foo-my', { ID: 'foo-chuk', title: 'Fish paste fu chuk, 3 rolls · 腐竹卷', description: 'Rolled thin, fried, gravy', price: 790, picture: 'ngoh-hiang', modifierGroups: [] })]),
      part('Hakka noodles', ['fried-lai-fun', own('fried-lai-fun', { ID: 'hakka-wood-ear', title: 'Hakka mee with char siew · 叉燒客家麵', description: 'Minced pork, wood ear, char siew', price: 1_090 }), 'chilli-pan-mee', 'pan-mee-soup', 'curry-mee-kl']),
      part('Hakka kitchen', ['claypot-pork-belly', 'salt-baked-chicken', 'lei-cha', own('hot-plate-tofu-my', { price: 1_690 }), 'yau-mak', 'nasi-putih']),
      part('Dim sum', ['siew-mai-my', 'loh-mai-kai-my', 'pau-my', 'chee-cheong-fun-my']),
      part('Drinks and sweet', ['tau-foo-fah', 'leng-chee-kang', 'luo-han-my', 'soya-my', 'barli']),
    ],
  }),
  kitchen({
    ID: 'my-telawi-brunch', name: 'Telawi Brunch Club', cuisines: ['Café', 'Brunch', 'Western'], address: '8 Jalan Telawi 2, Bangsar, Kuala Lumpur', at: [3.1307, 101.6709], radius: 5_500,
    open: '08:00-18:00', preparationMinutes: 18, rating: 4.4, voteCount: 760, level: 1.05, halal: true, tables: tables('my-telawi-brunch', 10), promo: 'Free americano from RM 60',
    campaigns: [{ ID: 'my-telawi-brunch-coffee', name: 'Free americano', tcDetails: 'With dishes for RM 60 or more. One an order.', freeItem: { ID: 'americano', name: 'Americano', minSubtotal: 6_000 } }],
    menu: [
      part('Brunch', ['big-breakfast-my', 'eggs-benny', own('avo-toast', { title: 'Avocado, feta and gula melaka tomatoes on sourdough', price: 2_590 }), 'pancake-my', 'french-toast-my']),
      part('Mains', ['grilled-chop', 'fish-chip-my', 'bolognese-my', 'aglio-my', 'carbonara-my']),
      part('Burgers and sandwiches', ['beef-burger-my', 'sambal-burger', 'club-my', 'grilled-cheese-my']),
      part('Bowls', ['salmon-bowl', 'caesar-my', 'mushroom-soup-my']),
      part('Cakes', ['burnt-cheese-my', 'batik-cake', 'lava-cake-my']),
      part('Coffee and cold', ['latte-my', 'americano', 'gula-melaka-latte', 'matcha-my', 'oren']),
    ],
  }),
  kitchen({
    ID: 'my-pearl-lab', name: 'Mutiara Tea Bar', cuisines: ['Bubble tea', 'Drinks', 'Halal'], address: '145 Jalan Bukit Bintang, Kuala Lumpur', at: [3.1471, 101.7113], radius: 4_500,
    open: '10:00-23:00', preparationMinutes: 6, rating: 4.3, voteCount: 1_980, freeDeliveryFrom: 2_500, halal: true,
    menu: [
      part('Milk tea', ['pearl-tea-my', own('pearl-tea-my', { ID: 'roasted', title: 'Roasted oolong milk tea', description: 'Toasted leaves, pearls', price: 950, picture: 'iced-milk-tea' }), own('pearl-tea-my', { ID: 'pandan-milk-tea', title: 'Pandan coconut milk tea', price: 1_090, picture: 'green-tea-milk', description: 'Pandan pressed here' }), own('teh-c-my', { price: 790 })]),
      part('Brown sugar', [own('brown-sugar-my', { title: 'Gula melaka pearls and fresh milk', description: 'Pearls simmered in palm sugar from Melaka' }), 'gula-melaka-latte', own('matcha-my', { ID: 'matcha-boba', title: 'Matcha with pearls', description: 'Whisked, fresh milk, pearls', price: 1_390, picture: 'matcha-boba' })]),
      part('Fruit tea', ['fruit-tea-my', own('fruit-tea-my', { ID: 'lychee', title: 'Lychee rose tea', description: 'Lychees, rosebuds, black tea', price: 950, picture: 'iced-tea' }), own('fruit-tea-my', { ID: 'mango-kasturi', title: 'Mango and kasturi green tea', description: 'Mango flesh, kasturi, jasmine', price: 990, picture: 'passionfruit' }), own('fruit-tea-my', { ID: 'guava', title: 'Pink guava, sour plum', description: 'Guava pressed, salty plum', price: 990, picture: 'dragonfruit-shake' }), 'asam-boi']),
      part('Shakes', ['mangga', 'coconut-shake', 'malt-dinosaur-my', own('mangga', { ID: 'avocado', title: 'Avocado gula melaka', description: 'Ripe avocado, palm sugar, milk', price: 990, picture: 'avocado-shake' })]),
      part('To eat', ['ayam-gunting', 'waffle-my', 'egg-tarts-my', 'donut-my', 'snow-ice-my', 'burnt-cheese-my']),
    ],
  }),
  kitchen({
    ID: 'my-vihara', name: 'Vihara Garden Vegetarian · 精舍素食', cuisines: ['Vegetarian', 'Chinese', 'Healthy'], address: '18 Jalan Thambipillay, Brickfields, Kuala Lumpur', at: [3.1299, 101.6877], radius: 6_000,
    open: '08:00-21:00', dayOff: 'Mon', preparationMinutes: 14, rating: 4.5, voteCount: 640, vegetarian: true,
    menu: [
      part('Rice', ['veg-char-siew', own('veg-nasi-lemak', { title: 'Vihara nasi lemak · 精舍椰漿飯', description: 'Mushroom rendang, crisp soy anchovies, sambal of dried chilli and soy bean' }), 'veg-fried-rice-my', 'lei-cha', 'nasi-putih']),
      part('Noodles', ['veg-curry-mee', 'veg-pan-mee', own('asam-laksa-my', { title: 'Vegetarian asam laksa · 素亞參叻沙', englishName: 'Sour noodle soup, no fish', says: 'soy; maybe wheat; hot 2', description: 'Pineapple, torch ginger, mint', modifierGroups: [] }), own('mi-goreng-mamak', { title: 'Vegetarian mee goreng · 素炒麵', englishName: '', description: 'Tomato, tofu, potato', says: 'wheat soy; maybe egg; hot 1' })]),
      part('To share', ['veg-claypot', 'veg-sweet-sour-my', 'veg-tofu-skin', 'veg-satay-my', own('kapitan', { title: 'Vegetarian curry Kapitan · 素甲必丹', description: 'Candlenut, lime leaf, coconut', englishName: 'Soy protein in lime leaf curry', says: 'soy wheat treeNut; hot 2', price: 1_590 })]),
      part('Small bites', [own('popiah-my', { title: 'Vegetarian popiah · 素薄餅', description: 'Turnip, tofu, crushed peanuts', says: 'wheat soy peanut' }), own('lor-bak', { title: 'Vegetarian loh bak · 素滷肉', description: 'Yam, carrot, beancurd skin', englishName: 'Five-spice yam rolls', says: 'soy wheat', price: 990 }), 'samosa-my', 'vadai-my']),
      part('Sweet and drinks', ['tau-foo-fah', 'leng-chee-kang', 'soya-my', 'luo-han-my', 'tembikai', 'barli']),
    ],
  }),
  kitchen({
    ID: 'my-baba-petaling', name: 'Baba Petaling Dim Sum · 茨廠街點心', cuisines: ['Dim sum', 'Cantonese', 'Breakfast'], address: '60 Jalan Petaling, Kuala Lumpur', at: [3.1424, 101.6973], radius: 5_000,
    open: '06:30-14:30', preparationMinutes: 14, rating: 4.3, voteCount: 1_120,
    menu: [
      part('Steamed', ['har-gow-my', own('siew-mai-my', { title: 'Petaling siew mai · 茨廠街燒賣', description: 'Hand-chopped pork, prawn, water chestnut' }), 'fung-jau-my', own('siew-mai-my', { ID: 'pork-ribs', title: 'Steamed ribs in black bean · 豉汁排骨', description: 'Black bean, garlic, taro', price: 850, picture: 'grilled-pork', says: 'pork soy wheat' }), 'loh-mai-kai-my', own('har-gow-my', { ID: 'xlb', title: 'Siu long pau, 4 pieces · 小籠包', description: 'Broth inside, black vinegar', englishName: 'Soup dumplings', price: 980, picture: 'dumplings', says: 'pork wheat soy sesame' })]),
      part('Pau', ['pau-my', 'lau-sar-pau', own('pau-my', { ID: 'sang-yuk', title: 'Sang yuk pau · 生肉包', description: 'One large, juicy', englishName: 'Minced pork bun', price: 380, picture: 'siopao' })]),
      part('Fried and rolled', ['wu-gok-my', 'chee-cheong-fun-my', 'popiah-my', own('oh-chien', { ID: 'radish-cake', title: 'Fried radish cake · 炒蘿蔔糕', description: 'Egg, chives, dark soy', price: 850, picture: 'pan-fried-cake', says: 'egg soy crustacean; hot 1' })]),
      part('Congee and noodles', ['congee-my', 'yau-char-kwai', 'wantan-mee-my', 'ipoh-hor-fun']),
      part('Sweet and tea', ['egg-tarts-my', 'mango-loh', 'chrysanthemum-my', 'kopi-my', 'cham']),
    ],
  }),
]
