// Kitchens of Quezon City: Maginhawa, Timog, La Loma, Cubao, Kamias, Katipunan and Tomas Morato.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const quezonCity = [
  kitchen({
    ID: 'ph-maginhawa', name: 'Maginhawa K-Kusina', cuisines: ['Korean', 'Rice bowls', 'Fried chicken'], address: '94 Maginhawa Street, Quezon City', at: [14.6416, 121.0604], radius: 6_500,
    open: '11:00-23:00', preparationMinutes: 15, rating: 4.3, voteCount: 1_690, level: 0.95, promo: '15% off samgyupsal bowls',
    campaigns: [{ ID: 'ph-maginhawa-samgyup', name: '15% off samgyupsal bowls', tcDetails: 'Every day until six. The discount is in the price shown.' }],
    menu: [
      part('Bowls', [own('samgyup', { title: 'Samgyupsal sa Maginhawa', off: 15, campaignID: 'ph-maginhawa-samgyup', description: 'Belly seared to order, kimchi made on Mondays' }), 'bibimbap', own('bibimbap', { ID: 'bulgogi', description: 'Onion, scallion', title: 'Bulgogi bowl', englishName: 'Sweet grilled beef', price: 24_500, picture: 'beef-rice', says: 'beef soy sesame wheat' }), 'katsudon', 'gyudon']),
      part('Chicken', ['korean-chicken', 'wings', own('korean-chicken', { ID: 'soy-garlic', description: 'Glazed, crisp', title: 'Soy garlic chicken', price: 25_000, picture: 'fried-wings', says: 'wheat soy; maybe egg sesame' }), 'fried-chicken-ph']),
      part('Street', ['tteokbokki', 'gyoza', 'takoyaki', own('lumpiang-gulay', { ID: 'japchae', title: 'Japchae', englishName: 'Glass noodles with vegetables', price: 19_500, picture: 'glass-noodles', says: 'soy wheat sesame; maybe egg' }), own('maki', { ID: 'kimbap', description: 'Carrot, spinach, pickled radish', title: 'Kimbap, 8 pieces', englishName: 'Rice rolls', price: 18_500, says: 'egg sesame; maybe crustacean soy fish' })]),
      part('Noodles', ['tonkotsu', own('tonkotsu', { ID: 'ramyeon', description: 'Cooked hard, melted on top', title: 'Ramyeon with cheese', englishName: 'Spicy noodles', price: 17_500, says: 'wheat egg milk; maybe soy crustacean; hot 2', modifierGroups: [] })]),
      part('Drinks', ['fruit-tea', 'okinawa', 'iced-tea-ph', 'softdrink']),
    ],
  }),
  kitchen({
    ID: 'ph-timog', name: 'Ihaw Timog', cuisines: ['Barbecue', 'Seafood', 'Filipino'], address: '88 Timog Avenue, Quezon City', at: [14.6352, 121.0363], radius: 7_000,
    open: '16:00-03:00', preparationMinutes: 20, rating: 4.4, voteCount: 2_150, tables: tables('ph-timog', 22), level: 1.05,
    menu: [
      part('Ihaw', [own('sugba-platter', { title: 'Boodle ihaw Timog, for four', price: 112_000, description: 'Liempo, inasal, squid, talong and rice on banana leaf' }), 'liempo-grill', 'pork-bbq', 'chicken-bbq', 'bangus-grill', 'tuna-panga', 'pusit-grill']),
      part('Pulutan', ['sisig-kapampangan', 'crispy-pata', 'chicharon-bulaklak', 'calamares', 'kinilaw-tanigue', own('isaw-manok', soldOut)]),
      part('Sabaw', ['sinigang-hipon', 'bulalo-soup', 'tinolang-halaan']),
      part('Rice and gulay', ['garlic-rice', 'java-rice', 'ensaladang-talong', 'pinakbet']),
      part('Drinks', ['beer-ph', 'buko-shake', 'iced-tea-ph', 'calamansi-honey']),
    ],
  }),
  kitchen({
    ID: 'ph-amoranto-pares', name: 'Paresan sa Amoranto', cuisines: ['Pares', 'Noodles', 'Filipino'], address: '345 N.S. Amoranto Sr. Avenue, La Loma, Quezon City', at: [14.6268, 120.9969], radius: 6_500,
    open: '06:00-02:00', preparationMinutes: 8, rating: 4.4, voteCount: 2_980, isIntegrated: false,
    menu: [
      part('Pares', [own('beef-pares', { title: 'Pares ng Amoranto', description: 'Brisket in star anise, garlic rice, a bowl of its own broth' }), 'pares-overload', own('beef-pares', { ID: 'pares-mami', description: 'Star anise broth', title: 'Pares mami', englishName: 'Pares on noodles', price: 17_500, picture: 'beef-noodle-soup', says: 'beef wheat egg soy' }), 'asado-rice']),
      part('Mami and lomi', ['mami', 'mami-manok', 'lomi-batangas', 'goto', 'batchoy']),
      part('Silog', ['tapsilog', 'tocilog', 'longsilog', 'bangsilog']),
      part('Siomai and siopao', ['siomai-pork', 'siomai-shrimp', 'siopao-asado', 'siopao-bola', 'shanghai']),
      part('Drinks', ['sago-gulaman', 'hot-tea-ph', 'softdrink', 'water-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-la-loma', name: 'Lechon ni Ka Ising', cuisines: ['Lechon', 'Filipino', 'Party trays'], address: '61 Calavite Street, La Loma, Quezon City', at: [14.6309, 120.9912], radius: 8_000,
    open: '08:00-20:00', preparationMinutes: 15, rating: 4.5, voteCount: 1_360, orderValueLimit: 2_500_000, promo: 'Free atchara from ₱700',
    campaigns: [{ ID: 'ph-la-loma-atchara', name: 'Free atchara', tcDetails: 'A bowl with dishes for ₱700 or more. One an order.', freeItem: { ID: 'atchara', name: 'Atchara', minSubtotal: 70_000 } }],
    menu: [
      part('Lechon', [own('lechon-cebu', { title: 'Lechon Ka Ising', englishName: 'Roast pig, Manila style', price: 28_500, description: 'Roasted over ipil-ipil in Calavite, liver sauce simmered daily' }), 'lechon-belly', 'lechon-manok', 'lechon-kawali', 'lechon-paksiw', 'kare-lechon']),
      part('Ulam', ['dinuguan', 'menudo', 'kaldereta', 'embutido', 'bopis', 'callos']),
      part('Sinigang and gulay', [own('sinigang-baboy', { title: 'Sinigang na lechon', price: 27_500, description: 'Yesterday’s lechon, today’s tamarind' }), 'pinakbet', 'ginisang-munggo', 'chopsuey']),
      part('Pancit and rice', ['pancit-bihon', 'palabok', 'plain-rice', 'puto']),
      part('Sides and drinks', ['atchara', 'chicharon', 'sago-gulaman', 'softdrink']),
    ],
  }),
  kitchen({
    ID: 'ph-bikolana', name: 'Kusina Bikolana', cuisines: ['Bicolano', 'Filipino', 'Spicy'], address: '19 P. Tuazon Boulevard, Cubao, Quezon City', at: [14.6176, 121.0552], radius: 7_000,
    open: '09:00-21:00', dayOff: 'Mon', preparationMinutes: 14, rating: 4.5, voteCount: 690,
    menu: [
      part('Sa gata', [own('bicol-express', { title: 'Express ng Bikolana', description: 'More chili than pork, as in Naga; balaw from Camarines' }), 'laing', 'pinangat', 'kinunot', 'sinantolan', 'ginataang-langka', 'ginataang-tilapia']),
      part('Ulam', ['kandingga', 'adobo-puti', 'tinola', 'paksiw-isda', 'alimango']),
      part('Noodles', ['habhab', 'batil-patung', 'pancit-bihon']),
      part('Prito', ['daing-bangus', 'tuyo', 'shanghai', 'plain-rice']),
      part('Sweet and drinks', ['ginataang-bilo', 'biko', 'buko-juice', 'salabat']),
    ],
  }),
  kitchen({
    ID: 'ph-kamias', name: 'Panciteria Kamias', cuisines: ['Pancit', 'Merienda', 'Filipino'], address: '140 Kamias Road, Quezon City', at: [14.6309, 121.0502], radius: 6_500,
    open: '08:00-21:00', preparationMinutes: 15, rating: 4.3, voteCount: 970, freeDeliveryFrom: 50_000,
    menu: [
      part('Pancit', [own('malabon', { title: 'Malabon ng Kamias', description: 'Thick noodles, oysters, squid, tinapa, real annatto' }), 'palabok', 'luglog', 'cabagan', 'sotanghon-guisado']),
      part('Merienda', ['lumpiang-sariwa', 'ukoy-crisp', 'empanada-ilocos', 'shanghai', 'siopao-asado']),
      part('Rice meals', ['fried-chicken-ph', 'burger-steak', 'adobong-manok', 'bistek', 'afritada']),
      part('Kakanin', ['palitaw', 'pichi-pichi', 'suman', 'maja-blanca', 'turon']),
      part('Ice and drinks', ['halo-special', 'mais-yelo', 'buko-pandan', 'black-gulaman', 'iced-tea-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-katipunan', name: 'Katipunan Study Hall', cuisines: ['Café', 'Coffee', 'Pasta'], address: '311 Katipunan Avenue, Loyola Heights, Quezon City', at: [14.6397, 121.0744], radius: 6_500,
    open: '08:00-02:00', preparationMinutes: 14, rating: 4.3, voteCount: 1_240, tables: tables('ph-katipunan', 18),
    menu: [
      part('Coffee', [own('spanish-latte', { title: 'Study Hall Spanish latte', description: 'Double shot, condensed milk, refill of the shot until midnight' }), 'latte', 'americano', 'ube-latte', 'pour-over']),
      part('Not coffee', ['matcha', 'tsokolate', 'calamansi-honey', 'fruit-tea']),
      part('Pasta', ['carbonara', 'pinoy-spaghetti', 'tuyo-pasta', 'baked-mac']),
      part('Plates', ['chicken-ala-king', 'adobo-flakes', 'chicken-burger', 'grilled-cheese-ph', 'tapsilog', 'pork-chop-fried']),
      part('Sweet', ['basque', 'chocolate-cake', 'mango-graham', 'ensaymada', 'pancakes-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-kapampangan', name: 'Kusinang Kapampangan', cuisines: ['Kapampangan', 'Filipino', 'Sisig'], address: '75 Tomas Morato Avenue, Quezon City', at: [14.6301, 121.0345], radius: 7_000,
    open: '10:30-22:00', preparationMinutes: 20, rating: 4.5, voteCount: 1_080, level: 1.05, tables: tables('ph-kapampangan', 12),
    menu: [
      part('Pampanga', [own('sisig-kapampangan', { title: 'Sisig Angeles', description: 'Boiled, grilled and chopped; liver, onion, calamansi, nothing creamy' }), 'betute', 'kamaru', 'buro', 'tidtad', 'asadong-matua']),
      part('Ulam', ['kare-kare-stew', 'morcon', 'bistek', 'crispy-pata', 'pata-tim']),
      part('Sabaw at gulay', ['sinigang-bangus', 'bulalo-soup', 'pinakbet', 'ensaladang-mangga']),
      part('Pancit and rice', ['luglog', 'bagoong-rice', 'plain-rice']),
      part('Tamis and drinks', ['halo-special', 'leche-flan', 'tsokolate', 'dalandan']),
    ],
  }),
]
