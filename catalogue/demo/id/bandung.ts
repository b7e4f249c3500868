// Kitchens of Bandung: Cihapit, Burangrang, Cibadak, Dago, Dipati Ukur and Sultan Agung.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const bandung = [
  kitchen({
    ID: 'id-bdg-teh-neneng', name: 'Timbel Teh Neneng, Cihapit', cuisines: ['Masakan Sunda', 'Nasi', 'Halal'], address: 'Jalan Cihapit 18, Bandung', at: [-6.9079, 107.6266], radius: 6_500,
    open: '08:00-20:00', dayOff: 'Mon', preparationMinutes: 12, rating: 4.5, voteCount: 2_160, halal: true, level: 0.9,
    menu: [
      part('Nasi', [own('nasi-timbel', { title: 'Timbel komplet Teh Neneng', description: 'Ayam goreng serundeng, peda bakar, lalap Lembang, sambal dadak' }), 'tutug-oncom', 'liwet-sunda', 'nasi-bakar', 'nasi-merah']),
      part('Lauk', ['empal', 'pepes-ikan', 'pepes-tahu', 'pepes-jamur', 'ayam-bakar-kecap', own('paru-balado', { title: 'Paru goreng', englishName: 'Fried lung', says: 'beef' })]),
      part('Sayur', ['karedok', 'lotek', 'sayur-asem', own('tumis-toge', { title: 'Tumis oncom leunca', englishName: 'Oncom with nightshade berries', price: 18_000, says: 'maybe soy peanut; hot 1' })]),
      part('Gorengan', ['bakwan', 'tempe-mendoan', 'perkedel-jagung', 'tahu-sumedang']),
      part('Minuman', ['bandrek', 'bajigur', 'teh-tawar', 'jus-stroberi', 'cincau-gelas']),
    ],
  }),
  kitchen({
    ID: 'id-bdg-batagor', name: 'Batagor Kang Ipan, Burangrang', cuisines: ['Batagor', 'Siomay', 'Halal'], address: 'Jalan Burangrang 41, Bandung', at: [-6.9258, 107.6187], radius: 6_500,
    open: '09:00-21:00', preparationMinutes: 8, rating: 4.4, voteCount: 2_840, halal: true, promo: 'Gratis es jeruk mulai Rp 75.000',
    campaigns: [{ ID: 'id-bdg-batagor-jeruk', name: 'Gratis es jeruk peras', tcDetails: 'Satu gelas untuk pesanan mulai Rp 75.000.', freeItem: { ID: 'jus-jeruk', name: 'Es jeruk peras', minSubtotal: 75_000 } }],
    menu: [
      part('Batagor', [own('batagor-bdg', { title: 'Batagor Kang Ipan', description: 'Tenggiri dan udang, digoreng dua kali, bumbu kacang halus', says: 'fish crustacean soy wheat peanut; maybe egg' }), own('batagor-bdg', { ID: 'batagor-kuah', description: 'Kuah bening, seledri', title: 'Batagor kuah', englishName: 'Batagor in broth', says: 'fish crustacean soy wheat; maybe egg' }), own('batagor-bdg', { ID: 'batagor-10', title: 'Batagor, 10 buah dibawa', englishName: 'Ten to take home', price: 95_000 })]),
      part('Siomay', ['siomay-bdg', 'bakso-tahu', own('siomay-bdg', { ID: 'siomay-goreng', title: 'Siomay goreng', englishName: 'Fried dumplings', picture: 'xiu-mai' })]),
      part('Mie dan bakso', ['mie-ayam-bakso', 'mie-ceker', 'bakso-urat-kuah', own('bakso-telur-besar', { title: 'Bakso telur Burangrang' }), own('mie-ayam-jamur', { title: 'Yamin manis', englishName: 'Sweet soy noodles', picture: 'mie-yamin', description: 'Mie kering, kecap manis, kuah terpisah' })]),
      part('Camilan', ['cireng', 'cilok', 'tahu-isi', 'lumpia-semarang']),
      part('Es', ['es-campur-buah', own('es-teler-komplet', { title: 'Es alpukat kelapa', englishName: 'Avocado and coconut on ice' }), 'es-doger', 'es-puter']),
      part('Minuman', ['jus-jeruk', 'yoghurt', 'teh-manis', 'susu-murni']),
    ],
  }),
  kitchen({
    ID: 'id-bdg-kocok', name: 'Mie Kocok Mang Asep', cuisines: ['Mie kocok', 'Soto', 'Halal'], address: 'Jalan Cibadak 112, Bandung', at: [-6.9206, 107.5996], radius: 6_000,
    open: '09:00-22:00', dayOff: 'Fri', preparationMinutes: 10, rating: 4.4, voteCount: 1_390, halal: true, level: 0.95, isIntegrated: false,
    menu: [
      part('Mie kocok', [own('mie-kocok', { title: 'Mie kocok Mang Asep', description: 'Kikil sejak subuh, mie pipih, jeruk limau' }), own('mie-kocok', { ID: 'kocok-bakso', title: 'Mie kocok bakso', englishName: 'With beef balls', price: 38_000 }), own('mie-kocok', { ID: 'kocok-sumsum', description: 'Sedotan disediakan', title: 'Mie kocok sumsum', englishName: 'With a marrow bone', price: 48_000 })]),
      part('Soto dan sop', ['soto-bandung', 'soto-mie-bogor', 'sop-iga', 'sop-buntut-kuah', own('gulai-tunjang-pdg', { title: 'Sop kikil', englishName: 'Tendon soup', says: 'beef', picture: 'gulai-tripe' })]),
      part('Nasi', ['nasgor-ayam', 'nasgor-babat', 'empal', 'nasi-putih']),
      part('Kupat dan lotek', ['kupat-tahu', 'lotek', 'ketoprak']),
      part('Manis dan minum', ['colenak', 'es-campur-buah', 'bajigur', 'teh-manis', 'susu-murni', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-bdg-seblak', name: 'Seblak Ceu Yuyun, Dipati Ukur', cuisines: ['Seblak', 'Jajanan', 'Halal'], address: 'Jalan Dipati Ukur 53, Bandung', at: [-6.8917, 107.6168], radius: 5_500,
    open: '11:00-23:00', preparationMinutes: 12, rating: 4.3, voteCount: 1_960, freeDeliveryFrom: 60_000, halal: true, level: 0.9,
    menu: [
      part('Seblak', [own('seblak', { title: 'Seblak prasmanan Ceu Yuyun', price: 26_000, description: 'Pilih sendiri isinya, kencur banyak, pedas sampai lima' }), own('seblak', { ID: 'seblak-ceker', description: 'Ceker lunak, kencur', title: 'Seblak ceker', englishName: 'With chicken feet', price: 22_000, says: 'egg; maybe wheat crustacean; hot 3' }), own('seblak', { ID: 'seblak-seafood', description: 'Udang dan cumi, kencur', title: 'Seblak seafood', englishName: 'With prawns and squid', price: 30_000, says: 'crustacean mollusc fish egg; maybe wheat; hot 3' }), own('seblak', { ID: 'seblak-kering', description: 'Kencur, cabai bubuk', title: 'Seblak kering', englishName: 'Dry crackers in chilli', price: 14_000, picture: 'crackers', says: 'maybe crustacean; hot 2', modifierGroups: [] })]),
      part('Aci', ['cireng', 'cilok', own('cilok', { ID: 'cimol', title: 'Cimol', englishName: 'Puffed tapioca balls', price: 14_000, picture: 'banh-khot', says: 'maybe milk wheat; hot 1' }), own('cireng', { ID: 'cireng-isi', description: 'Ayam suwir pedas', title: 'Cireng isi ayam, 5 buah', englishName: 'Stuffed tapioca fritters', price: 20_000, says: 'maybe wheat; hot 1' })]),
      part('Mie dan ayam', ['mie-pedas', 'ayam-geprek', 'tteokbokki', 'ayam-korea', own('bakso-lava', { price: 32_000 })]),
      part('Tahu dan gorengan', ['tahu-isi', 'tahu-walik', 'tahu-gejrot', 'bakwan']),
      part('Minuman', ['thai-tea-id', 'yoghurt', 'es-doger', 'teh-manis', own('jus-alpukat', soldOut)]),
    ],
  }),
  kitchen({
    ID: 'id-bdg-dago', name: 'Kopi Dago Atas', cuisines: ['Kopi', 'Kafe', 'Barat'], address: 'Jalan Ir. H. Juanda 180, Dago, Bandung', at: [-6.8813, 107.6149], radius: 6_500,
    open: '08:00-23:00', preparationMinutes: 15, rating: 4.4, voteCount: 1_640, tables: tables('id-bdg-dago', 16),
    menu: [
      part('Kopi', ['kopi-susu-aren', own('seduh', { title: 'V60 Malabar', englishName: 'Hand-poured Malabar', description: 'Arabika Pangalengan, disangrai di belakang' }), 'latte', 'kopi-pandan', own('cappuccino', { price: 28_000 })]),
      part('Bukan kopi', ['matcha', 'cokelat', 'susu-murni', 'jus-stroberi']),
      part('Barat', ['steak-lokal', 'steak-ayam', 'burger-sapi', 'spageti-bolognese', 'pizza-margherita', 'kentang-goreng']),
      part('Nusantara', ['nasgor-gila', 'ayam-matah', own('sop-buntut-kuah', { title: 'Sop buntut Dago' }), 'tempe-mendoan']),
      part('Manis', ['roti-bakar-bandung', 'pisang-keju', 'brownies', 'surabi-kinca', 'puding']),
    ],
  }),
  kitchen({
    ID: 'id-bdg-surabi', name: 'Surabi Sultan Agung', cuisines: ['Surabi', 'Jajanan', 'Susu murni'], address: 'Jalan Sultan Agung 9, Bandung', at: [-6.9038, 107.6134], radius: 5_500,
    open: '15:00-23:00', preparationMinutes: 14, rating: 4.4, voteCount: 980, level: 0.95, promo: 'Surabi kinca diskon 20%',
    campaigns: [{ ID: 'id-bdg-surabi-kinca', name: 'Surabi kinca diskon 20%', tcDetails: 'Harga sudah termasuk diskon.' }],
    menu: [
      part('Surabi', [own('surabi-kinca', { off: 20, campaignID: 'id-bdg-surabi-kinca', description: 'Tungku tanah liat, kinca kental' }), 'surabi', own('surabi', { ID: 'surabi-telur', title: 'Surabi oncom telur', englishName: 'With oncom and egg', price: 18_000, says: 'egg; maybe soy peanut; hot 1' }), own('surabi-kinca', { ID: 'surabi-keju', title: 'Surabi cokelat keju', englishName: 'Chocolate and cheese', price: 20_000, says: 'milk; maybe wheat soy; veg' }), own('surabi-kinca', { ID: 'surabi-durian', description: 'Daging durian, kinca', title: 'Surabi durian', englishName: 'With durian', price: 26_000, picture: 'apam-balik' })]),
      part('Roti dan pisang', ['roti-bakar-bandung', 'roti-srikaya', 'pisang-keju', 'pisang-epe', 'pukis']),
      part('Martabak', ['martabak-tipis', 'martabak-manis', 'martabak-telur']),
      part('Bubur dan ronde', ['kacang-ijo', 'ketan-hitam', 'wedang-ronde', 'colenak']),
      part('Minuman', ['susu-murni', 'bandrek', 'bajigur', 'yoghurt', 'stmj', 'teh-tawar']),
    ],
  }),
]
