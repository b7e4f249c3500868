// Kitchens of Battambang: round Psar Nat, the river road and Street 2.5.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const battambang = [
  kitchen({
    ID: 'kh-bb-psar-nat', name: 'Bay Sach Chrouk Psar Nat · បាយសាច់ជ្រូកផ្សារណាត់', cuisines: ['Breakfast', 'Rice', 'Khmer'], address: '18 Street 1, Psar Nat, Battambang', at: [13.1032, 103.1992], radius: 7_000,
    open: '05:30-13:00', preparationMinutes: 7, rating: 4.5, voteCount: 1_120, level: 0.85,
    menu: [
      part('Rice', [own('bay-chrouk', { title: 'Bay sach chrouk Psar Nat · បាយសាច់ជ្រូកផ្សារណាត់', description: 'Pork over longan wood, the fragrant rice of Battambang' }), 'bay-moan', 'bay-pong', 'bay-tea', 'bay-chrouk-khvai']),
      part('Noodles', ['kt-pp', 'kt-chrouk', 'mi-kola', 'lort-cha', 'nbc-khmer']),
      part('Porridge', ['borbor-moan', 'borbor-krueng', 'borbor-sor', 'pong-tea-brai']),
      part('Cakes', ['ansom-chrouk', 'num-krok', 'num-kong', 'cha-kvay-kh']),
      part('Drinks', ['kafe-tdk', 'kafe-khmao', 'sandaek', 'te-tuk-kak']),
    ],
  }),
  kitchen({
    ID: 'kh-bb-river-house', name: 'Sangker River House · ផ្ទះទន្លេសង្កែ', cuisines: ['Khmer', 'Soup', 'Fish'], address: '76 River Road, Svay Por, Battambang', at: [13.0982, 103.2021], radius: 6_500,
    open: '10:00-22:00', preparationMinutes: 16, rating: 4.4, voteCount: 780, level: 0.95, tables: tables('kh-bb-river-house', 15), promo: '12% off prahok ktis',
    campaigns: [{ ID: 'kh-bb-river-house-prahok', name: '12% off prahok ktis', tcDetails: 'Every day of the prahok season and after. The discount is in the price shown.' }],
    menu: [
      part('Prahok and dips', [own('prahok-ktis', { title: 'Prahok ktis Sangker · ប្រហុកខ្ទិះសង្កែ', description: 'Prahok two years old, pork, coconut, a garden of raw vegetables', off: 12, campaignID: 'kh-bb-river-house-prahok' }), 'prahok-ang', 'prahok-chien', 'tuk-kroeung']),
      part('Soups', ['machu-yuon', 'machu-kroeung', 'korko', 'prahoer', 'sngor-trey']),
      part('Fish and grill', ['trey-ang-kh', 'trey-chien-chuon', 'trey-chamhoy', 'moan-dot', 'ko-chongkak', 'chomni-ang']),
      part('Wok', ['cha-kroeung-ko', 'cha-trob', 'cha-trakuon', 'chou-aem', 'bay-sor']),
      part('Salads', ['plea-ko', 'nhoam-trayong', 'bok-svay']),
      part('Drinks', ['kroch-pursat', 'ampov', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-bb-arts-cafe', name: 'Street 2.5 Kafe · កាហ្វេផ្លូវ២កន្លះ', cuisines: ['Café', 'Brunch', 'Desserts'], address: '12 Street 2.5, Svay Por, Battambang', at: [13.1011, 103.1983], radius: 6_500,
    open: '07:00-20:00', dayOff: 'Tue', preparationMinutes: 11, rating: 4.5, voteCount: 640, level: 0.95,
    menu: [
      part('Coffee', ['latte-kh', 'cappuccino-kh', 'palm-latte', own('kafe-tdk', { title: 'Kafe of the old arcade · កាហ្វេទឹកដោះគោ', description: 'Butter-roasted, condensed milk, over ice' }), 'coconut-coffee']),
      part('Fruit and tea', ['kroch-pursat', 'krolok-svay', 'krolok-ber', 'te-baitong', 'passion-kh']),
      part('Brunch', ['avo-kh', 'pancake-kh', 'breakfast-kh', 'croque-kh', 'num-pang-moan']),
      part('Plates', ['bay-cha-moan', 'lok-lak-ko', 'naem-srus', 'burger-phset', 'buos-amok']),
      part('Cakes', ['cake-kh', 'choc-cake-kh', 'flan-kh', 'sangkhya-lpov']),
    ],
  }),
  kitchen({
    ID: 'kh-bb-noodles', name: 'Mi Tea Heng · មីទាហេង', cuisines: ['Chinese', 'Noodles', 'Dumplings'], address: '40 Street 2, Svay Por, Battambang', at: [13.1021, 103.1975], radius: 6_500,
    open: '08:00-20:30', preparationMinutes: 10, rating: 4.4, voteCount: 950, level: 0.9, isIntegrated: false,
    menu: [
      part('Noodles', [own('mi-tea', { title: 'Mi tea Heng · មីទាហេង', description: 'Duck roasted in a jar, egg noodles stretched every morning' }), 'hand-pulled', 'hand-cut-fried', 'mi-kiev-kh', 'mi-katang', 'kt-cha']),
      part('Dumplings', ['jiaozi-kh', 'siu-mai-kh', 'char-siu-bao-kh', 'kachay']),
      part('Rice', ['bay-tea', 'bay-chrouk-khvai', 'bay-moan-sngor', 'bay-cha-krok', 'yangzhou-kh']),
      part('Wok', ['kung-pao-kh', 'mapo-kh', 'cha-spey', 'chou-aem', 'cha-bonle']),
      part('Drinks', ['te-kdao', 'te-tuk-kak', 'sandaek', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-bb-night-grill', name: 'Moan Dot Wat Kor · មាន់ដុតវត្តគរ', cuisines: ['Grill', 'Chicken', 'Khmer'], address: 'National Road 57, Wat Kor, Battambang', at: [13.0842, 103.1985], radius: 7_000,
    open: '15:00-22:30', preparationMinutes: 18, rating: 4.3, voteCount: 720, level: 0.9, orderValueLimit: 8_000,
    menu: [
      part('Fire', [own('moan-dot', { title: 'Moan dot Wat Kor · មាន់ដុតវត្តគរ', description: 'Village chicken under a jar, rice straw burning over it' }), 'moan-ang-kh', 'slap-ang', 'ko-ang', 'ko-chongkak', 'chrouk-ang', 'sach-krok']),
      part('Pounded and dressed', ['bok-lhong', 'bok-kdam', 'bok-svay', 'plea-ko', 'larb-ko']),
      part('Pots', ['sup-ko', 'sngor-moan', 'machu-ktis']),
      part('Rice', ['kralan-kh', 'bay-cha-ko', 'bay-cha-moan', 'bay-sor']),
      part('Drinks', ['ampov', 'doung', 'ampil', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-bb-sweets', name: 'Bangaem Yeay Phan · បង្អែមយាយផន', cuisines: ['Desserts', 'Khmer sweets', 'Drinks'], address: '9 Street 3, Psar Nat, Battambang', at: [13.1043, 103.1979], radius: 6_500,
    open: '10:00-21:00', preparationMinutes: 6, rating: 4.5, voteCount: 860, freeDeliveryFrom: 0, level: 0.9,
    menu: [
      part('Coconut and palm · បង្អែម', [own('lot-kh', { title: 'Lot Yeay Phan · លតយាយផន', description: 'Pandan strands, palm sugar boiled to smoke, coconut milk, ice' }), 'chek-ktis', 'cha-houy', 'borbor-pot', 'borbor-sandaek', 'sangkhya-lpov']),
      part('Cakes · នំ', ['plae-ai', 'num-kom', 'num-akor', 'num-thnaot', 'num-chak-chan', 'ansom-chek']),
      part('Fried and grilled', ['chek-chien', 'chek-ang', 'num-kong', 'num-krok']),
      part('Ice', ['tuk-kak-chhus', 'karem-doung', 'karem-num-pang', 'phlae-chhoeu']),
      part('Drinks', ['krolok-chamroh', 'krolok-ber', 'kroch-pursat', 'ampov']),
    ],
  }),
]
