// Kitchens of the coast: Kampot by its river, and Sihanoukville.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const coast = [
  kitchen({
    ID: 'kh-kp-pepper-crab', name: 'Kdam Mrech Kampot · ក្ដាមម្រេចកំពត', cuisines: ['Seafood', 'Khmer', 'Crab'], address: '28 River Road, Kampot', at: [10.6095, 104.1792], radius: 7_000,
    open: '10:00-22:00', lastOrder: 30, preparationMinutes: 20, rating: 4.6, voteCount: 1_560, level: 1.1, tables: tables('kh-kp-pepper-crab', 16), promo: 'Free coconut from US$ 20',
    campaigns: [{ ID: 'kh-kp-pepper-crab-doung', name: 'Free coconut', tcDetails: 'With dishes for US$ 20 or more. One an order.', freeItem: { ID: 'doung', name: 'Young coconut', minSubtotal: 2_000 } }],
    menu: [
      part('Pepper', [own('kdam-mrech', { title: 'Crab with Kampot pepper · ក្ដាមឆាម្រេចកំពត', description: 'Kep crabs from the morning traps, whole branches of green pepper' }), 'bangkea-mrech', 'meuk-mrech', own('lok-lak-ko', { title: 'Lok lak with Kampot pepper · ឡុកឡាក់ម្រេចកំពត', description: 'Beef, egg, red pepper ground at the table' }), 'kampot-steak']),
      part('Sea', ['kdam-chamhoy', 'bangkea-ang', 'meuk-ang', 'leas-cha', 'samot-ang', 'trey-chamhoy']),
      part('Pots', ['amok-trey', 'machu-yuon', 'sngor-trey', 'machu-ktis']),
      part('Rice and greens', ['bay-cha-samot', 'cha-trakuon', 'cha-spey', 'bay-sor']),
      part('Sweet and drinks', ['turen-damnaeb', 'doung', 'kroch-chhma', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-kp-nbc', name: 'Num Banh Chok Srey Touch · នំបញ្ចុកស្រីតូច', cuisines: ['Noodles', 'Breakfast', 'Khmer'], address: '14 Street 726, Old Market, Kampot', at: [10.6118, 104.1815], radius: 6_500,
    open: '06:00-16:00', preparationMinutes: 7, rating: 4.5, voteCount: 910, freeDeliveryFrom: 800, level: 0.85,
    menu: [
      part('Num banh chok', [own('nbc-kampot', { title: 'Num banh chok Kampot · នំបញ្ចុកកំពតស្រីតូច', description: 'Dried shrimp, peanuts, coconut, sweet fish sauce, as only here' }), 'nbc-khmer', 'nbc-kari', 'buos-nbc']),
      part('Noodles', ['kt-pp', 'kt-samot', 'mi-kola', 'lort-cha', 'kt-cha']),
      part('Rice and bread', ['bay-chrouk', 'bay-moan', 'num-pang-pate', 'num-pang-khoko', 'borbor-trey']),
      part('Rolls and cakes', ['banh-chao', 'naem-srus', 'kachay', 'num-krok', 'ansom-chek']),
      part('Drinks', ['kafe-tdk', 'ampov', 'te-tuk-kak', 'krolok-chamroh']),
    ],
  }),
  kitchen({
    ID: 'kh-kp-durian', name: 'Durian Circle Sweets · បង្អែមរង្វង់មូលទុរេន', cuisines: ['Desserts', 'Fruit', 'Drinks'], address: '3 Street 730, Kampot', at: [10.6133, 104.1837], radius: 6_500,
    open: '09:00-21:30', preparationMinutes: 7, rating: 4.4, voteCount: 580,
    menu: [
      part('Durian and mango', [own('turen-damnaeb', { title: 'Kampot durian with sticky rice · បាយដំណើបទុរេនកំពត', description: 'Durian of the hills in May and June, frozen flesh the rest of the year' }), 'svay-damnaeb', 'phlae-chhoeu', own('krolok-svay', { ID: 'durian-shake', title: 'Tuk krolok turen · ទឹកក្រឡុកទុរេន', englishName: 'Durian shake', description: 'Durian, condensed milk', price: 275, picture: 'avocado-shake' })]),
      part('Ice', ['tuk-kak-chhus', 'karem-doung', 'karem-num-pang', 'lot-kh', 'cha-houy']),
      part('Cakes', ['num-akor', 'num-thnaot', 'plae-ai', 'sangkhya-lpov', 'flan-kh']),
      part('Savoury', ['num-pao-kh', 'chai-yo-kh', 'damlong-barang', 'bok-svay']),
      part('Drinks', ['krolok-ber', 'ovlek', 'kroch-chhma', 'te-kuch', 'kafe-tdk']),
    ],
  }),
  kitchen({
    ID: 'kh-kp-river-burger', name: 'Old Bridge Grill · អាំងស្ពានចាស់', cuisines: ['Western', 'Grill', 'Burgers'], address: '41 Street 735, Old Bridge, Kampot', at: [10.6142, 104.1799], radius: 6_500,
    open: '11:00-23:00', dayOff: 'Mon', preparationMinutes: 16, rating: 4.3, voteCount: 640, level: 1.1, tables: tables('kh-kp-river-burger', 10),
    menu: [
      part('Burgers and sandwiches', ['burger-kh', 'burger-moan', 'burger-phset', 'club-kh', 'croque-kh']),
      part('Grill · អាំង', [own('chomni-ang', { title: 'Ribs, pepper glaze · ឆ្អឹងជំនីជ្រូកម្រេចកំពត', description: 'Slow, then over coals, palm sugar and black Kampot pepper', price: 750 }), 'kampot-steak', 'pork-chop-kh', 'slap-ang', 'meuk-ang', 'moan-ang-kh']),
      part('Plates', ['fish-chips-kh', 'carbonara-kh', 'pizza-margherita-kh', 'pizza-samot', 'caesar-kh']),
      part('Sides', ['damlong-barang', 'naem-srus', 'bok-lhong', 'slap-bampong']),
      part('Sweet and drinks', ['brownie-kh', 'pancake-kh', 'passion-kh', 'soda-kroch', 'latte-kh']),
    ],
  }),
  kitchen({
    ID: 'kh-kp-home', name: 'Chanthou Kampot · ផ្ទះបាយចន្ធូកំពត', cuisines: ['Khmer', 'Rice', 'Soup'], address: '22 Street 724, Kampot', at: [10.6086, 104.1843], radius: 6_500,
    open: '09:00-20:30', preparationMinutes: 13, rating: 4.4, voteCount: 730, level: 0.95, isIntegrated: false,
    menu: [
      part('Pots', [own('amok-moan', { title: 'Amok Chanthou · អាម៉ុកចន្ធូ', description: 'Chicken, kroeung pounded by hand, thick coconut on top' }), 'kari-moan', 'kho-chrouk', 'korko', 'machu-kroeung', 'prahok-ktis']),
      part('Wok', ['cha-kroeung-moan', 'cha-khnhei', 'cha-kdao-ko', 'cha-trob', 'cha-bonle', 'chou-aem']),
      part('Fish', ['trey-chien-chuon', 'trey-ang-kh', 'trey-ngiet']),
      part('Rice and noodles', ['bay-cha-samot', 'bay-cha-moan', 'mi-cha-kh', 'bay-sor']),
      part('Salads and drinks', ['nhoam-svay', 'nhoam-mi-suor', 'kroch-chhma', 'ampil']),
    ],
  }),
  kitchen({
    ID: 'kh-shv-seafood', name: 'Ochheuteal Seafood · គ្រឿងសមុទ្រអូរឈើទាល', cuisines: ['Seafood', 'Grill', 'Khmer'], address: '1 Ochheuteal Beach Road, Sihanoukville', at: [10.6072, 103.5271], radius: 7_000,
    open: '10:00-23:30', preparationMinutes: 22, rating: 4.3, voteCount: 1_080, level: 1.15, tables: tables('kh-shv-seafood', 24), orderValueLimit: 12_000,
    menu: [
      part('From the coals', [own('samot-ang', { title: 'Beach platter · គ្រឿងសមុទ្រអាំងមាត់សមុទ្រ', description: 'Prawns, squid, a whole fish, crab, two dips; for three' }), 'bangkea-ang', 'meuk-ang', 'trey-ang-kh', 'bangkong-ang']),
      part('Wok', ['kdam-mrech', 'bangkea-mrech', 'meuk-mrech', 'leas-cha', 'cha-trakuon']),
      part('Steam and soup', ['kdam-chamhoy', 'trey-chamhoy', 'machu-yuon', 'cham-tom-yam']),
      part('Rice and noodles', ['bay-cha-samot', 'kt-samot', 'kt-cha', 'bay-sor']),
      part('Drinks', ['doung', 'krolok-svay', 'soda-kroch', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-shv-kuy-teav', name: 'Kuy Teav Kampong Som · គុយទាវកំពង់សោម', cuisines: ['Noodles', 'Breakfast', 'Khmer'], address: '77 Ekareach Street, Sihanoukville', at: [10.6238, 103.5229], radius: 7_000,
    open: '05:30-14:00', preparationMinutes: 8, rating: 4.3, voteCount: 760, freeDeliveryFrom: 1_000, level: 1.1,
    menu: [
      part('Kuy teav', [own('kt-samot', { title: 'Kuy teav of the harbour · គុយទាវគ្រឿងសមុទ្រកំពង់ផែ', description: 'Prawns, squid, mantis shrimp when the boats have them' }), 'kt-pp', 'kt-ko', 'kt-khoko', 'kt-chrouk']),
      part('Noodles', ['mi-kiev-kh', 'mi-katang', 'lort-cha', 'nbc-khmer']),
      part('Rice and porridge', ['bay-chrouk', 'bay-moan', 'bay-chrouk-khvai', 'borbor-trey', 'borbor-krueng']),
      part('Beside', ['cha-kvay-kh', 'num-pao-kh', 'chai-yo-kh', own('ansom-chrouk', soldOut)]),
      part('Drinks', ['kafe-tdk', 'kafe-khmao', 'te-tdk', 'te-tuk-kak']),
    ],
  }),
  kitchen({
    ID: 'kh-shv-chinese', name: 'Golden Lion Table · 金狮酒家', cuisines: ['Chinese', 'Sichuan', 'Dim sum'], address: '16 Ekareach Street, Golden Lions, Sihanoukville', at: [10.6118, 103.5288], radius: 6_500,
    open: '09:00-02:00', preparationMinutes: 15, rating: 4.2, voteCount: 890, level: 1.2,
    menu: [
      part('Sichuan', [own('mapo-kh', { title: 'Golden Lion mapo tofu · 金狮麻婆豆腐', description: 'Minced pork, two kinds of Sichuan pepper, lion-red oil' }), 'kung-pao-kh', 'aubergine-kh', own('cha-kdao-ko', { title: 'Water-boiled beef · 水煮牛肉', englishName: 'Beef in chilli broth', description: 'Beef, cabbage, a lid of chillies', price: 800, picture: 'hotpot', says: 'beef soy; maybe wheat egg; hot 3', modifierGroups: [] })]),
      part('Dim sum', ['har-gow-kh', 'siu-mai-kh', 'cheung-fun-kh', 'char-siu-bao-kh', 'jiaozi-kh']),
      part('Rice and noodles · បាយ មី', ['yangzhou-kh', 'hand-pulled', 'hand-cut-fried', 'bay-tea', 'mi-tea', 'bay-sor']),
      part('Sea and greens', ['trey-chamhoy', 'kdam-chamhoy', 'cha-spey', 'cha-bonle']),
      part('Sweet and drinks', ['egg-tart-kh', 'te-kdao', 'sandaek', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-shv-otres', name: 'Kafe Chhne · កាហ្វេឆ្នេរ', cuisines: ['Café', 'Brunch', 'Drinks'], address: '30 Serendipity Beach Road, Sihanoukville', at: [10.6089, 103.5243], radius: 6_500,
    open: '07:00-21:00', preparationMinutes: 11, rating: 4.4, voteCount: 620, level: 1.1,
    menu: [
      part('Coffee', ['latte-kh', 'americano-kh', 'coconut-coffee', 'kafe-tdk', 'matcha-kh']),
      part('Fruit', [own('krolok-chamroh', { title: 'Shake of the bay · ទឹកក្រឡុកឆ្នេរ', description: 'Dragon fruit, mango, coconut water', says: 'vegan' }), 'krolok-ber', 'ovlek', 'passion-kh', 'doung']),
      part('Brunch', ['breakfast-kh', 'avo-kh', 'pancake-kh', 'croissant-kh', 'num-pang-pong']),
      part('Plates', ['burger-moan', 'fish-chips-kh', 'caesar-kh', 'bay-cha-samot', 'buos-amok', 'naem-srus']),
      part('Sweet', ['cake-kh', 'brownie-kh', 'karem-doung', 'svay-damnaeb']),
    ],
  }),
  kitchen({
    ID: 'kh-shv-home', name: 'Mhob Khmer Bong Srey · ម្ហូបខ្មែរបងស្រី', cuisines: ['Khmer', 'Rice', 'Grill'], address: '52 Makara Street, Psar Leu, Sihanoukville', at: [10.6281, 103.5216], radius: 7_000,
    open: '09:00-21:00', dayOff: 'Sun', preparationMinutes: 13, rating: 4.2, voteCount: 540, level: 0.95,
    menu: [
      part('Pots', [own('machu-kroeung', { title: 'Samlor machu kroeung Bong Srey · សម្លម្ជូរគ្រឿងបងស្រី', description: 'Beef ribs, turmeric, morning glory, sour with tamarind leaves' }), 'machu-ktis', 'korko', 'kho-chrouk', 'kari-ko', 'amok-trey']),
      part('Wok', ['lok-lak-ko', 'cha-kroeung-ko', 'cha-khnhei', 'chou-aem', 'cha-trakuon']),
      part('Grill', ['chrouk-ang', 'ko-chongkak', 'slap-ang', 'trey-ang-kh']),
      part('Salads', ['bok-lhong', 'plea-ko', 'nhoam-svay', 'nhoam-mi-suor']),
      part('Rice and drinks', ['bay-cha-krok', 'bay-sor', 'ampov', 'te-tuk-kak']),
    ],
  }),
]
