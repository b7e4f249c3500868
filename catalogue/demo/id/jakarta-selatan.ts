// Kitchens of south Jakarta: Bendungan Hilir, Setiabudi, Kuningan, Tebet, Blok M, Senopati and Kemang.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const jakartaSouth = [
  kitchen({
    ID: 'id-manado-oma-mien', name: 'Dapur Manado Oma Mien', cuisines: ['Masakan Manado', 'Ikan', 'Pedas'], address: 'Jalan Bendungan Hilir Raya 36, Jakarta Pusat', at: [-6.2128, 106.8118], radius: 6_500,
    open: '10:00-21:30', dayOff: 'Sun', preparationMinutes: 15, rating: 4.4, voteCount: 1_040,
    menu: [
      part('Rica dan woku', [own('ayam-rica', { title: 'Ayam rica Oma Mien', description: 'Cabai keriting dan jahe digiling kasar, daun jeruk, kemangi Minahasa' }), 'ayam-woku', 'ikan-rica', 'ikan-woku', own('be-celeng', { ID: 'babi-kecap', description: 'Kecap, cuka, pala', title: 'Babi kecap Manado', englishName: 'Pork in sweet soy, Manado style', price: 52_000 })]),
      part('Bakar', ['dabu-dabu', 'nila-bakar', own('cumi-bakar', { title: 'Cumi bakar dabu-dabu', says: 'mollusc; hot 2' })]),
      part('Bubur dan mie', ['bubur-manado', 'mie-cakalang', own('bubur-manado', { ID: 'midal', description: 'Bubur dengan mie', title: 'Midal', englishName: 'Tinutuan with noodles', price: 30_000, says: 'fish wheat; maybe egg; hot 1' })]),
      part('Sayur dan nasi', ['bunga-pepaya', 'plecing-kangkung', 'perkedel-jagung', own('nasi-bakar', { title: 'Nasi bakar cakalang', englishName: 'Grilled rice with skipjack', price: 34_000, says: 'fish; hot 2' }), own('nasi-kuning', { title: 'Nasi kuning Manado', englishName: 'Turmeric rice with skipjack', price: 34_000, says: 'fish egg; maybe soy; hot 1' }), 'nasi-putih']),
      part('Manis dan minum', [own('bolu-pisang', { ID: 'klappertart', description: 'Kelapa muda, kayu manis', title: 'Klappertart', englishName: 'Coconut custard tart', price: 34_000, picture: 'egg-tarts', says: 'egg milk wheat; maybe treeNut alcohol' }), own('es-kacang-merah', { title: 'Es brenebon', englishName: 'Iced red beans', says: 'milk; veg' }), own('pisang-goreng', { title: 'Pisang goroho, sambal roa', englishName: 'Banana chips with smoked fish sambal', says: 'fish; hot 2' }), 'jeruk-nipis', 'es-kelapa', 'kopi-tubruk']),
    ],
  }),
  kitchen({
    ID: 'id-aceh-setiabudi', name: 'Mie Aceh Teungku Min', cuisines: ['Mie Aceh', 'Kopi', 'Halal'], address: 'Jalan Setiabudi Tengah 19, Jakarta Selatan', at: [-6.2089, 106.8263], radius: 6_000,
    open: '11:00-02:00', preparationMinutes: 14, rating: 4.4, voteCount: 1_520, halal: true,
    menu: [
      part('Mie Aceh', [own('mie-aceh', { title: 'Mie Aceh daging Teungku Min', description: 'Mie tebal, kari sapi, ketumbar disangrai sendiri' }), 'mie-aceh-udang', own('mie-aceh-udang', { ID: 'mie-kepiting', description: 'Satu ekor, kuah kental', title: 'Mie Aceh kepiting', englishName: 'Aceh noodles with crab', price: 85_000 }), own('mie-aceh', { ID: 'mie-polos', description: 'Tumis atau kuah', title: 'Mie Aceh telur', englishName: 'Aceh noodles with egg', price: 28_000, says: 'wheat egg; maybe soy crustacean; hot 2' })]),
      part('Nasi', [own('nasgor-kampung', { title: 'Nasi goreng Aceh', englishName: 'Aceh fried rice', price: 34_000, picture: 'nasi-goreng' }), own('nasi-kuning', { ID: 'nasi-gurih', description: 'Kelapa gongseng, tauco terpisah', title: 'Nasi gurih', englishName: 'Coconut rice, Aceh style', price: 30_000, picture: 'nasi-lemak', says: 'egg fish; maybe soy; hot 1' }), own('ayam-goreng-kremes', { ID: 'ayam-tangkap', description: 'Daun kari dan pandan goreng', title: 'Ayam tangkap', englishName: 'Chicken fried with curry leaves', price: 58_000, says: 'hot 1' }), 'nasgor-teri']),
      part('Kari dan sate', [own('gulai-kambing', { title: 'Kuah beulangong', englishName: 'Aceh goat curry with jackfruit', description: 'Nangka muda, kelapa gongseng' }), own('sate-maranggi', { ID: 'sate-matang', description: 'Kuah soto sendiri', title: 'Sate matang, 10 tusuk', englishName: 'Aceh beef satay with broth', price: 52_000, says: 'beef peanut; maybe soy' }), 'martabak-kari', own('martabak-telur', { title: 'Martabak Aceh', englishName: 'Omelette folded round bread', price: 32_000, says: 'egg wheat' })]),
      part('Roti dan manis', [own('roti-srikaya', { ID: 'canai-susu', description: 'Disiram susu kental', title: 'Roti canai susu', englishName: 'Flatbread with milk', picture: 'roti-sweet', says: 'wheat milk; maybe egg; veg' }), own('roti-srikaya', { ID: 'canai-kari', description: 'Dicocol kari', title: 'Roti canai kari', englishName: 'Flatbread with curry', price: 30_000, picture: 'roti-canai', says: 'wheat; maybe milk egg; hot 1' }), own('pisang-goreng', soldOut), own('ketan-hitam', { ID: 'ketan-srikaya', title: 'Ketan srikaya', englishName: 'Sticky rice with egg custard', price: 18_000, picture: 'pumpkin-custard', says: 'egg; veg' })]),
      part('Kopi dan minum', [own('kopi-susu-tarik', { title: 'Sanger', englishName: 'Pulled Aceh coffee with milk', price: 20_000 }), own('kopi-tubruk', { ID: 'kopi-saring', description: 'Ditarik tinggi', title: 'Kopi saring Ulee Kareng', englishName: 'Strained Aceh coffee' }), 'teh-tarik-id', 'jus-mangga', own('jus-markisa', { ID: 'timun-serut', description: 'Sirup, biji selasih', title: 'Es timun serut', englishName: 'Iced shredded cucumber', picture: 'honey-lime' })]),
    ],
  }),
  kitchen({
    ID: 'id-saung-kuningan', name: 'Saung Kuningan', cuisines: ['Masakan Sunda', 'Ikan', 'Halal'], address: 'Jalan Dr. Satrio 14, Kuningan, Jakarta Selatan', at: [-6.2241, 106.8286], radius: 7_000,
    open: '10:00-22:00', preparationMinutes: 22, rating: 4.3, voteCount: 1_330, halal: true, level: 1.1, tables: tables('id-saung-kuningan', 20), orderValueLimit: 3_000_000,
    menu: [
      part('Nasi', [own('liwet-sunda', { title: 'Nasi liwet kastrol Saung', description: 'Teri Medan, petai, daun salam; dua orang' }), 'nasi-timbel', 'tutug-oncom', 'bakar-cumi', 'nasi-merah']),
      part('Ikan dan ayam', ['gurame', 'pepes-ikan', 'ayam-bakar-kecap', own('ayam-goreng-kremes', { title: 'Ayam goreng Saung' }), 'nila-bakar', 'empal', 'sate-maranggi']),
      part('Sayur dan tahu', ['karedok', 'sayur-asem', 'pepes-tahu', 'pepes-jamur', 'tempe-mendoan', 'cah-kangkung']),
      part('Manis', ['colenak', 'surabi-kinca', 'es-campur-buah']),
      part('Minuman', ['bandrek', 'bajigur', 'es-kelapa', 'jus-stroberi', 'teh-tawar']),
    ],
  }),
  kitchen({
    ID: 'id-kotak-kuningan', name: 'Nasi Kotak Bu Retno', cuisines: ['Nasi kotak', 'Tumpeng', 'Halal'], address: 'Jalan Setiabudi Utara 7, Jakarta Selatan', at: [-6.2043, 106.8237], radius: 8_000,
    open: '06:00-20:00', dayOff: 'Sun', preparationMinutes: 60, rating: 4.5, voteCount: 410, halal: true, blockOnDemandOrders: true, promo: 'Pesan sehari sebelumnya',
    menu: [
      part('Tumpeng', [own('nasi-kuning', { ID: 'tumpeng-10', title: 'Tumpeng kuning, 10 orang', englishName: 'Turmeric rice cone for ten', price: 550_000, description: 'Ayam goreng, urap, perkedel, telur, kering tempe, abon', modifierGroups: [] }), own('nasi-kuning', { ID: 'tumpeng-mini', description: 'Satu orang, lauk tujuh', title: 'Tumpeng mini', englishName: 'Little rice cone', price: 45_000 }), own('nasi-uduk', { ID: 'tumpeng-uduk', title: 'Tumpeng nasi uduk, 10 orang', englishName: 'Coconut rice cone for ten', price: 575_000, modifierGroups: [] })]),
      part('Nasi kotak', [own('nasi-rames', { ID: 'kotak-ayam', description: 'Ayam bakar, orek, lalap, sambal, buah', title: 'Kotak ayam bakar', englishName: 'Box with grilled chicken', price: 38_000, says: 'soy wheat; maybe crustacean; hot 1', modifierGroups: [] }), own('nasi-rames', { ID: 'kotak-rendang', description: 'Daging sapi, orek, sayur, buah', title: 'Kotak rendang', englishName: 'Box with rendang', price: 46_000, says: 'beef; maybe soy crustacean; hot 1', modifierGroups: [] }), own('nasi-rames', { ID: 'kotak-empal', title: 'Kotak empal', englishName: 'Box with sweet beef', price: 46_000, says: 'beef soy; maybe crustacean; hot 1', modifierGroups: [] }), own('nasi-rames', { ID: 'kotak-ikan', description: 'Sambal serai, tumis, buah', title: 'Kotak dori sambal matah', englishName: 'Box with dory', price: 44_000, says: 'fish wheat; maybe egg crustacean; hot 1', modifierGroups: [] }), own('veg-rames', { ID: 'kotak-sayur', description: 'Tahu, tempe, urap, buah', title: 'Kotak tanpa daging', englishName: 'Box without meat', price: 35_000, says: 'soy; maybe egg wheat; veg; hot 1', modifierGroups: [] }), 'nasi-bakar']),
      part('Prasmanan kecil', [own('capcay', { ID: 'capcay-10', title: 'Capcay, 10 orang', englishName: 'Vegetables for ten', price: 220_000, modifierGroups: [] }), own('urap-sayur', { ID: 'urap-10', title: 'Urap, 10 orang', englishName: 'Coconut vegetables for ten', price: 160_000 }), own('gado-gado-siram', { ID: 'gado-10', title: 'Gado-gado, 10 orang', englishName: 'Gado-gado for ten', price: 260_000, modifierGroups: [] }), own('rendang-daging', { ID: 'rendang-kilo', description: 'Kering, tahan empat hari', title: 'Rendang, 1 kilogram', englishName: 'Rendang by the kilo', price: 340_000, picture: 'rendang', modifierGroups: [] })]),
      part('Kue kotak', ['lemper', 'risoles', 'pastel', 'dadar-gulung', 'kue-lapis', 'nagasari', 'onde-onde']),
      part('Minuman', ['air-mineral', own('jus-jeruk', { ID: 'jeruk-botol', title: 'Jus jeruk botol', price: 18_000 }), 'kunyit-asam', 'beras-kencur']),
    ],
  }),
  kitchen({
    ID: 'id-geprek-tebet', name: 'Geprek Bang Jek, Tebet', cuisines: ['Ayam geprek', 'Pedas', 'Halal'], address: 'Jalan Tebet Raya 48, Jakarta Selatan', at: [-6.2298, 106.8533], radius: 6_000,
    open: '10:00-23:30', preparationMinutes: 10, rating: 4.3, voteCount: 4_210, freeDeliveryFrom: 75_000, halal: true, promo: 'Geprek keju diskon 15%',
    campaigns: [{ ID: 'id-geprek-tebet-keju', name: 'Geprek keju diskon 15%', tcDetails: 'Senin sampai Minggu. Harga sudah termasuk diskon.' }],
    menu: [
      part('Geprek', [own('ayam-geprek', { title: 'Geprek Bang Jek', description: 'Diulek saat dipesan, bawang putih mentah, minyak panas' }), own('geprek-keju', { off: 15, campaignID: 'id-geprek-tebet-keju' }), own('ayam-geprek', { ID: 'geprek-ijo', description: 'Cabai ijo kasar', title: 'Geprek sambal ijo', englishName: 'With green chilli', price: 24_000 }), own('ayam-geprek', { ID: 'geprek-matah', description: 'Serai, bawang merah, jeruk limo', title: 'Geprek sambal matah', englishName: 'With raw shallot sambal', price: 25_000, says: 'wheat; maybe egg milk crustacean; hot 2' }), own('ayam-geprek', { ID: 'geprek-kulit', description: 'Garing sekali', title: 'Kulit geprek', englishName: 'Crisp chicken skin with chilli', price: 18_000 })]),
      part('Ayam lain', ['ayam-tepung', 'ayam-penyet', own('sayap-ayam', { price: 34_000 }), 'ayam-matah']),
      part('Mie', ['mie-pedas', own('mie-pedas', { ID: 'mie-manis', description: 'Tidak pedas', title: 'Mie kecap pangsit', englishName: 'Sweet soy noodles', says: 'wheat soy; maybe egg', modifierGroups: [] }), 'mie-ayam-jamur']),
      part('Tambahan', ['jamur-krispi', 'tempe-mendoan', 'tahu-walik', 'kentang-goreng', 'nasi-putih']),
      part('Minuman', ['teh-manis', 'teh-lemon', 'thai-tea-id', 'cincau-gelas', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-teh-tebet', name: 'Kedai Teh Susu Tebet', cuisines: ['Boba', 'Teh', 'Minuman'], address: 'Jalan Tebet Utara Dalam 21, Jakarta Selatan', at: [-6.2251, 106.8549], radius: 5_500,
    open: '10:00-22:00', preparationMinutes: 6, rating: 4.3, voteCount: 2_080, freeDeliveryFrom: 0, halal: true,
    menu: [
      part('Teh susu', ['teh-susu-boba', 'teh-hijau-susu', 'thai-tea-id', own('teh-susu-boba', { ID: 'oolong', description: 'Daun dipanggang', title: 'Oolong susu panggang', englishName: 'Roasted oolong milk tea', price: 28_000, picture: 'iced-milk-tea' }), own('teh-susu-boba', { ID: 'taro', title: 'Susu talas boba', englishName: 'Taro milk with pearls', price: 28_000, picture: 'ube-boba', description: 'Talas Bogor dikukus' })]),
      part('Gula aren', [own('boba-aren', { title: 'Boba aren Tebet', description: 'Boba dimasak tiap dua jam, gula aren Cianjur' }), own('matcha', { ID: 'matcha-boba', description: 'Boba hangat', title: 'Matcha boba', price: 34_000, picture: 'matcha-boba' }), 'kopi-susu-aren', 'cokelat']),
      part('Buah', ['teh-leci', 'teh-lemon', own('jus-markisa', { ID: 'teh-markisa', title: 'Teh hijau markisa', englishName: 'Passionfruit green tea', price: 24_000, picture: 'fruit-boba' }), 'jus-stroberi', 'jus-alpukat', own('yoghurt', { ID: 'yoghurt-mangga', description: 'Asam segar', title: 'Yoghurt mangga', englishName: 'Mango yoghurt', price: 26_000 })]),
      part('Camilan', ['kue-cubit', 'singkong-keju', 'donat-kentang', own('kentang-goreng', { price: 22_000 }), 'cireng']),
    ],
  }),
  kitchen({
    ID: 'id-lele-barito', name: 'Pecel Lele Cak Di, Barito', cuisines: ['Pecel lele', 'Masakan Jawa Timur', 'Halal'], address: 'Jalan Barito I No. 3, Kebayoran Baru, Jakarta Selatan', at: [-6.2463, 106.7963], radius: 5_500,
    open: '17:00-02:00', shut: ['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'], preparationMinutes: 12, rating: 4.4, voteCount: 1_870, isIntegrated: false, halal: true,
    menu: [
      part('Goreng', [own('lele', { title: 'Pecel lele Cak Di', description: 'Lele digoreng kering, sambal tomat terasi ulek, kol goreng bila mau' }), 'ayam-goreng-kremes', 'ayam-penyet', 'bebek-goreng', own('nila-bakar', { ID: 'nila-goreng', title: 'Nila goreng', englishName: 'Fried tilapia', price: 34_000, picture: 'fried-fish', says: 'fish; maybe crustacean; hot 1' })]),
      part('Bakar', ['ayam-bakar-kecap', 'bebek-bakar', 'nila-bakar', 'sate-kulit']),
      part('Soto dan nasi goreng', ['soto-lamongan', 'nasgor-ayam', 'nasgor-gila', 'nasgor-pete', 'nasi-putih']),
      part('Lalap', [own('tempe-orek', { ID: 'tahu-tempe', description: 'Lima potong', title: 'Tahu tempe goreng', englishName: 'Fried tofu and tempeh', price: 12_000, says: 'soy; vegan' }), own('cah-kangkung', { price: 20_000 }), own('telur-dadar-pdg', { title: 'Telur dadar', price: 10_000 }), 'sayur-asem']),
      part('Minuman', ['teh-manis', 'teh-tawar', 'jeruk-nipis', 'es-kelapa']),
    ],
  }),
  kitchen({
    ID: 'id-katsu-melawai', name: 'Melawai Katsu & Ramen', cuisines: ['Jepang', 'Ramen', 'Nasi'], address: 'Jalan Melawai V No. 22, Blok M, Jakarta Selatan', at: [-6.2447, 106.8004], radius: 6_000,
    open: '11:00-21:30', preparationMinutes: 15, rating: 4.4, voteCount: 1_290, freeDeliveryFrom: 120_000, tables: tables('id-katsu-melawai', 12),
    menu: [
      part('Ramen', [own('ramen-ayam', { title: 'Ramen paitan Melawai', price: 58_000, description: 'Kaldu ayam dua belas jam, telur asin kecap' }), own('ramen-ayam', { ID: 'ramen-pedas', description: 'Minyak cabai', title: 'Ramen miso pedas', englishName: 'Spicy miso ramen', price: 62_000, says: 'wheat egg soy sesame; maybe fish; hot 2' }), own('ramen-ayam', { ID: 'shoyu', title: 'Ramen shoyu', price: 52_000, modifierGroups: [] })]),
      part('Nasi', ['katsu', own('katsu', { ID: 'kari-katsu', description: 'Kari kental, acar', title: 'Kari katsu', englishName: 'Cutlet curry', price: 48_000 }), 'chicken-teriyaki', 'beef-bowl', 'salmon-mentai', own('chicken-teriyaki', { ID: 'oyakodon', description: 'Nasi, daun bawang', title: 'Oyakodon', englishName: 'Chicken and egg on rice', price: 40_000, picture: 'rice-with-egg', says: 'egg soy wheat fish' })]),
      part('Sushi', ['sushi-salmon', own('sushi-salmon', { ID: 'sushi-tuna', title: 'Sushi tuna, 6 potong', englishName: 'Tuna sushi', price: 48_000 }), own('sushi-salmon', { ID: 'roll', title: 'Roll ebi, 8 potong', englishName: 'Fried prawn roll', price: 52_000, says: 'crustacean wheat egg soy; maybe sesame fish' })]),
      part('Kecil', ['gyoza', own('cumi-tepung', { ID: 'takoyaki', description: 'Serutan cakalang', title: 'Takoyaki, 6 buah', englishName: 'Octopus balls', price: 34_000, picture: 'tako', says: 'mollusc wheat egg fish soy' }), own('sayap-ayam', { ID: 'karaage', description: 'Jahe, jeruk lemon', title: 'Karaage', englishName: 'Japanese fried chicken', price: 36_000, picture: 'fried-chicken', says: 'soy wheat; maybe egg' }), own('veg-tahu', { ID: 'agedashi', title: 'Agedashi tofu', englishName: 'Fried tofu in broth', price: 28_000, picture: 'cold-tofu', says: 'soy fish wheat' })]),
      part('Minuman dan manis', ['matcha', 'teh-tawar', own('es-puter', { ID: 'es-matcha', title: 'Es krim matcha', englishName: 'Matcha ice cream', price: 28_000, says: 'milk; maybe egg; veg' }), 'soda-kaleng', 'bir']),
    ],
  }),
  kitchen({
    ID: 'id-panggang-gunawarman', name: 'Panggang Gunawarman', cuisines: ['Steak', 'Barat', 'Bakar'], address: 'Jalan Gunawarman 33, Kebayoran Baru, Jakarta Selatan', at: [-6.2361, 106.8087], radius: 6_500,
    open: '11:30-14:30 17:30-23:00', lastOrder: 45, preparationMinutes: 25, rating: 4.4, voteCount: 690, level: 1.25, tables: tables('id-panggang-gunawarman', 18), orderValueLimit: 5_000_000,
    menu: [
      part('Steak', ['steak-lokal', 'tenderloin', own('tenderloin', { ID: 'ribeye', title: 'Ribeye Australia, 250 g', englishName: 'Australian ribeye', price: 285_000, description: 'Arang kayu rambutan, garam Amed' }), 'steak-ayam', own('iga-bakar', { title: 'Iga panggang sambal ijo', price: 128_000 })]),
      part('Dari arang', [own('kakap-bakar', { price: 165_000 }), own('udang-bakar', { price: 125_000 }), own('ayam-taliwang', { price: 88_000 }), own('sate-maranggi', { price: 72_000 })]),
      part('Burger dan pasta', ['burger-sapi', 'burger-rendang', 'aglio-olio', 'carbonara', 'spageti-matah']),
      part('Pendamping', ['kentang-goreng', 'salad-caesar', own('jamur-krispi', { title: 'Jamur panggang mentega', englishName: 'Mushrooms in butter', price: 32_000, picture: 'stir-fried-vegetables', says: 'milk; veg' }), 'nasi-merah']),
      part('Manis dan minum', ['cheesecake', own('brownies', { title: 'Lava cokelat', englishName: 'Chocolate lava cake', price: 42_000, description: 'Meleleh di tengah' }), 'teh-leci', 'seduh', 'bir', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'id-kemang-pagi', name: 'Kemang Pagi', cuisines: ['Kafe', 'Sarapan', 'Sehat'], address: 'Jalan Kemang Raya 27, Jakarta Selatan', at: [-6.2597, 106.8146], radius: 7_000,
    open: '07:00-17:00', preparationMinutes: 16, rating: 4.5, voteCount: 1_180, level: 1.15, tables: tables('id-kemang-pagi', 14), promo: 'Gratis amerikano mulai Rp 175.000',
    campaigns: [{ ID: 'id-kemang-pagi-kopi', name: 'Gratis amerikano', tcDetails: 'Satu gelas untuk pesanan mulai Rp 175.000, sebelum pukul sebelas.', freeItem: { ID: 'amerikano', name: 'Americano', minSubtotal: 175_000 } }],
    menu: [
      part('Sarapan', [own('sarapan-besar', { title: 'Sarapan besar Kemang', description: 'Dua telur, sosis ayam, tempe asap, jamur, roti asam' }), 'roti-alpukat', 'pancake', 'croissant', own('bubur-ayam', { price: 34_000 })]),
      part('Mangkuk', ['mangkuk-smoothie', 'poke-tuna', 'salad-caesar', own('nasi-merah', { ID: 'nasi-merah-tempe', description: 'Sayur panggang, sambal', title: 'Mangkuk nasi merah tempe', englishName: 'Red rice and tempeh bowl', price: 48_000, picture: 'bibimbap', says: 'soy; maybe wheat sesame; vegan' })]),
      part('Makan siang', ['burger-ayam', 'burger-jamur', 'spageti-matah', 'ikan-dori', 'roti-lapis']),
      part('Kue', ['bolu-pisang', 'cheesecake', 'brownies']),
      part('Kopi dan dingin', ['amerikano', 'latte', 'kopi-pandan', 'kopi-klepon', 'seduh', 'jus-naga']),
    ],
  }),
]
