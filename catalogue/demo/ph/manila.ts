// Kitchens of the city of Manila: Binondo, Quiapo, Escolta, Sampaloc, Ermita and Malate.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const manila = [
  kitchen({
    ID: 'ph-ongpin', name: 'Mami ni Ka Tong, Ongpin', cuisines: ['Chinese-Filipino', 'Noodles', 'Siopao'], address: '738 Ongpin Street, Binondo, Manila', at: [14.6014, 120.9758], radius: 7_000,
    open: '08:00-21:00', shut: ['2027-02-06'], preparationMinutes: 14, rating: 4.5, voteCount: 2_090, freeDeliveryFrom: 70_000,
    menu: [
      part('Mami', [own('mami', { title: 'Beef mami ni Ka Tong', price: 16_000, description: 'Brisket braised with star anise, noodles pulled thick' }), 'mami-manok', 'mami-wonton', 'maki-mi']),
      part('Siopao and siomai', ['siopao-asado', 'siopao-bola', 'siomai-pork', 'siomai-shrimp', 'hakaw', 'chicken-feet']),
      part('Pancit and rice', ['pancit-canton', 'bihon-canton', 'kiampong', 'yang-chow', 'asado-rice']),
      part('From the wok', ['sweet-sour-pork', 'lemon-chicken', 'beef-broccoli', 'oyster-cake', 'polonchay', 'salt-squid']),
      part('Drinks and pastries', ['hot-tea-ph', 'soy-milk-ph', 'hopia-munggo', 'hopia-baboy']),
    ],
  }),
  kitchen({
    ID: 'ph-carvajal', name: 'Carvajal Dumpling Alley', cuisines: ['Dumplings', 'Chinese-Filipino', 'Lumpia'], address: '22 Carvajal Street, Binondo, Manila', at: [14.5989, 120.9756], radius: 6_500,
    open: '09:00-19:00', dayOff: 'Mon', preparationMinutes: 12, rating: 4.4, voteCount: 1_310, isIntegrated: false, level: 0.95,
    menu: [
      part('Dumplings', [own('kuchay-dumplings', { title: 'Carvajal kuchay dumplings, 14 pieces', price: 27_000, description: 'Rolled behind the glass, chives from Divisoria' }), own('kuchay-dumplings', { ID: 'pan-fried', description: 'Crisp base, sour dip', title: 'Pan-fried pork dumplings, 10 pieces', englishName: '', price: 23_000, picture: 'pan-fried-cake' }), 'siomai-shrimp', 'hakaw']),
      part('Lumpia', ['lumpiang-sariwa', 'lumpiang-hubad', 'kikiam', 'lumpiang-gulay']),
      part('Noodles and soup', ['maki-mi', 'mami-wonton', 'sotanghon', 'misua']),
      part('Rice and mains', ['kiampong', 'pata-tim', 'mapo', 'salt-tofu', 'oyster-cake']),
      part('Pastries and drinks', ['hopia-munggo', 'carioca', 'taho', 'soy-milk-ph', 'hot-tea-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-globo-halal', name: 'Globo de Oro Halal Kitchen', cuisines: ['Halal', 'Maranao', 'Filipino'], address: '412 Globo de Oro Street, Quiapo, Manila', at: [14.5968, 120.9823], radius: 7_000,
    open: '07:00-20:00', dayOff: 'Fri', preparationMinutes: 12, rating: 4.5, voteCount: 880, halal: true,
    menu: [
      part('Pastil', [own('pastil', { title: 'Pastil ng Globo', description: 'Shredded chicken cooked down with soy, rice in a leaf, chili on request' }), 'pastil-egg', 'beef-pastil']),
      part('Maranao and Tausug', ['piaparan', 'beef-rendang', 'tiyula-itum', 'kulma', 'riyandang', 'sinina', 'pyanggang']),
      part('Satti and kebab', ['satti', 'satti-manok', 'halal-bbq', 'shawarma-rice', 'shawarma-wrap', 'biryani-ph']),
      part('Sides', ['palapa', 'kiyuning', 'utak-utak', 'plain-rice']),
      part('Sweet and drinks', ['dodol', 'daral', 'tinagtag', 'calamansi-juice', 'salabat']),
    ],
  }),
  kitchen({
    ID: 'ph-escolta', name: 'Panaderia Escolta', cuisines: ['Bakery', 'Merienda', 'Kakanin'], address: '266 Escolta Street, Binondo, Manila', at: [14.5978, 120.9789], radius: 6_500,
    open: '05:00-20:00', preparationMinutes: 6, rating: 4.5, voteCount: 1_150, promo: 'Free pandesal from ₱350',
    campaigns: [{ ID: 'ph-escolta-pandesal', name: 'Free pandesal', tcDetails: 'Six pieces with dishes for ₱350 or more. One an order.', freeItem: { ID: 'pandesal', name: 'Pandesal, 6 pieces', minSubtotal: 35_000 } }],
    menu: [
      part('Bread', [own('pandesal', { description: 'Pugon-baked over wood, out at five and at three' }), 'ensaymada', 'ube-ensaymada', 'pan-de-coco', 'spanish-bread', 'cheese-bread']),
      part('Filled', ['pandesal-corned', 'pandesal-keso', 'tasty-egg', 'empanada-manok', 'clubhouse']),
      part('Kakanin', ['bibingka', 'puto-bumbong', 'sapin-sapin', 'kutsinta', 'biko', 'cassava-cake']),
      part('Cakes', ['sans-rival', 'silvanas', 'brazo', 'egg-pie', 'leche-flan']),
      part('Drinks', ['tsokolate', 'barako', 'sago-gulaman', 'spanish-latte']),
    ],
  }),
  kitchen({
    ID: 'ph-mabini', name: 'Casa Mabini', cuisines: ['Spanish-Filipino', 'Filipino', 'Steak'], address: '1450 A. Mabini Street, Ermita, Manila', at: [14.5789, 120.9806], radius: 7_000,
    open: '11:00-14:30 17:30-22:30', lastOrder: 45, preparationMinutes: 22, rating: 4.4, voteCount: 740, level: 1.1, tables: tables('ph-mabini', 14), orderValueLimit: 1_200_000,
    menu: [
      part('Cocina', [own('lengua', { title: 'Lengua Casa Mabini', description: 'Ox tongue, mushroom cream, olives, slow since morning' }), 'callos', 'mechado', 'pochero', 'morcon', 'carne-frita']),
      part('Filipino', ['kare-kare-stew', 'adobo-puti', 'crispy-pata', 'sinigang-salmon', 'kinilaw-tanigue']),
      part('From the grill', ['steak-ph', 'salpicao', 'roast-beef', 'tuna-belly']),
      part('Rice and greens', ['bagoong-rice', 'ensaladang-mangga', 'caesar', 'plain-rice']),
      part('Sweet and drinks', ['leche-flan', 'brazo', 'sans-rival', 'tsokolate', 'beer-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-lugawan', name: 'Lugawan sa Leon Guinto', cuisines: ['Lugaw', 'Pares', 'Late night'], address: '2305 Leon Guinto Street, Malate, Manila', at: [14.5659, 120.9938], radius: 5_500,
    open: '00:00-24:00', preparationMinutes: 7, rating: 4.3, voteCount: 2_640, isIntegrated: false, level: 0.9,
    menu: [
      part('Lugaw', [own('goto', { title: 'Goto espesyal', price: 11_000, description: 'Tripe, chicharon, safflower, egg', says: 'beef pork egg; maybe fish' }), 'lugaw', 'arroz-caldo', 'champorado']),
      part('Pares and mami', ['beef-pares', 'pares-overload', 'mami', 'lomi-batangas']),
      part('Silog', ['tapsilog', 'chicksilog', 'porksilog', 'sisilog', 'hotsilog']),
      part('Beside', ['tokwat-baboy', 'shanghai', 'chicharon', 'kwek-kwek', 'siomai-pork']),
      part('Drinks', ['salabat', 'black-gulaman', 'softdrink', 'water-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-dapitan', name: 'Dapitan Street Bites', cuisines: ['Street food', 'Barbecue', 'Snacks'], address: '1248 Dapitan Street, Sampaloc, Manila', at: [14.6131, 120.9899], radius: 6_000,
    open: '11:00-23:00', preparationMinutes: 10, rating: 4.3, voteCount: 1_870, freeDeliveryFrom: 0, level: 0.9,
    menu: [
      part('Tusok-tusok', [own('fishball', { title: 'Fish ball mix, 15 pieces', price: 6_500, description: 'Fish, squid and kikiam balls, three sauces', says: 'fish wheat mollusc; maybe crustacean egg soy' }), 'kwek-kwek', 'tokneneng', 'calamares-street', 'dynamite', 'cheese-sticks']),
      part('Ihaw', ['isaw-manok', 'betamax', 'adidas', 'pork-bbq', 'inasal-isol']),
      part('Meals', ['sisig-manok', 'fried-chicken-ph', 'burger-steak', 'pinoy-spaghetti', 'hotdog-bun', 'shawarma-rice']),
      part('Sweet', ['banana-cue', 'kamote-cue', 'turon', 'iskrambol']),
      part('Drinks', ['sago-gulaman', 'melon', 'milk-tea', 'softdrink']),
    ],
  }),
]
