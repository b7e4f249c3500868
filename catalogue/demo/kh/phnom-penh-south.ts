// Kitchens of Phnom Penh's south: Street 240, BKK, Tonle Bassac, the Olympic Stadium, the Russian Market.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const phnomPenhSouth = [
  kitchen({
    ID: 'kh-russian-market-pork', name: 'Bay Sach Chrouk Ming Nary · បាយសាច់ជ្រូកមីងណារី', cuisines: ['Breakfast', 'Rice', 'Khmer'], address: '23 Street 155, Toul Tom Poung, Phnom Penh', at: [11.5412, 104.9151], radius: 6_000,
    open: '05:30-14:00', preparationMinutes: 7, rating: 4.6, voteCount: 2_640, level: 0.95, promo: '15% off bay sach chrouk',
    campaigns: [{ ID: 'kh-russian-market-pork-15', name: '15% off bay sach chrouk', tcDetails: 'Before the market closes. The discount is in the price shown.' }],
    menu: [
      part('Rice', [own('bay-chrouk', { title: 'Bay sach chrouk Ming Nary · បាយសាច់ជ្រូកមីងណារី', description: 'Pork sliced thin, coconut and garlic, broken rice, broth with spring onion', off: 15, campaignID: 'kh-russian-market-pork-15' }), 'bay-moan', 'bay-pong', 'bay-moan-sngor', 'bay-chrouk-khvai']),
      part('Porridge', ['borbor-moan', 'borbor-krueng', 'borbor-sor', 'pong-tea-brai', 'trey-ngiet']),
      part('Noodles', ['kt-chrouk', 'nbc-khmer', 'nbc-kari', 'lort-cha']),
      part('Pots', ['kho-chrouk', 'korko', 'machu-kroeung']),
      part('Drinks', ['kafe-tdk', 'kafe-khmao', 'te-tuk-kak', 'sandaek', 'ampov']),
    ],
  }),
  kitchen({
    ID: 'kh-street-240-house', name: 'Sralao Garden, Street 240', cuisines: ['Khmer', 'Salads', 'Desserts'], address: '74 Street 240, Daun Penh, Phnom Penh', at: [11.5617, 104.9279], radius: 6_000,
    open: '11:00-22:00', dayOff: 'Mon', preparationMinutes: 17, rating: 4.5, voteCount: 1_010, level: 1.3, tables: tables('kh-street-240-house', 12),
    menu: [
      part('Small', ['naem-srus', own('nhoam-trayong', { title: 'Banana blossom and grilled chicken · ញាំត្រយូងចេកមាន់អាំង', description: 'Blossom cut to order, peanuts, saw leaf' }), 'nhoam-mi-suor', 'chai-yo-kh', 'prahok-ktis']),
      part('Pots and curries', ['amok-moan', 'saraman', 'machu-ktis', 'prahoer', 'kari-ko']),
      part('Wok', ['lok-lak-ko', 'cha-kroeung-moan', 'cha-trob', 'cha-spey', 'bay-sor']),
      part('Grill', ['chomni-ang', 'bangkea-ang', 'meuk-mrech']),
      part('Sweet', ['svay-damnaeb', 'sangkhya-lpov', 'karem-doung']),
      part('Drinks', ['passion-kh', 'thnaot-juice', 'khnhei-tea', 'tuk-sot']),
    ],
  }),
  kitchen({
    ID: 'kh-bkk-buos', name: 'Phteah Bay Buos · ផ្ទះបាយបួស', cuisines: ['Vegetarian', 'Vegan', 'Khmer'], address: '9 Street 352, BKK1, Phnom Penh', at: [11.5473, 104.9268], radius: 6_500,
    open: '07:00-20:30', preparationMinutes: 12, rating: 4.5, voteCount: 760, freeDeliveryFrom: 1_000, vegetarian: true, promo: 'Free fried tofu from US$ 8',
    campaigns: [{ ID: 'kh-bkk-buos-tofu', name: 'Free fried tofu', tcDetails: 'With dishes for US$ 8 or more. One an order.', freeItem: { ID: 'buos-tauhu', name: 'Fried tofu', minSubtotal: 800 } }],
    menu: [
      part('Pots', [own('buos-amok', { title: 'Oyster mushroom amok · អាម៉ុកផ្សិត', description: 'Mushrooms from Kampong Cham, coconut cream, banana leaf' }), 'buos-kari', 'buos-korko', 'buos-machu']),
      part('Wok', ['buos-lok-lak', 'buos-cha-phset', 'buos-cha-khnhei', 'buos-trakuon', 'buos-bay-cha', 'buos-mi']),
      part('Noodles and porridge', ['buos-kt', 'buos-nbc', 'buos-borbor']),
      part('Salads and fritters', ['buos-papaya', 'buos-trayong', 'buos-naem', 'buos-chai-yo', 'buos-tauhu']),
      part('Sweet and drinks', ['ansom-chek', 'chek-ktis', 'svay-damnaeb', 'sandaek', 'kroch-chhma']),
    ],
  }),
  kitchen({
    ID: 'kh-bassac-burger', name: 'Bassac Smash', cuisines: ['Burgers', 'Western', 'Fried chicken'], address: '21 Street 29, Tonle Bassac, Phnom Penh', at: [11.5496, 104.9351], radius: 5_500,
    open: '11:00-23:00', preparationMinutes: 14, rating: 4.3, voteCount: 1_150,
    menu: [
      part('Burgers', [own('burger-kh', { ID: 'bassac-double', title: 'Bassac double · ប៊ឺហ្គឺសាច់គោពីរ', description: 'Two patties pressed thin, cheddar, pickled papaya', price: 650 }), 'burger-kh', 'burger-moan', 'burger-phset']),
      part('Fried chicken', ['moan-bampong', 'slap-bampong', 'kfc-kh', own('moan-bampong', { ID: 'tenders', title: 'Chicken tenders · សាច់មាន់បំពង', englishName: 'Four, with pepper mayonnaise', description: 'Kampot pepper, lemon', price: 400, picture: 'chicken-tenders', says: 'wheat egg; maybe milk soy', modifierGroups: [] })]),
      part('Plates', ['kampot-steak', 'pork-chop-kh', 'fish-chips-kh', 'caesar-kh', 'carbonara-kh', 'bolognese-kh']),
      part('Sides', ['damlong-barang', own('damlong-barang', { ID: 'sweet-potato', title: 'Sweet potato fries · ដំឡូងជ្វាបំពង', englishName: 'With chilli salt', description: 'Orange ones', price: 225, picture: 'sweet-potato-fries' }), 'naem-srus']),
      part('Sweet and drinks', ['brownie-kh', 'cake-kh', 'soda-kroch', 'krolok-svay', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-bkk-brunch', name: 'Kafe Champa · កាហ្វេចំប៉ា', cuisines: ['Café', 'Brunch', 'Coffee'], address: '33 Street 302, BKK1, Phnom Penh', at: [11.5484, 104.9236], radius: 5_500,
    open: '07:00-18:00', preparationMinutes: 13, rating: 4.5, voteCount: 1_270, level: 1.2, tables: tables('kh-bkk-brunch', 9),
    menu: [
      part('Brunch', ['breakfast-kh', own('avo-kh', { title: 'Avocado, dukkah and duck egg · នំប៉័ងផ្លែបឺរពងទា', description: 'Mondulkiri avocado, poached duck egg, cashews on sourdough', says: 'wheat egg treeNut sesame; maybe milk; veg' }), 'pancake-kh', 'croissant-kh', 'croque-kh']),
      part('Plates', ['caesar-kh', 'club-kh', 'salmon-don-kh', 'carbonara-kh', 'bay-cha-moan', 'naem-srus']),
      part('Coffee', ['latte-kh', 'cappuccino-kh', 'americano-kh', 'palm-latte', 'coconut-coffee']),
      part('Cold', ['matcha-kh', 'krolok-ber', 'passion-kh', 'kroch-pursat']),
      part('Cakes', ['cake-kh', 'brownie-kh', 'flan-kh', 'choc-cake-kh']),
    ],
  }),
  kitchen({
    ID: 'kh-olympic-noodles', name: 'Lanzhou Stretch, Olympic · 奥林匹克拉面', cuisines: ['Chinese', 'Noodles', 'Dumplings'], address: '58 Street 286, Olympic, Phnom Penh', at: [11.5549, 104.9121], radius: 6_000,
    open: '09:00-22:00', preparationMinutes: 12, rating: 4.3, voteCount: 1_390, level: 1.05,
    menu: [
      part('Hand-pulled · មីដៃ', [own('hand-pulled', { title: 'Beef noodles, pulled for you · មីដៃសាច់គោ', englishName: 'Hand-pulled beef noodles', description: 'Dough slapped on the board when you order; beef, radish, chilli oil' }), 'hand-cut-fried', own('hand-pulled', { ID: 'duck-pulled', title: 'Roast duck pulled noodles · មីដៃទាខ្វៃ', englishName: 'Hand-pulled noodles with duck', description: 'Five-spice broth', price: 375, says: 'wheat soy; maybe sesame' })]),
      part('Dumplings', ['jiaozi-kh', own('jiaozi-kh', { ID: 'fried', title: 'Fried jiaozi, 10 · គាវចៀន', englishName: 'Crisp bases', description: 'Pork and cabbage', price: 300 }), 'mi-kiev-kh', 'char-siu-bao-kh']),
      part('Wok', ['mapo-kh', 'kung-pao-kh', 'aubergine-kh', 'chou-aem', 'cha-spey', 'cha-trakuon']),
      part('Rice', ['yangzhou-kh', 'bay-cha-moan', 'bay-tea', 'bay-sor']),
      part('Drinks', ['te-kdao', 'te-tuk-kak', 'sandaek', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-cham-halal', name: 'Boeng Kak Cham Kitchen · ម្ហូបចាមបឹងកក់', cuisines: ['Halal', 'Cham', 'Malay'], address: '17 Street 86, Boeng Kak, Phnom Penh', at: [11.5791, 104.9158], radius: 7_000,
    open: '07:00-21:00', shut: ['2027-03-10', '2027-05-17'], preparationMinutes: 13, rating: 4.3, voteCount: 540, freeDeliveryFrom: 1_200, halal: true, level: 1.05,
    menu: [
      part('Cham pots · ម្ហូបចាម', [own('saraman', { title: 'Saraman of the river · ការីសារ៉ាម៉ាន់ចាម', description: 'Beef, coconut roasted black, peanuts; the feast dish of the Cham' }), own('cham-moan', { title: 'Kari sach moan Cham · ការីសាច់មាន់ចាម', description: 'Coconut, turmeric, potato, rice beside' }), 'cham-soup', 'cham-biryani', 'machu-kroeung']),
      part('Wok', ['cha-kroeung-ko', 'cha-kroeung-moan', 'cha-khnhei', 'cham-nasi', 'cham-mi', 'bay-cha-ko']),
      part('Grill', ['ko-chongkak', 'moan-ang-kh', 'slap-ang', 'cham-satay', 'trey-ang-kh']),
      part('Noodles and breads', ['kt-ko', 'kt-khoko', 'nbc-khmer', 'cham-roti', 'cham-murtabak']),
      part('Drinks', ['te-tdk', 'kroch-chhma', 'krolok-ber', 'ampov', 'tuk-sot']),
    ],
  }),
  kitchen({
    ID: 'kh-toul-tom-poung-seoul', name: 'Seoul Street, Toul Tom Poung · សេអ៊ូលទួលទំពូង', cuisines: ['Korean', 'Japanese', 'Fried chicken'], address: '41 Street 454, Toul Tom Poung, Phnom Penh', at: [11.5381, 104.9172], radius: 5_500,
    open: '11:00-22:30', preparationMinutes: 16, rating: 4.2, voteCount: 690,
    menu: [
      part('Chicken', [own('kfc-kh', { title: 'Seoul Street chicken · មាន់បំពងសេអ៊ូល', description: 'Fried twice, red glaze, sesame, pickled radish' }), own('kfc-kh', { ID: 'soy-garlic', title: 'Soy garlic chicken · មាន់បំពងខ្ទឹមស', englishName: 'Korean fried chicken, not hot', description: 'Honey, garlic, sesame', says: 'wheat soy sesame; maybe egg', modifierGroups: [] }), 'slap-bampong', 'moan-bampong']),
      part('Bowls · បាយ', ['bibimbap-kh', 'salmon-don-kh', 'katsu-kh', 'bay-cha-krok', 'bay-cha-samot']),
      part('Noodles and stews', ['ramen-kh', 'kimchi-kh', 'mi-cha-kh', own('kt-samot', { title: 'Jjamppong · មីគ្រឿងសមុទ្រហឹរ', englishName: 'Spicy seafood noodles', description: 'Prawns, squid, chilli broth', price: 575, says: 'crustacean mollusc wheat; maybe pork egg soy fish; hot 2' })]),
      part('Snacks', ['tteokbokki-kh', 'gyoza-kh', 'damlong-barang', 'naem-srus']),
      part('Drinks', ['te-kuch', 'soda-kroch', 'te-tuk-kak', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-chamkarmon-home', name: 'Mhob Phteah Yeay Sokha · ម្ហូបផ្ទះយាយសុខា', cuisines: ['Khmer', 'Home cooking', 'Soup'], address: '15 Street 95, Boeung Trabek, Phnom Penh', at: [11.5369, 104.9222], radius: 6_500,
    open: '10:00-20:00', dayOff: 'Sun', shut: ['2027-04-14', '2027-04-15', '2027-04-16'], preparationMinutes: 13, rating: 4.4, voteCount: 920, level: 0.9,
    menu: [
      part('Soups', [own('korko', { title: 'Samlor korko Yeay Sokha · សម្លកកូរយាយសុខា', description: 'Nine vegetables, rice toasted in her pan, catfish, prahok' }), 'machu-kroeung', 'machu-yuon', 'prahoer', 'sngor-moan']),
      part('Pots', ['kho-chrouk', 'kari-moan', 'prahok-ktis', 'prahok-ang', 'tuk-kroeung', 'trey-ngiet']),
      part('Wok', ['cha-khnhei', 'cha-trob', 'cha-trakuon', 'chou-aem', 'pong-chien', 'trey-chien-chuon']),
      part('Salads', ['bok-lhong', 'nhoam-svay', 'plea-ko']),
      part('Rice, sweet, drinks', ['bay-sor', 'borbor-pot', 'chek-ktis', 'thnaot-juice']),
    ],
  }),
]
