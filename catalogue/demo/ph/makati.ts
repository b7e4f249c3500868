// Kitchens of Makati and its neighbours: Poblacion, Legazpi, Taguig, Pasay, Mandaluyong and Pasig.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const makati = [
  kitchen({
    ID: 'ph-silog-kanto', name: 'Silogan ni Mang Boy', cuisines: ['Silog', 'Breakfast', 'Filipino'], address: '2178 Chino Roces Avenue, Makati', at: [14.5478, 121.0129], radius: 6_000,
    open: '00:00-24:00', preparationMinutes: 10, rating: 4.4, voteCount: 3_410, freeDeliveryFrom: 40_000, promo: 'Free black gulaman from ₱400',
    campaigns: [{ ID: 'ph-silog-kanto-gulaman', name: 'Free black gulaman', tcDetails: 'One glass with dishes for ₱400 or more. One an order.', freeItem: { ID: 'black-gulaman', name: 'Black gulaman', minSubtotal: 40_000 } }],
    menu: [
      part('Silog', [own('tapsilog', { title: 'Tapsilog ni Mang Boy', description: 'Beef cured two days, garlic rice from last night’s pot, runny egg' }), 'tocilog', 'longsilog', 'bangsilog', 'cornsilog', 'spamsilog', 'hotsilog', 'tuyosilog']),
      part('Lugaw and goto', ['goto', 'arroz-caldo', 'tokwat-baboy', 'champorado-tuyo']),
      part('Ulam', ['adobo-house', 'beef-pares', 'ginisang-munggo', 'tortang-talong', 'bistek']),
      part('Extras', ['garlic-rice', 'atchara', 'tokwa-prito']),
      part('Drinks', ['black-gulaman', 'barako', 'calamansi-juice', 'softdrink']),
    ],
  }),
  kitchen({
    ID: 'ph-sisig-poblacion', name: 'Sisigan sa Don Pedro', cuisines: ['Sisig', 'Pulutan', 'Barbecue'], address: '5020 P. Burgos Street, Poblacion, Makati', at: [14.5637, 121.0292], radius: 5_500,
    open: '16:00-03:00', preparationMinutes: 15, rating: 4.5, voteCount: 2_260, tables: tables('ph-sisig-poblacion', 12),
    menu: [
      part('Sisig', [own('sisig-sizzling', { title: 'Sisig sa Don Pedro', description: 'Cheeks boiled, grilled, chopped to order; calamansi on the side' }), 'sisig-bangus', 'sisig-manok', 'sisig-tofu', 'dinakdakan']),
      part('Pulutan', ['chicharon-bulaklak', 'crispy-pata', 'calamares', 'gambas', 'kinilaw-tanigue', 'chicken-skin', 'kangkong-crispy']),
      part('From the grill', ['pork-bbq', 'isaw-manok', 'liempo-grill', 'pusit-grill', 'talong-grill']),
      part('Rice', ['garlic-rice', 'bagoong-rice', 'plain-rice']),
      part('Drinks', ['beer-ph', 'iced-tea-ph', 'green-mango-shake', 'water-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-inasal-nonoy', name: 'Inasalan ni Nonoy', cuisines: ['Chicken inasal', 'Ilonggo', 'Filipino'], address: '33 Kalayaan Avenue, Makati', at: [14.5613, 121.0341], radius: 6_000,
    open: '10:00-23:00', preparationMinutes: 16, rating: 4.4, voteCount: 2_870, promo: '15% off paa',
    campaigns: [{ ID: 'ph-inasal-nonoy-paa', name: '15% off inasal', tcDetails: 'Leg and breast, all day. The discount is in the price shown.' }],
    menu: [
      part('Inasal', [own('inasal-paa', { title: 'Inasal ni Nonoy', off: 15, campaignID: 'ph-inasal-nonoy-paa', description: 'Native vinegar, tanglad, annatto oil for your rice' }), 'inasal-pakpak', 'inasal-isol', own('inasal-paa', { ID: 'inasal-whole', description: 'For four, annatto oil', title: 'Whole chicken inasal', englishName: '', price: 52_000, picture: 'half-chicken', modifierGroups: [] })]),
      part('Ilonggo soups', ['batchoy', 'molo', 'kansi', 'kbl']),
      part('Grill', ['pork-bbq', 'tilapia-grill', 'bangus-grill', 'pork-chop-grill']),
      part('Sides', ['shanghai', 'talong-grill', 'java-rice', 'atchara', 'ensaladang-mangga']),
      part('Sweet and drinks', ['halo-glass', 'leche-flan', 'buko-juice', 'calamansi-juice', 'iced-tea-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-gulayan', name: 'Gulayan sa Rada', cuisines: ['Vegetarian', 'Vegan', 'Filipino'], address: '112 Rada Street, Legazpi Village, Makati', at: [14.5538, 121.0152], radius: 6_500,
    open: '08:00-21:00', dayOff: 'Sun', preparationMinutes: 14, rating: 4.5, voteCount: 610, freeDeliveryFrom: 50_000, vegetarian: true,
    menu: [
      part('Ulam', [own('kare-gulay', { title: 'Kare-kare ng Gulayan', description: 'Peanuts ground here, banana heart, soybean bagoong' }), 'veg-bicol', 'veg-bistek', 'veg-laing', 'veg-menudo', 'veg-adobo', 'monggo-gulay']),
      part('Silog', ['veg-tapa', 'tofusilog', 'veg-sisig']),
      part('Noodles and rolls', ['veg-pancit', 'veg-lumpia', 'lumpiang-gulay']),
      part('Light', ['grain-bowl', 'avocado-toast', own('ensaladang-talong', { says: 'vegan', description: 'Tomato, onion, vinegar; no bagoong' }), 'tokwa-prito', 'plain-rice']),
      part('Sweet and drinks', ['ginataang-bilo', 'suman-mangga', 'taho', 'salabat', 'green-mango-shake', 'soy-milk-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-tsaa', name: "Tsaa't Gatas Salcedo", cuisines: ['Milk tea', 'Drinks', 'Snacks'], address: '104 L.P. Leviste Street, Salcedo Village, Makati', at: [14.5611, 121.0221], radius: 5_000,
    open: '09:00-22:00', preparationMinutes: 6, rating: 4.3, voteCount: 1_940, freeDeliveryFrom: 0,
    menu: [
      part('Milk tea', [own('milk-tea', { title: 'Wintermelon milk tea', price: 11_000, description: 'Black tea, pearls cooked every two hours' }), 'okinawa', own('milk-tea', { ID: 'hokkaido', description: 'Caramel, milk', title: 'Hokkaido milk tea', price: 12_000, picture: 'iced-milk-tea' }), own('milk-tea', { ID: 'taro-tea', description: 'Gabi boiled and mashed', title: 'Gabi milk tea', englishName: 'Taro milk tea', price: 12_000, picture: 'ube-boba' })]),
      part('Pearl milk', ['brown-sugar', 'ube-milk', own('matcha', { ID: 'matcha-pearl', description: 'Warm pearls', title: 'Matcha pearl milk', price: 15_500, picture: 'matcha-boba' }), own('milk-tea', { ID: 'tsokolate-pearl', description: 'Batangas tablea', title: 'Tablea pearl milk', price: 13_000, picture: 'milk-chocolate' })]),
      part('Fruit tea', ['fruit-tea', own('fruit-tea', { ID: 'calamansi-tea', description: 'Pressed to order', title: 'Calamansi green tea', price: 9_500, picture: 'lime-tea' }), own('fruit-tea', { ID: 'mango-tea', description: 'Ripe mango', title: 'Mango green tea', price: 11_500, picture: 'passionfruit' }), own('fruit-tea', { ID: 'dalandan-tea', title: 'Dalandan oolong', price: 11_000, picture: 'iced-tea' })]),
      part('Shakes and coffee', ['mango-shake', 'avocado-shake', 'spanish-latte', 'ube-latte']),
      part('Snacks', ['takoyaki', 'fries-ph', 'chicken-skin', 'cheese-sticks', 'siomai-pork', 'cheese-bread']),
    ],
  }),
  kitchen({
    ID: 'ph-bilao-nena', name: 'Bilao ni Aling Nena', cuisines: ['Party trays', 'Pancit', 'Filipino'], address: '7408 J.P. Rizal Street, Makati', at: [14.5709, 121.0212], radius: 8_000,
    open: '07:00-19:00', preparationMinutes: 60, rating: 4.5, voteCount: 520, blockOnDemandOrders: true, promo: 'Order a day ahead',
    menu: [
      part('Pancit sa bilao', [own('palabok', { title: 'Palabok sa bilao, for ten', price: 95_000, description: 'Tinapa, chicharon, eggs, calamansi; sauce apart', modifierGroups: [] }), own('pancit-canton', { title: 'Canton sa bilao, for ten', price: 88_000, modifierGroups: [] }), own('pancit-bihon', { title: 'Bihon sa bilao, for ten', price: 82_000, modifierGroups: [] }), own('malabon', { title: 'Malabon sa bilao, for ten', price: 105_000, modifierGroups: [] }), own('pinoy-spaghetti', { title: 'Pinoy spaghetti tray, for ten', price: 89_000 })]),
      part('Lechon and ulam', [own('lechon-belly', { title: 'Lechon belly, 3 kilos', englishName: 'Rolled roast pork belly', price: 290_000, modifierGroups: [] }), own('kare-kare-stew', { title: 'Kare-kare tray, for eight', price: 145_000, modifierGroups: [] }), own('kaldereta', { title: 'Kaldereta tray, for eight', price: 125_000, modifierGroups: [] }), own('embutido', { title: 'Embutido, 3 rolls', price: 48_000 }), own('lengua', { title: 'Lengua tray, for eight', price: 155_000, modifierGroups: [] })]),
      part('Fried', [own('shanghai', { title: 'Shanghai, 50 pieces', price: 75_000 }), own('fried-chicken-ph', { title: 'Fried chicken bucket, 12 pieces', price: 89_000, modifierGroups: [] }), own('camaron', { title: 'Camaron rebosado, 24 pieces', price: 98_000 })]),
      part('Kakanin sa bilao', [own('biko', { title: 'Biko sa bilao', price: 42_000 }), own('sapin-sapin', { title: 'Sapin-sapin sa bilao', price: 48_000 }), own('puto', { title: 'Puto, 50 pieces', price: 40_000 }), own('maja-blanca', { title: 'Maja blanca tray', price: 42_000 }), own('leche-flan', { title: 'Leche flan, 4 llaneras', price: 44_000 })]),
      part('Drinks', [own('sago-gulaman', { title: "Sago't gulaman, a gallon", price: 38_000 }), own('calamansi-juice', { title: 'Calamansi juice, a gallon', price: 42_000, modifierGroups: [] }), 'water-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-little-tokyo', name: 'Kanto Ramen, Little Tokyo', cuisines: ['Japanese', 'Ramen', 'Rice bowls'], address: '2277 Chino Roces Avenue, Makati', at: [14.5514, 121.0119], radius: 6_000,
    open: '11:00-22:00', lastOrder: 30, preparationMinutes: 16, rating: 4.4, voteCount: 1_180, tables: tables('ph-little-tokyo', 10),
    menu: [
      part('Ramen', [own('tonkotsu', { title: 'Tonkotsu ng Kanto', description: 'Bones for sixteen hours, chashu torched at the counter' }), own('tonkotsu', { ID: 'shoyu', title: 'Shoyu ramen', price: 33_500 }), own('tonkotsu', { ID: 'tantan', title: 'Tantanmen', englishName: 'Sesame chili ramen', price: 36_000, says: 'pork wheat egg soy sesame; maybe peanut fish; hot 2', modifierGroups: [] })]),
      part('Rice bowls', ['katsudon', 'gyudon', own('gyudon', { ID: 'oyakodon', description: 'Onion, spring onion', title: 'Oyakodon', englishName: 'Chicken and egg bowl', price: 20_500, picture: 'rice-with-egg', says: 'egg soy wheat fish' }), 'poke-ph', own('samgyup', { ID: 'chashu-don', description: 'Torched, scallion', title: 'Chashu don', englishName: 'Braised pork bowl', price: 24_500, says: 'pork soy wheat; maybe egg' })]),
      part('Sushi and maki', ['salmon-sushi', 'maki', own('salmon-sushi', { ID: 'tuna-sushi', title: 'Tuna sushi, 6 pieces', price: 28_500 })]),
      part('Small plates', ['gyoza', 'takoyaki', own('wings', { ID: 'karaage', description: 'Ginger, lemon', title: 'Karaage', englishName: 'Fried chicken thigh', price: 21_000, picture: 'fried-chicken', says: 'wheat soy; maybe egg', modifierGroups: [] }), own('tokwa-prito', { ID: 'agedashi', title: 'Agedashi tofu', englishName: 'Fried tofu in broth', price: 16_500, picture: 'cold-tofu', says: 'soy fish wheat' }), own('polonchay', { ID: 'edamame', title: 'Edamame', price: 12_500, picture: 'fried-okra', says: 'soy; vegan', description: 'Sea salt' })]),
      part('Sweet and drinks', ['matcha', own('ice-cream-ube', { ID: 'matcha-ice', title: 'Matcha ice cream', price: 12_500, englishName: '' }), 'hot-tea-ph', 'beer-ph', 'softdrink', 'water-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-almusal-bgc', name: 'Almusal Club, 28th Street', cuisines: ['Café', 'Brunch', 'Coffee'], address: '28th Street, Bonifacio Global City, Taguig', at: [14.5523, 121.0478], radius: 6_000,
    open: '07:00-18:00', preparationMinutes: 16, rating: 4.4, voteCount: 1_420, level: 1.1, tables: tables('ph-almusal-bgc', 12), promo: 'Free Americano from ₱900',
    campaigns: [{ ID: 'ph-almusal-bgc-coffee', name: 'Free Americano', tcDetails: 'One with dishes for ₱900 or more. One an order.', freeItem: { ID: 'americano', name: 'Americano', minSubtotal: 90_000 } }],
    menu: [
      part('All day breakfast', [own('big-breakfast', { title: 'The Club breakfast', description: 'Vigan longganisa, Batangas tapa, danggit, adlai rice, two eggs' }), 'tapsilog', 'avocado-toast', 'pancakes-ph', 'french-toast-ph']),
      part('Bowls and greens', ['grain-bowl', 'poke-ph', 'caesar', own('kare-gulay', { title: 'Kare-kare greens bowl', price: 26_500 })]),
      part('Pasta', ['tuyo-pasta', 'truffle-pasta', 'puttanesca']),
      part('Sandwiches', ['grilled-cheese-ph', 'clubhouse', 'cheeseburger', 'veggie-burger']),
      part('Cakes', ['ube-cake', 'basque', 'ensaymada', own('sans-rival', soldOut)]),
      part('Coffee and cold', ['americano', 'latte', 'spanish-latte', 'ube-latte', 'pour-over', 'dalandan']),
    ],
  }),
  kitchen({
    ID: 'ph-dampa', name: 'Dampa ni Kapitan', cuisines: ['Seafood', 'Paluto', 'Filipino'], address: 'Diosdado Macapagal Boulevard, Pasay', at: [14.5332, 120.9899], radius: 7_000,
    open: '11:00-23:00', preparationMinutes: 28, rating: 4.3, voteCount: 1_030, orderValueLimit: 1_500_000, tables: tables('ph-dampa', 20),
    menu: [
      part('Crab and prawns', [own('alimango', { title: 'Alimango sa gata ni Kapitan', description: 'Live mud crab, squash and sitaw in the second milk' }), 'chili-garlic-crab', 'hipon', 'gambas', 'camaron']),
      part('Fish', ['lapu-lapu', 'escabeche', 'sinigang-salmon', 'tuna-belly', 'kinilaw-tanigue', 'sinigang-hipon']),
      part('Shells and squid', ['baked-tahong', 'scallops', 'tinolang-halaan', 'calamares', 'pusit-grill']),
      part('Meat and greens', ['crispy-pata', 'lechon-kawali', 'adobong-kangkong', 'pinakbet', 'lato', 'garlic-rice']),
      part('Drinks', ['buko-juice', 'mango-shake', 'beer-ph', 'iced-tea-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-bulalo-boni', name: 'Bulaluhan sa Boni', cuisines: ['Bulalo', 'Soups', 'Filipino'], address: '618 Boni Avenue, Mandaluyong', at: [14.5761, 121.0388], radius: 6_500,
    open: '10:00-02:00', preparationMinutes: 14, rating: 4.4, voteCount: 1_760, freeDeliveryFrom: 80_000, isIntegrated: false,
    menu: [
      part('Sabaw', [own('bulalo-soup', { title: 'Bulalo ng Boni', description: 'Batangas shank, six hours, marrow shaken out at your table' }), 'nilaga', 'sinigang-baboy', 'sinigang-bangus', 'tinola', 'pochero']),
      part('Ulam', ['kare-kare-stew', 'kaldereta', 'dinuguan', 'lechon-paksiw', 'binagoongan', 'bopis']),
      part('Fried and grilled', ['lechon-kawali', 'daing-bangus', 'liempo-grill', 'sisig-sizzling']),
      part('Gulay', ['pinakbet', 'ginisang-munggo', 'ampalaya']),
      part('Rice and drinks', ['plain-rice', 'garlic-rice', 'sago-gulaman', 'softdrink']),
    ],
  }),
  kitchen({
    ID: 'ph-kapitolyo', name: 'Kapitolyo Smash & Smoke', cuisines: ['Burgers', 'Ribs', 'Wings'], address: '12 East Capitol Drive, Kapitolyo, Pasig', at: [14.5703, 121.0581], radius: 6_500,
    open: '11:00-24:00', preparationMinutes: 17, rating: 4.4, voteCount: 1_530, level: 1.05, promo: '20% off wings',
    campaigns: [{ ID: 'ph-kapitolyo-wings', name: '20% off wings', tcDetails: 'Every sauce. The discount is in the price shown.' }],
    menu: [
      part('Burgers', [own('smash', { title: 'Kapitolyo double smash', description: 'Chuck and brisket, lace edges, burnt onion' }), 'cheeseburger', 'chicken-burger', 'veggie-burger']),
      part('Wings and ribs', [own('wings', { off: 20, campaignID: 'ph-kapitolyo-wings' }), 'ribs', 'korean-chicken', own('steak-ph', { price: 89_500 })]),
      part('Pizza and pasta', ['pizza-margherita', 'pizza-longganisa', 'pizza-hawaiian', 'pizza-four', 'carbonara', 'baked-mac']),
      part('Sides', ['fries-ph', 'kamote-fries', 'caesar', 'tacos', 'dynamite']),
      part('Drinks', ['iced-tea-ph', 'beer-ph', 'mango-shake', 'softdrink']),
    ],
  }),
]
