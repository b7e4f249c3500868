// Kitchens of Denpasar: Gajah Mada, Teuku Umar, Renon and Sanur; all of them rest on Nyepi, the day of silence.
import { tables } from '../menu.ts'
import { kitchenOfBali, own, part } from './book/book.ts'

const nyepi = ['2027-03-08']

export const denpasar = [
  kitchenOfBali({
    ID: 'id-dps-guling', name: 'Babi Guling Men Rasni', cuisines: ['Babi guling', 'Masakan Bali', 'Babi'], address: 'Jalan Sutomo 24, Denpasar', at: [-8.6523, 115.2099], radius: 7_500,
    open: '08:00-17:00', shut: nyepi, preparationMinutes: 8, rating: 4.5, voteCount: 2_730,
    menu: [
      part('Babi guling', [own('babi-guling', { title: 'Babi guling komplet Men Rasni', price: 58_000, description: 'Kulit kaca, lawar, urutan, sate tusuk, kuah balung' }), own('babi-guling', { ID: 'guling-pisah', title: 'Babi guling pisah', englishName: 'Served apart, for one', price: 65_000 }), own('babi-guling', { ID: 'kulit', description: 'Renyah', title: 'Kulit babi guling', englishName: 'Crackling, a plate', price: 45_000, picture: 'pork-crackling', says: 'pork', modifierGroups: [] }), own('babi-guling', { ID: 'kuah-balung', title: 'Kuah balung', englishName: 'Pork bone soup', price: 22_000, picture: 'bak-kut-teh', says: 'pork; maybe crustacean; hot 1' })]),
      part('Lauk Bali', ['lawar-babi', 'sate-babi', 'be-celeng', own('samcan', { title: 'Urutan goreng', englishName: 'Balinese pork sausage', price: 38_000, picture: 'sai-ua', says: 'pork; hot 1' }), 'siobak']),
      part('Nasi', ['nasi-campur-bali', 'nasi-jinggo', 'nasi-putih', own('nasgor-babi', { price: 38_000 })]),
      part('Sayur', ['jukut-urap', 'plecing-kangkung', own('sayur-lodeh', { title: 'Jukut nangka', englishName: 'Young jackfruit soup', says: 'maybe pork crustacean; hot 1', picture: 'gulai' })]),
      part('Manis dan minum', ['laklak', own('bubur-sumsum', { title: 'Bubuh injin sumsum', englishName: 'Black and white porridge', description: 'Ketan hitam, santan' }), 'es-kelapa', 'kopi-bali', 'bir', 'air-mineral']),
    ],
  }),
  kitchenOfBali({
    ID: 'id-dps-betutu', name: 'Betutu Bu Wayan, Renon', cuisines: ['Ayam betutu', 'Masakan Bali', 'Nasi'], address: 'Jalan Raya Puputan 41, Renon, Denpasar', at: [-8.6727, 115.2318], radius: 7_000,
    open: '09:00-21:30', shut: nyepi, preparationMinutes: 12, rating: 4.5, voteCount: 1_450, tables: tables('id-dps-betutu', 15), promo: 'Gratis laklak mulai Rp 150.000',
    campaigns: [{ ID: 'id-dps-betutu-laklak', name: 'Gratis laklak', tcDetails: 'Satu porsi untuk pesanan mulai Rp 150.000.', freeItem: { ID: 'laklak', name: 'Laklak, 6 buah', minSubtotal: 150_000 } }],
    menu: [
      part('Betutu', [own('ayam-betutu', { title: 'Ayam betutu Gilimanuk Bu Wayan', description: 'Ayam kampung, base genep, delapan jam dalam sekam' }), own('ayam-betutu', { ID: 'betutu-utuh', title: 'Ayam betutu, 1 ekor', englishName: 'A whole slow chicken', price: 125_000, modifierGroups: [] }), own('ayam-betutu', { ID: 'bebek-betutu', title: 'Bebek betutu, setengah', englishName: 'Half a slow duck', price: 85_000, picture: 'dark-braise' }), own('ayam-betutu', { ID: 'betutu-kuah', title: 'Betutu kuah', englishName: 'Slow chicken in broth', price: 48_000, picture: 'gulai' })]),
      part('Nasi', ['nasi-campur-bali', own('nasi-campur-bali', { ID: 'nasi-betutu', title: 'Nasi ayam betutu', englishName: 'Rice with slow chicken', price: 34_000, says: 'peanut crustacean egg; hot 2' }), 'nasi-jinggo', 'nasi-kuning', 'nasi-merah']),
      part('Lauk', ['sate-lilit-bali', 'tum-ayam', 'lawar', 'sate-plecing', 'ayam-matah']),
      part('Sayur', ['plecing-kangkung', 'jukut-urap', 'perkedel-jagung', 'tempe-orek']),
      part('Manis', ['laklak', 'dadar-gulung', 'ketan-hitam', 'pisang-goreng']),
      part('Minuman', ['es-kelapa', 'kunyit-asam', 'jeruk-nipis', 'kopi-bali']),
    ],
  }),
  kitchenOfBali({
    ID: 'id-dps-segara', name: 'Ikan Bakar Segara Sanur', cuisines: ['Seafood', 'Ikan bakar', 'Masakan Bali'], address: 'Jalan Danau Tamblingan 117, Sanur', at: [-8.6968, 115.2629], radius: 7_500,
    open: '11:00-22:00', shut: nyepi, preparationMinutes: 25, rating: 4.4, voteCount: 1_210, level: 1.05, tables: tables('id-dps-segara', 16), orderValueLimit: 3_000_000,
    menu: [
      part('Ikan', [own('ikan-jimbaran', { title: 'Kakap bakar Segara', description: 'Tangkapan pagi, sabut kelapa, sambal matah dan plecing' }), own('ikan-jimbaran', { ID: 'mahi', title: 'Ikan lemadang bakar, 300 g', englishName: 'Grilled mahi-mahi', price: 72_000 }), 'gurame', own('sate-lilit-bali', { price: 42_000 }), own('ikan-woku', { title: 'Sup kepala ikan Sanur', englishName: 'Fish head soup', price: 58_000, modifierGroups: [], picture: 'canh-chua' })]),
      part('Udang, cumi, kerang', ['udang-bakar', 'cumi-bakar', 'cumi-tepung', own('kerang-padang', { title: 'Kerang bakar Jimbaran', englishName: 'Grilled clams', price: 48_000, says: 'mollusc; maybe crustacean soy wheat; hot 1', picture: 'seafood-soup' }), own('udang-bakar', { ID: 'lobster', title: 'Lobster bakar, 400 g', englishName: 'Grilled lobster', price: 420_000, says: 'crustacean milk; maybe soy wheat' })]),
      part('Pendamping', ['plecing-kangkung', 'cah-kangkung', 'lawar', 'nasi-putih', 'nasgor-seafood']),
      part('Manis', ['pisang-goreng', 'laklak', 'es-puter']),
      part('Minuman', ['es-kelapa', 'jus-semangka', 'jus-markisa', 'bir', 'air-mineral']),
    ],
  }),
  kitchenOfBali({
    ID: 'id-dps-taliwang', name: 'Lalapan Taliwang Inaq Ros', cuisines: ['Masakan Lombok', 'Lalapan', 'Halal'], address: 'Jalan Teuku Umar 145, Denpasar', at: [-8.6781, 115.2027], radius: 7_000,
    open: '11:00-24:00', shut: nyepi, preparationMinutes: 16, rating: 4.4, voteCount: 1_880, halal: true, level: 0.95, promo: 'Ayam taliwang diskon 15%',
    campaigns: [{ ID: 'id-dps-taliwang-15', name: 'Ayam taliwang diskon 15%', tcDetails: 'Pedas atau manis. Harga sudah termasuk diskon.' }],
    menu: [
      part('Taliwang', [own('ayam-taliwang', { off: 15, campaignID: 'id-dps-taliwang-15', description: 'Ayam kampung muda, cabai merah kering, terasi Lombok' }), own('ayam-taliwang', { ID: 'pelecingan', title: 'Ayam pelecingan', englishName: 'Chicken in lime and chilli', price: 60_000 }), own('sate-plecing', { ID: 'rembiga', title: 'Sate rembiga, 10 tusuk', englishName: 'Lombok beef satay', price: 42_000, picture: 'beef-satay', says: 'beef crustacean; hot 2' }), own('sop-iga', { ID: 'bebalung', title: 'Bebalung', englishName: 'Lombok rib soup', price: 44_000, says: 'beef; hot 1' })]),
      part('Lalapan', ['lele', 'ayam-goreng-kremes', 'bebek-goreng', 'nila-bakar', 'ayam-penyet']),
      part('Sayur', ['plecing-kangkung', own('urap-sayur', { ID: 'beberuk', title: 'Beberuk terong', englishName: 'Raw aubergine sambal', price: 14_000, says: 'crustacean; hot 2' }), 'sayur-asem', 'tempe-orek']),
      part('Nasi dan mie', ['nasgor-ayam', 'nasgor-seafood', 'mie-aceh', 'nasi-putih', 'soto-lamongan']),
      part('Minuman', ['teh-manis', 'jeruk-nipis', 'jus-alpukat', 'es-campur-buah', 'air-mineral']),
    ],
  }),
  kitchenOfBali({
    ID: 'id-dps-tamblingan', name: 'Dapur Kelapa Sanur', cuisines: ['Kafe', 'Sehat', 'Sarapan'], address: 'Jalan Danau Poso 32, Sanur', at: [-8.7021, 115.2556], radius: 7_000,
    open: '07:00-21:00', shut: nyepi, preparationMinutes: 15, rating: 4.5, voteCount: 930, freeDeliveryFrom: 150_000, level: 1.1, tables: tables('id-dps-tamblingan', 12),
    menu: [
      part('Pagi', [own('mangkuk-smoothie', { title: 'Smoothie bowl Kelapa', description: 'Naga merah, mangga, granola kelapa panggang di sini' }), own('mangkuk-smoothie', { ID: 'bowl-hijau', title: 'Smoothie bowl hijau', englishName: 'Spinach and banana bowl' }), 'roti-alpukat', 'pancake', 'sarapan-besar', 'croissant']),
      part('Mangkuk', ['poke-tuna', own('nasi-merah', { ID: 'tempe-bowl', title: 'Mangkuk tempe kacang', englishName: 'Tempeh and peanut bowl', price: 52_000, picture: 'bibimbap', says: 'soy peanut; maybe wheat; vegan' }), own('gado-gado-siram', { price: 42_000 }), 'salad-caesar']),
      part('Utama', ['burger-ayam', 'burger-jamur', 'ikan-dori', 'spageti-matah', 'pizza-margherita']),
      part('Manis', ['bolu-pisang', 'cheesecake', own('es-puter', { title: 'Es krim kelapa bakar', englishName: 'Roasted coconut ice cream', price: 32_000, description: 'Kelapa panggang, garam Amed' })]),
      part('Minuman', ['latte', 'seduh', 'cokelat', 'kunyit-asam', 'jus-naga', 'matcha']),
    ],
  }),
  kitchenOfBali({
    ID: 'id-dps-jinggo', name: 'Jinggo Malam Gajah Mada', cuisines: ['Nasi jinggo', 'Soto', 'Larut malam'], address: 'Jalan Gajah Mada 63, Denpasar', at: [-8.6559, 115.2118], radius: 6_500,
    open: '19:00-04:00', shut: nyepi, preparationMinutes: 6, rating: 4.3, voteCount: 1_560, level: 0.85,
    menu: [
      part('Nasi jinggo', [own('nasi-jinggo', { title: 'Nasi jinggo Gajah Mada, 2 bungkus', description: 'Ayam suwir pedas, saur, mie, sambal embe' }), own('nasi-jinggo', { ID: 'jinggo-tuna', title: 'Jinggo tuna, 2 bungkus', englishName: 'Parcels with tuna', price: 20_000, says: 'fish wheat; maybe soy egg crustacean; hot 2' }), own('nasi-jinggo', { ID: 'jinggo-telur', title: 'Jinggo telur, 2 bungkus', englishName: 'Parcels with egg', price: 16_000, says: 'egg wheat; maybe soy crustacean; hot 2' }), 'nasi-kuning', 'nasi-campur-bali']),
      part('Soto dan bakso', ['soto-madura', 'bakso-urat-kuah', 'bakso-malang', 'mie-ayam-biasa']),
      part('Goreng', ['nasgor-ayam', 'bihun-goreng', 'mie-goreng-jawa', 'nasgor-gila']),
      part('Sate dan camilan', ['sate-ayam', 'tum-ayam', 'tahu-sumedang', own('pisang-goreng', { title: 'Godoh biu', englishName: 'Balinese banana fritters' })]),
      part('Minuman', ['kopi-bali', 'teh-manis', 'stmj', 'es-campur-buah', 'es-soda-gembira', 'air-mineral']),
    ],
  }),
]
