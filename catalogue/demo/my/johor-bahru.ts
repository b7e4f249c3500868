// Kitchens of Johor Bahru: the old streets, Taman Pelangi, Taman Sentosa, Larkin.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const johorBahru = [
  kitchen({
    ID: 'my-jb-laksa', name: 'Warisan Laksa Johor', cuisines: ['Malay', 'Laksa', 'Halal'], address: '11 Jalan Dhoby, Johor Bahru', at: [1.4571, 103.7648], radius: 6_000,
    open: '08:00-21:00', dayOff: 'Fri', shut: ['2027-03-10', '2027-03-11'], preparationMinutes: 14, rating: 4.6, voteCount: 1_080, halal: true, promo: '12% off laksa Johor',
    campaigns: [{ ID: 'my-jb-laksa-day', name: '12% off laksa Johor', tcDetails: 'Every day of the week we cook. The discount is in the price shown.' }],
    menu: [
      part('Johor', [own('laksa-johor', { title: 'Laksa Johor Warisan', off: 12, campaignID: 'my-jb-laksa-day', description: 'Wolf herring, kerisik, spaghetti as the Sultan liked it, ulam cut fine' }), 'mi-rebus-johor', 'mi-bandung-muar', 'nasi-beriani-gam', 'lontong-my']),
      part('Asam pedas', ['asam-pedas-my', own('asam-pedas-my', { ID: 'asam-pedas-tetel', title: 'Asam pedas tetel', description: 'Brisket with its fat, tamarind, kesum', englishName: 'Sour and hot beef', price: 1_790, says: 'beef crustacean; hot 2' }), 'ikan-patin', 'ikan-bakar-my']),
      part('Satay dan otak', ['satay-ayam', 'satay-daging', 'satay-perut', 'nasi-impit', 'otak-muar']),
      part('Kuih', ['pisang-goreng-my', 'onde-onde-my', 'ketayap', 'kuih-bahulu']),
      part('Minuman', ['kopi-my', 'teh-o-limau', 'sirap-bandung', 'kelapa', 'tebu']),
    ],
  }),
  kitchen({
    ID: 'my-jb-tanhioknee', name: 'Tan Hiok Nee Bakehouse · 陳旭年街餅家', cuisines: ['Bakery', 'Café', 'Kopitiam'], address: '13 Jalan Tan Hiok Nee, Johor Bahru', at: [1.4575, 103.7637], radius: 6_000,
    open: '07:30-18:00', dayOff: 'Mon', preparationMinutes: 8, rating: 4.7, voteCount: 1_410, freeDeliveryFrom: 3_500,
    menu: [
      part('Wood oven', [own('donut-my', { ID: 'banana-cake', title: 'Wood-fired banana cake · 柴燒香蕉蛋糕', price: 1_200, picture: 'carrot-cake', says: 'wheat egg milk; veg', description: 'A hundred-year-old oven, bananas from Muar' }), own('kopi-jelly-bread', { title: 'Coconut buns, 4 pieces · 椰絲包', price: 680, description: 'Red-sugar coconut inside' }), own('kopi-jelly-bread', { ID: 'otak-bun', title: 'Otak buns, 2 pieces · 烏達包', description: 'Grilled otak in soft bread', price: 690, picture: 'siopao', says: 'wheat milk fish crustacean egg; hot 1' }), 'kaya-puff', 'egg-tarts-my', 'swiss-roll']),
      part('Toast and eggs', ['roti-bakar', 'roti-kahwin', 'telur-separuh', 'roti-titab']),
      part('Plates', ['hainan-chop-my', 'curry-mee-kl', 'nasi-lemak-ayam', 'bolognese-my', 'grilled-cheese-my']),
      part('Kueh', ['angku', 'kuih-lapis-my', 'bingka-ubi']),
      part('Coffee and cold', ['kopi-my', 'kopi-o-my', 'cham', 'latte-my', 'teh-c-my', 'oren']),
    ],
  }),
  kitchen({
    ID: 'my-jb-sentosa', name: 'Sentosa Kway Teow Kia · 聖淘沙粿條仔', cuisines: ['Teochew', 'Noodles', 'Chinese'], address: '2 Jalan Sutera, Taman Sentosa, Johor Bahru', at: [1.4942, 103.7689], radius: 6_500,
    open: '07:00-21:30', preparationMinutes: 12, rating: 4.4, voteCount: 930,
    menu: [
      part('Kway teow kia', [own('pork-noodles', { title: 'Sentosa kway teow kia · 聖淘沙粿條仔', englishName: 'Fine rice noodles with braised pork', price: 1_090, description: 'Fine noodles dry or in soup, braised belly, intestine, egg', says: 'pork soy wheat egg' }), own('pork-noodles', { ID: 'kway-chap', title: 'Kway chap · 粿汁', description: 'Broad sheets, dark broth, egg', englishName: 'Rice sheets with braised pork', price: 1_150, picture: 'rice-noodles-chop', says: 'pork soy wheat egg' }), own('roast-duck-my', { title: 'Teochew braised duck rice · 潮州鴨飯', description: 'Galangal braise, tau kwa', says: 'soy wheat; maybe sesame', price: 1_250 }), 'fish-ball-noodles-my']),
      part('Hawker', ['wantan-mee-my', 'penang-ckt', 'loh-mee-penang', 'chilli-pan-mee', 'economy-rice-my', 'siu-yoke-rice-my']),
      part('Beside', ['yong-tau-foo-my', 'lor-bak', own('oh-chien', { ID: 'carrot-cake', title: 'Fried carrot cake · 菜頭粿', description: 'White or black, cai poh', englishName: 'Radish cake with egg', price: 790, picture: 'pan-fried-cake', says: 'egg soy; maybe crustacean; hot 1' }), 'popiah-my', 'rojak-penang']),
      part('Sweet', ['leng-chee-kang', 'tau-foo-fah', 'tong-yuen']),
      part('Drinks', ['soya-my', 'barli', 'kopi-my', 'tebu', 'luo-han-my']),
    ],
  }),
  kitchen({
    ID: 'my-jb-pelangi-bbq', name: 'Pelangi Ikan Bakar', cuisines: ['Seafood', 'Barbecue', 'Halal'], address: '40 Jalan Kuning, Taman Pelangi, Johor Bahru', at: [1.4826, 103.7762], radius: 6_500,
    open: '16:30-00:30', preparationMinutes: 22, rating: 4.4, voteCount: 1_150, halal: true, tables: tables('my-jb-pelangi-bbq', 22), orderValueLimit: 50_000, promo: 'Free air kelapa from RM 80',
    campaigns: [{ ID: 'my-jb-pelangi-bbq-kelapa', name: 'Free air kelapa', tcDetails: 'One with dishes for RM 80 or more. One an order.', freeItem: { ID: 'kelapa', name: 'Air kelapa', minSubtotal: 8_000 } }],
    menu: [
      part('Bakar', [own('asam-pedas-my', { ID: 'pari-bakar', title: 'Pari bakar Pelangi', englishName: 'Grilled stingray with sambal', price: 2_390, picture: 'stingray', says: 'fish crustacean; hot 3', description: 'Banana leaf, petai sambal' }), 'ikan-bakar-my', 'sotong-bakar', own('grilled-wings-my', { title: 'Kepak ayam bakar, 4 pieces', englishName: 'Grilled wings' }), 'otak-muar', 'ayam-percik']),
      part('Masak', ['siakap-stim', 'siakap-tiga', own('kam-heong-lala', { title: 'Lala kam heong' }), 'kangkung-belacan-my', own('butter-prawns-my', { title: 'Udang butter' })]),
      part('Satay', ['satay-ayam', 'satay-daging', 'satay-kambing', 'nasi-impit']),
      part('Nasi dan mi', ['nasi-putih', 'nasi-goreng-kampung-my', 'mi-bandung-muar', 'tom-yam-my']),
      part('Minuman', ['kelapa', 'tebu', 'limau-ais-my', 'tembikai', 'bandung-cincau']),
    ],
  }),
  kitchen({
    ID: 'my-jb-larkin-mamak', name: 'Restoran Maju Larkin', cuisines: ['Mamak', 'Briyani', 'Halal'], address: '1 Jalan Garuda, Larkin Jaya, Johor Bahru', at: [1.4951, 103.7437], radius: 6_500,
    open: '00:00-24:00', preparationMinutes: 12, rating: 4.2, voteCount: 2_080, level: 0.95, halal: true,
    menu: [
      part('Roti dan tosai', ['roti-canai-my', 'roti-telur', 'roti-pisang', 'roti-mentega', 'tosai-biasa', 'tosai-masala', 'murtabak-ayam']),
      part('Briyani', [own('nasi-beriani-gam', { title: 'Beriani gam Batu Pahat', description: 'Meat and basmati in one sealed pot, dalca, acar rampai' }), 'nasi-briyani-kambing', 'nasi-kandar-ayam']),
      part('Goreng', ['mi-goreng-mamak', 'maggi-goreng-my', 'nasi-goreng-usa', 'kuey-teow-mamak']),
      part('Sup', ['sup-tulang-my', 'sup-daging', 'mi-rebus-mamak']),
      part('Tandoor', ['tandoori-my', 'naan-garlic-my', 'butter-chicken-my']),
      part('Minuman', ['teh-tarik-my', 'teh-o-limau', 'malt-dinosaur-my', 'mango-lassi-my', 'air-mineral']),
    ],
  }),
  kitchen({
    ID: 'my-jb-plentong', name: 'Plentong Fried Chicken Co.', cuisines: ['Fried chicken', 'Korean', 'Halal'], address: '18 Jalan Serampang, Taman Pelangi, Johor Bahru', at: [1.4851, 103.7777], radius: 6_500,
    open: '11:00-23:00', preparationMinutes: 16, rating: 4.3, voteCount: 1_290, halal: true, level: 0.96, promo: '20% off fried chicken',
    campaigns: [{ ID: 'my-jb-plentong-chicken', name: '20% off fried chicken', tcDetails: 'Three pieces, spicy or plain. The discount is in the price shown.' }],
    menu: [
      part('Chicken', [own('fried-chicken-my', { title: 'Plentong fried chicken, 3 pieces', off: 20, campaignID: 'my-jb-plentong-chicken', description: 'Buttermilk and curry leaf, fried twice' }), own('fried-chicken-my', { ID: 'bucket', title: 'Bucket of nine', description: 'Spicy and plain, for four', price: 4_500 }), 'korean-wings-my', 'chicken-wings-my', 'ayam-gunting', own('korean-wings-my', { ID: 'soy-garlic', title: 'Soy garlic chicken · 간장치킨', description: 'Fried twice, brushed', price: 2_690, says: 'wheat soy sesame; maybe egg' })]),
      part('Rice and noodles', ['bibimbap-my', 'topokki', 'kimchi-stew-my', 'nasi-ayam-penyet', 'nasi-lemak-ayam']),
      part('Burgers', ['chicken-burger-my', 'sambal-burger', 'beef-burger-my', 'burger-telur']),
      part('Sides', ['fries-my', 'cheesy-wedges', 'mushroom-soup-my', 'keropok-lekor']),
      part('Sweet and drinks', ['ice-cream-potong', 'waffle-my', 'pearl-tea-my', 'tin-drink', 'fruit-tea-my']),
    ],
  }),
  kitchen({
    ID: 'my-jb-ah-soh', name: 'Ah Soh Dai Chow, Sri Tebrau · 阿嫂大炒', cuisines: ['Dai chow', 'Chinese', 'Seafood'], address: '7 Jalan Keris, Taman Sri Tebrau, Johor Bahru', at: [1.4881, 103.7713], radius: 6_500,
    open: '11:00-14:30 17:00-22:30', dayOff: 'Tue', shut: ['2027-02-06', '2027-02-07', '2027-02-08'], lastOrder: 30, preparationMinutes: 22, rating: 4.5, voteCount: 860,
    menu: [
      part('Ah Soh’s own', [own('ribs-your-style', { title: 'Ah Soh coffee ribs · 阿嫂咖啡骨', price: 2_390, description: 'Twice fried, Liberica glaze' }), 'butter-prawns-my', own('hot-plate-tofu-my', { title: 'Homemade spinach tofu · 自製豆腐', description: 'Spinach crust, mushroom gravy', price: 1_690, says: 'soy egg wheat; maybe mollusc pork' }), 'bkt-dry']),
      part('Fish and shells', ['steamed-tilapia', 'kam-heong-lala', own('gulai-tumis', { title: 'Assam fish head · 亞參魚頭', englishName: 'Sour fish head curry', price: 4_200 }), 'cereal-prawns-my']),
      part('Meat', ['sweet-sour-pork-my', 'claypot-pork-belly', 'salt-baked-chicken', own('paprik-ayam', { ID: 'gong-bao', title: 'Gong bao chicken · 宮保雞丁', description: 'Peanuts, black vinegar', englishName: 'Chicken with dried chilli', price: 1_790, says: 'soy wheat peanut; maybe alcohol; hot 1', modifierGroups: [] })]),
      part('Greens', ['yau-mak', 'kangkung-belacan-my', 'four-kings-my']),
      part('Noodles and rice', ['hokkien-mee-kl', 'yang-chow-my', 'claypot-lou-shu-fun', 'sizzling-yee-mee', 'nasi-putih']),
      part('Drinks', ['barli', 'chrysanthemum-my', 'asam-boi', 'tin-drink']),
    ],
  }),
]
