// Kitchens of the north: Toa Payoh, Bishan, Ang Mo Kio, Serangoon, Hougang.
import { modifier, pickOne, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

const teochewRice = pickOne('porridge', 'With', [modifier('with-porridge', 'Teochew porridge'), modifier('with-rice', 'Steamed rice'), modifier('with-yam-rice', 'Yam rice', 50)])

export const north = [
  kitchen({
    ID: 'sg-hock-chuan', name: 'Hock Chuan Chicken Rice · 福泉鸡饭', cuisines: ['Chicken rice', 'Hawker', 'Chinese'], address: '190 Toa Payoh Lorong 6 #01-522', at: [1.3327, 103.8492], radius: 4_500,
    open: '10:00-20:30', dayOff: 'Tue', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 10, rating: 4.5, voteCount: 2_120, promo: 'Free barley water from S$ 20',
    campaigns: [{ ID: 'sg-hock-chuan-barley', name: 'Free barley water', tcDetails: 'One with dishes for S$ 20 or more. One an order.', freeItem: { ID: 'barley-sg', name: 'Barley water', minSubtotal: 2_000 } }],
    menu: [
      part('Chicken rice', [own('chicken-rice-steamed', { title: 'Hock Chuan white chicken rice · 福泉白鸡饭', description: 'Dipped in ice for the skin, rice fried with ginger before it is steamed' }), 'chicken-rice-roast', 'chicken-rice-soya', 'lemon-chicken-rice', 'hainan-curry-rice']),
      part('By the chicken', ['half-chicken-plate', own('half-chicken-plate', { ID: 'whole-chicken', title: 'Whole chicken · 全鸡', price: 3_000, description: 'For five or six, sauces for all' })]),
      part('Noodles', [own('wanton-mee', { title: 'Chicken noodles, dry · 鸡丝面', description: 'Tossed in dark soy, shredded breast, chilli', englishName: 'Egg noodles with shredded chicken', says: 'wheat egg soy sesame; maybe pork crustacean; hot 1', picture: 'mie-ayam' }), 'curry-mee', own('dumpling-noodles', { price: 620 })]),
      part('Beside', ['kailan-oyster', 'sweet-potato-leaves', own('wanton-soup', { price: 480 }), 'chicken-bones-soup', own('prawn-paste-tofu', { title: 'Thai-style tofu', price: 780, description: 'Sweet chilli, peanuts', says: 'soy egg peanut wheat; hot 1' }), 'fried-wings-sg']),
      part('Drinks', ['barley-sg', 'lime-juice-sg', 'chrysanthemum', 'kopi-peng-sg', 'soda-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-big-prawn', name: 'Big Head Prawn Noodles · 大头虾面', cuisines: ['Noodles', 'Prawn noodles', 'Hawker'], address: '210 Toa Payoh Lorong 8 #01-33', at: [1.3401, 103.8561], radius: 4_500,
    open: '08:00-15:00', dayOff: 'Mon', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 14, rating: 4.5, voteCount: 1_310, level: 1.05, isIntegrated: false,
    menu: [
      part('Prawn noodles', ['prawn-mee-soup', 'prawn-mee-dry', 'rib-prawn-mee', own('prawn-mee-soup', { ID: 'jumbo-prawn', title: 'Jumbo prawn noodles · 大虾面', englishName: 'Noodle soup with two tiger prawns', price: 1_480, description: 'Two tiger prawns split lengthwise, heads in the stock' }), own('prawn-mee-soup', { ID: 'pig-tail', title: 'Pig’s tail prawn noodles · 猪尾虾面', description: 'Soft tail, two prawns, kangkong', price: 880 })]),
      part('Fried', ['fried-hokkien-mee', own('fried-hokkien-mee', { ID: 'hokkien-opeh', title: 'Hokkien mee in opeh leaf · 福建面', price: 900, description: 'Wetter, with lard and two more prawns, wrapped in leaf' }), 'char-kway-teow', 'oyster-omelette-sg']),
      part('Laksa and lor mee', ['katong-laksa', 'lor-mee', 'mee-siam-hawker']),
      part('Beside', ['ngoh-hiang-sg', 'carrot-cake-white', 'rojak-sg', 'yam-cake']),
      part('Drinks', ['kopi-o', 'teh-c', 'sugar-cane-sg', 'sour-plum-lime', 'barley-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-bishan-fish', name: 'Bishan Fish Soup House · 碧山鱼汤', cuisines: ['Fish soup', 'Noodles', 'Healthy'], address: '283 Bishan Street 22 #01-177', at: [1.3573, 103.8442], radius: 5_000,
    open: '10:30-21:00', preparationMinutes: 14, rating: 4.4, voteCount: 940, freeDeliveryFrom: 2_500,
    menu: [
      part('With bee hoon', [own('fish-bee-hoon', { title: 'Sliced batang bee hoon · 鱼片米粉', description: 'Batang cut when ordered, milky or clear, bitter gourd' }), 'fried-fish-bee-hoon', 'fish-head-bee-hoon', own('fish-bee-hoon', { ID: 'seafood-soup', title: 'Seafood soup bee hoon · 海鲜汤', description: 'Batang, prawns, squid, milky broth', price: 980, picture: 'seafood-soup', says: 'fish crustacean mollusc milk; maybe soy alcohol' })]),
      part('With rice', ['fish-porridge', own('fish-porridge', { ID: 'fish-soup-rice', title: 'Double fish soup and rice · 双鱼汤饭', description: 'Half fried, half sliced, rice beside', englishName: 'Fried and sliced fish soup', price: 880, picture: 'fish-noodle-soup', says: 'fish wheat egg soy; maybe milk crustacean' }), 'sambal-fried-rice', 'salted-fish-rice', 'egg-fried-rice']),
      part('Zi char', ['steamed-seabass', 'hotplate-tofu', 'har-cheong-gai-sg', 'oyster-omelette-sg', 'cereal-prawns']),
      part('Greens', ['sweet-potato-leaves', 'kailan-oyster', 'salted-egg-bitter-gourd']),
      part('Drinks', ['barley-sg', 'chrysanthemum', 'lime-juice-sg', 'grass-jelly-drink', 'water-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-pepper-pot', name: 'Pepper Pot Bak Kut Teh · 胡椒肉骨茶', cuisines: ['Bak kut teh', 'Teochew', 'Chinese'], address: '453 Ang Mo Kio Avenue 10 #01-18', at: [1.3687, 103.8556], radius: 6_000,
    open: '09:00-21:30', preparationMinutes: 15, rating: 4.5, voteCount: 1_250, tables: tables('sg-pepper-pot', 8), promo: '10% off dragon ribs',
    campaigns: [{ ID: 'sg-pepper-pot-ribs', name: '10% off dragon ribs', tcDetails: 'Every day until sold out. The discount is in the price shown.' }],
    menu: [
      part('Bak kut teh', ['bak-kut-teh', own('bak-kut-teh-loin', { off: 10, campaignID: 'sg-pepper-pot-ribs' }), own('bak-kut-teh', { ID: 'herbal', title: 'Klang herbal bak kut teh · 药材肉骨茶', englishName: 'Pork ribs in herb broth', price: 980, description: 'Dark, angelica, tau pok, mushrooms', says: 'pork soy wheat; maybe alcohol' }), own('bak-kut-teh', { ID: 'sliced-fish-pepper', title: 'Sliced fish in pepper broth · 胡椒鱼片汤', description: 'Batang in the peppery pork broth', price: 880, picture: 'fish-noodle-soup', says: 'fish pork; maybe soy' })]),
      part('Braised', ['braised-pork-trotter', 'salted-vegetable', own('kway-chap', { title: 'Braised intestines and tau pok · 卤大肠', description: 'Cleaned three times, soft, dark soy', englishName: '', price: 780, picture: 'dark-braise', says: 'pork soy wheat' }), own('teochew-porridge-set', { ID: 'braised-peanuts', title: 'Braised peanuts · 卤花生', price: 280, picture: 'red-bean-soup', description: 'Soft, five spice', says: 'peanut soy wheat' })]),
      part('Claypots and mee sua', ['claypot-chicken-rice', own('oyster-vermicelli', { title: 'Kidney mee sua · 猪腰面线', description: 'Kidney, ginger, rice wine, sesame oil', englishName: 'Wheat vermicelli with kidney', price: 780, says: 'wheat pork alcohol sesame; maybe egg' }), 'pork-porridge']),
      part('Rice and greens', ['plain-rice-sg', 'you-tiao', 'sweet-potato-leaves', 'kailan-oyster']),
      part('Tea and drinks', [own('green-tea-jp', { ID: 'gongfu', title: 'Gongfu tea for two · 工夫茶', price: 580, description: 'Iron Goddess leaves, brew it yourself' }), 'barley-sg', 'luo-han-guo', 'soda-sg', 'lime-juice-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-gardens-chop', name: 'Gardens Chop House', cuisines: ['Western', 'Hawker', 'Steak'], address: '20 Kensington Park Road #01-09, Serangoon Gardens', at: [1.3642, 103.8664], radius: 5_500,
    open: '16:00-23:30', preparationMinutes: 18, rating: 4.3, voteCount: 1_070,
    menu: [
      part('Chops', [own('chicken-chop-sg', { title: 'Gardens chicken chop', price: 950, description: 'Whole leg deboned by hand, black pepper gravy, two sides' }), 'pork-chop-sg', 'chicken-cutlet', 'fish-chips', 'lamb-chop']),
      part('Steaks', ['sirloin', 'ribeye', 'mixed-grill']),
      part('Hainanese kitchen', ['pork-chop-hainan', own('hainan-curry-rice', { price: 750 })]),
      part('Burgers and pasta', ['cheeseburger', 'egg-burger-sg', 'bolognese', 'aglio-olio']),
      part('Snacks', ['fries-sg', 'cheese-fries', 'bbq-wings', 'mushroom-soup', 'garlic-bread', 'onion-rings']),
      part('Drinks', ['lime-juice-sg', 'malt-dinosaur', 'sugar-cane-sg', 'soda-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-swatow-table', name: 'Swatow Table Porridge · 汕头糜', cuisines: ['Porridge', 'Teochew', 'Seafood'], address: '208 Hougang Street 21 #01-215', at: [1.3591, 103.8874], radius: 5_500,
    open: '11:00-04:00', dayOff: 'Wed', preparationMinutes: 16, rating: 4.4, voteCount: 760, freeDeliveryFrom: 3_000,
    menu: [
      part('Sets', [own('teochew-porridge-set', { title: 'Swatow set for one · 一人糜', price: 880, description: 'Porridge, steamed threadfin, salted egg, cai poh omelette, peanuts' }), own('economy-rice-two', { title: 'Pick of three dishes · 三菜', price: 780, modifierGroups: [teochewRice] })]),
      part('Braised', [own('braised-duck-rice', { title: 'Braised duck, plate · 卤鸭', description: 'Sliced, galangal gravy, chilli vinegar', englishName: '', price: 1_280, picture: 'half-chicken', says: 'soy wheat; maybe sesame', modifierGroups: [teochewRice] }), 'braised-pork-trotter', 'salted-vegetable', 'kway-chap', own('braised-duck-rice', { ID: 'duck-rice', description: 'On yam rice, beancurd, peanuts' })]),
      part('Fish and shells', ['teochew-pomfret', 'steamed-seabass', own('sambal-lala', { title: 'Cockles, blanched · 血蚶', englishName: '', price: 980, description: 'Sour chilli dip', says: 'mollusc; hot 1', picture: 'banh-khot', modifierGroups: [] }), 'oyster-omelette-sg']),
      part('Small dishes', ['foo-yong-egg', own('foo-yong-egg', { ID: 'cai-poh-egg', title: 'Cai poh omelette · 菜脯蛋', englishName: 'Omelette with preserved radish', price: 680, says: 'egg soy; veg', description: 'Thin and crisp', modifierGroups: [] }), 'ngoh-hiang-sg', own('prawn-paste-tofu', { title: 'Fried Teochew tofu · 炸豆干', price: 580, says: 'soy; veg', description: 'Chive brine', picture: 'fried-tofu', modifierGroups: [] }), 'sweet-potato-leaves']),
      part('Sweet and drinks', ['orh-nee', 'cheng-tng', 'barley-sg', 'chrysanthemum', 'grass-jelly-drink']),
    ],
  }),
  kitchen({
    ID: 'sg-green-bowl', name: 'Green Bowl, Bishan', cuisines: ['Healthy', 'Vegetarian', 'Bowls'], address: '9 Bishan Place #02-15', at: [1.3502, 103.8484], radius: 5_000,
    open: '09:00-21:00', preparationMinutes: 12, rating: 4.3, voteCount: 520, level: 1.05, vegetarian: true,
    menu: [
      part('Bowls', ['kale-bowl', 'tempeh-bowl', own('kale-bowl', { ID: 'falafel-bowl', title: 'Falafel and hummus bowl', price: 1_280, description: 'Chickpeas, tahini, pickles', says: 'sesame wheat; vegan' }), own('thunder-tea-rice', { title: 'Vegetarian thunder tea rice · 素擂茶饭', description: 'Brown rice, greens, tofu, peanuts, tea of mint and basil', says: 'peanut soy sesame; vegan' }), own('bibimbap-sg', { title: 'Mushroom bibimbap', description: 'Three mushrooms, spinach, egg, gochujang', price: 1_180, says: 'egg soy sesame wheat; hot 1; veg' })]),
      part('Warm plates', ['veg-curry', 'veg-rendang', 'veg-claypot-tofu', 'veg-fried-rice', 'veg-laksa', 'veg-mee-goreng']),
      part('Toast and salads', ['avocado-toast', 'tofu-salad', 'grilled-cheese', own('som-tam-sg', { title: 'Papaya salad, no fish sauce', description: 'Green papaya, lime, peanuts, soy in place of fish sauce', says: 'peanut soy; hot 1; vegan' })]),
      part('Dumplings and dips', ['veg-dumplings', 'veg-popiah', 'samosa-sg']),
      part('Sweet', ['tau-huay-sg', 'mango-sago', 'kueh-ko-swee']),
      part('Drinks', ['soya-milk-sg', 'orange-sg', 'watermelon-sg', 'matcha-iced', 'coconut-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-seoul-table', name: 'Seoul Table · 서울상', cuisines: ['Korean', 'Fried chicken', 'Rice bowls'], address: '23 Serangoon Central #B2-20', at: [1.3504, 103.8728], radius: 6_000,
    open: '11:30-22:00', preparationMinutes: 18, rating: 4.4, voteCount: 1_130, tables: tables('sg-seoul-table', 10),
    menu: [
      part('Rice and noodles', ['bibimbap-sg', own('bibimbap-sg', { ID: 'dolsot', title: 'Dolsot bibimbap · 돌솥비빔밥', englishName: 'Mixed rice in a hot stone bowl', price: 1_380, description: 'Crust at the bottom, kimchi', says: 'beef egg soy sesame wheat fish crustacean; hot 1' }), 'japchae', 'kimbap', own('spicy-miso-ramen', { ID: 'ramyeon', title: 'Ramyeon with cheese · 치즈라면', description: 'Red broth, a slice of cheese, egg', englishName: 'Instant noodles with egg and cheese', price: 980, says: 'wheat egg milk soy; maybe beef fish crustacean; hot 2', picture: 'ramen', modifierGroups: [] })]),
      part('Stews', ['kimchi-jjigae', 'army-stew', own('kimchi-jjigae', { ID: 'sundubu', title: 'Sundubu · 순두부찌개', description: 'Clams, prawns, soft tofu, still boiling', englishName: 'Soft tofu stew with seafood', price: 1_280, picture: 'claypot-tofu', says: 'soy mollusc crustacean egg fish; hot 2' }), own('bak-kut-teh', { ID: 'samgyetang', title: 'Samgyetang · 삼계탕', englishName: 'Ginseng chicken soup', price: 1_880, picture: 'chicken-rice', says: 'maybe soy treeNut', description: 'Whole small chicken, glutinous rice, jujube', modifierGroups: [] })]),
      part('Fried chicken', ['korean-fried-chicken', own('korean-fried-chicken', { ID: 'soy-garlic', title: 'Soy garlic chicken · 간장치킨', description: 'Half, fried twice, brushed', price: 1_680, says: 'wheat soy sesame; maybe egg' }), own('karaage', { ID: 'popcorn-chicken', title: 'Popcorn chicken · 닭강정', description: 'Sticky bites, crushed peanuts', price: 980, says: 'wheat soy sesame peanut; hot 1' })]),
      part('Street food', ['tteokbokki', own('fried-dumplings', { ID: 'mandu', title: 'Mandu, 6 pieces · 만두', description: 'Pork and chives, fried crisp', englishName: 'Fried dumplings', price: 880 }), own('carrot-cake-white', { ID: 'pajeon', title: 'Seafood pajeon · 해물파전', description: 'Scallions, squid, prawns, soy dip', englishName: 'Scallion pancake', price: 1_580, picture: 'banh-xeo', says: 'wheat egg crustacean mollusc soy', modifierGroups: [] })]),
      part('Sides', ['plain-rice-sg', own('tofu-salad', { ID: 'kimchi', title: 'Kimchi · 김치', price: 380, picture: 'tomato-salad', says: 'fish crustacean; hot 2', description: 'Our own, three weeks old' })]),
      part('Drinks', ['green-tea-jp', 'soda-sg', own('barley-sg', { title: 'Barley tea · 보리차', description: 'Roasted, cold', says: 'maybe wheat; vegan' }), 'lemon-green-tea']),
    ],
  }),
  kitchen({
    ID: 'sg-kovan-steam', name: 'Kovan Steam Basket · 高文点心', cuisines: ['Dim sum', 'Cantonese', 'Chinese'], address: '209 Hougang Street 21 #01-33', at: [1.3596, 103.8848], radius: 5_000,
    open: '07:00-15:00 17:30-21:30', preparationMinutes: 14, rating: 4.3, voteCount: 690, level: 0.95,
    menu: [
      part('Steamed', ['har-gow-sg', own('siew-mai-sg', { title: 'Kovan siew mai · 高文烧卖', description: 'Coarse pork, a whole prawn on top' }), 'xiao-long-bao', 'pork-ribs-dim-sum', 'fung-zao', 'lo-mai-kai']),
      part('Buns', ['char-siew-pau', 'liu-sha-pau', 'big-pau', 'mantou-fried']),
      part('Rice rolls and cakes', ['prawn-cheong-fun', 'chee-cheong-fun-sg', 'satay-pork-dim-sum', 'carrot-cake-white']),
      part('Fried', ['wu-kok', 'fried-dumplings', own('summer-rolls', { ID: 'spring-rolls', title: 'Prawn spring rolls · 虾春卷', price: 520, picture: 'cha-gio', says: 'crustacean wheat; maybe pork egg', description: 'Thin and loud' })]),
      part('Noodles and congee', ['wanton-mee', 'pork-porridge', 'ee-fu-noodles']),
      part('Sweet and drinks', ['egg-tarts-sg', 'mango-sago', 'kopi', 'teh', 'chrysanthemum']),
    ],
  }),
]
