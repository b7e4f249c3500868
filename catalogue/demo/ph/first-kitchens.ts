// The kitchens written out by hand, in Makati, with more of the dish book on their menus and what their dishes hold.
import { grow, own, part } from './book/book.ts'
import { haloHaloTitaBaby } from './halo-halo-tita-baby.ts'
import { ihawanSaKanto } from './ihawan-sa-kanto.ts'
import { kantoBurger } from './kanto-burger.ts'
import { lutongNanayCora } from './lutong-nanay-cora.ts'
import { panciteriaDalisay } from './panciteria-dalisay.ts'

export const firstKitchens = [
  grow(lutongNanayCora, {
    facts: {
      adobo: 'soy wheat; maybe pork',
      sisig: 'pork egg; maybe soy wheat; hot 1',
      'fried-chicken': 'wheat; maybe egg milk',
      lumpia: 'pork wheat egg; maybe soy',
      'kare-kare': 'beef peanut crustacean',
      sinigang: 'pork; maybe fish',
      bulalo: 'beef; maybe fish',
      canton: 'wheat egg pork crustacean soy; maybe mollusc',
      palabok: 'crustacean pork egg; maybe fish',
      'halo-halo': 'milk egg; veg',
      calamansi: 'vegan',
      'kapeng-barako': 'vegan',
    },
    menu: [
      part('Ulam', ['kaldereta', 'bistek', 'pinakbet']),
      part('Soups', ['tinola', own('nilaga', { price: 28_500 })]),
      part('Noodles', [own('pancit-bihon', { price: 16_000 })]),
      part('Sweets and drinks', ['leche-flan', 'turon', 'buko-juice', 'water-ph']),
    ],
  }),
  grow(panciteriaDalisay, {
    facts: {
      canton: 'wheat egg pork crustacean soy; maybe mollusc',
      bihon: 'soy wheat; maybe mollusc crustacean',
      mami: 'wheat egg beef soy',
      lomi: 'wheat egg pork; maybe soy',
      shanghai: 'pork wheat egg; maybe soy',
      siomai: 'pork wheat soy; maybe egg crustacean',
      ukoy: 'crustacean; maybe wheat egg',
      chicken: 'crustacean; maybe wheat soy',
      'yang-chow': 'egg pork crustacean soy; maybe wheat',
      asado: 'pork soy wheat',
      'adobo-rice': 'soy wheat; maybe pork',
      calamansi: 'vegan',
      'milk-tea': 'milk; veg',
    },
    menu: [
      part('Pancit', ['malabon', 'sotanghon-guisado']),
      part('Bites', ['lumpiang-sariwa', 'siopao-asado', 'hakaw']),
      part('Rice', ['sweet-sour-pork', 'oyster-cake']),
      part('Drinks', ['hot-tea-ph', 'sago-gulaman']),
    ],
  }),
  grow(haloHaloTitaBaby, {
    facts: {
      special: 'milk egg; veg',
      mais: 'milk; veg',
      saba: 'milk; veg',
      mango: 'vegan',
      palitaw: 'sesame; vegan',
      bibingka: 'egg milk; maybe wheat; veg',
      'puto-bumbong': 'maybe milk; veg',
      turon: 'wheat; maybe egg; veg',
      pancit: 'soy wheat; maybe pork crustacean mollusc',
      'toasted-siopao': 'wheat pork soy; maybe egg milk',
      'sago-gulaman': 'vegan',
      calamansi: 'vegan',
      tsokolate: 'maybe milk; veg',
    },
    menu: [
      part('Shaved ice', ['halo-glass', 'buko-pandan']),
      part('Kakanin', ['sapin-sapin', 'kutsinta', 'cassava-cake']),
      part('Merienda', ['palabok', 'empanada-manok']),
      part('Drinks', ['buko-shake', 'mango-shake']),
    ],
  }),
  grow(kantoBurger, {
    facts: {
      kanto: 'beef wheat milk egg; maybe sesame soy',
      longganisa: 'pork wheat egg; maybe milk sesame soy',
      sisig: 'pork wheat egg; maybe milk sesame soy',
      mushroom: 'wheat egg; maybe milk sesame; veg',
      wings: 'fish; maybe wheat egg',
      sandwich: 'wheat; maybe milk egg',
      tenders: 'wheat; maybe egg milk',
      'longganisa-pizza': 'wheat milk pork',
      'adobo-flakes': 'wheat milk egg soy; maybe pork',
      gulaman: 'vegan',
      boba: 'milk; veg',
      calamansi: 'vegan',
    },
    menu: [
      part('Burgers', ['smash', 'hotdog-bun']),
      part('Chicken', ['chicken-skin', 'fried-chicken-ph']),
      part('Pizza', ['pizza-hawaiian', 'pizza-four']),
      part('Drinks', ['iced-tea-ph', 'softdrink', 'beer-ph']),
    ],
  }),
  grow(ihawanSaKanto, {
    facts: {
      bangus: 'fish; maybe soy wheat',
      bbq: 'pork soy wheat',
      liempo: 'pork egg; maybe soy wheat',
      inasal: 'maybe soy wheat',
      isaw: 'maybe soy wheat',
      sisig: 'pork egg; maybe soy wheat; hot 1',
      lumpia: 'pork wheat egg; maybe soy',
      kinilaw: 'fish; hot 1',
      'sinigang-hipon': 'crustacean; maybe fish',
      adobo: 'soy wheat',
      calamansi: 'vegan',
      buko: 'vegan',
      'iced-tea': 'vegan',
    },
    menu: [
      part('From the grill', ['tuna-panga', 'pusit-grill', 'talong-grill']),
      part('Pulutan', ['crispy-pata', 'chicharon-bulaklak', 'calamares']),
      part('Soup and stew', ['bulalo-soup', 'kare-kare-stew']),
      part('Drinks', ['beer-ph', 'softdrink']),
    ],
  }),
]
