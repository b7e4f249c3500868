// The kitchens written out by hand, in the middle of Phnom Penh, with more of the dish book on their menus and what their dishes hold.
import { grow, part } from './book/book.ts'
import { kafeRomduol } from './kafe-romduol.ts'
import { numBanhChokYeayMom } from './num-banh-chok-yeay-mom.ts'
import { numPangCorner } from './num-pang-corner.ts'
import { phteahBayMakSrey } from './phteah-bay-mak-srey.ts'
import { treyAng } from './trey-ang.ts'

export const firstKitchens = [
  grow(phteahBayMakSrey, {
    facts: {
      amok: 'fish egg; maybe crustacean; hot 1',
      'samlor-machu': 'pork fish',
      curry: 'wheat fish; maybe crustacean peanut; hot 1',
      'samlor-korko': 'fish; maybe pork',
      'lok-lak': 'beef egg soy mollusc; maybe wheat fish',
      'fried-rice': 'egg soy; maybe pork wheat mollusc',
      'kuy-teav-cha': 'crustacean soy mollusc; maybe egg wheat fish',
      'bay-sach-chrouk': 'pork egg; maybe soy fish',
      'cha-yo': 'peanut; maybe pork fish wheat crustacean',
      'bok-lahong': 'fish; maybe peanut crustacean; hot 1',
      lime: 'vegan',
      coffee: 'milk; veg',
      boba: 'milk; veg',
    },
    menu: [
      part('Curries and soups', ['prahok-ktis', 'sngor-moan']),
      part('Wok and rice', ['cha-kroeung-ko', 'cha-khnhei']),
      part('Sides', ['nhoam-trayong', 'cha-trakuon']),
      part('Sweet', ['sangkhya-lpov', 'chek-ktis']),
    ],
  }),
  grow(numBanhChokYeayMom, {
    facts: {
      'samlor-khmer': 'fish; maybe crustacean egg',
      kampot: 'crustacean peanut fish; maybe egg',
      'teuk-mrech': 'fish; maybe egg',
      'kuy-teav': 'pork crustacean; maybe soy fish wheat',
      'mi-kiev': 'wheat egg pork; maybe soy crustacean',
      borbor: 'maybe fish soy',
      'nime-chow': 'crustacean peanut; maybe fish pork soy',
      'num-ansom': 'pork; maybe soy fish',
      'num-plae-ai': 'vegan',
      'chai-yo': 'fish; maybe pork wheat egg',
      lime: 'vegan',
      coffee: 'milk; veg',
      cane: 'vegan',
    },
    menu: [
      part('Num banh chok', ['nbc-kari']),
      part('Noodle soups', ['kt-ko', 'mi-katang']),
      part('Rolls and cakes', ['banh-chao', 'num-krok']),
      part('Drinks', ['sandaek', 'te-tdk']),
    ],
  }),
  grow(treyAng, {
    facts: {
      'trey-ang': 'fish',
      'sach-ko-ang': 'beef; maybe fish soy',
      'moan-ang': 'maybe fish soy',
      squid: 'mollusc; maybe soy wheat fish',
      'lok-lak': 'beef egg soy mollusc; maybe wheat fish',
      'fried-rice': 'crustacean mollusc egg soy; maybe wheat',
      'mi-cha': 'wheat egg beef soy; maybe mollusc',
      trakuon: 'mollusc; maybe soy wheat',
      plea: 'beef fish; maybe peanut; hot 1',
      papaya: 'peanut fish; maybe crustacean; hot 1',
      chicken: 'fish; maybe wheat',
      lime: 'vegan',
      tea: 'vegan',
    },
    menu: [
      part('From the grill', ['bangkea-ang', 'chrouk-ang']),
      part('Wok', ['kdam-mrech', 'leas-cha']),
      part('Salads and sides', ['nhoam-svay']),
      part('Drinks', ['ampov', 'doung', 'pesechak']),
    ],
  }),
  grow(numPangCorner, {
    facts: {
      pate: 'wheat pork; maybe egg milk soy',
      'sach-ko': 'wheat beef; maybe soy fish',
      pork: 'wheat pork; maybe soy',
      'trey-kho': 'wheat fish',
      tofu: 'wheat soy; veg',
      rolls: 'pork; maybe wheat egg fish',
      'num-pao': 'wheat pork egg; maybe soy milk',
      fries: 'maybe wheat; vegan',
      skewers: 'maybe pork beef fish wheat',
      coffee: 'milk; veg',
      'milk-tea': 'milk; veg',
      lime: 'vegan',
    },
    menu: [
      part('Num pang', ['num-pang-moan', 'num-pang-pong', 'num-pang-khoko']),
      part('Snacks', ['kachay', 'naem-srus']),
      part('Sweet', ['sangkhya-bread', 'milk-bread', 'karem-num-pang']),
      part('Drinks', ['te-tuk-kak']),
    ],
  }),
  grow(kafeRomduol, {
    facts: {
      coffee: 'milk; veg',
      boba: 'milk; veg',
      'red-tea': 'milk; veg',
      latte: 'milk; veg',
      lime: 'vegan',
      'fried-rice': 'egg treeNut; maybe soy wheat crustacean',
      chicken: 'maybe wheat egg',
      rolls: 'maybe pork wheat egg fish',
      burger: 'beef wheat milk; maybe egg sesame',
      mango: 'vegan',
      toast: 'wheat egg; maybe milk; veg',
      lot: 'vegan',
      cake: 'egg; veg',
    },
    menu: [
      part('Coffee and tea', ['kafe-khmao', 'matcha-kh', 'te-baitong']),
      part('Plates', ['caesar-kh', 'club-kh']),
      part('Sweet', ['flan-kh']),
      part('Breakfast', ['pancake-kh', 'croissant-kh']),
    ],
  }),
]
