// Kitchens of Ipoh: old town, new town, Canning Garden.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const ipoh = [
  kitchen({
    ID: 'my-ipoh-sprouts', name: 'Kinta Bean Sprout Chicken · 近打芽菜雞', cuisines: ['Chicken rice', 'Ipoh', 'Chinese'], address: '51 Jalan Yau Tet Shin, Ipoh', at: [4.5937, 101.0843], radius: 5_500,
    open: '10:30-22:00', dayOff: 'Thu', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], preparationMinutes: 12, rating: 4.6, voteCount: 1_620, promo: 'Free lo han kuo from RM 40',
    campaigns: [{ ID: 'my-ipoh-sprouts-tea', name: 'Free lo han kuo', tcDetails: 'One with dishes for RM 40 or more. One an order.', freeItem: { ID: 'luo-han-my', name: 'Lo han kuo', minSubtotal: 4_000 } }],
    menu: [
      part('Nga choy kai', [own('nga-choy-kai', { title: 'Kinta nga choy kai, for one · 近打芽菜雞', says: 'soy sesame pork; maybe wheat', description: 'Village chicken, short fat sprouts of limestone water, soy and lard' }), own('nga-choy-kai', { ID: 'half-kai', title: 'Half chicken with sprouts · 半隻芽菜雞', description: 'For two or three, sprouts beneath', price: 3_200, picture: 'half-chicken' }), 'salt-baked-chicken', 'chicken-rice-my']),
      part('Hor fun', ['ipoh-hor-fun', own('ipoh-hor-fun', { ID: 'plain-hor-fun', title: 'Silk hor fun in broth · 清湯河粉', description: 'Chicken and prawn-shell broth', price: 350, says: 'crustacean; maybe soy', modifierGroups: [] }), 'beef-noodles-my', 'dry-curry-mee', 'wantan-mee-my']),
      part('Beside', [own('yong-tau-foo-my', { price: 1_090 }), own('fish-ball-noodles-my', { ID: 'meatballs', title: 'Pork balls in soup · 豬肉丸湯', description: 'Six, bouncing, pepper', price: 790, picture: 'bakso', says: 'pork; maybe fish wheat', modifierGroups: [] }), 'fung-jau-my', 'yau-mak', own('lor-bak', { price: 1_150 })]),
      part('Sweet', ['tau-foo-fah', 'egg-tarts-my', 'kaya-puff', 'leng-chee-kang']),
      part('Drinks', ['white-coffee', 'luo-han-my', 'soya-my', 'chrysanthemum-my', 'barli']),
    ],
  }),
  kitchen({
    ID: 'my-ipoh-oldtown', name: 'Padang Lane White Coffee · 舊街場白咖啡', cuisines: ['Kopitiam', 'Breakfast', 'Coffee'], address: '15 Jalan Bandar Timah, Old Town, Ipoh', at: [4.5972, 101.0771], radius: 5_500,
    open: '07:00-17:00', preparationMinutes: 10, rating: 4.4, voteCount: 1_840, tables: tables('my-ipoh-oldtown', 15),
    menu: [
      part('White coffee', [own('white-coffee', { title: 'Padang Lane white coffee · 白咖啡', description: 'Three beans roasted in butter, pulled to a froth' }), 'kopi-o-my', 'cham', 'teh-tarik-my', 'malt-my']),
      part('Toast', ['roti-bakar', 'telur-separuh', 'roti-goyang', 'french-toast-my', own('roti-bakar', { ID: 'roti-babi', title: 'Roti babi · 咖哩麵包', description: 'Fried golden, Worcester sauce', englishName: 'Bread stuffed with curry pork', price: 890, picture: 'toasted-siopao', says: 'pork wheat egg milk; hot 1' })]),
      part('Noodles', ['ipoh-hor-fun', 'curry-mee-kl', 'dry-curry-mee', 'fried-lai-fun', 'chee-cheong-fun-my']),
      part('Rice and chops', ['hainan-chop-my', 'nasi-lemak-ayam', 'economy-rice-my', 'sizzling-yee-mee']),
      part('Bakes', ['egg-tarts-my', 'kaya-puff', 'tambun-biscuit', 'swiss-roll']),
    ],
  }),
  kitchen({
    ID: 'my-ipoh-dimsum', name: 'Leong Sin Dim Sum · 龍仙點心', cuisines: ['Dim sum', 'Cantonese', 'Breakfast'], address: '65 Jalan Leong Sin Nam, Ipoh', at: [4.5928, 101.0852], radius: 5_500,
    open: '06:00-14:00', preparationMinutes: 14, rating: 4.5, voteCount: 1_220, freeDeliveryFrom: 4_000, level: 0.95,
    menu: [
      part('Steamed', [own('har-gow-my', { title: 'Leong Sin har gow · 龍仙蝦餃', description: 'Twelve pleats, two prawns' }), 'siew-mai-my', 'fung-jau-my', 'loh-mai-kai-my', own('siew-mai-my', { ID: 'fish-siew-mai', title: 'Fish paste siew mai · 魚肉燒賣', description: 'Fish paste, orange top', price: 780, says: 'fish wheat egg' })]),
      part('Buns', ['pau-my', 'lau-sar-pau', own('pau-my', { ID: 'big-pau', title: 'Big pau · 大包', description: 'A meal in a hand', englishName: 'Pork, egg and mushroom bun', price: 480, picture: 'siopao', says: 'pork wheat egg soy' })]),
      part('Fried', ['wu-gok-my', own('popiah-my', { ID: 'prawn-roll', title: 'Prawn rolls in beancurd skin · 腐皮蝦卷', description: 'Crisp skin, whole prawns', price: 850, picture: 'cha-gio', says: 'crustacean soy; maybe pork' }), own('oh-chien', { ID: 'radish', title: 'Pan-fried radish cake · 煎蘿蔔糕', description: 'Sausage, dried shrimp', price: 650, picture: 'pan-fried-cake', says: 'pork crustacean' }), 'yau-char-kwai']),
      part('Congee and noodles', ['congee-my', own('congee-my', { ID: 'fish-congee', title: 'Sliced fish congee · 魚片粥', description: 'Snakehead, ginger, scallion', price: 950, picture: 'fish-congee', says: 'fish soy; maybe pork' }), 'chee-cheong-fun-my', 'ipoh-hor-fun', 'wantan-mee-my']),
      part('Sweet and tea', ['egg-tarts-my', 'mango-loh', own('green-tea-my', { title: 'Pot of pu-erh · 普洱', englishName: '', price: 450 }), 'chrysanthemum-my', 'cham']),
    ],
  }),
  kitchen({
    ID: 'my-ipoh-kandar', name: 'Kandar Yasmin, Ipoh', cuisines: ['Nasi kandar', 'Mamak', 'Halal'], address: '2 Jalan Yang Kalsom, Ipoh', at: [4.5946, 101.0812], radius: 6_000,
    open: '09:00-23:00', dayOff: 'Mon', preparationMinutes: 12, rating: 4.4, voteCount: 1_470, halal: true, level: 0.93, isIntegrated: false,
    menu: [
      part('Nasi kandar', [own('nasi-kandar-ayam', { title: 'Nasi Yasmin, ayam merah', description: 'Red fried chicken, salted egg, coconut chutney, curry that keeps you coming' }), 'nasi-kandar-kambing', 'nasi-kandar-sotong', 'nasi-briyani-ayam', 'nasi-tomato']),
      part('Roti', ['roti-canai-my', 'roti-telur', 'roti-bom-my', 'roti-tisu-my', 'murtabak-ayam']),
      part('Goreng', ['mi-goreng-mamak', 'bihun-goreng-mamak', 'maggi-goreng-my', 'nasi-goreng-mamak']),
      part('Lauk', ['rendang-tok', 'ayam-madu', 'chicken-peratal', 'telur-dadar']),
      part('Sweet', ['cendol-my', 'abc']),
      part('Minuman', ['teh-tarik-my', 'kopi-my', 'sirap-bandung', 'limau-ais-my']),
    ],
  }),
  kitchen({
    ID: 'my-ipoh-canning', name: 'Canning Garden Hawkers · 甘榜花園小販', cuisines: ['Hawker', 'Noodles', 'Malay'], address: '8 Persiaran Wira Jaya, Canning Garden, Ipoh', at: [4.6042, 101.1102], radius: 6_500,
    open: '07:00-21:00', preparationMinutes: 14, rating: 4.3, voteCount: 690,
    menu: [
      part('Noodles', [own('curry-mee-kl', { title: 'Canning curry mee · 甘榜咖哩麵', description: 'Roast pork, char siew, chicken, mint; the gravy thin and fierce', says: 'wheat egg soy pork crustacean; hot 2' }), 'asam-laksa-my', 'penang-ckt', 'pan-mee-soup', 'claypot-lou-shu-fun']),
      part('Rice', ['nasi-lemak-biasa', 'claypot-chicken-my', 'siu-yoke-rice-my', 'yang-chow-my']),
      part('Snacks', ['rojak-penang', 'popiah-my', 'yong-tau-foo-my', 'oh-chien', own('satay-ayam', { title: 'Satay ayam, 8 sticks', price: 1_000 }), 'apam-balik-my']),
      part('Sweet', ['abc', 'tau-foo-fah', 'tong-sui', 'ice-cream-potong']),
      part('Drinks', ['white-coffee', 'tebu', 'kelapa', 'cincau', 'asam-boi']),
    ],
  }),
  kitchen({
    ID: 'my-ipoh-limestone', name: 'Limestone Kitchen', cuisines: ['Western', 'Café', 'Halal'], address: '3 Jalan Panglima, Ipoh', at: [4.5963, 101.0783], radius: 6_000,
    open: '11:00-22:00', preparationMinutes: 20, rating: 4.3, voteCount: 510, halal: true, blockOnDemandOrders: true,
    menu: [
      part('Grill', [own('grilled-chop', { title: 'Limestone chicken chop', description: 'Brined a day, mushroom sauce, buttered sprouts' }), 'lamb-chop-my', 'sirloin-my', 'chicken-maryland', 'fish-chip-my']),
      part('Pasta and pizza', ['aglio-my', 'carbonara-my', 'bolognese-my', 'pizza-margherita', 'pizza-satay', 'pizza-seafood-my']),
      part('Burgers', ['beef-burger-my', 'sambal-burger', 'mushroom-burger-my']),
      part('Light', ['caesar-my', 'mushroom-soup-my', 'cheesy-wedges', 'chicken-wings-my']),
      part('Sweet', ['lava-cake-my', 'burnt-cheese-my', 'waffle-my']),
      part('Drinks', ['latte-my', 'white-coffee', 'oren', 'mangga', 'tin-drink']),
    ],
  }),
]
