// Kitchens of the city: Tiong Bahru and Chinatown to Orchard, Kampong Glam and Little India.
import { pickOne, modifier, soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

const boxed = pickOne('boxed', 'Packed', [modifier('together', 'All in one box'), modifier('apart', 'Soup and noodles apart', 30)])
const officeSet = pickOne('set', 'As a set', [modifier('alone', 'On its own'), modifier('with-kopi', 'With kopi or teh', 150), modifier('with-eggs', 'With kopi and two soft eggs', 320)])

export const central = [
  kitchen({
    ID: 'sg-swee-lai', name: 'Swee Lai Teochew Noodles · 瑞来潮州面', cuisines: ['Noodles', 'Teochew', 'Hawker'], address: '30 Seng Poh Road #02-17, Tiong Bahru', at: [1.2852, 103.8322], radius: 5_000,
    open: '07:00-15:30', dayOff: 'Mon', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 12, rating: 4.5, voteCount: 1_840, promo: '15% off the house bowl',
    campaigns: [{ ID: 'sg-swee-lai-early', name: '15% off the house bowl', tcDetails: 'The house bak chor mee, every day. The discount is in the price shown.' }],
    menu: [
      part('Dry noodles', [own('bak-chor-mee', { title: 'Swee Lai bak chor mee · 瑞来肉脞面', price: 650, off: 15, campaignID: 'sg-swee-lai-early', description: 'Three generations of the same vinegar; minced pork, liver, sole fish crumbs' }), 'fishball-noodles', 'dumpling-noodles', 'wanton-mee', 'prawn-mee-dry', 'duck-noodles'], [boxed]),
      part('In soup', ['bak-chor-mee-soup', 'fishball-soup', 'wanton-soup', 'mee-hoon-kueh', 'ban-mian', 'lor-mee']),
      part('Kueh of the morning', ['chwee-kueh', 'soon-kueh', 'png-kueh', 'yam-cake']),
      part('Beside', ['ngoh-hiang-sg', own('fried-dumplings', { title: 'Crisp dumplings, 6 pieces · 炸饺', price: 620 }), 'you-tiao']),
      part('Drinks', ['kopi', 'kopi-o', 'teh', 'barley-sg', 'chrysanthemum', 'soya-milk-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-lim-roasts', name: 'Lim Brothers Roasts · 林兄弟烧腊', cuisines: ['Roasts', 'Chinese', 'Rice'], address: '335 Smith Street #02-112, Chinatown', at: [1.2826, 103.8431], radius: 5_000,
    open: '10:30-20:00', dayOff: 'Wed', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 12, rating: 4.5, voteCount: 2_310, level: 1.05, orderValueLimit: 15_000,
    menu: [
      part('Roasts with rice', ['char-siew-rice', 'roast-pork-rice', 'roast-duck-rice', own('three-roasts-rice', { title: 'Three treasures on rice · 三宝饭', description: 'Duck, char siew and siu yoke, whatever came out of the oven last' }), 'chicken-rice-soya', 'lu-rou-fan']),
      part('Roasts with noodles', ['wanton-mee', own('duck-noodles', { title: 'Roast duck lai fun · 烧鸭濑粉', englishName: 'Thick rice noodles with roast duck', says: 'soy wheat; maybe sesame egg', price: 780, picture: 'duck-rice', description: 'Thick rice noodles, roast duck leg, clear broth' }), 'dumpling-noodles', 'sin-chew-bee-hoon']),
      part('By the plate', ['roast-platter', own('half-chicken-plate', { title: 'Half soya chicken · 半只豉油鸡', price: 1_700 }), own('roast-duck-rice', { ID: 'half-duck', title: 'Half roast duck · 半只烧鸭', price: 2_800, picture: 'half-chicken', description: 'Chopped, plum sauce', modifierGroups: [] }), 'braised-pork-trotter']),
      part('Soups and greens', ['wanton-soup', 'chicken-bones-soup', 'veg-soup-day', 'kailan-oyster', 'sweet-potato-leaves', 'plain-rice-sg']),
      part('Drinks', ['barley-sg', 'luo-han-guo', 'lime-juice-sg', 'teh-o-peng', 'soda-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-jade-congee', name: 'Jade Lane Congee and Dim Sum · 玉巷粥点', cuisines: ['Dim sum', 'Porridge', 'Cantonese'], address: '59 Temple Street, Chinatown', at: [1.2838, 103.8448], radius: 5_500,
    open: '18:00-04:00', preparationMinutes: 18, rating: 4.4, voteCount: 1_120, freeDeliveryFrom: 2_500, level: 1.1, tables: tables('sg-jade-congee', 12),
    menu: [
      part('Congee', ['pork-porridge', 'fish-porridge', 'chicken-porridge', own('pork-porridge', { ID: 'frog-congee', title: 'Claypot frog congee · 田鸡粥', englishName: 'Congee with frog in dried chilli', price: 1_680, picture: 'fish-congee', description: 'Two frogs in dried chilli and spring onion, plain congee beside', says: 'soy wheat alcohol; maybe pork mollusc; hot 2' }), 'you-tiao']),
      part('Steamed', ['har-gow-sg', 'siew-mai-sg', 'char-siew-pau', 'liu-sha-pau', 'fung-zao', 'pork-ribs-dim-sum', 'lo-mai-kai', 'xiao-long-bao']),
      part('Rice rolls', ['prawn-cheong-fun', 'chee-cheong-fun-sg']),
      part('Fried and baked', ['wu-kok', 'satay-pork-dim-sum', 'fried-dumplings', 'egg-tarts-sg', 'har-cheong-gai-sg']),
      part('Sweet and drinks', ['mango-sago', 'orh-nee', 'chrysanthemum', 'soya-milk-sg', 'yuan-yang']),
    ],
  }),
  kitchen({
    ID: 'sg-sultan-corner', name: 'Sultan Corner Murtabak', cuisines: ['Indian Muslim', 'Murtabak', 'Halal'], address: '699 North Bridge Road, Kampong Glam', at: [1.3026, 103.8587], radius: 6_000,
    open: '08:00-23:00', shut: ['2027-03-10', '2027-03-11'], preparationMinutes: 15, rating: 4.5, voteCount: 1_960, freeDeliveryFrom: 3_000, halal: true, promo: 'Free teh tarik from S$ 25',
    campaigns: [{ ID: 'sg-sultan-corner-teh', name: 'Free teh tarik', tcDetails: 'One with dishes for S$ 25 or more. One an order.', freeItem: { ID: 'teh-tarik-sg', name: 'Teh tarik', minSubtotal: 2_500 } }],
    menu: [
      part('Murtabak', ['murtabak-chicken', own('murtabak-mutton', { title: 'Sultan murtabak, mutton', price: 1_100, description: 'Large enough for two: minced mutton, two eggs, red onion, cucumber in ketchup' }), 'murtabak-sardine', 'roti-john']),
      part('Prata', ['prata-kosong', 'prata-egg', 'prata-onion', 'prata-cheese', 'prata-banana']),
      part('Briyani', ['briyani-chicken', 'briyani-mutton', 'briyani-fish', 'mutton-mysore', 'chicken-65']),
      part('Noodles', ['mee-goreng-hawker', 'maggi-goreng-sg', own('mee-hoon-goreng', { title: 'Mee hoon goreng mamak', englishName: 'Fried rice vermicelli, Indian style', price: 580 })]),
      part('Soups', ['sup-kambing', 'sup-tulang']),
      part('Drinks', ['teh-tarik-sg', 'teh-halia', 'malt-dinosaur', 'bandung-sg', 'lime-juice-sg', 'mango-lassi']),
    ],
  }),
  kitchen({
    ID: 'sg-rasa-padang', name: 'Warong Rasa Padang', cuisines: ['Nasi padang', 'Malay', 'Halal'], address: '12 Kandahar Street, Kampong Glam', at: [1.3022, 103.8601], radius: 5_500,
    open: '10:00-18:30', dayOff: 'Sun', shut: ['2027-03-10', '2027-03-11'], lastOrder: 20, preparationMinutes: 10, rating: 4.5, voteCount: 1_430, freeDeliveryFrom: 3_500, halal: true, level: 1.05, isIntegrated: false,
    menu: [
      part('Rice plates', [own('nasi-padang', { title: 'Nasi padang Rasa', description: 'Rendang, jackfruit lemak, sambal egg and a spoon of every gravy' }), 'nasi-ambeng', 'nasi-rawon', 'lontong', 'nasi-lemak-set']),
      part('Dishes to share', ['beef-rendang', 'chicken-rendang', 'asam-pedas', 'sotong-hitam', 'ikan-bakar-sg', 'sambal-goreng', 'sayur-lodeh']),
      part('From the fryer', ['begedil-three', 'tahu-goreng', own('ayam-penyet', { title: 'Ayam bawang goreng', englishName: 'Fried chicken with shallots', description: 'Turmeric chicken under a heap of fried shallots', says: 'maybe soy wheat; hot 1' })]),
      part('Sweet', ['pulut-hitam', 'ondeh-sg', 'kueh-lapis-sg', 'goreng-pisang-sg']),
      part('Drinks', ['teh-tarik-sg', 'bandung-sg', 'lime-juice-sg', 'avocado-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-leaf-ladle', name: 'Leaf and Ladle · இலை', cuisines: ['Indian', 'Banana leaf', 'Curry'], address: '48 Race Course Road, Little India', at: [1.3094, 103.8522], radius: 6_000,
    open: '11:00-15:30 18:00-22:30', preparationMinutes: 22, rating: 4.5, voteCount: 1_270, level: 1.1, tables: tables('sg-leaf-ladle', 14), promo: '20% off fish head curry',
    campaigns: [{ ID: 'sg-leaf-ladle-fish', name: '20% off fish head curry', tcDetails: 'Every day while heads last. The discount is in the price shown.' }],
    menu: [
      part('Fish head curry', [own('fish-head-curry', { off: 20, campaignID: 'sg-leaf-ladle-fish', description: 'Red snapper head in tamarind and curry leaf, okra, brinjal; for three or four' }), own('fish-head-curry', { ID: 'half-head', title: 'Fish head curry, half', description: 'Half a head in the same tamarind gravy, for two', price: 1_700 })]),
      part('On the leaf', ['banana-leaf-set', 'banana-leaf-chicken', 'briyani-chicken', 'briyani-mutton', 'briyani-fish']),
      part('Curries', ['mutton-mysore', 'butter-chicken', 'palak-paneer', 'dhal-tadka', 'aloo-gobi']),
      part('Tandoor', ['tandoori-chicken', 'chicken-tikka', 'naan-garlic', 'naan-cheese']),
      part('Thosai', ['thosai-plain', 'thosai-masala', 'idli', 'vadai']),
      part('Drinks', ['mango-lassi', 'masala-chai', 'lime-juice-sg', 'water-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-paterson-grill', name: 'Paterson Grill Room', cuisines: ['Western', 'Steak', 'Grill'], address: '15 Killiney Road, Orchard', at: [1.3003, 103.8392], radius: 6_000,
    open: '11:30-22:30', lastOrder: 30, preparationMinutes: 24, rating: 4.4, voteCount: 860, level: 1.2, ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 100 }, tables: tables('sg-paterson-grill', 16),
    menu: [
      part('From the grill', [own('sirloin', { title: 'Paterson sirloin, 220 g', price: 2_480, description: 'Dry-rubbed, bone marrow butter, two sides' }), 'ribeye', 'lamb-chop', 'spring-chicken', 'mixed-grill']),
      part('Chops and cutlets', ['chicken-chop-sg', 'chicken-cutlet', 'pork-chop-sg', 'fish-chips']),
      part('Burgers', ['cheeseburger', 'double-burger', 'mushroom-burger-sg']),
      part('Pasta', ['bolognese', 'aglio-olio', 'carbonara']),
      part('To begin', ['mushroom-soup', 'caesar', 'garlic-bread', 'truffle-fries', 'buffalo-wings']),
      part('Sweet and drinks', ['lava-cake', 'burnt-cheesecake', 'latte-sg', 'orange-sg', 'soda-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-sudut-kopi', name: 'Sudut Kopi, Raffles Place', cuisines: ['Kopitiam', 'Toast', 'Breakfast'], address: '6 Raffles Quay #01-04', at: [1.2822, 103.8512], radius: 4_500,
    open: '06:30-18:00', dayOff: 'Sun', preparationMinutes: 8, rating: 4.3, voteCount: 2_050, promo: 'Free kaya toast from S$ 18',
    campaigns: [{ ID: 'sg-sudut-kopi-toast', name: 'Free kaya toast', tcDetails: 'With dishes for S$ 18 or more, until noon or later. One an order.', freeItem: { ID: 'kaya-toast-sg', name: 'Kaya toast', minSubtotal: 1_800 } }],
    menu: [
      part('Toast and eggs', ['kaya-toast-sg', 'french-toast-sg', 'peanut-toast', 'butter-sugar-toast', 'soft-eggs-sg', own('kaya-set', { title: 'Sudut breakfast', price: 620, description: 'Thick kaya toast, two soft eggs, kopi or teh as you like it' })], [officeSet]),
      part('A proper lunch', ['hainan-curry-rice', 'curry-mee', 'mee-siam-hawker', 'nasi-lemak-wing', 'economic-bee-hoon', 'lu-rou-fan']),
      part('From the counter', ['curry-puff', 'epok-epok', 'chee-cheong-fun-sg', 'banana-cake', 'pandan-chiffon']),
      part('Kopi', ['kopi', 'kopi-o', 'kopi-c', 'kopi-peng-sg', 'yuan-yang']),
      part('Teh and others', ['teh', 'teh-c', 'teh-halia', 'malt', 'barley-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-lotus-heart', name: 'Lotus Heart Vegetarian · 莲心素食', cuisines: ['Vegetarian', 'Chinese', 'Healthy'], address: '250 Waterloo Street #01-06, Bugis', at: [1.3001, 103.8525], radius: 5_500,
    open: '08:00-20:30', preparationMinutes: 12, rating: 4.5, voteCount: 790, freeDeliveryFrom: 2_000, vegetarian: true,
    menu: [
      part('Noodles', [own('veg-bee-hoon', { title: 'Lotus bee hoon · 莲心米粉', price: 480, description: 'Dry-fried vermicelli, mock goose, beancurd skin, our own chilli' }), 'veg-laksa', 'veg-ban-mian', 'veg-hor-fun', 'veg-kway-chap']),
      part('Rice', ['veg-chicken-rice', 'veg-char-siew-rice', 'veg-fried-rice', 'plain-rice-sg']),
      part('To share', ['monkey-head', 'veg-sweet-sour', 'lohan-vegetables', 'veg-claypot-tofu', 'veg-curry']),
      part('Small plates', ['veg-satay', 'veg-ngoh-hiang', 'veg-dumplings', 'veg-popiah']),
      part('Soup and drinks', ['veg-soup-day', 'barley-sg', 'luo-han-guo', 'soya-milk-sg', 'lime-juice-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-mambong-brunch', name: 'Mambong Street Brunch', cuisines: ['Café', 'Brunch', 'Western'], address: '29 Lorong Mambong, Holland Village', at: [1.3114, 103.7949], radius: 5_000,
    open: '08:00-17:00', dayOff: 'Tue', preparationMinutes: 18, rating: 4.4, voteCount: 640, level: 1.1,
    menu: [
      part('Brunch', ['big-breakfast', 'eggs-benedict', own('avocado-toast', { price: 1_680, title: 'Avocado, feta and dukkah toast', description: 'Sourdough, lime, roast nuts and seeds', says: 'wheat milk treeNut sesame; veg' }), 'pancakes-sg', 'french-toast-sg']),
      part('Sandwiches and burgers', ['club-sandwich', 'grilled-cheese', 'chicken-burger-sg', 'mushroom-burger-sg', 'fish-burger']),
      part('Bowls and salads', ['poke-salmon', 'kale-bowl', 'caesar', 'tofu-salad']),
      part('Pasta', ['laksa-pasta', 'aglio-olio', 'bolognese']),
      part('Bakes', ['croissant-sg', 'burnt-cheesecake', 'banana-cake', 'lava-cake']),
      part('Coffee and juices', ['latte-sg', 'flat-black', 'matcha-iced', 'orange-sg', 'watermelon-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-kaede', name: 'Kaede Ramen and Don · かえで', cuisines: ['Japanese', 'Ramen', 'Rice bowls'], address: '181 Orchard Road #04-22', at: [1.3009, 103.8397], radius: 6_000,
    open: '11:30-21:30', preparationMinutes: 16, rating: 4.5, voteCount: 1_510, promo: '10% off tonkotsu ramen',
    campaigns: [{ ID: 'sg-kaede-ramen', name: '10% off tonkotsu ramen', tcDetails: 'Weekdays and weekends. The discount is in the price shown.' }],
    menu: [
      part('Ramen', [own('tonkotsu', { off: 10, campaignID: 'sg-kaede-ramen', description: 'Bones for eighteen hours, torched chashu, black garlic oil' }), 'spicy-miso-ramen', own('tonkotsu', { ID: 'shoyu', title: 'Shoyu ramen · 醤油ラーメン', englishName: 'Ramen in soy broth', price: 1_380, description: 'Clear chicken broth, menma, nori', says: 'wheat egg soy sesame pork fish' }), 'udon-soup']),
      part('Rice bowls', ['gyudon', 'oyakodon', 'katsu-curry', 'salmon-don']),
      part('Sushi', ['sushi-set', own('sushi-set', { ID: 'salmon-set', title: 'Salmon sushi, 6 pieces', description: 'Norwegian salmon, wasabi, ginger', price: 1_580, says: 'fish soy wheat; maybe sesame' })]),
      part('Small plates', ['gyoza', 'karaage', 'takoyaki', 'tofu-salad', own('soft-eggs-sg', { ID: 'ajitama-plate', title: 'Ajitama, 2 · 味玉', description: 'Overnight in soy and mirin', englishName: 'Seasoned eggs', price: 320 })]),
      part('Sides', ['plain-rice-sg', own('veg-soup-day', { ID: 'miso-soup', title: 'Miso soup · 味噌汁', price: 280, picture: 'seafood-soup', description: 'Wakame, tofu', says: 'soy fish' })]),
      part('Sweet and drinks', ['matcha-iced', 'green-tea-jp', 'lemon-green-tea', 'soda-sg', 'snow-ice']),
    ],
  }),
  kitchen({
    ID: 'sg-keppel-crab', name: 'Keppel Crab House · 吉宝海鲜', cuisines: ['Seafood', 'Zi char', 'Chinese'], address: '2 Seah Im Road, HarbourFront', at: [1.2661, 103.8186], radius: 7_000,
    open: '11:30-14:30 17:00-23:00', lastOrder: 45, preparationMinutes: 30, rating: 4.5, voteCount: 980, level: 1.1, blockOnDemandOrders: true, tables: tables('sg-keppel-crab', 20), promo: 'Free fried mantou from S$ 80',
    campaigns: [{ ID: 'sg-keppel-crab-buns', name: 'Free fried mantou', tcDetails: 'Six with dishes for S$ 80 or more. One an order.', freeItem: { ID: 'mantou-fried', name: 'Fried mantou, 6 pieces', minSubtotal: 8_000 } }],
    menu: [
      part('Crab', [own('chilli-crab-sg', { title: 'Keppel chilli crab · 吉宝辣椒蟹', description: 'Sri Lankan, about 1.2 kg, the sauce thick with egg' }), 'pepper-crab-sg', own('salted-egg-crab', soldOut), 'crab-bee-hoon']),
      part('Prawns and shells', ['cereal-prawns', 'drunken-prawns', 'salted-egg-prawns', 'sambal-lala']),
      part('Fish', ['steamed-seabass', 'teochew-pomfret', 'sweet-sour-fish', 'sambal-stingray']),
      part('Meat and tofu', ['coffee-ribs', 'har-cheong-gai-sg', 'prawn-paste-tofu', 'ginger-beef']),
      part('Greens and noodles', ['sambal-kangkong', 'kailan-oyster', 'ee-fu-noodles', 'egg-fried-rice', 'mantou-fried']),
      part('Drinks', ['lime-juice-sg', 'coconut-sg', 'chrysanthemum', 'soda-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-leaf-nine', name: 'Leaf Nine Tea · 九叶茶', cuisines: ['Bubble tea', 'Drinks', 'Dessert'], address: '20 Cross Street #01-11, Chinatown', at: [1.2846, 103.8473], radius: 4_000,
    open: '10:30-21:30', preparationMinutes: 6, rating: 4.3, voteCount: 1_340, freeDeliveryFrom: 0, halal: true,
    menu: [
      part('Milk tea', ['pearl-milk-tea', 'oolong-milk-tea', 'thai-milk-tea', own('pearl-milk-tea', { ID: 'earl-grey', title: 'Earl Grey milk tea', price: 480, picture: 'iced-milk-tea', description: 'Bergamot, fresh milk' })]),
      part('Brown sugar', [own('brown-sugar-milk', { title: 'Nine-hour brown sugar pearls', description: 'Pearls cooked in Okinawa sugar, fresh milk, no tea' }), 'matcha-boba-sg']),
      part('Fruit tea', ['fruit-tea', 'lemon-green-tea', own('fruit-tea', { ID: 'grape', title: 'Grape jasmine tea', price: 580, picture: 'dragonfruit-shake', description: 'Peeled grapes, jasmine' }), own('fruit-tea', { ID: 'peach', title: 'White peach oolong', price: 580, picture: 'passionfruit', description: 'Peach flesh, roasted oolong' }), 'sour-plum-lime']),
      part('Without tea', ['malt-dinosaur', 'mango-shake-sg', 'avocado-sg', 'grass-jelly-drink', 'matcha-iced']),
      part('To chew', ['tau-huay-sg', 'grass-jelly-sg', 'snow-ice', 'waffle-ice', 'min-jiang-kueh', 'donuts-sg']),
    ],
  }),
  kitchen({
    ID: 'sg-baan-beach', name: 'Baan Beach Road · บ้านบีชโรด', cuisines: ['Thai', 'Noodles', 'Seafood'], address: '5001 Beach Road #01-67', at: [1.3031, 103.8642], radius: 6_000,
    open: '11:00-22:00', preparationMinutes: 15, rating: 4.4, voteCount: 920,
    menu: [
      part('Soups and curries', ['tom-yum-soup', own('tom-yum-soup', { ID: 'tom-yum-clear', title: 'Tom yum thale, clear · ต้มยำทะเลน้ำใส', description: 'Squid, prawns, clams, no chilli paste', englishName: 'Clear hot and sour seafood soup', price: 1_180, picture: 'tom-yum-clear', says: 'crustacean mollusc fish; hot 2' }), 'green-curry-sg', own('green-curry-sg', { ID: 'red-curry', title: 'Red curry with roast duck · แกงเผ็ดเป็ดย่าง', price: 1_280, picture: 'red-curry', says: 'fish crustacean soy; maybe wheat; hot 2', description: 'Pineapple, grapes, cherry tomatoes' })]),
      part('Rice', ['basil-pork', own('basil-pork', { ID: 'basil-chicken', title: 'Basil chicken rice · ข้าวกะเพราไก่', description: 'Minced chicken, holy basil, fried egg', price: 750, says: 'fish soy mollusc egg wheat; hot 2' }), 'pineapple-fried-rice', 'plain-rice-sg']),
      part('Noodles', ['pad-thai-sg', own('beef-hor-fun', { title: 'Pad see ew · ผัดซีอิ๊ว', englishName: 'Soy-fried flat noodles', price: 850, says: 'soy wheat egg mollusc; maybe fish crustacean', description: 'Kailan, egg, chicken' }), own('beef-kway-teow', { title: 'Boat noodles · ก๋วยเตี๋ยวเรือ', description: 'Small bowl, dark and herbal, morning glory', englishName: 'Dark broth beef noodles', price: 780, picture: 'boat-noodles', says: 'beef soy wheat; maybe pork fish; hot 1', modifierGroups: [] })]),
      part('Salads and grill', ['som-tam-sg', 'mango-salad-sg', 'moo-ping', 'thai-wings', own('ikan-bakar-sg', { title: 'Salt-crusted seabass · ปลาเผา', englishName: '', price: 2_280, description: 'Lemongrass inside, lime chilli dip', says: 'fish; hot 1' })]),
      part('Sweet and drinks', ['mango-sticky-sg', 'thai-milk-tea', 'coconut-sg', 'lime-juice-sg', 'soda-sg']),
    ],
  }),
]
