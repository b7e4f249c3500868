// The kitchens written out by hand, in the middle of Jakarta, with more of the dish book on their menus and what their dishes hold.
import { baksoMalamCikini } from './bakso-malam-cikini.ts'
import { grow, own, part } from './book/book.ts'
import { dapurMinangTalago } from './dapur-minang-talago.ts'
import { kopiSerambi } from './kopi-serambi.ts'
import { sateMbakTini } from './sate-mbak-tini.ts'
import { warungBuSari } from './warung-bu-sari.ts'

export const firstKitchens = [
  grow(warungBuSari, {
    facts: {
      'nasi-goreng': 'egg soy wheat crustacean; maybe peanut; hot 1',
      'nasi-uduk': 'egg fish peanut; maybe crustacean; hot 1',
      'ayam-goreng': 'maybe crustacean; hot 1',
      rendang: 'beef; hot 2',
      'mie-goreng': 'wheat egg soy beef',
      'soto-ayam': 'egg; maybe fish crustacean soy',
      bakso: 'beef wheat; maybe egg',
      kwetiau: 'beef egg soy wheat; maybe mollusc',
      'gado-gado': 'peanut soy egg; maybe crustacean; hot 1',
      lumpia: 'wheat; maybe egg crustacean soy',
      'es-teh': 'vegan',
      'es-jeruk': 'vegan',
      'kopi-susu': 'milk; veg',
    },
    menu: [
      part('Nasi', [
        'nasgor-pete',
        'nasi-rawon',
        own('nasi-rames', { title: 'Nasi rames Bu Sari' }),
      ]),
      part('Mie dan kuah', ['sop-buntut-kuah', 'bihun-goreng']),
      part('Pendamping', ['tempe-mendoan', 'perkedel-jagung', 'cah-kangkung']),
      part('Minuman', ['es-kelapa', 'wedang-jahe']),
    ],
  }),
  grow(dapurMinangTalago, {
    halal: true,
    facts: {
      rendang: 'beef; hot 2',
      'ayam-pop': 'hot 1',
      'ayam-bakar': 'egg; hot 1',
      'ikan-bakar': 'fish; hot 2',
      'gulai-ayam': 'hot 1',
      dendeng: 'beef; hot 2',
      'ayam-goreng': 'maybe egg',
      tunjang: 'beef; hot 1',
      'soto-padang': 'beef; maybe egg wheat',
      lontong: 'egg crustacean; maybe wheat; hot 1',
      'sate-padang': 'beef; hot 2',
      'teh-talua': 'egg; maybe milk; veg',
      'es-jeruk': 'vegan',
      'es-teh': 'vegan',
    },
    menu: [
      part('Nasi Padang', ['dendeng-balado']),
      part('Lauk saja', [
        'cincang',
        'gulai-kepala',
        'telur-balado',
        'telur-dadar-pdg',
        'paru-balado',
      ]),
      part('Minuman', ['jus-alpukat', 'air-mineral']),
    ],
  }),
  grow(baksoMalamCikini, {
    halal: true,
    facts: {
      campur: 'beef soy wheat; maybe fish egg',
      beranak: 'beef egg; maybe wheat',
      mercon: 'beef; maybe wheat egg; hot 3',
      bakar: 'beef soy wheat; hot 1',
      'mie-ayam': 'wheat soy; maybe egg',
      yamin: 'wheat soy; maybe egg',
      'soto-mie': 'beef wheat; maybe egg',
      'soto-ayam': 'egg; maybe soy wheat',
      siomay: 'fish peanut soy; maybe egg wheat',
      batagor: 'fish soy wheat peanut; maybe egg',
      'es-teler': 'milk; veg',
      'es-jeruk': 'vegan',
      'teh-botol': 'vegan',
    },
    menu: [
      part('Bakso', ['bakso-keju', 'bakso-telur-besar']),
      part('Mie dan soto', ['mie-ceker', 'mie-kocok']),
      part('Camilan', ['otak-otak', 'tahu-isi']),
      part('Minuman', ['cincau-gelas', 'jus-alpukat']),
    ],
  }),
  grow(sateMbakTini, {
    halal: true,
    facts: {
      ayam: 'peanut soy wheat',
      kambing: 'soy wheat; maybe peanut; hot 1',
      lilit: 'fish; maybe crustacean; hot 1',
      taichan: 'hot 3',
      'soto-ayam': 'egg; maybe soy fish',
      'soto-betawi': 'beef milk',
      'sop-buntut': 'beef',
      'nasi-goreng': 'soy wheat; maybe egg milk; hot 1',
      'gado-gado': 'peanut soy; maybe egg crustacean; hot 1',
      'ayam-goreng': 'maybe crustacean; hot 2',
      'es-jeruk': 'vegan',
      'es-teh': 'vegan',
      'es-cendol': 'vegan',
    },
    menu: [
      part('Sate, 10 tusuk', ['sate-kulit', 'sate-maranggi', 'sate-buntel']),
      part('Soto dan sop', ['soto-madura', 'tongseng', 'gulai-kambing']),
      part('Nasi', ['bebek-goreng', 'nasi-putih']),
      part('Minuman', ['jeruk-nipis']),
    ],
  }),
  grow(kopiSerambi, {
    facts: {
      'kopi-susu': 'milk; veg',
      'teh-tarik': 'milk; veg',
      boba: 'milk; veg',
      'thai-tea': 'milk; veg',
      jeruk: 'vegan',
      srikaya: 'wheat egg milk; veg',
      'cokelat-keju': 'wheat milk; maybe soy egg; veg',
      canai: 'wheat; maybe milk egg; hot 1',
      klepon: 'vegan',
      cendol: 'vegan',
      lumpia: 'wheat; maybe egg',
      pisang: 'maybe wheat egg; veg',
      'nasi-goreng': 'egg crustacean; maybe soy wheat; hot 1',
      mie: 'wheat egg soy; maybe crustacean',
    },
    menu: [
      part('Kopi dan teh', ['kopi-tubruk', 'latte']),
      part('Jajanan pasar', ['lemper', 'risoles', 'kue-lapis', 'dadar-gulung']),
      part('Makan berat', [own('bubur-ayam', { price: 28_000 }), 'ketoprak']),
    ],
  }),
]
