// Kitchens of Cebu City: Fuente Osmeña, Lahug, Colon, Pasil and Mango Avenue.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const cebu = [
  kitchen({
    ID: 'ph-cebu-lechon', name: 'Lechon ni Nang Inday', cuisines: ['Lechon', 'Cebuano', 'Filipino'], address: '55 Escario Street, Cebu City', at: [10.3178, 123.8953], radius: 7_000,
    open: '09:00-20:00', preparationMinutes: 12, rating: 4.5, voteCount: 2_720, promo: 'Free puso from ₱600',
    campaigns: [{ ID: 'ph-cebu-lechon-puso', name: 'Free puso', tcDetails: 'Three with dishes for ₱600 or more. One an order.', freeItem: { ID: 'puso', name: 'Puso, 3 pieces', minSubtotal: 60_000 } }],
    menu: [
      part('Lechon', [own('lechon-cebu', { title: 'Lechon ni Nang Inday', description: 'Carcar way: tanglad, garlic, sea salt inside; skin basted with coconut water' }), 'lechon-belly', 'lechon-manok', own('lechon-cebu', { ID: 'lechon-spicy', title: 'Spicy lechon', englishName: 'Roast pig with chili', price: 28_000, says: 'pork; maybe soy wheat; hot 2' })]),
      part('From the same pig', ['dinuguan', 'lechon-paksiw', own('sisig-sizzling', { title: 'Lechon sisig', description: 'Yesterday’s lechon chopped small, calamansi, chili' }), own('kare-lechon', { title: 'Lechon kare-kare', description: 'Roast pork, sitaw, bagoong' })]),
      part('Cebuano', ['humba', 'utan-bisaya', 'chorizo-cebu', 'ngohiong', 'bam-i', 'kinilaw-tanigue']),
      part('Rice', ['puso', 'garlic-rice', 'plain-rice']),
      part('Sweet and drinks', ['mango-graham', 'biko', 'mango-shake', 'buko-juice', 'softdrink']),
    ],
  }),
  kitchen({
    ID: 'ph-cebu-larsian', name: 'Sugba sa Fuente', cuisines: ['Barbecue', 'Cebuano', 'Late night'], address: '14 Don Mariano Cui Street, Fuente Osmeña, Cebu City', at: [10.3106, 123.8922], radius: 6_000,
    open: '16:00-02:00', preparationMinutes: 16, rating: 4.3, voteCount: 1_940, isIntegrated: false, level: 0.9,
    menu: [
      part('Sugba', [own('pork-bbq', { title: 'Sugba pork barbecue, 5 sticks', price: 17_500, description: 'Sweet glaze, pick your sticks, eat with a plastic glove' }), 'chicken-bbq', 'isaw-manok', 'adidas', 'inasal-isol', 'chorizo-cebu']),
      part('Isda ug pusit', ['tuna-belly', 'tilapia-grill', 'pusit-grill', 'scallops']),
      part('Rolls and fried', ['ngohiong', 'ginabot', 'shanghai', 'fried-chicken-ph']),
      part('Puso and soup', ['puso', 'utan-bisaya', 'tinowa', 'batchoy']),
      part('Drinks', ['softdrink', 'beer-ph', 'sago-gulaman', 'water-ph']),
    ],
  }),
  kitchen({
    ID: 'ph-cebu-sutukil', name: 'Sutukil sa Mango Avenue', cuisines: ['Seafood', 'Cebuano', 'Kinilaw'], address: '120 General Maxilom Avenue, Cebu City', at: [10.3127, 123.9003], radius: 7_000,
    open: '10:30-22:00', preparationMinutes: 25, rating: 4.4, voteCount: 1_120, level: 1.05, tables: tables('ph-cebu-sutukil', 16), orderValueLimit: 1_500_000,
    menu: [
      part('Sugba, tula, kilaw', [own('lapu-lapu', { title: 'Sutukil for the table', price: 89_500, description: 'One grouper three ways: grilled head, clear soup, raw in vinegar', modifierGroups: [] }), 'tinowa', 'kinilaw-tanigue', 'tuna-panga', 'pusit-grill', 'bangus-grill']),
      part('Crab and prawns', ['hipon', 'chili-garlic-crab', 'alimango', 'gambas', 'camaron']),
      part('Shells', ['scallops', 'baked-tahong', 'diwal', 'tinolang-halaan']),
      part('Gulay and rice', ['lato', 'utan-bisaya', 'adobong-kangkong', 'puso', 'garlic-rice']),
      part('Drinks', ['buko-juice', 'green-mango-shake', 'beer-ph', 'calamansi-juice']),
    ],
  }),
  kitchen({
    ID: 'ph-cebu-pungko', name: 'Pungko-Pungko sa Colon', cuisines: ['Street food', 'Ngohiong', 'Cebuano'], address: '208 Colon Street, Cebu City', at: [10.2966, 123.8989], radius: 6_000,
    open: '08:00-23:00', preparationMinutes: 8, rating: 4.3, voteCount: 2_310, freeDeliveryFrom: 40_000, level: 0.85,
    menu: [
      part('Pungko-pungko', [own('ginabot', { title: 'Ginabot sa Colon', price: 10_500, description: 'Fried crisp, spiced vinegar, eaten with puso' }), 'ngohiong', 'shanghai', 'chorizo-cebu', own('lumpiang-gulay', { title: 'Lumpia nga ubod, 4 pieces', englishName: 'Palm heart rolls', says: 'wheat; maybe pork egg' })]),
      part('Kan-anan', ['humba', 'tuslob-buwa', 'sisig-manok', 'adobong-baboy', 'utan-bisaya']),
      part('Noodles', ['bam-i', 'batchoy', 'mami', 'sotanghon']),
      part('Puso and street', ['puso', 'fishball', 'tokneneng', 'calamares-street', 'chicharon']),
      part('Sweet and drinks', ['banana-cue', 'turon', 'black-gulaman', 'softdrink']),
    ],
  }),
  kitchen({
    ID: 'ph-cebu-larangan', name: 'Larangan sa Pasil', cuisines: ['Fish soup', 'Cebuano', 'Breakfast'], address: '31 Magsaysay Street, Pasil, Cebu City', at: [10.2897, 123.8903], radius: 6_500,
    open: '04:30-14:00', preparationMinutes: 9, rating: 4.4, voteCount: 640, level: 0.95, dayOff: 'Sun',
    menu: [
      part('Larang', [own('larang', { title: 'Larang sa Pasil', description: 'The morning’s tugnos or isda, tausi, tomato, chili' }), 'linarang', 'tinowa', 'paksiw-isda', own('larang', { ID: 'larang-pugita', description: 'Tausi, tomato', title: 'Larang nga nukos', englishName: 'Sour squid stew', price: 18_500, says: 'mollusc soy; hot 1' })]),
      part('Bulad', ['danggit', 'tuyo', 'dangsilog', 'tuyosilog', 'bangsilog']),
      part('Sud-an', ['humba', 'ginisang-munggo', 'ampalaya', 'daing-bangus', 'tortang-talong']),
      part('Puso and rice', ['puso', 'garlic-rice', 'plain-rice']),
      part('Sweet and drinks', ['champorado', 'puto', 'tsokolate', 'barako']),
    ],
  }),
  kitchen({
    ID: 'ph-cebu-lahug', name: 'Salinas Drive Coffee', cuisines: ['Café', 'Brunch', 'Coffee'], address: 'Salinas Drive, Lahug, Cebu City', at: [10.3281, 123.9023], radius: 6_500,
    open: '07:00-24:00', preparationMinutes: 15, rating: 4.4, voteCount: 1_060, tables: tables('ph-cebu-lahug', 14),
    menu: [
      part('Coffee', ['latte', 'spanish-latte', own('americano', { title: 'Sirao americano', description: 'Beans from the hills above the city' }), 'ube-latte']),
      part('Breakfast', [own('big-breakfast', { title: 'Cebuano breakfast', price: 29_500, description: 'Chorizo de Cebu, danggit, puso, two eggs, mango', says: 'pork fish egg' }), 'dangsilog', 'avocado-toast', 'pancakes-ph', 'french-toast-ph']),
      part('Plates', ['poke-ph', 'truffle-pasta', 'puttanesca', 'cheeseburger', 'chicken-burger', 'caesar']),
      part('Cakes', ['mango-graham', 'basque', 'sans-rival', 'silvanas']),
      part('Cold', ['mango-shake', 'green-mango-shake', 'matcha', 'tsokolate']),
    ],
  }),
  kitchen({
    ID: 'ph-cebu-liempo', name: 'Balamban Liempo sa Mabolo', cuisines: ['Liempo', 'Lechon manok', 'Cebuano'], address: '72 Juan Luna Avenue, Mabolo, Cebu City', at: [10.3196, 123.9131], radius: 6_500,
    open: '09:00-22:00', preparationMinutes: 10, rating: 4.4, voteCount: 1_480, promo: '10% off liempo',
    campaigns: [{ ID: 'ph-cebu-liempo-10', name: '10% off Balamban liempo', tcDetails: 'Every day. The discount is in the price shown.' }],
    menu: [
      part('Liempo and manok', [own('balamban-liempo', { off: 10, campaignID: 'ph-cebu-liempo-10', description: 'Stuffed with tanglad and spring onion, turned three hours' }), 'lechon-manok', own('balamban-liempo', { ID: 'liempo-kilo', description: 'Chopped, for four', title: 'Balamban liempo, 1 kilo', price: 78_000, modifierGroups: [] }), 'chicken-bbq', 'inasal-paa']),
      part('Ulam', ['humba', 'adobo-house', 'kaldereta', 'bistek', 'nilaga']),
      part('Pancit and rolls', ['bam-i', 'pancit-canton', 'shanghai', 'ngohiong']),
      part('Gulay and rice', ['utan-bisaya', 'chopsuey', 'atchara', 'puso', 'java-rice']),
      part('Drinks', ['buko-juice', 'iced-tea-ph', 'softdrink']),
    ],
  }),
]
