// Kitchens of the east: Geylang and Katong to Bedok, Tampines and Changi.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const east = [
  kitchen({
    ID: 'sg-baba-lane', name: 'Baba Lane Kitchen', cuisines: ['Peranakan', 'Laksa', 'Local'], address: '287 Joo Chiat Road, Katong', at: [1.3104, 103.9022], radius: 6_000,
    open: '11:00-21:30', dayOff: 'Mon', preparationMinutes: 22, rating: 4.5, voteCount: 880, level: 1.1, tables: tables('sg-baba-lane', 10), promo: '15% off babi pongteh',
    campaigns: [{ ID: 'sg-baba-lane-pongteh', name: '15% off babi pongteh', tcDetails: 'Every day. The discount is in the price shown.' }],
    menu: [
      part('From Bibik’s pots', [own('ayam-buah-keluak', { description: 'Nuts soaked for five days; chicken, minced prawn, galangal' }), own('babi-pongteh', { off: 15, campaignID: 'sg-baba-lane-pongteh' }), 'itek-tim', 'chap-chye', 'nonya-sambal-prawns', 'beef-rendang', 'nonya-fish-head']),
      part('Laksa and noodles', [own('katong-laksa', { title: 'Baba Lane laksa', price: 880, description: 'Gravy with dried shrimp and candlenut, noodles cut for the spoon' }), 'mee-siam-hawker', 'prawn-mee-soup']),
      part('To begin', ['kueh-pie-tee', 'nonya-popiah', 'ngoh-hiang-sg', 'otah-three', 'begedil-three']),
      part('Kueh', ['kueh-salat', 'kueh-dadar', 'kueh-ko-swee', 'ondeh-sg', 'bubur-cha-cha']),
      part('Rice and drinks', ['plain-rice-sg', 'bandung-sg', 'lime-juice-sg', 'barley-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-uncle-seng', name: 'Uncle Seng Minced Meat Noodles · 阿成肉脞面', cuisines: ['Noodles', 'Hawker', 'Teochew'], address: '85 Bedok North Street 4 #01-07', at: [1.3319, 103.9388], radius: 4_500,
    open: '17:00-02:00', preparationMinutes: 14, rating: 4.5, voteCount: 2_030, isIntegrated: false,
    menu: [
      part('Noodles', [own('bak-chor-mee-soup', { title: 'Bedok bak chor mee, soup · 勿洛肉脞面', description: 'Thin mee kia, pork broth that has not stopped since 1974, meatballs' }), 'bak-chor-mee', 'fishball-noodles', 'dumpling-noodles', 'dry-ban-mian']),
      part('Fried carrot cake and oysters', ['carrot-cake-white', 'carrot-cake-black', 'oyster-omelette-sg', 'char-kway-teow']),
      part('Satay and wings', ['satay-chicken-ten', own('satay-mutton-ten', { title: 'Pork satay, 10 sticks', picture: 'pork-skewers', says: 'pork peanut soy; maybe crustacean; hot 1', description: 'Pineapple in the sauce' }), 'bbq-wings', 'satay-bee-hoon']),
      part('Supper soups', ['fishball-soup', 'pork-porridge', 'kway-chap']),
      part('Sweet', ['tau-suan', 'cheng-tng', 'ice-kachang-sg']),
      part('Drinks', ['sugar-cane-sg', 'lime-juice-sg', 'barley-sg', 'soya-milk-sg', 'coconut-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-lorong-nine', name: 'Lorong Nine Claypot · 九巷砂煲', cuisines: ['Claypot', 'Zi char', 'Chinese'], address: '237 Geylang Lorong 9', at: [1.3132, 103.8783], radius: 6_500,
    open: '17:00-03:00', lastOrder: 30, preparationMinutes: 25, rating: 4.3, voteCount: 1_640, level: 1.05, orderValueLimit: 30_000,
    menu: [
      part('Claypots', [own('claypot-chicken-rice', { title: 'Charcoal claypot chicken rice · 炭烧鸡饭', description: 'Raw rice to finish takes twenty-five minutes; scrape the pot' }), 'claypot-lap-mei', 'claypot-tofu-sg', 'three-cup-chicken']),
      part('Frog and porridge', [own('fish-porridge', { ID: 'plain-porridge', title: 'Plain porridge, for two · 白粥', price: 400, description: 'Thick, for the claypot frogs', says: 'maybe fish' }), own('gong-bao-chicken', { ID: 'frog-gong-bao', title: 'Gong bao frog legs · 宫保田鸡', englishName: 'Frog legs in dried chilli', price: 1_800, picture: 'larb-dark', description: 'Two frogs, dried chilli, claypot' })]),
      part('Zi char', ['hotplate-tofu', 'sweet-sour-pork-sg', 'malt-chicken', 'har-cheong-gai-sg', 'venison-hotplate', 'foo-yong-egg']),
      part('Noodles', ['beef-hor-fun', 'seafood-hor-fun', 'moonlight-hor-fun', 'white-bee-hoon', 'fried-hokkien-mee']),
      part('Greens', ['sambal-kangkong', 'four-heavenly-kings', 'salted-egg-bitter-gourd']),
      part('Drinks', ['luo-han-guo', 'chrysanthemum', 'lime-juice-sg', 'soda-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-salmah', name: 'Mak Salmah Nasi Lemak', cuisines: ['Nasi lemak', 'Malay', 'Halal'], address: '2 Changi Village Road #01-26', at: [1.3888, 103.9876], radius: 7_000,
    open: '08:00-22:00', dayOff: 'Thu', shut: ['2027-03-10', '2027-03-11'], preparationMinutes: 12, rating: 4.5, voteCount: 1_720, halal: true, isIntegrated: true, promo: 'Free begedil from S$ 20',
    campaigns: [{ ID: 'sg-salmah-begedil', name: 'Free begedil', tcDetails: 'Three with dishes for S$ 20 or more. One an order.', freeItem: { ID: 'begedil-three', name: 'Begedil, 3 pieces', minSubtotal: 2_000 } }],
    menu: [
      part('Nasi lemak', [own('nasi-lemak-wing', { title: 'Nasi lemak Mak Salmah', description: 'Pandan and ginger in the rice, wing fried when you order, sambal on the sweet side' }), 'nasi-lemak-set', own('nasi-lemak-wing', { ID: 'nasi-lemak-fish', title: 'Nasi lemak ikan kuning', englishName: 'Coconut rice with fried fish', price: 520, description: 'Two yellowtail scad, fried crisp' })]),
      part('Noodles', ['mee-rebus', 'mee-soto', 'mee-siam-hawker', 'mee-hoon-goreng']),
      part('Rice', ['nasi-goreng-kampong', 'nasi-goreng-patt', 'ayam-penyet', 'lontong', 'soto-ayam-sg']),
      part('Beside', ['begedil-three', 'otah-three', 'epok-epok', 'tahu-goreng']),
      part('Sweet', ['goreng-pisang-sg', 'putu-piring', 'pulut-hitam']),
      part('Drinks', ['teh-tarik-sg', 'bandung-sg', 'kopi-o', 'coconut-sg', 'lime-juice-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-red-pot', name: 'Red Pot Mala · 红锅麻辣', cuisines: ['Mala', 'Sichuan', 'Chinese'], address: '4 Tampines Central 5 #B1-08', at: [1.3532, 103.9449], radius: 6_000,
    open: '11:00-22:30', preparationMinutes: 18, rating: 4.2, voteCount: 1_180,
    menu: [
      part('Mala xiang guo', [own('mala-xiang-guo', { title: 'Red Pot for one · 单人香锅', description: 'Pork belly, lotus root, potato, wood ear, instant noodles; ask for your heat in the note' }), own('mala-xiang-guo', { ID: 'mala-two', title: 'Red Pot for two · 双人香锅', price: 2_280, description: 'With prawns and luncheon meat', says: 'wheat soy peanut pork sesame crustacean; maybe mollusc milk; hot 3' }), own('mala-xiang-guo', { ID: 'mala-veg', title: 'Garden pot · 素香锅', englishName: 'Numbing spicy vegetables', price: 980, says: 'wheat soy peanut sesame; maybe egg; hot 3; veg', description: 'Seven vegetables, tofu skin, peanuts' })]),
      part('Soup', [own('beef-noodle-tw', { ID: 'mala-tang', title: 'Mala tang · 麻辣烫', englishName: 'Spicy soup with vermicelli', price: 1_080, description: 'Milky broth, sesame, vermicelli', says: 'beef soy sesame wheat milk peanut; hot 2' }), 'beef-noodle-tw', own('fish-head-bee-hoon', { ID: 'suan-cai', title: 'Pickled greens fish · 酸菜鱼', price: 1_880, picture: 'samlor-machu', description: 'Sliced snakehead, pickled mustard', says: 'fish egg; maybe alcohol; hot 2' })]),
      part('Sichuan plates', ['gong-bao-chicken', own('hotplate-tofu', { ID: 'mapo', title: 'Mapo tofu · 麻婆豆腐', englishName: 'Tofu in chilli bean paste', price: 980, picture: 'claypot-tofu', says: 'soy pork wheat; hot 3', description: 'Minced pork, Sichuan pepper' }), own('chicken-65', { ID: 'la-zi', title: 'La zi chicken · 辣子鸡', englishName: 'Chicken in dried chilli', price: 1_480, says: 'wheat soy sesame peanut; hot 3', description: 'Find the chicken' }), 'red-oil-dumplings', own('fung-zao', { ID: 'mouth-water', title: 'Mouth-watering chicken · 口水鸡', englishName: 'Cold chicken in chilli oil', price: 1_080, picture: 'chicken-rice', says: 'peanut sesame soy wheat; hot 2', description: 'Cold, chilli oil, crushed peanuts' })]),
      part('Dumplings and noodles', ['fried-dumplings', 'xiao-long-bao', 'dry-ban-mian', own('bak-chor-mee', { ID: 'dan-dan', title: 'Dan dan noodles · 担担面', englishName: 'Noodles with sesame and minced pork', price: 780, picture: 'garlic-noodles', says: 'wheat peanut sesame soy pork; hot 2', description: 'Sesame, preserved mustard', modifierGroups: [] })]),
      part('Rice and cold dishes', ['plain-rice-sg', 'egg-fried-rice', 'luncheon-meat-fries', own('tofu-salad', { title: 'Smashed cucumber · 拍黄瓜', englishName: '', price: 580, picture: 'green-salad', says: 'soy sesame wheat; hot 1; vegan', description: 'Garlic, black vinegar' })]),
      part('Drinks', ['sour-plum-lime', 'soya-milk-sg', 'lemon-green-tea', 'soda-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-lagoon-grill', name: 'Lagoon Satay and Stingray', cuisines: ['Satay', 'Seafood', 'Barbecue'], address: '1220 East Coast Parkway #01-14', at: [1.3072, 103.9354], radius: 6_500,
    open: '16:00-23:30', preparationMinutes: 22, rating: 4.5, voteCount: 1_390, halal: true, promo: '20% off sambal stingray',
    campaigns: [{ ID: 'sg-lagoon-grill-ray', name: '20% off sambal stingray', tcDetails: 'All evening. The discount is in the price shown.' }],
    menu: [
      part('Satay', ['satay-chicken-ten', 'satay-beef-ten', 'satay-mutton-ten', own('satay-chicken-ten', { ID: 'satay-mixed', title: 'Mixed satay, 30 sticks', price: 2_500, description: 'Ten of each, ketupat, two pots of sauce', says: 'beef peanut soy; maybe crustacean; hot 1' })]),
      part('On the charcoal', [own('sambal-stingray', { off: 20, campaignID: 'sg-lagoon-grill-ray', description: 'On banana leaf, our sambal cooked for three hours' }), 'ikan-bakar-sg', 'bbq-wings', own('cereal-prawns', { title: 'Barbecued prawns', price: 1_900, picture: 'bbq-prawns', says: 'crustacean; hot 1', description: 'Split, garlic, lime', modifierGroups: [] }), own('sotong-hitam', { ID: 'sotong-bakar', title: 'Sotong bakar', englishName: 'Grilled squid', price: 1_680, picture: 'grilled-squid', description: 'Sambal and calamansi' }), 'otah-three']),
      part('Wok', ['sambal-kangkong', 'sambal-lala', own('nasi-goreng-kampong', { price: 650 }), 'mee-hoon-goreng', own('oyster-omelette-sg', { title: 'Telur sotong', description: 'Small squid, crisp edges, sambal beside', englishName: 'Squid omelette', says: 'mollusc egg; maybe fish', picture: 'omelette', modifierGroups: [] })]),
      part('Beside', ['gado-gado-sg', 'tahu-goreng', own('plain-rice-sg', { title: 'Ketupat, 2 pieces', englishName: 'Pressed rice in palm leaf', picture: 'ketupat', price: 180 })]),
      part('Sweet and drinks', ['chendol-sg', 'ice-kachang-sg', 'coconut-sg', 'sugar-cane-sg', 'lime-juice-sg', 'bandung-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-simei-prata', name: 'Simei Prata Corner', cuisines: ['Roti prata', 'Indian Muslim', 'Halal'], address: '248 Simei Street 3 #01-132', at: [1.3436, 103.9541], radius: 5_000,
    open: '00:00-24:00', preparationMinutes: 12, rating: 4.2, voteCount: 1_890, freeDeliveryFrom: 0, halal: true, level: 0.92,
    menu: [
      part('Prata', ['prata-kosong', 'prata-egg', 'prata-onion', 'prata-cheese', 'prata-coin', 'prata-plaster', own('prata-tissue', { title: 'Rocket tissue', price: 450 })]),
      part('Murtabak', ['murtabak-chicken', 'murtabak-mutton', 'murtabak-sardine']),
      part('Thosai', ['thosai-plain', 'thosai-masala', 'thosai-ghee', 'vadai']),
      part('Goreng', ['mee-goreng-hawker', 'maggi-goreng-sg', 'nasi-goreng-kampong', own('nasi-goreng-patt', { title: 'Nasi goreng USA', englishName: 'Fried rice, egg and sweet beef', price: 780, says: 'beef egg soy crustacean; hot 1', description: 'Ketchup beef, fried egg' })]),
      part('Rice', ['briyani-chicken', 'briyani-mutton', 'indian-rojak']),
      part('Drinks', ['teh-tarik-sg', 'teh-halia', 'kopi', 'malt-dinosaur', 'bandung-sg', 'lime-juice-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-sweet-katong', name: 'Sweet Katong Ice and Kueh · 加东甜品', cuisines: ['Dessert', 'Kueh', 'Shaved ice'], address: '112 East Coast Road #01-03, Katong', at: [1.3053, 103.9046], radius: 5_500,
    open: '12:00-22:30', preparationMinutes: 8, rating: 4.5, voteCount: 1_010, freeDeliveryFrom: 2_000,
    menu: [
      part('Shaved ice', ['ice-kachang-sg', own('chendol-sg', { title: 'Katong chendol · 加东煎蕊', price: 420, description: 'Pandan jelly pressed each morning, gula melaka from Malacca' }), 'durian-chendol', 'snow-ice', own('snow-ice', { ID: 'durian-snow', title: 'Durian snow ice · 榴莲雪花冰', price: 780, description: 'D24, milk ice' })]),
      part('Warm bowls', ['tau-suan', 'red-bean-soup-sg', 'pulut-hitam', 'bubur-cha-cha', 'orh-nee', 'tang-yuan']),
      part('Cold bowls', ['cheng-tng', 'mango-sago', 'grass-jelly-sg', 'tau-huay-sg']),
      part('Kueh', ['kueh-lapis-sg', 'kueh-salat', 'ang-ku-kueh', 'ondeh-sg', 'kueh-dadar']),
      part('Salty', ['rojak-sg', 'curry-puff', 'chwee-kueh']),
      part('Drinks', ['sugar-cane-sg', 'barley-sg', 'soya-milk-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-siglap-social', name: 'Siglap Burger Social', cuisines: ['Burgers', 'Western', 'Pizza'], address: '713 East Coast Road, Siglap', at: [1.3126, 103.9237], radius: 6_000,
    open: '11:00-23:00', preparationMinutes: 16, rating: 4.3, voteCount: 1_460, promo: 'Free fries from S$ 30',
    campaigns: [{ ID: 'sg-siglap-social-fries', name: 'Free fries', tcDetails: 'With dishes for S$ 30 or more. One an order.', freeItem: { ID: 'fries-sg', name: 'Fries', minSubtotal: 3_000 } }],
    menu: [
      part('Burgers', [own('cheeseburger', { title: 'The Siglap', price: 1_380, description: 'Smashed chuck, sambal onions, American cheese, potato bun', says: 'beef wheat milk egg crustacean; maybe soy sesame; hot 1' }), 'double-burger', 'chicken-burger-sg', 'fish-burger', 'mushroom-burger-sg', 'egg-burger-sg']),
      part('Pizza', ['margherita', 'hawaiian', 'chilli-crab-pizza']),
      part('Mains', ['fish-chips', 'chicken-cutlet', 'laksa-pasta', 'bolognese']),
      part('Snacks', ['fries-sg', 'truffle-fries', 'cheese-fries', 'onion-rings', 'buffalo-wings']),
      part('Sweet and drinks', ['lava-cake', own('waffle-ice', soldOut), 'malt-dinosaur', 'soda-sg', 'lime-juice-sg']),
    ],
  }),
]
