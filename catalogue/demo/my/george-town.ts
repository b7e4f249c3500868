// Kitchens of Penang: the lanes of George Town, Pulau Tikus, Gurney, Air Itam.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const georgeTown = [
  kitchen({
    ID: 'my-chulia-ckt', name: 'Chulia Lane Koay Teow · 牛干冬炒粿條', cuisines: ['Char koay teow', 'Penang', 'Hawker'], address: '92 Lebuh Chulia, George Town, Penang', at: [5.4189, 100.3361], radius: 5_000,
    open: '17:00-23:30', dayOff: 'Wed', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 16, rating: 4.6, voteCount: 1_810, isIntegrated: false,
    menu: [
      part('From the wok', [own('penang-ckt', { title: 'Chulia char koay teow, duck egg · 鴨蛋炒粿條', price: 1_250, description: 'One plate at a time over charcoal; two prawns, cockles barely cooked, duck egg' }), 'mee-sotong', own('penang-ckt', { ID: 'koay-kak', title: 'Char koay kak · 炒粿角', description: 'Sweet radish, egg, beansprouts', englishName: 'Fried rice cake with radish', price: 850, picture: 'pan-fried-cake', says: 'egg soy; maybe crustacean pork; hot 1', modifierGroups: [] }), 'oh-chien']),
      part('Soups', ['fish-ball-noodles-my', 'hokkien-mee-penang', 'loh-mee-penang', 'curry-mee-penang']),
      part('Noodles, dry', ['wantan-mee-my', own('wantan-mee-my', { ID: 'chicken-feet-mee', title: 'Chicken feet noodles · 雞腳麵', description: 'Braised feet, mushrooms, black sauce', price: 1_050, picture: 'mie-yamin' }), 'beef-noodles-my']),
      part('Snacks', ['lor-bak', 'popiah-my', 'chee-cheong-fun-my', 'apam-balik-my', own('satay-ayam', { price: 1_200 })]),
      part('Sweet and drinks', ['leng-chee-kang', 'tong-yuen', 'nutmeg-juice', 'tebu', 'luo-han-my', 'soya-my']),
    ],
  }),
  kitchen({
    ID: 'my-kandar-lorong', name: 'Lorong Kandar Penang', cuisines: ['Nasi kandar', 'Mamak', 'Halal'], address: '161 Jalan Penang, George Town, Penang', at: [5.4207, 100.3325], radius: 6_000,
    open: '00:00-24:00', preparationMinutes: 12, rating: 4.4, voteCount: 2_670, halal: true, promo: 'Free sirap bandung from RM 40',
    campaigns: [{ ID: 'my-kandar-lorong-sirap', name: 'Free sirap bandung', tcDetails: 'One with dishes for RM 40 or more. One an order.', freeItem: { ID: 'sirap-bandung', name: 'Sirap bandung', minSubtotal: 4_000 } }],
    menu: [
      part('Nasi kandar', [own('nasi-kandar-ayam', { title: 'Nasi kandar lorong, ayam bawang', description: 'Onion chicken, okra, egg, and every gravy one over the other' }), 'nasi-kandar-kambing', 'nasi-kandar-sotong', 'nasi-kandar-ikan', 'kari-kepala-ikan']),
      part('Lauk', ['ayam-madu', 'ayam-goreng-mamak', 'tandoori-my', 'telur-dadar']),
      part('Roti', ['roti-canai-my', 'roti-telur', 'roti-sardin', 'murtabak-ayam', 'murtabak-daging']),
      part('Mi', ['mi-goreng-mamak', 'mi-rebus-mamak', 'maggi-goreng-my', 'pasembur-my']),
      part('Minuman', ['teh-tarik-my', 'teh-halia-my', 'sirap-bandung', 'limau-ais-my', 'nutmeg-juice']),
    ],
  }),
  kitchen({
    ID: 'my-air-itam-laksa', name: 'Air Itam Laksa House · 亞依淡叻沙', cuisines: ['Laksa', 'Penang', 'Noodles'], address: '1 Jalan Pasar, Air Itam, Penang', at: [5.4013, 100.2781], radius: 7_000,
    open: '10:30-19:00', dayOff: 'Tue', preparationMinutes: 10, rating: 4.5, voteCount: 1_350,
    menu: [
      part('Laksa', [own('asam-laksa-my', { title: 'Air Itam asam laksa · 亞依淡亞參叻沙', description: 'Mackerel simmered since four in the morning, the hill’s torch ginger' }), 'laksa-siam', 'laksa-lemak-my', own('asam-laksa-my', { ID: 'laksa-campur', title: 'Half asam, half lemak', description: 'For those who cannot decide', price: 950 })]),
      part('Fried', ['lor-bak', 'cucur-udang', 'karipap', own('popiah-my', { ID: 'fried-popiah', title: 'Popiah goreng, 4 pieces', description: 'Turnip, crisp skin', englishName: 'Fried spring rolls', price: 620, picture: 'lumpia', says: 'wheat soy; maybe egg crustacean' })]),
      part('More noodles', ['curry-mee-penang', 'hokkien-mee-penang', 'kerabu-bihun', 'fish-ball-noodles-my']),
      part('Rojak and fruit', ['rojak-penang', 'pasembur-my', 'fruit-my', 'kerabu-mangga']),
      part('Ices', ['abc', 'cendol-my', 'tau-foo-fah', 'snow-ice-my']),
      part('Drinks', ['nutmeg-juice', 'asam-boi', 'kelapa', 'soya-my']),
    ],
  }),
  kitchen({
    ID: 'my-kebaya-armenian', name: 'Rumah Kebaya, Armenian Lane', cuisines: ['Nyonya', 'Peranakan', 'Penang'], address: '14 Lebuh Armenian, George Town, Penang', at: [5.4156, 100.3375], radius: 5_500,
    open: '11:00-15:00 18:00-22:00', dayOff: 'Mon', lastOrder: 45, preparationMinutes: 24, rating: 4.7, voteCount: 720, level: 1.1, tables: tables('my-kebaya-armenian', 12), promo: '15% off curry Kapitan',
    campaigns: [{ ID: 'my-kebaya-armenian-kapitan', name: '15% off curry Kapitan', tcDetails: 'Lunch and dinner. The discount is in the price shown.' }],
    menu: [
      part('To begin', ['pai-tee-my', 'otak-penang', 'acar-awak', 'lor-bak', 'kerabu-bihun']),
      part('Meat', [own('kapitan', { title: 'Curry Kapitan of the house', off: 15, campaignID: 'my-kebaya-armenian-kapitan', description: 'Chicken, pounded rempah, lime leaf, a squeeze of kasturi at the end' }), 'inchi-kabin', 'babi-pongteh-my', 'ayam-pongteh', 'claypot-pork-belly']),
      part('Fish and prawns', ['gulai-tumis', 'udang-lemak-nenas', 'asam-pedas-my']),
      part('Vegetables and eggs', ['jiu-hu-char', 'chap-chye-my', 'cincalok-omelette', 'kangkung-belacan-my']),
      part('Rice and noodles', ['nasi-ulam-my', 'laksa-lemak-my', 'nasi-putih']),
      part('Kuih and drinks', ['seri-muka', 'pulut-tai-tai', 'bubur-cha-cha-my', 'nutmeg-juice', 'chrysanthemum-my']),
    ],
  }),
  kitchen({
    ID: 'my-tikus-kopitiam', name: 'Pulau Tikus Kopitiam · 浮羅池滑茶室', cuisines: ['Kopitiam', 'Breakfast', 'Penang'], address: '12 Jalan Burma, Pulau Tikus, Penang', at: [5.4313, 100.3117], radius: 5_500,
    open: '06:30-14:00', preparationMinutes: 10, rating: 4.4, voteCount: 1_060,
    menu: [
      part('Toast and eggs', ['roti-bakar', 'roti-goyang', 'telur-separuh', 'roti-kahwin', 'french-toast-my']),
      part('Morning noodles', [own('hokkien-mee-penang', { title: 'Pulau Tikus Hokkien mee · 池滑福建麵', description: 'Add a rib, add roast pork: the stock takes it' }), 'curry-mee-penang', 'fish-ball-noodles-my', 'wantan-mee-my', own('economy-rice-my', { ID: 'economy-bihun', title: 'Economy bihun · 經濟炒米粉', description: 'Soy-fried, tau fu, chilli', englishName: 'Breakfast fried vermicelli', price: 450, picture: 'bihun-goreng', says: 'soy wheat; maybe egg', modifierGroups: [] })]),
      part('Rice', ['nasi-lemak-biasa', 'chicken-rice-my', 'congee-my', 'hainan-chop-my']),
      part('Kuih of the market', ['angku', 'kuih-talam-my', 'kuih-lapis-my', 'rempah-udang', 'chee-cheong-fun-my']),
      part('Kopi and teh', ['kopi-my', 'kopi-o-my', 'white-coffee', 'cham', 'teh-tarik-my', 'malt-my']),
    ],
  }),
  kitchen({
    ID: 'my-gurney-sea', name: 'Gurney Tide Seafood · 新關仔角海鮮', cuisines: ['Seafood', 'Chinese', 'Wok'], address: '5 Persiaran Gurney, Penang', at: [5.4382, 100.3101], radius: 7_000,
    open: '11:30-14:30 17:30-23:00', preparationMinutes: 28, rating: 4.3, voteCount: 940, level: 1.1, orderValueLimit: 60_000, tables: tables('my-gurney-sea', 18),
    menu: [
      part('From the tanks', [own('steamed-tilapia', { ID: 'grouper', title: 'Steamed grouper · 清蒸石斑', price: 8_900, description: 'About 700 grams, ginger, superior soy' }), 'steamed-tilapia', own('butter-prawns-my', { ID: 'crab', title: 'Crab your way · 螃蟹', price: 9_900, picture: 'pepper-crab', says: 'crustacean egg milk wheat soy; hot 1', description: 'Black pepper, chilli or salted egg; say so in the note', modifierGroups: [] })]),
      part('Prawns and shells', ['butter-prawns-my', 'cereal-prawns-my', 'kam-heong-lala', 'oh-chien', 'udang-lemak-nenas']),
      part('Meat and tofu', ['sweet-sour-pork-my', 'ribs-your-style', 'hot-plate-tofu-my', 'inchi-kabin']),
      part('Greens', ['kangkung-belacan-my', 'four-kings-my', 'yau-mak', 'jiu-hu-char']),
      part('Rice and noodles', ['yang-chow-my', 'nasi-putih', 'sizzling-yee-mee', own('hokkien-mee-kl', { title: 'Hokkien char · 福建炒', englishName: 'Noodles fried in dark gravy' })]),
      part('Drinks and sweet', ['mango-loh', 'nutmeg-juice', 'kelapa', 'tin-drink']),
    ],
  }),
  kitchen({
    ID: 'my-teochew-ices', name: 'Keng Kwee Ices · 景貴街甜品', cuisines: ['Dessert', 'Cendol', 'Kuih'], address: '27 Lebuh Keng Kwee, George Town, Penang', at: [5.4171, 100.3311], radius: 5_000,
    open: '10:30-19:30', preparationMinutes: 8, rating: 4.6, voteCount: 1_560, freeDeliveryFrom: 0, halal: true,
    menu: [
      part('Cendol and ices', [own('cendol-my', { title: 'Keng Kwee cendol · 景貴街煎蕊', price: 550, description: 'Green jelly pressed through tin, coconut milk by the bucket' }), 'cendol-durian-my', 'cendol-pulut', 'abc', 'snow-ice-my', 'ice-cream-potong']),
      part('Warm bowls', ['bubur-cha-cha-my', 'pulut-hitam-my', 'tong-sui', 'tong-yuen', 'sago-gula-melaka']),
      part('Kuih', ['kuih-lapis-my', 'seri-muka', 'angku', 'bingka-ubi', 'kuih-bahulu', 'pulut-tai-tai']),
      part('A little salt', ['pasembur-my', 'karipap', 'cucur-udang', own('asam-laksa-my', { title: 'Asam laksa, small', price: 690, modifierGroups: [] })]),
      part('Drinks', ['nutmeg-juice', 'coconut-shake', 'tebu', 'cincau']),
    ],
  }),
  kitchen({
    ID: 'my-weld-coffee', name: 'Weld Quay Coffee Works', cuisines: ['Café', 'Cakes', 'Coffee'], address: '33 Pengkalan Weld, George Town, Penang', at: [5.4163, 100.3436], radius: 5_000,
    open: '09:00-19:00', dayOff: 'Tue', preparationMinutes: 14, rating: 4.5, voteCount: 580, halal: true,
    menu: [
      part('Coffee', ['latte-my', 'americano', own('gula-melaka-latte', { title: 'Nutmeg and gula melaka latte', price: 1_290, description: 'Penang nutmeg, grated over' }), 'white-coffee', 'matcha-my']),
      part('Brunch', ['eggs-benny', 'avo-toast', 'big-breakfast-my', 'pancake-my', 'grilled-cheese-my']),
      part('Mains', ['aglio-my', 'bolognese-my', 'sambal-burger', 'salmon-bowl', own('kapitan', { title: 'Kapitan pasta', description: 'Chicken, lime leaf, candlenut', englishName: 'Spaghetti in lime leaf curry', price: 1_990, picture: 'spaghetti', says: 'wheat crustacean treeNut; maybe egg; hot 1' })]),
      part('Cakes', ['burnt-cheese-my', 'pandan-cake', 'swiss-roll', 'batik-cake', 'kaya-puff', 'lava-cake-my']),
      part('Cold', ['oren', 'mangga', 'fruit-tea-my', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'my-jelutong-tomyam', name: 'Warung Tomyam Jelutong', cuisines: ['Thai', 'Malay', 'Halal'], address: '88 Jalan Jelutong, Penang', at: [5.3941, 100.3136], radius: 6_000,
    open: '17:00-01:00', preparationMinutes: 16, rating: 4.3, voteCount: 770, halal: true,
    menu: [
      part('Tom yam', [own('tom-yam-my', { title: 'Tom yam Jelutong', description: 'Red, sour first, prawns, squid, chicken' }), 'tom-yam-putih', own('tom-yam-my', { ID: 'tom-yam-ayam', title: 'Tom yam ayam', description: 'Chicken, galangal, lime leaf', englishName: 'Hot and sour chicken soup', price: 1_190, says: 'fish crustacean; hot 2' })]),
      part('Nasi', ['paprik-ayam', 'daging-merah', 'nasi-goreng-kampung-my', 'nasi-goreng-pattaya', 'nasi-goreng-usa', 'nasi-goreng-cina', 'nasi-putih']),
      part('Ikan dan lauk', ['siakap-stim', 'siakap-tiga', 'sotong-bakar', 'ikan-bakar-my', 'ayam-masak-merah']),
      part('Sayur dan kerabu', ['kangkung-belacan-my', 'kerabu-mangga', 'somtam-my', 'telur-dadar']),
      part('Minuman', ['teh-o-limau', 'kelapa', 'tembikai', 'bandung-cincau', 'limau-ais-my']),
    ],
  }),
]
