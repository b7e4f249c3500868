// Kitchens of Siem Reap: the Old Market, Wat Bo, Sivutha and Psar Leu.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const siemReap = [
  kitchen({
    ID: 'kh-sr-old-market', name: 'Psar Chas Kitchen · ផ្ទះបាយផ្សារចាស់', cuisines: ['Khmer', 'Amok', 'Rice'], address: '11 Street 9, Old Market, Siem Reap', at: [13.3541, 103.8562], radius: 6_000,
    open: '08:00-22:30', preparationMinutes: 14, rating: 4.5, voteCount: 2_170, tables: tables('kh-sr-old-market', 14), promo: '15% off amok trey',
    campaigns: [{ ID: 'kh-sr-old-market-amok', name: '15% off amok trey', tcDetails: 'All day. The discount is in the price shown.' }],
    menu: [
      part('Khmer', [own('amok-trey', { title: 'Amok of the Old Market · អាម៉ុកត្រីផ្សារចាស់', description: 'Tonle Sap fish, noni leaf, steamed in banana leaf', off: 15, campaignID: 'kh-sr-old-market-amok' }), 'lok-lak-ko', 'kari-moan', 'cha-kroeung-ko', 'cha-khnhei', 'chou-aem']),
      part('Soups', ['machu-kroeung', 'korko', 'sngor-trey', 'machu-ktis']),
      part('Rice and noodles', ['bay-cha-samot', 'bay-cha-moan', 'kt-cha', 'mi-cha-kh', 'bay-sor']),
      part('Rolls and salads', ['naem-srus', 'chai-yo-kh', 'nhoam-svay', 'nhoam-trayong']),
      part('Sweet and drinks', ['svay-damnaeb', 'chek-chien', 'doung', 'krolok-svay', 'kroch-chhma']),
    ],
  }),
  kitchen({
    ID: 'kh-sr-preah-dak', name: 'Num Banh Chok Preah Dak · នំបញ្ចុកព្រះដាក់', cuisines: ['Noodles', 'Khmer', 'Breakfast'], address: '24 Wat Bo Road, Siem Reap', at: [13.3587, 103.8611], radius: 6_500,
    open: '06:00-15:00', preparationMinutes: 8, rating: 4.6, voteCount: 1_480, level: 0.95,
    menu: [
      part('Num banh chok', [own('nbc-khmer', { title: 'Num banh chok Preah Dak · នំបញ្ចុកព្រះដាក់', description: 'Noodles pressed at dawn in the village by the temples, green gravy, palm flowers' }), 'nbc-kari', 'nbc-kampot', 'buos-nbc']),
      part('Noodle soups', ['kt-pp', 'kt-ko', 'kt-chrouk', 'mi-kola']),
      part('Rice and porridge', ['bay-chrouk', 'bay-moan', 'borbor-moan', 'borbor-trey']),
      part('Cakes', ['num-thnaot', 'ansom-chek', 'ansom-chrouk', 'plae-ai', 'num-krok', 'kralan-kh']),
      part('Drinks', ['kafe-tdk', 'thnaot-juice', 'ampov', 'te-tuk-kak']),
    ],
  }),
  kitchen({
    ID: 'kh-sr-barbecue', name: 'Phnom Phleung Sivutha · ភ្នំភ្លើងស៊ីវត្ថា', cuisines: ['Grill', 'Hot pot', 'Khmer'], address: '88 Sivutha Boulevard, Siem Reap', at: [13.3601, 103.8548], radius: 6_500,
    open: '16:00-00:00', preparationMinutes: 20, rating: 4.3, voteCount: 1_190, level: 1.25, tables: tables('kh-sr-barbecue', 22), orderValueLimit: 10_000,
    menu: [
      part('Table fires', [own('phnom-phleung', { ID: 'five-meats', title: 'Phnom phleung, five meats · ភ្នំភ្លើងសាច់ប្រាំមុខ', englishName: 'Table grill of five meats', description: 'Beef, pork, chicken, squid, prawns, butter; the burner comes along', says: 'beef pork mollusc crustacean milk; maybe egg soy fish', price: 1_500 }), 'phnom-phleung', 'sup-chhnang-dei', 'sup-ko']),
      part('Skewers and grill', ['ko-chongkak', 'chrouk-ang', 'slap-ang', 'moan-ang-kh', 'sach-krok', 'trey-ang-kh', 'khyong']),
      part('Salads', ['plea-ko', 'larb-ko', 'bok-lhong', 'bok-kdam']),
      part('Wok', ['cha-kdao-ko', 'cha-trakuon', 'bay-cha-ko', 'bay-sor']),
      part('Drinks', ['ampov', 'soda-kroch', 'pesechak', 'tuk-sot']),
    ],
  }),
  kitchen({
    ID: 'kh-sr-wat-bo-green', name: 'Lotus Bowl, Wat Bo · ចានឈូក', cuisines: ['Vegan', 'Vegetarian', 'Salads'], address: '7 Street 26, Wat Bo, Siem Reap', at: [13.3562, 103.8624], radius: 6_000,
    open: '08:00-21:00', preparationMinutes: 12, rating: 4.5, voteCount: 880, vegetarian: true, level: 1.15,
    menu: [
      part('Khmer without meat', ['buos-amok', 'buos-kari', own('buos-lok-lak', { title: 'Lok lak of mushrooms · ឡុកឡាក់ផ្សិត', description: 'Oyster mushrooms seared hard, lime and Kampot pepper' }), 'buos-machu', 'buos-cha-khnhei']),
      part('Bowls and noodles', ['buos-nbc', 'buos-kt', 'buos-bay-cha', 'buos-mi', 'buos-borbor']),
      part('Fresh', ['buos-naem', 'buos-papaya', 'buos-trayong', 'buos-tauhu']),
      part('Brunch', [own('avo-kh', { says: 'wheat egg; maybe milk; veg', description: 'Avocado, poached egg, seeds' }), 'pancake-kh', 'burger-phset', 'dal-kh']),
      part('Drinks', ['passion-kh', 'khnhei-tea', 'ovlek', 'coconut-coffee', 'sandaek']),
    ],
  }),
  kitchen({
    ID: 'kh-sr-coffee', name: 'Angkor Roast · កាហ្វេអង្គរ', cuisines: ['Café', 'Coffee', 'Bakery'], address: '52 Street 27, Wat Bo, Siem Reap', at: [13.3611, 103.8632], radius: 5_500,
    open: '06:30-19:00', preparationMinutes: 9, rating: 4.4, voteCount: 1_030, freeDeliveryFrom: 1_000, promo: 'Free croissant from US$ 10',
    campaigns: [{ ID: 'kh-sr-coffee-croissant', name: 'Free croissant', tcDetails: 'With dishes for US$ 10 or more. One an order.', freeItem: { ID: 'croissant-kh', name: 'Croissant', minSubtotal: 1_000 } }],
    menu: [
      part('Coffee', [own('latte-kh', { title: 'Angkor latte · ឡាតេអង្គរ', description: 'Ratanakiri robusta and Mondulkiri arabica, roasted in town' }), 'cappuccino-kh', 'americano-kh', 'palm-latte', 'kafe-tdk', 'coconut-coffee']),
      part('Tea and fruit', ['te-baitong', 'te-kuch', 'krolok-ber', 'krolok-chamroh', 'passion-kh']),
      part('Bakery', ['croissant-kh', 'cake-kh', 'brownie-kh', 'egg-tart-kh', 'sangkhya-bread']),
      part('Plates', ['breakfast-kh', 'club-kh', 'caesar-kh', 'num-pang-sach', 'bay-chrouk']),
    ],
  }),
  kitchen({
    ID: 'kh-sr-pizza', name: 'Street 11 Oven · ឡភីហ្សាផ្លូវ១១', cuisines: ['Pizza', 'Italian', 'Western'], address: '36 Street 11, Old Market, Siem Reap', at: [13.3536, 103.8547], radius: 5_500,
    open: '11:00-23:00', preparationMinutes: 18, rating: 4.2, voteCount: 790, level: 1.15,
    menu: [
      part('Pizza · ភីហ្សា', ['pizza-margherita-kh', 'pizza-samot', 'pizza-hawaii', own('pizza-margherita-kh', { ID: 'amok-pizza', title: 'Amok pizza · ភីហ្សាអាម៉ុក', englishName: 'Pizza with amok fish', description: 'Fish in kroeung, coconut, lime leaf', price: 850, picture: 'egg-pizza', says: 'wheat milk fish; maybe egg crustacean; hot 1' }), own('pizza-hawaii', { ID: 'sausage', title: 'Khmer sausage pizza · ភីហ្សាសាច់ក្រក', englishName: 'Pizza with sweet beef sausage', description: 'Beef sausage, chilli, basil', says: 'wheat milk beef; maybe pork soy; hot 1' })]),
      part('Pasta', ['carbonara-kh', 'bolognese-kh', own('carbonara-kh', { ID: 'pepper-squid', title: 'Spaghetti with squid and green pepper · ស្ប៉ាហ្គេទីមឹក', englishName: 'Kampot pepper on the stem', description: 'Squid, garlic', price: 650, picture: 'garlic-noodles', says: 'wheat mollusc; maybe egg' })]),
      part('Plates', ['kampot-steak', 'pork-chop-kh', 'fish-chips-kh', 'burger-kh', 'burger-moan']),
      part('Beside', ['caesar-kh', 'damlong-barang', 'slap-bampong', 'croque-kh']),
      part('Sweet and drinks', ['karem-doung', 'cake-kh', 'flan-kh', 'soda-kroch', 'pesechak']),
    ],
  }),
  kitchen({
    ID: 'kh-sr-psar-leu', name: 'Kuy Teav Psar Leu Bong Dara · គុយទាវបងដារ៉ា', cuisines: ['Noodles', 'Breakfast', 'Street food'], address: 'National Road 6, Psar Leu, Siem Reap', at: [13.3648, 103.8758], radius: 6_500,
    open: '05:30-13:00 16:00-21:00', preparationMinutes: 9, rating: 4.3, voteCount: 1_340, level: 0.85, isIntegrated: false,
    menu: [
      part('Noodles', [own('kt-khoko', { title: 'Kuy teav kho ko Bong Dara · គុយទាវខគោបងដារ៉ា', description: 'Beef cheek, carrots, a baguette to wipe the bowl', says: 'beef fish wheat; maybe soy' }), 'kt-pp', 'kt-ko', 'mi-katang', 'lort-cha', 'mi-kiev-kh']),
      part('Rice', ['bay-chrouk', 'bay-moan', 'bay-pong', 'bay-tea', 'bay-cha-krok']),
      part('Bread', ['num-pang-pate', 'num-pang-sach', 'num-pang-pong', 'num-pang-khoko']),
      part('Snacks and sweet', ['kachay', 'num-pao-kh', 'num-kong', 'lot-kh', 'cha-houy']),
      part('Drinks', ['kafe-tdk', 'te-tdk', 'ampov', own('krolok-chamroh', soldOut)]),
    ],
  }),
  kitchen({
    ID: 'kh-sr-tandoor', name: 'Angkor Tandoor House', cuisines: ['Indian', 'Halal', 'Curry'], address: '19 Street 8, Old Market, Siem Reap', at: [13.3557, 103.8531], radius: 6_000,
    open: '10:00-22:30', preparationMinutes: 16, rating: 4.2, voteCount: 460, halal: true,
    menu: [
      part('Curries', [own('tikka-kh', { title: 'Tikka masala of the clay oven', description: 'Chicken charred first, tomato and cream after' }), 'dal-kh', 'cham-moan', 'saraman', 'kari-ko']),
      part('Rice', ['cham-biryani', 'bay-cha-moan', 'bay-cha-ko', 'cham-nasi', 'bay-sor']),
      part('Breads', ['naan-kh', 'cham-roti', 'cham-murtabak']),
      part('Grill and wok', ['cham-satay', 'ko-chongkak', 'moan-ang-kh', 'cha-kroeung-moan', 'cham-mi']),
      part('Drinks and sweet', ['te-tdk', 'krolok-svay', 'kroch-chhma', 'khnhei-tea', 'svay-damnaeb']),
    ],
  }),
]
