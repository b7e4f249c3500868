// Kitchens of Phnom Penh's north and west: the riverside, Central Market, Orussey, Wat Phnom, Toul Kork, Chroy Changvar.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const phnomPenhNorth = [
  kitchen({
    ID: 'kh-orussey-kuy-teav', name: 'Kuy Teav Orussey · គុយទាវអូរឫស្សី', cuisines: ['Noodles', 'Khmer', 'Breakfast'], address: '66 Street 182, Orussey, Phnom Penh', at: [11.5628, 104.9148], radius: 6_000,
    open: '05:00-11:30', preparationMinutes: 8, rating: 4.5, voteCount: 1_840, promo: '10% off Phnom Penh noodle soup',
    campaigns: [{ ID: 'kh-orussey-kuy-teav-pp', name: '10% off Phnom Penh noodle soup', tcDetails: 'Every morning until the pot is empty. The discount is in the price shown.' }],
    menu: [
      part('Kuy teav', [own('kt-pp', { title: 'Kuy teav Orussey · គុយទាវអូរឫស្សី', description: 'Bones, dried squid and radish since midnight; pork, liver, prawns', says: 'pork crustacean mollusc soy; maybe wheat fish', off: 10, campaignID: 'kh-orussey-kuy-teav-pp' }), 'kt-ko', 'kt-khoko', 'kt-samot', 'kt-chrouk', 'kt-cha']),
      part('Mi', ['mi-kiev-kh', 'mi-tea', 'mi-cha-kh', 'mi-katang']),
      part('Rice and porridge', ['bay-chrouk', 'bay-moan', 'borbor-krueng', 'borbor-moan']),
      part('Beside', ['cha-kvay-kh', 'num-pao-kh', 'kachay']),
      part('Coffee and tea', ['kafe-tdk', 'kafe-khmao', 'te-tdk', 'te-tuk-kak', 'sandaek']),
    ],
  }),
  kitchen({
    ID: 'kh-riverside-table', name: 'Tonle Chaktomuk Table · តុទន្លេចតុមុខ', cuisines: ['Khmer', 'Amok', 'Seafood'], address: '273 Sisowath Quay, Daun Penh, Phnom Penh', at: [11.5661, 104.9327], radius: 3_500,
    open: '10:00-23:00', lastOrder: 30, preparationMinutes: 18, rating: 4.4, voteCount: 1_320, freeDeliveryFrom: 1_500, level: 1.25, tables: tables('kh-riverside-table', 16),
    menu: [
      part('Khmer classics', [own('amok-trey', { title: 'Chaktomuk amok · អាម៉ុកត្រីចតុមុខ', description: 'Snakehead, coconut cracked this morning, steamed until it trembles' }), 'lok-lak-ko', 'kari-moan', 'saraman', 'cha-kroeung-ko', 'cha-khnhei']),
      part('Soups', ['machu-kroeung', 'machu-yuon', 'korko', 'sngor-trey']),
      part('From the rivers and the sea', ['trey-chien-chuon', 'trey-chamhoy', 'bangkong-ang', 'kdam-mrech', own('meuk-mrech', soldOut)]),
      part('Salads and rolls', ['plea-ko', 'nhoam-trayong', 'nhoam-svay', 'naem-srus']),
      part('Sweet', ['sangkhya-lpov', 'svay-damnaeb', 'chek-ktis']),
      part('Drinks', ['kroch-chhma', 'passion-kh', 'doung', 'pesechak', 'tuk-sot']),
    ],
  }),
  kitchen({
    ID: 'kh-psar-thmey-lort', name: 'Lort Cha Psar Thmey · លតឆាផ្សារថ្មី', cuisines: ['Street food', 'Noodles', 'Snacks'], address: '12 Street 130, Psar Thmey, Phnom Penh', at: [11.5702, 104.9222], radius: 5_000,
    open: '14:00-22:00', preparationMinutes: 7, rating: 4.3, voteCount: 2_110, freeDeliveryFrom: 800, level: 0.9, isIntegrated: false,
    menu: [
      part('From the flat pan', [own('lort-cha', { title: 'Lort cha with two eggs · លតឆាពងពីរ', description: 'Short noodles charred with chives, two eggs, sweet chilli' }), 'mi-cha-kh', 'kt-cha', 'bay-cha-krok', 'banh-chao']),
      part('Skewers and fritters', ['ko-chongkak', 'sach-krok', 'kachay', 'chai-yo-kh', 'khyong']),
      part('Salads', ['bok-lhong', 'bok-svay', 'mi-kola', 'naem-srus']),
      part('Sweet', ['num-kong', 'chek-chien', 'num-krok', 'tuk-kak-chhus', 'lot-kh']),
      part('Drinks', ['ampov', 'te-tdk', 'krolok-chamroh', 'tuk-sot']),
    ],
  }),
  kitchen({
    ID: 'kh-wat-phnom-bread', name: 'Num Pang Wat Phnom · នំប៉័ងវត្តភ្នំ', cuisines: ['Sandwiches', 'Breakfast', 'Café'], address: '20 Street 94, Wat Phnom, Phnom Penh', at: [11.5752, 104.9221], radius: 5_500,
    open: '06:00-20:00', preparationMinutes: 7, rating: 4.4, voteCount: 1_090, promo: 'Free iced tea from US$ 6',
    campaigns: [{ ID: 'kh-wat-phnom-bread-tea', name: 'Free iced tea', tcDetails: 'With dishes for US$ 6 or more. One an order.', freeItem: { ID: 'te-tuk-kak', name: 'Iced tea', minSubtotal: 600 } }],
    menu: [
      part('Num pang', [own('num-pang-pate', { title: 'Num pang Wat Phnom · នំប៉័ងវត្តភ្នំ', description: 'Baked at four, three kinds of ham, pâté with Kampot pepper' }), 'num-pang-sach', 'num-pang-moan', 'num-pang-pong', 'num-pang-trey', 'num-pang-tofu']),
      part('With bread', ['num-pang-khoko', 'kari-moan', 'breakfast-kh']),
      part('Snacks', ['num-pao-kh', 'chai-yo-kh', 'naem-srus', 'damlong-barang']),
      part('Sweet', ['sangkhya-bread', 'milk-bread', 'flan-kh', 'croissant-kh']),
      part('Drinks', ['kafe-tdk', 'kafe-khmao', 'te-kroch', 'te-tuk-kak', 'kroch-pursat']),
    ],
  }),
  kitchen({
    ID: 'kh-toul-kork-soup', name: 'Sup Chhnang Dei Toul Kork · ស៊ុបឆ្នាំងដីទួលគោក', cuisines: ['Hot pot', 'Grill', 'Khmer'], address: '103 Street 315, Toul Kork, Phnom Penh', at: [11.5772, 104.8987], radius: 7_000,
    open: '16:00-23:00', preparationMinutes: 20, rating: 4.3, voteCount: 1_460, blockOnDemandOrders: true, tables: tables('kh-toul-kork-soup', 20),
    menu: [
      part('Pots', [own('sup-chhnang-dei', { title: 'Clay pot of the house · ស៊ុបឆ្នាំងដីពិសេស', description: 'Beef, beef balls, six greens, noodles, egg; pot and burner lent', says: 'beef egg; maybe wheat soy fish peanut' }), 'sup-ko', 'phnom-phleung']),
      part('For the pot', [own('ko-ang', { ID: 'raw-beef', title: 'Sliced beef, 300 g · សាច់គោស្រស់', englishName: 'Raw, for the pot', description: 'Cut across the grain', price: 500, says: 'beef', modifierGroups: [] }), own('cha-bonle', { ID: 'greens', title: 'Basket of greens · បន្លែស្រស់', englishName: 'Raw, for the pot', description: 'Morning glory, cabbage, mushrooms', price: 200, picture: 'pennywort-salad', says: 'vegan' }), own('bangkea-ang', { ID: 'raw-prawns', title: 'Prawns, 8 · បង្គាស្រស់', englishName: 'Raw, for the pot', description: 'White prawns', price: 600, says: 'crustacean', modifierGroups: [] }), own('buos-tauhu', { ID: 'tofu', title: 'Soft tofu · តៅហ៊ូ', englishName: 'For the pot', description: 'One block', price: 100, picture: 'cold-tofu', says: 'soy; vegan' })]),
      part('Grill', ['ko-chongkak', 'chrouk-ang', 'chomni-ang', 'slap-ang', 'meuk-ang']),
      part('Salads and rice', ['plea-ko', 'nhoam-svay', 'bok-lhong', 'bay-cha-ko', 'bay-sor']),
      part('Drinks', ['ampov', 'doung', 'te-tuk-kak', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-toul-kork-tea', name: 'Kuch Tea House · តែគុជ', cuisines: ['Bubble tea', 'Drinks', 'Desserts'], address: '48 Street 289, Toul Kork, Phnom Penh', at: [11.5793, 104.9013], radius: 6_000,
    open: '09:00-21:30', preparationMinutes: 6, rating: 4.4, voteCount: 1_720, freeDeliveryFrom: 0,
    menu: [
      part('Milk tea', [own('te-kuch', { title: 'Te kuch of the house · តែគុជពិសេស', description: 'Tea of Mondulkiri, pearls boiled every two hours' }), 'te-tdk', 'te-baitong', 'brown-sugar-kh', 'matcha-kh', 'cocoa-kh']),
      part('Fruit', ['passion-kh', 'te-kroch', 'soda-kroch', 'krolok-svay', 'krolok-ber', 'ovlek']),
      part('Coffee', ['kafe-tdk', 'palm-latte', 'coconut-coffee', 'americano-kh']),
      part('Sweet', ['cake-kh', 'choc-cake-kh', 'egg-tart-kh', 'milk-bread']),
      part('Snacks', ['damlong-barang', 'slap-bampong', 'chai-yo-kh']),
    ],
  }),
  kitchen({
    ID: 'kh-chroy-grill', name: 'Chroy Changvar Beef Grill · សាច់គោអាំងជ្រោយចង្វារ', cuisines: ['Grill', 'Khmer', 'Beer garden'], address: 'National Road 6A, Chroy Changvar, Phnom Penh', at: [11.5832, 104.9352], radius: 6_500,
    open: '15:00-23:30', preparationMinutes: 18, rating: 4.2, voteCount: 980, level: 1.1, orderValueLimit: 8_000,
    menu: [
      part('Charcoal', [own('ko-ang', { title: 'Beef of the bridge · សាច់គោអាំងជ្រោយចង្វារ', description: 'Rump over mangrove coals, prahok pounded with lime' }), 'ko-chongkak', 'chrouk-ang', 'moan-ang-kh', 'trey-ang-kh', 'sach-krok', 'meuk-ang']),
      part('Salads', ['plea-ko', 'larb-ko', 'bok-kdam', 'nhoam-svay', 'nhoam-mi-suor']),
      part('Soups', ['machu-kroeung', 'sngor-moan', 'sup-ko']),
      part('Wok and rice', ['cha-kdao-ko', 'cha-trakuon', 'bay-cha-ko', 'bay-sor']),
      part('Drinks', ['ampov', 'doung', 'pesechak', 'tuk-sot']),
    ],
  }),
  kitchen({
    ID: 'kh-kandal-steam', name: 'Kandal Lane Steam Basket · 干拿街点心', cuisines: ['Dim sum', 'Chinese', 'Breakfast'], address: '5 Street 148, Psar Kandal, Phnom Penh', at: [11.5687, 104.9273], radius: 3_000,
    open: '06:00-14:00', dayOff: 'Tue', shut: ['2027-02-06', '2027-02-07'], preparationMinutes: 11, rating: 4.4, voteCount: 870, freeDeliveryFrom: 1_000,
    menu: [
      part('Steamed', [own('har-gow-kh', { title: 'Kandal har gow, 4 · 干拿虾饺', description: 'Tonle Sap prawns, skins pulled thin as paper' }), 'siu-mai-kh', 'char-siu-bao-kh', 'cheung-fun-kh', 'jiaozi-kh', 'num-pao-kh']),
      part('Roasts · ទាខ្វៃ', ['bay-tea', 'bay-chrouk-khvai', 'mi-tea', own('bay-tea', { ID: 'half-duck', title: 'Tea khvai · ទាខ្វៃ', englishName: 'Half a roast duck', description: 'Chopped, plum sauce', price: 950, picture: 'half-chicken' })]),
      part('Noodles and porridge', ['mi-kiev-kh', 'mi-katang', 'borbor-krueng', 'borbor-trey', 'borbor-moan']),
      part('Sweet', ['egg-tart-kh', 'num-chak-chan', 'cha-kvay-kh']),
      part('Drinks', ['te-kdao', 'sandaek', 'kafe-tdk', 'te-tuk-kak']),
    ],
  }),
]
