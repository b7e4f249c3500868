// Kitchens of Davao City: San Pedro, Bangkerohan, Bajada, Santa Ana and Matina.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const davao = [
  kitchen({
    ID: 'ph-davao-tuna', name: 'Panga ug Tuna, Bajada', cuisines: ['Tuna', 'Grill', 'Davaoeño'], address: 'J.P. Laurel Avenue, Bajada, Davao City', at: [7.0849, 125.6128], radius: 7_000,
    open: '10:00-23:00', preparationMinutes: 18, rating: 4.5, voteCount: 1_830, tables: tables('ph-davao-tuna', 16), promo: 'Free buko juice from ₱800',
    campaigns: [{ ID: 'ph-davao-tuna-buko', name: 'Free buko juice', tcDetails: 'One with dishes for ₱800 or more. One an order.', freeItem: { ID: 'buko-juice', name: 'Buko juice', minSubtotal: 80_000 } }],
    menu: [
      part('Tuna', [own('tuna-panga', { title: 'Panga sa Bajada', description: 'Yellowfin jaw from the morning boat, charcoal, soy and calamansi' }), 'tuna-belly', 'kinilaw-tuna', 'sinuglaw', own('sisig-bangus', { title: 'Tuna sisig', englishName: 'Tuna chopped on a hot plate' }), own('sinigang-bangus', { title: 'Sinigang na tuna', englishName: 'Sour tuna soup' })]),
      part('Grill', ['liempo-grill', 'inasal-paa', 'pork-bbq', 'pusit-grill']),
      part('Pulutan', ['calamares', 'chicharon-bulaklak', 'crispy-pata', 'lato']),
      part('Rice and gulay', ['garlic-rice', 'plain-rice', 'ensaladang-mangga', 'pinakbet']),
      part('Drinks', ['buko-juice', 'durian-shake', 'beer-ph', 'softdrink']),
    ],
  }),
  kitchen({
    ID: 'ph-davao-halal', name: 'Kusina Kutawato, Bangkerohan', cuisines: ['Halal', 'Maguindanao', 'Filipino'], address: 'Magallanes Street, Bangkerohan, Davao City', at: [7.0667, 125.6029], radius: 6_500,
    open: '06:00-20:00', preparationMinutes: 10, rating: 4.4, voteCount: 760, freeDeliveryFrom: 60_000, halal: true, level: 0.95,
    menu: [
      part('Pastil and satti', [own('satti', { title: 'Satti with tamu', description: 'Grilled beef in hot sauce, rice cake cut in, at six in the morning' }), 'satti-manok', 'pastil', 'pastil-egg', 'beef-pastil']),
      part('Ulam', ['sinina', 'beef-rendang', 'piaparan', 'kulma', 'sinigang-baka', own('tinola', { title: 'Tinolang manok, halal', says: 'maybe fish' })]),
      part('Grill', ['halal-bbq', 'pyanggang', own('tuna-belly', { says: 'fish soy wheat' }), 'tilapia-grill']),
      part('Rice and sides', ['kiyuning', 'biryani-ph', 'palapa', 'plain-rice']),
      part('Sweet and drinks', ['tinagtag', 'dodol', 'daral', 'durian-shake', 'calamansi-juice']),
    ],
  }),
  kitchen({
    ID: 'ph-davao-durian', name: 'Durian & Halo-Halo, Magsaysay', cuisines: ['Desserts', 'Durian', 'Shaved ice'], address: 'Ramon Magsaysay Avenue, Davao City', at: [7.0729, 125.6236], radius: 6_500,
    open: '10:00-22:00', preparationMinutes: 8, rating: 4.5, voteCount: 1_240,
    menu: [
      part('Durian', [own('durian-shake', { title: 'Puyat durian shake', description: 'One fruit, two glasses, no flavouring' }), own('basque', { ID: 'durian-cheesecake', description: 'Puyat', title: 'Durian cheesecake, slice', price: 21_500 }), own('ice-cream-ube', { ID: 'durian-ice', title: 'Durian sorbetes', englishName: 'Durian ice cream', price: 11_500 }), own('suman-mangga', { ID: 'suman-durian', title: "Suman't durian", englishName: 'Sticky rice and durian', price: 17_500, picture: 'durian-sticky-rice' })]),
      part('Shaved ice', ['halo-special', 'halo-glass', 'mais-yelo', 'saba-yelo', 'knickerbocker', 'buko-pandan']),
      part('Kakanin', ['biko', 'suman', 'cassava-cake', 'puto', 'ginataang-bilo']),
      part('Merienda', ['pinoy-spaghetti', 'palabok', 'shanghai', 'banana-cue', 'turon']),
      part('Drinks', ['guyabano', 'mango-shake', 'tsokolate', 'dalandan']),
    ],
  }),
  kitchen({
    ID: 'ph-davao-kanaan', name: "Kan-anan ni 'Nay Luz", cuisines: ['Filipino', 'Rice meals', 'Soups'], address: 'San Pedro Street, Davao City', at: [7.0651, 125.6083], radius: 6_500,
    open: '06:00-21:00', preparationMinutes: 9, rating: 4.4, voteCount: 1_620, level: 0.9,
    menu: [
      part('Ulam', [own('humba', { title: "Humba ni 'Nay Luz", description: 'Banana blossom, tausi, muscovado, three hours on wood' }), 'adobong-manok', 'menudo', 'afritada', 'bistek', 'adobo-pusit']),
      part('Sabaw', ['sinigang-baboy', 'tinola', 'nilaga', 'ginisang-munggo', 'utan-bisaya']),
      part('Silog', ['tapsilog', 'longsilog', 'bangsilog', 'cornsilog']),
      part('Prito ug gulay', ['fried-chicken-ph', 'daing-bangus', 'ginataang-kalabasa', 'tortang-talong', 'plain-rice']),
      part('Drinks', ['black-gulaman', 'barako', 'buko-juice', 'softdrink']),
    ],
  }),
  kitchen({
    ID: 'ph-davao-matina', name: 'Matina Town Cacao & Coffee', cuisines: ['Café', 'Chocolate', 'Coffee'], address: 'MacArthur Highway, Matina, Davao City', at: [7.0589, 125.5917], radius: 6_500,
    open: '07:30-23:00', preparationMinutes: 13, rating: 4.5, voteCount: 820, tables: tables('ph-davao-matina', 12), level: 1.05, promo: '20% off tsokolate',
    campaigns: [{ ID: 'ph-davao-matina-tsokolate', name: '20% off tsokolate', tcDetails: 'Before ten and after eight, and in between. The discount is in the price shown.' }],
    menu: [
      part('Cacao', [own('tsokolate', { title: 'Calinan tsokolate', off: 20, campaignID: 'ph-davao-matina-tsokolate', description: 'Single-farm tablea, whisked with a batirol' }), own('tsokolate', { ID: 'iced-tsokolate', description: 'Over crushed ice', title: 'Iced tsokolate', price: 13_500, picture: 'milk-chocolate', englishName: '' }), 'champorado', 'chocolate-cake']),
      part('Coffee', [own('pour-over', { title: 'Mount Apo pour over' }), 'latte', 'spanish-latte', 'americano', 'matcha']),
      part('Brunch', ['tapsilog', 'avocado-toast', 'pancakes-ph', 'french-toast-ph', 'grain-bowl']),
      part('Plates', ['poke-ph', 'tuyo-pasta', 'carbonara', 'chicken-burger', 'salpicao']),
      part('Sweet', ['basque', 'ube-cake', 'ensaymada']),
    ],
  }),
  kitchen({
    ID: 'ph-davao-santa-ana', name: 'Santa Ana Chinatown Kitchen', cuisines: ['Chinese-Filipino', 'Noodles', 'Dim sum'], address: 'Monteverde Street, Santa Ana, Davao City', at: [7.0764, 125.6212], radius: 6_500,
    open: '09:00-22:00', preparationMinutes: 16, rating: 4.3, voteCount: 930, level: 0.95, orderValueLimit: 1_000_000,
    menu: [
      part('Dim sum', [own('siomai-shrimp', { title: 'Santa Ana siomai, 6 pieces', price: 13_000, description: 'Prawn and pork, wrapped each morning' }), 'hakaw', 'chicken-feet', 'siopao-bola', 'kuchay-dumplings']),
      part('Noodles', ['pancit-canton', 'mami-wonton', 'lomi-batangas', 'sotanghon-guisado', 'batchoy']),
      part('Rice', ['yang-chow', 'chao-fan', 'asado-rice']),
      part('Wok', ['sweet-sour-pork', 'lemon-chicken', 'beef-broccoli', 'mapo', 'salt-squid', 'polonchay']),
      part('Sweet and drinks', ['mango-sago', 'taho', 'hopia-munggo', 'hot-tea-ph', 'soy-milk-ph']),
    ],
  }),
]
