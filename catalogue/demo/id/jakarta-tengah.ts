// Kitchens of Jakarta's middle and old town: Tanah Abang, Kramat, Cikini, Salemba, Pecenongan, Glodok.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

const lebaran = ['2027-03-10', '2027-03-11']

export const jakartaCentral = [
  kitchen({
    ID: 'id-uduk-mpok-lela', name: 'Nasi Uduk Mpok Lela', cuisines: ['Nasi uduk', 'Betawi', 'Halal'], address: 'Jalan Kebon Kacang I No. 14, Tanah Abang, Jakarta Pusat', at: [-6.1929, 106.8131], radius: 6_000,
    open: '17:00-24:00', shut: lebaran, preparationMinutes: 12, rating: 4.4, voteCount: 2_960, halal: true, promo: 'Gratis bir pletok mulai Rp 90.000',
    campaigns: [{ ID: 'id-uduk-mpok-lela-pletok', name: 'Gratis bir pletok', tcDetails: 'Satu gelas untuk pesanan mulai Rp 90.000. Satu per pesanan.', freeItem: { ID: 'bir-pletok', name: 'Bir pletok', minSubtotal: 90_000 } }],
    menu: [
      part('Nasi', [own('uduk-ayam', { title: 'Uduk komplet Mpok Lela', price: 42_000, description: 'Nasi uduk bungkus daun, ayam kampung goreng, tempe orek, dua sambal' }), 'nasi-uduk', 'nasi-ulam', 'nasi-putih']),
      part('Goreng', ['ayam-lengkuas', own('empal', { modifierGroups: [] }), own('paru-balado', { title: 'Paru goreng garing', englishName: 'Crisp lung', says: 'beef' }), 'bakwan', 'perkedel-kentang', own('tempe-mendoan', soldOut)]),
      part('Betawi', ['semur-jengkol', 'kerak-telor', 'pecak-ikan', 'asinan-betawi', 'ketoprak', 'sayur-asem']),
      part('Manis', ['pisang-goreng', 'roti-gambang', 'kue-cubit']),
      part('Minuman', ['bir-pletok', 'teh-manis', 'jeruk-nipis', 'es-kelapa']),
    ],
  }),
  kitchen({
    ID: 'id-kapau-uni-ros', name: 'Nasi Kapau Uni Ros, Kramat', cuisines: ['Masakan Padang', 'Nasi kapau', 'Halal'], address: 'Jalan Kramat Raya 59, Senen, Jakarta Pusat', at: [-6.1838, 106.8441], radius: 7_000,
    open: '10:00-24:00', shut: lebaran, preparationMinutes: 8, rating: 4.5, voteCount: 2_340, halal: true, level: 1.05,
    menu: [
      part('Nasi kapau', [own('rendang-daging', { title: 'Nasi kapau rendang Uni Ros', description: 'Gulai kapau nangka dan rebung, rendang Bukittinggi, sambal lado hijau' }), 'dendeng-balado', 'ayam-gulai', 'ayam-pop-pdg', own('gulai-tunjang-pdg', { title: 'Nasi kapau tunjang', price: 46_000, englishName: 'Rice with tendon curry' })]),
      part('Lauk', ['cincang', 'dendeng-batokok', 'gulai-kepala', 'paru-balado', 'telur-balado', 'telur-dadar-pdg']),
      part('Sate dan soto', ['sate-padang-lidah', own('soto-bandung', { ID: 'soto-pdg', title: 'Soto Padang', englishName: 'Padang beef soup', says: 'beef; maybe egg wheat; hot 1', description: 'Dendeng garing, perkedel, bihun' })]),
      part('Manis', [own('ketan-hitam', { ID: 'lamang', title: 'Lamang', englishName: 'Sticky rice cooked in bamboo', says: 'vegan', picture: 'sticky-rice', description: 'Ketan santan, bakar di bambu' }), 'kolak', 'pisang-goreng']),
      part('Minuman', [own('stmj', { ID: 'teh-talua', title: 'Teh talua', englishName: 'Egg tea', says: 'egg; maybe milk; veg', description: 'Kuning telur kocok, pinang' }), 'jus-alpukat', 'teh-manis', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-kebuli-raden-saleh', name: 'Kebuli Raden Saleh', cuisines: ['Timur Tengah', 'Kambing', 'Halal'], address: 'Jalan Raden Saleh Raya 30, Cikini, Jakarta Pusat', at: [-6.1919, 106.8452], radius: 6_500,
    open: '10:00-23:00', preparationMinutes: 18, rating: 4.4, voteCount: 1_210, freeDeliveryFrom: 150_000, halal: true, level: 1.05, tables: tables('id-kebuli-raden-saleh', 14),
    menu: [
      part('Nasi', [own('nasi-kebuli', { title: 'Nasi kebuli Raden Saleh', description: 'Iga kambing empuk, kismis, bawang goreng, acar nanas' }), 'nasi-mandi', own('nasi-kebuli', { ID: 'biryani', description: 'Beras basmati, acar, raita terpisah', title: 'Nasi briyani', englishName: 'Biryani', price: 46_000, picture: 'yellow-rice' }), own('nasgor-kambing', { title: 'Nasi goreng kambing Raden Saleh' })]),
      part('Kambing', ['sate-kambing', 'sate-buntel', 'sop-kambing', 'gulai-kambing', 'tongseng', own('iga-bakar', { ID: 'iga-kambing', description: 'Dipanggang pelan, sambal kecap', title: 'Iga kambing bakar', englishName: 'Grilled goat ribs', says: 'soy wheat; hot 1' })]),
      part('Ayam', ['ayam-bakar-kecap', own('ayam-bakar-kecap', { ID: 'ayam-bukhari', description: 'Seperempat ekor, lalap', title: 'Ayam panggang bumbu Arab', englishName: 'Arab-spiced chicken', price: 42_000, picture: 'half-chicken', says: 'maybe milk; hot 1' })]),
      part('Roti dan martabak', ['martabak-kari', 'martabak-telur', own('roti-srikaya', { ID: 'maryam', description: 'Berlapis, digulung, dipanggang di wajan', title: 'Roti maryam madu', englishName: 'Layered flatbread with honey', picture: 'roti-canai', says: 'wheat; maybe milk egg; veg' }), own('pastel', { ID: 'sambosa', title: 'Sambosa daging, 4 buah', englishName: 'Beef samosas', price: 28_000, says: 'wheat beef' })]),
      part('Minuman', ['teh-tarik-id', own('wedang-jahe', { ID: 'kopi-jahe', description: 'Jahe bakar, cengkih', title: 'Kopi jahe rempah', englishName: 'Ginger coffee', price: 18_000, picture: 'black-coffee' }), 'jus-mangga', 'jus-alpukat', 'teh-poci', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-soto-bang-udin', name: 'Soto Betawi Bang Udin', cuisines: ['Soto', 'Betawi', 'Halal'], address: 'Jalan Salemba Raya 27, Jakarta Pusat', at: [-6.1958, 106.8503], radius: 6_000,
    open: '09:00-21:00', dayOff: 'Fri', preparationMinutes: 10, rating: 4.5, voteCount: 1_780, freeDeliveryFrom: 75_000, halal: true,
    menu: [
      part('Soto', [own('soto-betawi-daging', { title: 'Soto Betawi Bang Udin', description: 'Kuah susu dan santan, daging atau jeroan, dimasak sejak subuh' }), 'soto-tangkar', own('soto-betawi-daging', { ID: 'soto-jeroan', description: 'Paru, babat, kikil', title: 'Soto Betawi campur jeroan', englishName: 'Soto with offal', price: 42_000 }), 'soto-mie-bogor', 'sop-kambing']),
      part('Sop dan gulai', ['sop-iga', 'sop-buntut-kuah', 'buntut-bakar', 'gabus-pucung']),
      part('Nasi', ['nasi-putih', 'nasi-uduk', own('empal', { title: 'Nasi empal', price: 40_000 })]),
      part('Pendamping', ['gado-gado-siram', 'asinan-betawi', 'perkedel-kentang', 'kerupuk']),
      part('Es', ['es-teler-komplet', 'cincau-gelas', 'es-puter']),
      part('Minuman', ['teh-manis', 'jus-jeruk', 'es-sirup-kelapa', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-pempek-cek-ani', name: 'Pempek Cek Ani', cuisines: ['Pempek', 'Masakan Palembang', 'Halal'], address: 'Jalan Matraman Raya 64, Jakarta Timur', at: [-6.2048, 106.8563], radius: 7_000,
    open: '10:00-21:00', preparationMinutes: 10, rating: 4.4, voteCount: 860, halal: true, promo: 'Kapal selam diskon 15%',
    campaigns: [{ ID: 'id-pempek-cek-ani-ks', name: 'Kapal selam diskon 15%', tcDetails: 'Setiap hari. Harga sudah termasuk diskon.' }],
    menu: [
      part('Pempek', [own('kapal-selam', { title: 'Kapal selam Cek Ani', off: 15, campaignID: 'id-pempek-cek-ani-ks', description: 'Tenggiri giling pagi, telur utuh, cuko gula batok Linggau' }), 'pempek', own('pempek', { ID: 'lenjer', description: 'Satu batang, dipotong', title: 'Pempek lenjer besar', englishName: 'Long fish cake', price: 32_000 }), own('pempek', { ID: 'kulit', description: 'Renyah', title: 'Pempek kulit, 5 buah', englishName: 'Fish skin cakes', price: 30_000, picture: 'pan-fried-cake' }), own('pempek', { ID: 'bakar', description: 'Ebi, kecap, cabai', title: 'Pempek tunu, 4 buah', englishName: 'Grilled cakes with dried shrimp', price: 30_000, picture: 'grey-skewers' })]),
      part('Berkuah', ['tekwan', 'mie-celor', own('tekwan', { ID: 'model', description: 'Tahu di dalam, kuah udang', title: 'Model ikan', englishName: 'Fish cake with tofu in broth', says: 'fish soy crustacean; maybe egg' }), 'pindang-patin']),
      part('Nasi', [own('ikan-woku', { ID: 'pindang-tulang', title: 'Pindang tulang', englishName: 'Sour beef rib soup', price: 52_000, picture: 'bulalo', says: 'beef; maybe crustacean; hot 2' }), own('nasgor-kampung', { title: 'Nasi goreng terasi Palembang' }), 'nasi-putih', own('martabak-kari', { title: 'Martabak kuah kari Palembang', ID: 'martabak-kuah', price: 36_000, says: 'wheat egg beef; hot 1' })]),
      part('Manis', ['es-kacang-merah', own('lapis-legit', { title: 'Maksuba, potong', englishName: 'Egg layer cake', ID: 'maksuba' }), 'es-campur-buah', 'otak-otak', 'kerupuk']),
      part('Minuman', ['teh-manis', 'jus-jeruk', 'jeruk-nipis', 'jus-alpukat', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-pecenongan-kwetiau', name: 'Kwetiau Sapi Ko Aliong', cuisines: ['Kwetiau', 'Chinese food', 'Mie'], address: 'Jalan Pecenongan 42, Jakarta Pusat', at: [-6.1676, 106.8272], radius: 6_000,
    open: '16:00-01:00', dayOff: 'Mon', preparationMinutes: 16, rating: 4.5, voteCount: 1_650, tables: tables('id-pecenongan-kwetiau', 12),
    menu: [
      part('Kwetiau', [own('kwetiau-goreng', { title: 'Kwetiau goreng sapi Ko Aliong', description: 'Api besar, sapi has dalam, telur bebek bila minta' }), 'kwetiau-siram', own('kwetiau-siram', { ID: 'kwetiau-bun', description: 'Sedikit kuah, api besar', title: 'Kwetiau bun sapi', englishName: 'Braised flat noodles with beef', picture: 'rice-noodles-chop' }), 'kwetiau-medan']),
      part('Mie dan nasi', ['ifumie', 'lomie', 'bihun-goreng', 'nasgor-hongkong', 'nasgor-seafood']),
      part('Masakan', ['sapi-lada', 'fuyunghai', 'kuluyuk', 'ayam-mentega', 'capcay', 'sapo-tahu']),
      part('Laut', ['udang-telur-asin', 'cumi-tepung', 'ikan-asam-manis']),
      part('Minuman', ['liang-teh', 'krisan', 'jeruk-nipis', 'soda-kaleng', 'bir']),
    ],
  }),
  kitchen({
    ID: 'id-martabak-lampu', name: 'Martabak Lampu Pecenongan', cuisines: ['Martabak', 'Jajanan', 'Halal'], address: 'Jalan Pecenongan 61, Jakarta Pusat', at: [-6.1689, 106.8277], radius: 6_000,
    open: '16:30-01:30', preparationMinutes: 20, rating: 4.4, voteCount: 3_120, level: 1.15, halal: true, promo: 'Martabak manis keju diskon 20%',
    campaigns: [{ ID: 'id-martabak-lampu-keju', name: 'Martabak keju diskon 20%', tcDetails: 'Semua ukuran. Harga sudah termasuk diskon.' }],
    menu: [
      part('Martabak manis', [own('martabak-keju', { off: 20, campaignID: 'id-martabak-lampu-keju', description: 'Keju cheddar parut tebal, mentega, susu kental' }), 'martabak-manis', 'martabak-pandan', 'martabak-hitam', own('martabak-manis', { ID: 'ketan-hitam-manis', description: 'Ketan hitam kukus, susu kental', title: 'Martabak ketan hitam keju', englishName: 'Black rice and cheese', price: 68_000, says: 'wheat egg milk; veg' }), own('martabak-manis', { ID: 'delapan-rasa', description: 'Satu loyang, delapan topping', title: 'Martabak delapan rasa', englishName: 'A slice of each topping', price: 125_000, says: 'wheat egg milk peanut soy; maybe treeNut sesame; veg', modifierGroups: [] }), 'martabak-tipis']),
      part('Martabak telur', [own('martabak-telur', { title: 'Martabak telur istimewa', price: 62_000 }), own('martabak-telur', { ID: 'bebek', title: 'Martabak telur bebek daging sapi', englishName: 'Duck egg and beef', price: 85_000, modifierGroups: [] }), 'martabak-kari', own('martabak-telur', { ID: 'mozarella', description: 'Leleh panjang', title: 'Martabak telur mozarella', englishName: 'With mozzarella', price: 72_000, says: 'wheat egg beef milk' })]),
      part('Roti bakar', ['roti-bakar-bandung', 'roti-srikaya', own('roti-bakar-bandung', { ID: 'roti-kacang', title: 'Roti bakar cokelat kacang', englishName: 'Chocolate and peanut', says: 'wheat milk peanut; maybe soy egg; veg' })]),
      part('Camilan', ['pisang-keju', 'singkong-keju', 'pukis', 'kue-cubit']),
      part('Minuman', ['teh-manis', 'jus-alpukat', 'cokelat', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-mangga-besar-laut', name: 'Seafood Malam Mangga Besar', cuisines: ['Seafood', 'Chinese food', 'Bakar'], address: 'Jalan Mangga Besar Raya 88, Jakarta Barat', at: [-6.1492, 106.8235], radius: 7_000,
    open: '17:00-02:00', lastOrder: 30, preparationMinutes: 25, rating: 4.3, voteCount: 980, orderValueLimit: 2_000_000, level: 1.05,
    menu: [
      part('Kepiting dan kerang', [own('kepiting-saus', { title: 'Kepiting saus Padang Mangga Besar', description: 'Kepiting bakau Tarakan, telur orak-arik di saus' }), 'kepiting-lada', 'kerang-padang', own('kerang-padang', { ID: 'kerang-rebus', description: 'Cocol bumbu kacang', title: 'Kerang dara rebus', englishName: 'Boiled cockles', price: 36_000, says: 'mollusc peanut; hot 1' })]),
      part('Ikan', ['kakap-bakar', 'gurame', 'bawal-bakar', 'ikan-tim', 'ikan-asam-manis']),
      part('Udang dan cumi', ['udang-bakar', 'udang-mayones', 'udang-telur-asin', 'cumi-bakar', 'cumi-tepung']),
      part('Sayur dan nasi', ['cah-kangkung', 'kailan', 'tumis-toge', 'nasgor-seafood', 'nasi-putih']),
      part('Minuman', ['es-kelapa', 'jeruk-nipis', 'liang-teh', 'bir', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-petak-sembilan', name: 'Bakmi Petak Sembilan', cuisines: ['Bakmi', 'Chinese food', 'Babi'], address: 'Jalan Kemenangan III No. 25, Glodok, Jakarta Barat', at: [-6.1437, 106.8132], radius: 6_500,
    open: '07:00-16:00', shut: ['2027-02-06', '2027-02-07'], preparationMinutes: 10, rating: 4.5, voteCount: 1_430, freeDeliveryFrom: 100_000, isIntegrated: false,
    menu: [
      part('Bakmi', [own('bakmi-babi', { title: 'Bakmi babi Petak Sembilan', description: 'Mie karet dibuat tiap subuh, minyak babi, kulit garing' }), 'bakmi-kepiting', 'bakmi-pangsit', 'kwetiau-medan', 'lomie']),
      part('Nasi', ['nasi-campur-babi', 'nasi-hainam', 'nasi-tim', 'nasgor-babi']),
      part('Babi', ['samcan', 'sekba', 'sop-bakut', own('sate-babi', { title: 'Sate babi manis, 10 tusuk', englishName: 'Sweet pork satay', says: 'pork soy wheat' })]),
      part('Pendamping', ['pangsit-rebus', 'choipan', 'bakpao-babi', 'bubur-ikan']),
      part('Minuman', ['liang-teh', 'krisan', 'susu-kedelai', own('kopi-susu-tarik', { title: 'Kopi susu tarik Gang Gloria', ID: 'kopi-gloria' }), 'teh-tawar']),
    ],
  }),
  kitchen({
    ID: 'id-dimsum-pancoran', name: 'Dim Sum Pancoran', cuisines: ['Dim sum', 'Chinese food', 'Teh'], address: 'Jalan Pancoran 30, Glodok, Jakarta Barat', at: [-6.1441, 106.8149], radius: 6_500,
    open: '08:00-21:00', preparationMinutes: 16, rating: 4.3, voteCount: 1_120, level: 1.05, tables: tables('id-dimsum-pancoran', 16), promo: 'Gratis teh krisan mulai Rp 150.000',
    campaigns: [{ ID: 'id-dimsum-pancoran-teh', name: 'Gratis teh krisan', tcDetails: 'Satu gelas untuk pesanan mulai Rp 150.000.', freeItem: { ID: 'krisan', name: 'Teh krisan', minSubtotal: 150_000 } }],
    menu: [
      part('Kukus', [own('hakau', { title: 'Hakau Pancoran, 4 buah', price: 34_000, description: 'Udang utuh, lipatan tiga belas' }), 'siomay-dimsum', 'ceker-dimsum', 'bakpao', 'cheongfun', own('nasi-tim', { ID: 'lomaikai', description: 'Ketan, jamur, dikukus', title: 'Lomaikai', englishName: 'Sticky rice with chicken', price: 30_000 })]),
      part('Goreng', ['lumpia-kulit-tahu', 'lumpia-semarang', own('pangsit-rebus', { ID: 'pangsit-mayo', description: 'Digoreng kering', title: 'Pangsit udang mayones, 4 buah', englishName: 'Prawn dumplings, mayonnaise', picture: 'xiu-mai', says: 'wheat crustacean egg' }), 'veg-tahu']),
      part('Bubur dan mie', ['bubur-ikan', 'bubur-ayam', 'bakmi-pangsit', 'ifumie']),
      part('Panggang dan masakan', ['nasi-hainam', own('bebek-bakar', { title: 'Bebek panggang Peking, seperempat', englishName: 'Roast duck', price: 78_000, picture: 'duck-rice', says: 'soy wheat; maybe sesame', modifierGroups: [] }), 'mapo-ayam', 'kailan', 'ayam-mentega']),
      part('Manis', [own('puding', { ID: 'kembang-tahu', description: 'Hangat, gula merah', title: 'Kembang tahu jahe', englishName: 'Silken tofu in ginger', price: 18_000, picture: 'tau-huay', says: 'soy; vegan' }), 'onde-onde', own('puding', { ID: 'egg-tart', title: 'Egg tart, 3 buah', price: 30_000, picture: 'egg-tarts', says: 'wheat egg milk; veg' })]),
      part('Teh', ['krisan', 'liang-teh', 'teh-poci', 'susu-kedelai']),
    ],
  }),
  kitchen({
    ID: 'id-dapur-vihara', name: 'Dapur Vihara Glodok', cuisines: ['Vegetarian', 'Chinese food', 'Sehat'], address: 'Jalan Kemurnian IV No. 8, Glodok, Jakarta Barat', at: [-6.1459, 106.8163], radius: 7_000,
    open: '07:30-20:00', preparationMinutes: 12, rating: 4.4, voteCount: 540, freeDeliveryFrom: 100_000, vegetarian: true,
    menu: [
      part('Nasi', [own('veg-rames', { title: 'Nasi campur Vihara', description: 'Rendang gluten, sate jamur, cah sayur hari ini, sambal tanpa terasi' }), 'veg-nasgor', 'nasi-rendang-jamur', 'nasi-merah', own('nasi-kuning', { title: 'Nasi kuning vegetarian', englishName: 'Turmeric rice, mock meats', says: 'soy wheat; maybe egg milk; hot 1' })]),
      part('Mie dan kuah', ['veg-bakmi', 'veg-soto', own('bihun-goreng', { title: 'Bihun goreng sayur', englishName: 'Fried vermicelli, vegetables', price: 26_000, says: 'soy wheat; maybe egg; hot 1' }), own('bakso-malang', { title: 'Bakso jamur kuah', englishName: 'Mushroom balls in broth', price: 28_000, says: 'soy wheat; maybe egg', modifierGroups: [] })]),
      part('Masakan', ['veg-rendang', 'veg-kuluyuk', 'veg-capcay', 'veg-tahu', 'veg-sate', own('sapo-tahu', { title: 'Sapo tahu jamur', englishName: 'Tofu and mushroom claypot', price: 42_000, says: 'soy; maybe wheat egg' })]),
      part('Camilan', ['jamur-krispi', 'perkedel-jagung', own('lumpia-semarang', { title: 'Lumpia rebung vegetarian, 3 buah', englishName: 'Bamboo shoot rolls', price: 22_000, says: 'wheat soy; maybe egg' }), 'tempe-bacem']),
      part('Minuman', ['susu-kedelai', 'liang-teh', 'krisan', 'jus-naga']),
    ],
  }),
]
