// Kitchens of the west: Clementi, Jurong, Bukit Timah.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const west = [
  kitchen({
    ID: 'sg-kwong-kee', name: 'Kwong Kee Wanton Noodles · 广记云吞面', cuisines: ['Noodles', 'Cantonese', 'Hawker'], address: '448 Clementi Avenue 3 #01-50', at: [1.3138, 103.7646], radius: 5_000,
    open: '07:30-20:00', dayOff: 'Thu', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 10, rating: 4.5, voteCount: 1_220, level: 0.95, promo: '12% off wanton mee',
    campaigns: [{ ID: 'sg-kwong-kee-wanton', name: '12% off wanton mee', tcDetails: 'All day. The discount is in the price shown.' }],
    menu: [
      part('Noodles', [own('wanton-mee', { title: 'Kwong Kee wanton mee · 广记云吞面', off: 12, campaignID: 'sg-kwong-kee-wanton', description: 'Duck-egg noodles, char siew over charcoal, lard on request' }), 'dumpling-noodles', own('wanton-mee', { ID: 'mushroom-mee', title: 'Chicken feet and mushroom noodles · 香菇鸡脚面', description: 'Braised feet and shiitake, gravy on the noodles', price: 620, picture: 'mie-yamin', says: 'wheat egg soy sesame; maybe pork crustacean' }), 'beef-hor-fun', 'sin-chew-bee-hoon']),
      part('Soups', ['wanton-soup', own('wanton-soup', { ID: 'shui-jiao-soup', title: 'Shui jiao soup · 水饺汤', description: 'Six, chestnut and black fungus', englishName: 'Pork dumpling soup', price: 580 }), 'red-oil-dumplings', 'chicken-bones-soup']),
      part('Rice', ['char-siew-rice', 'roast-pork-rice', 'chicken-rice-soya', 'yang-chow-rice']),
      part('Breakfast', ['economic-bee-hoon', 'chee-cheong-fun-sg', 'chwee-kueh', 'pork-porridge']),
      part('Drinks', ['kopi', 'teh', 'yuan-yang', 'barley-sg', 'lime-juice-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-ria-penyet', name: 'Dapur Ria Ayam Penyet', cuisines: ['Indonesian', 'Malay', 'Halal'], address: '50 Jurong Gateway Road #04-12', at: [1.3334, 103.7429], radius: 6_500,
    open: '11:00-22:00', preparationMinutes: 16, rating: 4.4, voteCount: 1_560, halal: true, tables: tables('sg-ria-penyet', 14),
    menu: [
      part('Penyet and bakar', [own('ayam-penyet', { title: 'Ayam penyet Ria', price: 850, description: 'Smashed under the stone, crumbs, tempeh, a sambal that is ground to order' }), 'bebek-goreng', 'ayam-bakar-sg', own('ikan-bakar-sg', { title: 'Ikan nila bakar', englishName: 'Grilled tilapia', price: 1_380 }), own('ayam-penyet', { ID: 'empal', title: 'Empal penyet', description: 'Beef boiled in spice, smashed, fried', englishName: 'Smashed fried beef', price: 980, picture: 'dendeng', says: 'beef soy wheat crustacean; hot 3' })]),
      part('Rice', ['nasi-padang', 'nasi-goreng-kampong', own('nasi-goreng-kampong', { ID: 'nasi-goreng-seafood', title: 'Nasi goreng laut', description: 'Prawns, squid, fried egg', englishName: 'Seafood fried rice', price: 780, picture: 'shrimp-fried-rice', says: 'crustacean mollusc egg soy; hot 1' }), 'plain-rice-sg']),
      part('Soups and noodles', ['soto-ayam-sg', own('mee-soto', { title: 'Bakso urat', englishName: 'Beef ball noodle soup', price: 680, picture: 'bakso', says: 'beef wheat soy; maybe egg', description: 'Springy beef balls, glass noodles' }), own('sup-kambing', { title: 'Sop buntut', englishName: 'Oxtail soup', price: 1_280, says: 'beef; maybe soy', picture: 'sop-buntut', description: 'Nutmeg, carrot, emping' }), 'mee-hoon-goreng']),
      part('Vegetables', ['gado-gado-sg', 'tahu-goreng', 'sambal-goreng', own('sambal-kangkong', { title: 'Cah kangkung', englishName: 'Stir-fried water spinach', price: 780 })]),
      part('Sweet and drinks', ['pulut-hitam', 'goreng-pisang-sg', 'avocado-sg', 'bandung-sg', 'teh-o-peng', 'coconut-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-kimchi-lane', name: 'Kimchi Lane, Bukit Timah · 김치골목', cuisines: ['Korean', 'Barbecue', 'Stews'], address: '144 Upper Bukit Timah Road #03-11', at: [1.3422, 103.7763], radius: 5_500,
    open: '11:30-15:00 17:00-22:00', dayOff: 'Mon', preparationMinutes: 20, rating: 4.5, voteCount: 610, level: 1.1,
    menu: [
      part('Stews and soups', ['kimchi-jjigae', 'army-stew', own('kimchi-jjigae', { ID: 'doenjang', title: 'Doenjang jjigae · 된장찌개', description: 'Tofu, courgette, clams, rice beside', englishName: 'Soybean paste stew', price: 1_280, picture: 'samlor-korko', says: 'soy wheat mollusc fish; hot 1' }), own('beef-noodle-tw', { ID: 'galbitang', title: 'Galbitang · 갈비탕', description: 'Short ribs, radish, glass noodles, egg', englishName: 'Beef rib soup', price: 1_880, picture: 'bulalo', says: 'beef egg soy sesame', modifierGroups: [] })]),
      part('From the grill', [own('gyudon', { ID: 'bulgogi', title: 'Bulgogi with rice · 불고기', description: 'Thin beef, pear, onions, rice', englishName: 'Sweet soy beef', price: 1_680, says: 'beef soy sesame wheat', picture: 'hotplate-beef' }), own('moo-ping', { ID: 'samgyeopsal', title: 'Samgyeopsal plate · 삼겹살', englishName: 'Grilled pork belly', price: 1_880, picture: 'liempo', says: 'pork soy sesame', description: 'Lettuce, garlic, ssamjang' }), own('coffee-ribs', { ID: 'galbi', title: 'LA galbi · 갈비', englishName: 'Marinated short ribs', price: 2_680, picture: 'ribs', says: 'beef soy sesame wheat', description: 'Pear and soy', modifierGroups: [] })]),
      part('Rice and noodles', ['bibimbap-sg', 'japchae', own('udon-soup', { ID: 'naengmyeon', title: 'Naengmyeon · 냉면', englishName: 'Cold buckwheat noodles', price: 1_480, picture: 'hu-tieu', says: 'wheat beef egg soy; hot 1', description: 'Icy broth, pear, mustard' }), 'kimbap']),
      part('To share', ['tteokbokki', 'korean-fried-chicken', own('carrot-cake-black', { ID: 'kimchi-jeon', title: 'Kimchi pancake · 김치전', description: 'Crisp rim, soy dip', price: 1_380, picture: 'egg-pizza', says: 'wheat egg fish; hot 1', modifierGroups: [] }), own('fried-dumplings', { ID: 'jjin-mandu', title: 'Steamed mandu · 찐만두', description: 'Pork, tofu, glass noodles', englishName: 'Steamed dumplings', price: 980 })]),
      part('Drinks and sweet', ['green-tea-jp', 'soda-sg', own('snow-ice', { ID: 'bingsu', title: 'Red bean bingsu · 팥빙수', description: 'Milk ice, sweet beans, rice cake', englishName: 'Milk ice with red beans', price: 1_280, says: 'milk; veg', picture: 'ice-kacang' }), 'lemon-green-tea', 'water-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-west-coast-zc', name: 'Ah Huat Zi Char · 阿发煮炒', cuisines: ['Zi char', 'Seafood', 'Chinese'], address: '726 Clementi West Street 2 #01-181', at: [1.3035, 103.7644], radius: 6_500,
    open: '11:00-14:30 17:00-23:00', lastOrder: 30, preparationMinutes: 24, rating: 4.4, voteCount: 990, orderValueLimit: 40_000, promo: '20% off har cheong gai',
    campaigns: [{ ID: 'sg-west-coast-zc-wings', name: '20% off har cheong gai', tcDetails: 'Evenings and lunch. The discount is in the price shown.' }],
    menu: [
      part('What everyone orders', [own('har-cheong-gai-sg', { off: 20, campaignID: 'sg-west-coast-zc-wings', description: 'Overnight in prawn paste, fried twice, never oily' }), own('moonlight-hor-fun', { title: 'Ah Huat moonlight hor fun · 阿发月光河', price: 1_000 }), 'hotplate-tofu', 'cereal-prawns']),
      part('Meat', ['coffee-ribs', 'sweet-sour-pork-sg', 'gong-bao-chicken', 'ginger-beef', 'yam-ring']),
      part('Seafood', ['sambal-lala', 'steamed-seabass', 'sweet-sour-fish', 'salted-egg-prawns', 'fried-you-tiao-squid']),
      part('Greens and eggs', ['sambal-kangkong', 'sweet-potato-leaves', 'four-heavenly-kings', 'foo-yong-egg']),
      part('Rice and noodles', ['yang-chow-rice', 'salted-fish-rice', 'white-bee-hoon', 'ee-fu-noodles', 'mantou-fried']),
      part('Drinks', ['barley-sg', 'lime-juice-sg', 'soda-sg', 'chrysanthemum']),
    ],
  }),
  kitchen({
    ID: 'sg-jurong-dum', name: 'Jurong Dum Briyani House', cuisines: ['Briyani', 'Indian Muslim', 'Halal'], address: '252 Jurong East Street 24 #01-125', at: [1.3418, 103.7369], radius: 6_000,
    open: '10:00-21:00', preparationMinutes: 12, rating: 4.4, voteCount: 1_040, halal: true, promo: 'Free mango lassi from S$ 30',
    campaigns: [{ ID: 'sg-jurong-dum-lassi', name: 'Free mango lassi', tcDetails: 'One with dishes for S$ 30 or more. One an order.', freeItem: { ID: 'mango-lassi', name: 'Mango lassi', minSubtotal: 3_000 } }],
    menu: [
      part('Dum briyani', ['briyani-chicken', own('briyani-mutton', { title: 'Shoulder of mutton dum briyani', price: 1_080, description: 'The pot is opened at eleven and at six' }), 'briyani-fish', own('briyani-chicken', { ID: 'briyani-pot', title: 'Family pot, for five', price: 4_800, description: 'Chicken and mutton under one crust, achar, raita', says: 'milk; maybe treeNut; hot 2' })]),
      part('Curries', ['mutton-mysore', 'butter-chicken', 'dhal-tadka', 'aloo-gobi', 'chicken-65', 'fish-head-curry']),
      part('Tandoor', ['tandoori-chicken', 'chicken-tikka', 'naan-garlic', 'naan-cheese']),
      part('Breads', ['prata-kosong', 'prata-egg', 'murtabak-chicken', 'thosai-masala']),
      part('Drinks', ['mango-lassi', 'masala-chai', 'teh-tarik-sg', 'lime-juice-sg', 'water-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-teck-duck', name: 'Teck Duck and Kway Chap · 德记鸭饭粿汁', cuisines: ['Duck rice', 'Kway chap', 'Teochew'], address: '353 Clementi Avenue 2 #01-108', at: [1.3149, 103.7709], radius: 5_000,
    open: '07:00-14:30', dayOff: 'Mon', preparationMinutes: 12, rating: 4.5, voteCount: 830, isIntegrated: false,
    menu: [
      part('Duck', ['braised-duck-rice', 'duck-noodles', 'roast-duck-rice', own('braised-duck-rice', { ID: 'half-braised', title: 'Half braised duck · 半只卤鸭', description: 'Chopped, tau kwa, gravy', price: 2_400, picture: 'half-chicken', says: 'soy wheat; maybe sesame', modifierGroups: [] }), own('fishball-soup', { ID: 'duck-soup', title: 'Salted vegetable duck soup · 咸菜鸭汤', price: 680, picture: 'tom-saep', says: 'maybe soy wheat', description: 'Sour plum, tomato' })]),
      part('Kway chap', ['kway-chap', own('kway-chap', { ID: 'kway-chap-two', title: 'Kway chap for two · 双人粿汁', price: 1_480, description: 'Belly, intestine, skin, egg, tau pok, fishcake', says: 'soy wheat pork egg fish' }), 'braised-pork-trotter', 'salted-vegetable']),
      part('Rice', ['char-siew-rice', 'lu-rou-fan', 'economy-rice-two', 'plain-rice-sg']),
      part('Beside', ['ngoh-hiang-sg', 'soon-kueh', 'png-kueh', 'bak-chang', 'big-pau']),
      part('Drinks', ['kopi', 'kopi-o', 'teh-c', 'barley-sg', 'soya-milk-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-cedar-bakes', name: 'Cedar Bakes and Coffee', cuisines: ['Bakery', 'Café', 'Cakes'], address: '15 Chun Tin Road, Bukit Timah', at: [1.3409, 103.7744], radius: 5_500,
    open: '08:00-19:00', dayOff: 'Mon', preparationMinutes: 10, rating: 4.5, voteCount: 570, freeDeliveryFrom: 2_500, level: 1.05,
    menu: [
      part('Pastry', ['croissant-sg', own('croissant-sg', { ID: 'almond-croissant', title: 'Twice-baked almond croissant', price: 620, says: 'wheat milk egg treeNut; veg', description: 'Frangipane, yesterday’s best' }), 'donuts-sg', 'egg-tarts-sg', 'curry-puff', 'pineapple-tarts-sg']),
      part('Cakes', ['burnt-cheesecake', 'pandan-chiffon', 'banana-cake', 'lava-cake', own('burnt-cheesecake', { ID: 'ondeh-cake', title: 'Ondeh-ondeh cake, slice', price: 880, picture: 'kuih-talam', says: 'wheat milk egg; veg', description: 'Pandan sponge, gula melaka, coconut' })]),
      part('Sandwiches', ['grilled-cheese', 'club-sandwich', own('banh-mi-sg', { price: 980 }), 'avocado-toast']),
      part('Brunch', ['eggs-benedict', 'pancakes-sg', 'waffle-ice']),
      part('Coffee and tea', ['latte-sg', 'flat-black', 'matcha-iced', 'masala-chai']),
      part('Cold', ['orange-sg', 'lemon-green-tea', 'watermelon-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-pho-lantern', name: 'Lantern Phở, Clementi', cuisines: ['Vietnamese', 'Noodles', 'Sandwiches'], address: '3155 Commonwealth Avenue West #05-41', at: [1.3152, 103.7652], radius: 5_500,
    open: '11:00-21:30', preparationMinutes: 14, rating: 4.4, voteCount: 680,
    menu: [
      part('Phở', ['pho-bo-sg', own('pho-bo-sg', { ID: 'pho-ga', title: 'Phở gà', description: 'Poached chicken, lime leaf, herbs', englishName: 'Chicken noodle soup', price: 980, picture: 'pho-ga', says: 'fish; maybe soy' }), own('pho-bo-sg', { ID: 'pho-dac-biet', title: 'Phở đặc biệt', englishName: 'Beef noodle soup with everything', price: 1_380, description: 'Rare beef, brisket, tendon, beef balls' }), own('beef-noodle-tw', { ID: 'bun-bo-hue', title: 'Bún bò Huế', englishName: 'Spicy beef noodle soup', price: 1_180, says: 'beef pork fish crustacean; hot 2', description: 'Lemongrass, shrimp paste' })]),
      part('Dry noodles and rice', ['bun-thit', own('bun-thit', { ID: 'bun-cha', title: 'Bún chả', description: 'Patties off the charcoal, pickles, dip, peanuts', englishName: 'Grilled pork with cold noodles', price: 1_180, picture: 'bun-cha' }), own('pork-chop-fried-rice', { ID: 'com-tam', title: 'Cơm tấm', description: 'Grilled chop, shredded skin, egg loaf', englishName: 'Broken rice with pork chop', price: 1_080, picture: 'com-tam', says: 'pork egg fish; maybe wheat soy', modifierGroups: [] })]),
      part('Bánh mì', ['banh-mi-sg', own('banh-mi-sg', { ID: 'banh-mi-ga', title: 'Bánh mì gà', description: 'Lemongrass chicken, pickles, mayonnaise', englishName: 'Baguette with grilled chicken', price: 880, says: 'wheat fish soy egg; maybe milk pork', picture: 'banh-mi-roast' }), own('banh-mi-sg', { ID: 'banh-mi-chay', title: 'Bánh mì chay', description: 'Fried tofu, mushroom pate, pickles', englishName: 'Baguette with tofu', price: 780, says: 'wheat soy; maybe milk egg; veg', picture: 'banh-mi-tofu' })]),
      part('Rolls and salads', ['summer-rolls', own('summer-rolls', { ID: 'cha-gio', title: 'Chả giò, 4 rolls', description: 'Pork, prawns, glass noodles, lettuce to wrap', englishName: 'Fried spring rolls', price: 780, picture: 'cha-gio', says: 'pork crustacean egg wheat fish' }), own('carrot-cake-white', { ID: 'banh-xeo', title: 'Bánh xèo', description: 'Prawns, pork, beansprouts, herbs to wrap', englishName: 'Crisp turmeric pancake', price: 1_180, picture: 'banh-xeo', says: 'crustacean pork fish', modifierGroups: [] }), own('mango-salad-sg', { title: 'Gỏi xoài', description: 'Dried shrimp, herbs, peanuts', englishName: 'Green mango salad', says: 'fish peanut crustacean; hot 1' })]),
      part('Drinks', [own('kopi-peng-sg', { title: 'Cà phê sữa đá', englishName: 'Iced coffee with condensed milk', price: 480, modifierGroups: [] }), own('latte-sg', { ID: 'salt-coffee', title: 'Cà phê muối', description: 'Drip coffee under salted cream', englishName: 'Salted cream coffee', price: 520, picture: 'salted-coffee', modifierGroups: [] }), 'lime-juice-sg', 'coconut-sg', own('soda-sg', { title: 'Soda chanh', englishName: 'Lime soda', picture: 'lime-soda', price: 380 })]),
      part('Sweet', [own('mango-sago', { title: 'Chè ba màu', description: 'Beans, pandan jelly, coconut, ice', englishName: 'Three-colour dessert', picture: 'che', says: 'maybe milk; veg' })]),
    ],
  }),
]
