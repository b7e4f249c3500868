// Kitchens of Surabaya: Embong Malang, Peneleh, Gubeng, Kembang Jepun, Ampel and Darmo.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const surabaya = [
  kitchen({
    ID: 'id-sby-rawon', name: 'Rawon Bu Slamet, Embong Malang', cuisines: ['Rawon', 'Masakan Jawa Timur', 'Halal'], address: 'Jalan Embong Malang 74, Surabaya', at: [-7.2617, 112.7353], radius: 7_000,
    open: '08:00-02:00', preparationMinutes: 9, rating: 4.5, voteCount: 3_060, halal: true, promo: 'Gratis kerupuk udang mulai Rp 100.000',
    campaigns: [{ ID: 'id-sby-rawon-kerupuk', name: 'Gratis kerupuk udang', tcDetails: 'Satu kantong untuk pesanan mulai Rp 100.000.', freeItem: { ID: 'kerupuk', name: 'Kerupuk udang', minSubtotal: 100_000 } }],
    menu: [
      part('Rawon', [own('nasi-rawon', { title: 'Rawon Bu Slamet', price: 42_000, description: 'Kluwek tua, brisket empuk, tauge pendek, telur asin Brebes' }), 'rawon-buntut', own('nasi-rawon', { ID: 'rawon-dengkul', title: 'Rawon dengkul', englishName: 'Black knuckle soup', price: 48_000 })]),
      part('Nasi', ['nasi-pecel', 'nasi-krawu', 'nasi-cumi-hitam', own('empal', { title: 'Nasi empal suwir' }), 'nasi-putih']),
      part('Soto dan sop', ['soto-madura', 'soto-lamongan', 'sop-buntut-kuah', 'kikil-surabaya']),
      part('Pendamping', ['perkedel-kentang', 'kerupuk', 'tempe-mendoan', own('telur-balado', { ID: 'telur-asin', title: 'Telur asin', englishName: 'Salted egg', price: 7_000, says: 'egg', picture: 'soft-eggs' }), 'paru-balado']),
      part('Minuman', ['teh-manis', 'jeruk-nipis', 'es-sirup-kelapa', 'beras-kencur', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-sby-cingur', name: 'Rujak Cingur Ning Sumi', cuisines: ['Rujak cingur', 'Lontong', 'Halal'], address: 'Jalan Peneleh 28, Surabaya', at: [-7.2528, 112.7418], radius: 6_500,
    open: '09:00-20:00', dayOff: 'Fri', preparationMinutes: 14, rating: 4.5, voteCount: 1_180, halal: true, level: 0.9,
    menu: [
      part('Rujak dan tahu', [own('rujak-cingur', { title: 'Rujak cingur Ning Sumi', description: 'Petis Sidoarjo tiga jenis, cingur empuk, pisang klutuk muda' }), own('rujak-cingur', { ID: 'matengan', title: 'Rujak cingur matengan', englishName: 'Without raw fruit', price: 30_000 }), 'tahu-tek', 'rujak-buah', own('gado-gado-siram', { title: 'Gado-gado Surabaya' })]),
      part('Lontong', ['lontong-balap', 'lontong-kupang', 'kikil-surabaya', 'lontong-cap-go-meh']),
      part('Nasi', ['nasi-pecel', 'semanggi', 'nasi-krawu', 'bandeng-presto']),
      part('Sate dan gorengan', [own('sate-kulit', { ID: 'sate-kerang', title: 'Sate kerang, 5 tusuk', englishName: 'Cockle skewers', price: 15_000, picture: 'grey-skewers', says: 'mollusc; maybe soy wheat', modifierGroups: [] }), 'tahu-isi', 'bakwan', own('risoles', { title: 'Risoles mayones, 4 buah', says: 'wheat egg milk; maybe beef', englishName: 'Egg mayonnaise rolls' })]),
      part('Es', ['es-cendol-dawet', 'es-campur-buah', 'cincau-gelas', 'es-puter']),
      part('Minuman', ['asam-jawa', 'kunyit-asam', 'teh-manis']),
    ],
  }),
  kitchen({
    ID: 'id-sby-bebek', name: 'Bebek Cak Sholeh, Gubeng', cuisines: ['Bebek', 'Masakan Madura', 'Halal'], address: 'Jalan Raya Gubeng 55, Surabaya', at: [-7.2701, 112.7501], radius: 6_500,
    open: '15:00-01:00', preparationMinutes: 14, rating: 4.4, voteCount: 2_650, halal: true, level: 0.95, promo: 'Bebek goreng diskon 15%',
    campaigns: [{ ID: 'id-sby-bebek-15', name: 'Bebek goreng diskon 15%', tcDetails: 'Paha dan dada. Harga sudah termasuk diskon.' }],
    menu: [
      part('Bebek', [own('bebek-goreng', { title: 'Bebek goreng Cak Sholeh', off: 15, campaignID: 'id-sby-bebek-15', description: 'Bumbu hitam Madura, minyak bebek, serundeng' }), 'bebek-bakar', 'bebek-cabe-ijo', own('bebek-goreng', { ID: 'jeroan-bebek', title: 'Ati ampela bebek', englishName: 'Duck giblets', price: 18_000, picture: 'grey-skewers', says: 'maybe crustacean; hot 1', modifierGroups: [] }), own('bebek-goreng', { ID: 'bebek-utuh', title: 'Bebek goreng, 1 ekor', englishName: 'A whole duck', price: 145_000, picture: 'half-chicken', modifierGroups: [] })]),
      part('Ayam dan lele', ['ayam-goreng-kremes', 'ayam-lengkuas', 'lele', own('sate-ayam', { title: 'Sate ayam Madura, 10 tusuk' })]),
      part('Kuah', ['soto-madura', 'gulai-kambing', own('sop-iga', { title: 'Kaldu kokot', englishName: 'Madura mung bean and knuckle stew', says: 'beef', price: 38_000 })]),
      part('Pendamping', ['nasi-putih', 'pecel-sayur', own('tahu-sumedang', { title: 'Tahu goreng, 5 buah', englishName: 'Fried tofu', price: 12_000 }), 'tempe-orek', 'cah-kangkung']),
      part('Minuman', ['teh-manis', 'jeruk-nipis', 'es-kelapa', 'es-soda-gembira']),
    ],
  }),
  kitchen({
    ID: 'id-sby-kembang', name: 'Kya-Kya Kembang Jepun', cuisines: ['Chinese food', 'Mie', 'Seafood'], address: 'Jalan Kembang Jepun 101, Surabaya', at: [-7.2373, 112.7398], radius: 7_000,
    open: '10:00-22:00', shut: ['2027-02-06'], preparationMinutes: 18, rating: 4.3, voteCount: 870, level: 0.95, tables: tables('id-sby-kembang', 14), orderValueLimit: 2_500_000,
    menu: [
      part('Mie dan nasi', [own('ifumie', { title: 'Mie tamie capcay', englishName: 'Crisp noodles with vegetables', price: 45_000, description: 'Mie goreng kering, capcay disiram di atas' }), 'bakmi-pangsit', 'kwetiau-goreng', 'nasgor-hongkong', own('nasgor-merah', { title: 'Nasi goreng merah Jawa Timur', englishName: 'Red fried rice of East Java' })]),
      part('Ayam dan sapi', ['kuluyuk', 'ayam-mentega', 'sapi-lada', own('kuluyuk', { ID: 'koloke', title: 'Koloke', englishName: 'Crisp chicken in sweet sour sauce', price: 52_000 })]),
      part('Laut', ['udang-mayones', 'udang-telur-asin', 'ikan-tim', 'ikan-asam-manis', 'cumi-tepung', own('kepiting-lada', { price: 195_000 })]),
      part('Sayur dan tahu', ['capcay', 'sapo-tahu', 'kailan', 'fuyunghai']),
      part('Dim sum', ['hakau', 'siomay-dimsum', 'lumpia-semarang']),
      part('Minuman', ['liang-teh', 'krisan', 'soda-kaleng', own('badak', { title: 'Temulawak', englishName: 'Java turmeric soda', description: 'Botol, dingin' })]),
    ],
  }),
  kitchen({
    ID: 'id-sby-ampel', name: 'Dapur Ampel Denta', cuisines: ['Timur Tengah', 'Kebuli', 'Halal'], address: 'Jalan KH Mas Mansyur 88, Ampel, Surabaya', at: [-7.2316, 112.7417], radius: 7_500,
    open: '10:00-22:00', preparationMinutes: 16, rating: 4.4, voteCount: 940, halal: true,
    menu: [
      part('Nasi', [own('nasi-kebuli', { title: 'Nasi kebuli Ampel', price: 42_000, description: 'Beras panjang, kaldu kambing, kurma, acar nanas' }), own('nasi-mandi', { price: 44_000 }), own('nasi-kebuli', { ID: 'briyani-ampel', title: 'Nasi briyani ayam', price: 40_000, englishName: 'Chicken biryani', modifierGroups: [] }), own('nasi-krawu', { price: 28_000 })]),
      part('Kambing', [own('gulai-kambing', { title: 'Gulai kacang hijau kambing', englishName: 'Goat and mung bean curry, with flatbread', description: 'Kacang hijau, santan, roti maryam', says: 'wheat; maybe milk egg; hot 1' }), 'sate-kambing', 'tongseng', own('sop-kambing', { price: 42_000 }), own('iga-bakar', { ID: 'krengsengan', title: 'Krengsengan kambing', englishName: 'Goat fried in petis', price: 44_000, picture: 'dark-braise', says: 'crustacean soy wheat; hot 1' })]),
      part('Roti', [own('roti-srikaya', { ID: 'maryam', description: 'Berlapis, digulung, dipanggang di wajan', title: 'Roti maryam', englishName: 'Layered flatbread', price: 14_000, picture: 'roti-canai', says: 'wheat; maybe milk egg; veg' }), own('roti-srikaya', { ID: 'maryam-keju', title: 'Roti maryam keju cokelat', englishName: 'With cheese and chocolate', price: 24_000, picture: 'roti-sweet', says: 'wheat milk; maybe egg soy; veg' }), 'martabak-kari', own('pastel', { ID: 'sambosa', title: 'Sambosa, 4 buah', englishName: 'Samosas', says: 'wheat; maybe beef' })]),
      part('Ayam', ['ayam-bakar-kecap', 'ayam-lengkuas', own('ayam-taliwang', { ID: 'ayam-arab', title: 'Ayam panggang Ampel, setengah', englishName: 'Roast half chicken', price: 58_000, says: 'maybe milk; hot 1' })]),
      part('Minuman', [own('wedang-jahe', { ID: 'qahwah', title: 'Kopi qahwah', englishName: 'Spiced coffee', picture: 'black-coffee' }), 'teh-tarik-id', 'jus-mangga', 'es-sirup-kelapa', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-sby-soto', name: 'Soto Ayam Cak Mat, Darmo', cuisines: ['Soto', 'Nasi', 'Halal'], address: 'Jalan Raya Darmo 61, Surabaya', at: [-7.2861, 112.7392], radius: 6_500,
    open: '06:00-22:00', preparationMinutes: 8, rating: 4.5, voteCount: 2_020, freeDeliveryFrom: 75_000, halal: true, level: 0.9,
    menu: [
      part('Soto', [own('soto-lamongan', { title: 'Soto ayam Cak Mat', description: 'Ayam kampung, koya bandeng ditumbuk sendiri, kulit renyah' }), own('soto-lamongan', { ID: 'soto-ceker', title: 'Soto ceker', englishName: 'Chicken feet soto', price: 24_000 }), own('soto-lamongan', { ID: 'soto-brutu', title: 'Soto campur istimewa', englishName: 'With egg, skin and giblets', price: 36_000 }), 'soto-madura', 'sop-ayam']),
      part('Bakso dan mie', ['bakso-malang', 'bakso-urat-kuah', 'mie-ayam-bakso', own('pangsit-rebus', { title: 'Pangsit mie Surabaya', ID: 'cwie-mie', englishName: 'Noodles with chicken floss', price: 28_000, picture: 'mie-ayam', says: 'wheat; maybe egg soy' })]),
      part('Nasi', ['nasgor-ayam', 'nasi-pecel', 'nasi-rames', 'nasi-kuning', 'nasi-putih']),
      part('Gorengan', ['perkedel-kentang', 'tempe-mendoan', 'pisang-goreng']),
      part('Minuman', ['teh-manis', 'jus-jeruk', 'es-teler-komplet', 'es-soda-gembira', 'stmj']),
    ],
  }),
]
