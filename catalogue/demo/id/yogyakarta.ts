// Kitchens of Yogyakarta: Wijilan, Tugu, Malioboro, Gejayan, Kaliurang and Prawirotaman.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const yogyakarta = [
  kitchen({
    ID: 'id-yk-gudeg', name: 'Gudeg Bu Harjo, Wijilan', cuisines: ['Gudeg', 'Masakan Jawa', 'Halal'], address: 'Jalan Wijilan 21, Yogyakarta', at: [-7.8047, 110.3674], radius: 7_000,
    open: '05:30-21:00', preparationMinutes: 8, rating: 4.5, voteCount: 3_480, halal: true, level: 0.9, promo: 'Gratis wedang uwuh mulai Rp 75.000',
    campaigns: [{ ID: 'id-yk-gudeg-uwuh', name: 'Gratis wedang uwuh', tcDetails: 'Satu gelas untuk pesanan mulai Rp 75.000.', freeItem: { ID: 'wedang-uwuh', name: 'Wedang uwuh', minSubtotal: 75_000 } }],
    menu: [
      part('Gudeg', [own('gudeg', { title: 'Gudeg komplet Bu Harjo', description: 'Nangka muda dimasak semalam, ayam kampung opor, telur, krecek, areh' }), 'gudeg-telur', own('gudeg', { ID: 'gudeg-suwir', description: 'Nasi, areh, krecek', title: 'Gudeg ayam suwir', englishName: 'With shredded chicken', price: 28_000 }), own('gudeg', { ID: 'gudeg-kendil', description: 'Tahan dua hari', title: 'Gudeg kendil, 5 orang', englishName: 'A clay pot for five', price: 215_000, modifierGroups: [] }), own('gudeg', { ID: 'bubur-gudeg', description: 'Areh, krecek', title: 'Bubur gudeg', englishName: 'Gudeg on porridge', price: 20_000, picture: 'congee' })]),
      part('Lauk', ['krecek', 'tempe-bacem', 'telur-balado', own('ayam-kalasan', { ID: 'opor', description: 'Santan kuning muda', title: 'Opor ayam', englishName: 'Chicken in white coconut gravy', price: 26_000, picture: 'chicken-curry', says: 'maybe egg', modifierGroups: [] }), 'brongkos']),
      part('Nasi lain', ['nasi-liwet-solo', 'nasi-kuning', 'nasi-pecel', 'sop-ayam']),
      part('Jajan pasar', ['getuk', 'klepon-isi', 'lupis', 'bakpia', 'lemper']),
      part('Minuman', ['wedang-uwuh', 'teh-poci', 'beras-kencur', 'teh-manis']),
    ],
  }),
  kitchen({
    ID: 'id-yk-klathak', name: 'Sate Klathak Pak Giyo', cuisines: ['Sate', 'Kambing', 'Halal'], address: 'Jalan Parangtritis 112, Yogyakarta', at: [-7.8271, 110.3671], radius: 7_500,
    open: '12:00-23:00', preparationMinutes: 18, rating: 4.5, voteCount: 1_720, halal: true, level: 0.95, isIntegrated: false,
    menu: [
      part('Sate', [own('sate-klathak', { title: 'Sate klathak Pak Giyo', description: 'Jeruji sepeda, garam dan merica, kuah gulai sendiri' }), own('sate-kambing', { price: 48_000 }), 'sate-buntel', own('sate-kambing', { ID: 'sate-hati', description: 'Merica, bawang', title: 'Sate hati kambing', englishName: 'Goat liver satay', price: 40_000 }), own('sate-kere', { price: 20_000 })]),
      part('Berkuah', ['tongseng', 'tengkleng', 'gulai-kambing', own('tongseng', { ID: 'kicik', description: 'Kering, gula Jawa', title: 'Kicik kambing', englishName: 'Dry sweet goat', price: 42_000, picture: 'dark-braise' }), own('sop-kambing', { title: 'Sop balungan', englishName: 'Goat bone soup', price: 32_000, says: 'hot 1', picture: 'bulalo' })]),
      part('Nasi', ['nasgor-kambing', 'magelangan', 'nasi-putih', own('nasgor-ayam', { price: 22_000 })]),
      part('Pendamping', ['kerupuk', own('tempe-orek', { ID: 'tempe-garit', title: 'Tempe garit, 4 potong', englishName: 'Garlic fried tempeh', says: 'soy; vegan', price: 10_000 }), own('bakwan', { price: 10_000 }), own('tahu-guling', { title: 'Tahu gimbal', ID: 'tahu-bacem', englishName: 'Tofu with prawn fritter', says: 'soy wheat crustacean egg peanut; hot 1' })]),
      part('Minuman', [own('teh-poci', { title: 'Teh nasgitel', englishName: 'Hot, sweet, thick tea', description: 'Panas, legi, kentel' }), 'wedang-jahe', 'jeruk-nipis', 'es-kelapa', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-yk-bakmi', name: 'Bakmi Jawa Pak Wiji', cuisines: ['Bakmi Jawa', 'Masakan Jawa', 'Halal'], address: 'Jalan Margo Utomo 66, Tugu, Yogyakarta', at: [-7.7861, 110.3668], radius: 6_500,
    open: '16:30-23:30', dayOff: 'Tue', preparationMinutes: 25, rating: 4.5, voteCount: 1_260, freeDeliveryFrom: 0, halal: true, level: 0.9,
    menu: [
      part('Bakmi', [own('mie-goreng-jawa', { title: 'Bakmi Pak Wiji', description: 'Satu anglo satu piring, telur bebek, ayam kampung suwir' }), own('bihun-goreng', { ID: 'bihun-jawa', description: 'Arang, ayam kampung', title: 'Bihun Jawa', englishName: 'Javanese vermicelli', says: 'egg; maybe soy wheat' }), own('mie-goreng-jawa', { ID: 'bakmi-rica', description: 'Rawit utuh', title: 'Bakmi rica-rica', englishName: 'Javanese noodles with chilli', price: 30_000, says: 'wheat egg; maybe soy; hot 3' }), own('kwetiau-goreng', { title: 'Kwetiau godhog', englishName: 'Flat noodles in broth', price: 30_000, says: 'egg; maybe soy wheat', picture: 'beef-noodle-soup' })]),
      part('Nasi goreng', ['magelangan', 'nasgor-ayam', 'nasgor-babat', 'nasgor-pete', own('nasgor-ayam', { ID: 'nasi-godhog', description: 'Arang, kuah kaldu', title: 'Nasi godhog', englishName: 'Rice simmered in broth', says: 'egg; maybe soy wheat', picture: 'congee' })]),
      part('Ayam', ['ayam-kalasan', 'garang-asem', own('sop-ayam', { title: 'Rica-rica ayam kampung', ID: 'rica', englishName: 'Village chicken in chilli', price: 36_000, picture: 'kung-pao', says: 'hot 3', modifierGroups: [] }), 'timlo']),
      part('Camilan', ['tahu-guling', 'tempe-mendoan', 'serabi-solo', 'kerupuk']),
      part('Minuman', ['teh-poci', 'wedang-ronde', 'wedang-jahe', 'stmj', own('jeruk-nipis', soldOut)]),
    ],
  }),
  kitchen({
    ID: 'id-yk-angkringan', name: 'Angkringan Lor Tugu', cuisines: ['Angkringan', 'Kopi joss', 'Jajanan'], address: 'Jalan Wongsodirjan 8, Yogyakarta', at: [-7.7886, 110.3634], radius: 5_500,
    open: '17:00-02:30', preparationMinutes: 7, rating: 4.4, voteCount: 2_310, level: 0.8, isIntegrated: false,
    menu: [
      part('Nasi kucing', [own('nasi-kucing', { title: 'Nasi kucing Lor Tugu, 3 bungkus', description: 'Sambal teri, orek tempe, oseng; masih hangat' }), own('nasi-kucing', { ID: 'kucing-bakar', description: 'Dibakar di arang', title: 'Nasi kucing bakar, 2 bungkus', englishName: 'Grilled rice parcels', price: 14_000, picture: 'nasi-bungkus' }), 'nasi-rames', 'gudeg-telur']),
      part('Sate angkringan', [own('sate-kulit', { ID: 'sate-usus', description: 'Dibacem, dibakar', title: 'Sate usus, 5 tusuk', englishName: 'Chicken intestine skewers', price: 14_000, picture: 'isaw', says: 'maybe soy wheat', modifierGroups: [] }), own('sate-kulit', { ID: 'sate-puyuh', description: 'Dibacem', title: 'Sate telur puyuh, 5 tusuk', englishName: 'Quail egg skewers', price: 16_000, picture: 'quail-skewers', says: 'egg; maybe soy wheat', modifierGroups: [] }), own('sate-kulit', { price: 16_000 }), own('sate-kere', { price: 18_000 }), own('sate-jamur', { price: 16_000 })]),
      part('Bacem dan bakar', ['tempe-bacem', own('krecek', { ID: 'ceker', title: 'Ceker bacem, 4 buah', englishName: 'Sweet chicken feet', price: 12_000, picture: 'dark-braise', says: 'maybe soy wheat' }), 'oseng-mercon', 'mangut-lele']),
      part('Gorengan', ['tempe-mendoan', 'bakwan', 'tahu-isi', 'pisang-goreng']),
      part('Wedang', ['kopi-joss', 'wedang-jahe', own('bandrek', { ID: 'susu-jahe', title: 'Susu jahe', englishName: 'Ginger milk' }), 'teh-manis', 'wedang-uwuh']),
    ],
  }),
  kitchen({
    ID: 'id-yk-gejayan', name: 'Penyet Mbak Wulan, Gejayan', cuisines: ['Penyet', 'Ayam geprek', 'Halal'], address: 'Jalan Affandi 34, Gejayan, Sleman', at: [-7.7741, 110.3892], radius: 6_000,
    open: '09:00-23:00', preparationMinutes: 10, rating: 4.3, voteCount: 3_900, halal: true, level: 0.75, promo: 'Ayam penyet diskon 15%',
    campaigns: [{ ID: 'id-yk-gejayan-penyet', name: 'Ayam penyet diskon 15%', tcDetails: 'Setiap hari. Harga sudah termasuk diskon.' }],
    menu: [
      part('Penyet', [own('ayam-penyet', { off: 15, campaignID: 'id-yk-gejayan-penyet', description: 'Sambal bawang atau terasi, diulek di cobekmu' }), own('lele', { title: 'Lele penyet' }), own('ayam-penyet', { ID: 'tempe-penyet', title: 'Tahu tempe penyet', englishName: 'Smashed tofu and tempeh', price: 14_000, picture: 'tempeh', says: 'soy; maybe crustacean; hot 2', modifierGroups: [] }), own('ayam-penyet', { ID: 'telur-penyet', title: 'Telur penyet', englishName: 'Smashed fried egg', price: 12_000, picture: 'rice-with-egg', says: 'egg; maybe crustacean; hot 2', modifierGroups: [] }), 'iga-penyet', 'bebek-cabe-ijo']),
      part('Geprek', ['ayam-geprek', 'geprek-keju', 'jamur-krispi', 'mie-pedas']),
      part('Oseng', ['oseng-mercon', 'cah-kangkung', 'nasgor-ayam', 'magelangan', 'nasi-putih']),
      part('Manis', ['roti-bakar-bandung', 'pisang-keju', 'es-teler-komplet']),
      part('Minuman', ['teh-manis', 'jus-alpukat', 'jus-semangka', 'jus-jeruk', 'susu-murni']),
    ],
  }),
  kitchen({
    ID: 'id-yk-prawirotaman', name: 'Pekarangan Prawirotaman', cuisines: ['Kafe', 'Vegetarian', 'Sehat'], address: 'Jalan Prawirotaman II No. 629, Yogyakarta', at: [-7.8201, 110.3724], radius: 6_500,
    open: '07:30-21:30', dayOff: 'Wed', preparationMinutes: 16, rating: 4.5, voteCount: 620, vegetarian: true, tables: tables('id-yk-prawirotaman', 10),
    menu: [
      part('Pagi', ['mangkuk-smoothie', 'pancake', 'roti-alpukat', own('gudeg-telur', { title: 'Gudeg nabati', englishName: 'Young jackfruit with mushroom krecek', price: 32_000, says: 'soy; hot 1; vegan', description: 'Nangka muda, krecek jamur, tahu bacem, areh', modifierGroups: [] })]),
      part('Nusantara', ['nasi-rendang-jamur', 'sate-jamur', own('gado-gado-siram', { title: 'Gado-gado tanpa telur', says: 'peanut soy; hot 1; vegan', price: 30_000 }), own('soto-kudus', { title: 'Soto jamur', englishName: 'Mushroom soto', price: 26_000, says: 'maybe soy wheat; vegan', modifierGroups: [] }), 'veg-nasgor', 'pepes-jamur']),
      part('Barat', ['burger-jamur', 'pizza-margherita', own('aglio-olio', { title: 'Aglio olio jamur', englishName: 'Spaghetti, garlic, mushroom', price: 40_000, says: 'wheat; maybe egg; hot 1' }), 'kentang-goreng']),
      part('Camilan', ['tempe-mendoan', 'perkedel-jagung', 'veg-tahu', 'getuk']),
      part('Manis', ['bolu-pisang', 'ketan-hitam', own('es-puter', { ID: 'es-kelapa-krim', title: 'Es krim kelapa', englishName: 'Coconut ice cream', price: 26_000 })]),
      part('Minuman', ['kunyit-asam', 'kopi-tubruk', 'latte', 'jus-naga', 'matcha']),
    ],
  }),
]
