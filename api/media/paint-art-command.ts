// `node api/media/paint-art-command.ts storefront/public/art`:
// renders the pictures of shortcuts and heroes.
import { join } from 'node:path'
import type { Cloth } from '@tingkat/catalogue/art/cloth'
import { paintCover, paintCut, type CoverShape } from '@tingkat/catalogue/art/painting'
import { seedOf } from '@tingkat/catalogue/art/random'
import sharp, { type Sharp } from 'sharp'
import { joinCover } from './render.ts'

// Twice the largest displayed width of 96 px, for high-density screens.
const shortcutWidth = 192
const shortcuts = [
  'laksa',
  'nasi-lemak',
  'chicken-rice',
  'roti-canai',
  'dim-sum',
  'satay',
  'nasi-goreng',
  'bakso',
  'soto-ayam',
  'rendang',
  'mee-goreng',
  'char-kway-teow',
  'kaya-toast',
  'iced-coffee',
  'teh-tarik',
  'adobo',
  'halo-halo',
  'burger',
  'fried-chicken',
  'pizza',
  'pho',
  'bun-bo-hue',
  'banh-mi',
  'bun-cha',
  'com-tam',
  'pad-thai',
  'pad-krapow',
  'som-tam',
  'tom-yum',
  'khao-soi',
  'green-curry',
  'mango-sticky-rice',
  'cendol',
  'mohinga',
  'shan-noodles',
  'tea-leaf-salad',
  'amok',
  'num-banh-chok',
  'lok-lak',
  'boba',
  'lime-juice',
  'grilled-fish',
  'biryani',
  'ondeh',
  'pancit',
  'egg-tarts',
  'sushi',
  'ramen',
  'steak',
  'green-salad',
  'congee',
  'wonton-mee',
  'pork-skewers',
  'sinigang',
  'cake',
]

/** The text is at the left of the wide hero and below the narrow hero of phones. */
const wide: CoverShape = {
  width: 1600,
  height: 400,
  spots: [
    [0.668, 0.52, 0, 1.2],
    [0.93, 0.24, 0, 0.98],
    [0.846, 0.98, 0, 0.92],
    [0.5, 0.96, 0, 0.82],
    [0.51, 0.06, 0, 0.6],
    [1.0, 0.92, 0, 0.5],
  ],
}
const narrow: CoverShape = {
  width: 800,
  height: 264,
  spots: [
    [0.5, 0.5, 0, 1.22],
    [0.17, 0.34, 0, 0.98],
    [0.84, 0.4, 0, 1.02],
    [0.02, 1.0, 0, 0.6],
    [1.0, 1.02, 0, 0.56],
    [0.33, 1.06, 0, 0.5],
  ],
}
const heroes: Record<string, { cloth: Cloth; plates: readonly string[] }> = {
  sg: {
    cloth: 'pandan',
    plates: ['laksa', 'satay', 'chicken-rice', 'nasi-lemak', 'kaya-toast', 'ondeh'],
  },
  my: {
    cloth: 'pandan',
    plates: ['nasi-lemak', 'satay', 'char-kway-teow', 'roti-canai', 'asam-laksa', 'kuih-talam'],
  },
  id: {
    cloth: 'pandan',
    plates: ['nasi-goreng', 'satay', 'gado-gado', 'bakso', 'rendang', 'soto-ayam'],
  },
  th: {
    cloth: 'pandan',
    plates: ['pad-thai', 'tom-yum', 'mango-sticky-rice', 'som-tam', 'green-curry', 'pad-krapow'],
  },
  vn: { cloth: 'pandan', plates: ['pho', 'goi-cuon', 'com-tam', 'bun-cha', 'banh-mi', 'cha-gio'] },
  ph: {
    cloth: 'pandan',
    plates: ['adobo', 'halo-halo', 'pancit', 'sinigang', 'lumpia', 'pork-skewers'],
  },
  mm: {
    cloth: 'pandan',
    plates: [
      'mohinga',
      'tea-leaf-salad',
      'shan-noodles',
      'ohn-no-khao-swe',
      'samosa',
      'chicken-curry',
    ],
  },
  kh: {
    cloth: 'pandan',
    plates: ['amok', 'lok-lak', 'num-banh-chok', 'bay-sach-chrouk', 'grilled-fish', 'samlor-korko'],
  },
}

async function write(folder: string, name: string, image: Sharp): Promise<void> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  await sharp(data, { raw: info })
    .avif({ quality: 52, effort: 6 })
    .toFile(join(folder, `${name}.avif`))
  await sharp(data, { raw: info })
    .webp({ quality: 78, effort: 6, alphaQuality: 90 })
    .toFile(join(folder, `${name}.webp`))
  process.stdout.write(`${name}\n`)
}

async function run(folder: string | undefined): Promise<void> {
  if (!folder)
    throw new Error('Name the folder: node api/media/paint-art-command.ts storefront/public/art')
  // Rendered at twice the size and scaled down, so that thin lines stay visible.
  for (const recipe of shortcuts)
    await write(
      folder,
      `cut-${recipe}`,
      sharp(Buffer.from(paintCut({ recipe, seed: 7 }, shortcutWidth * 2))).resize(shortcutWidth),
    )
  for (const [country, { cloth, plates }] of Object.entries(heroes)) {
    const painting = {
      cloth,
      seed: seedOf('hero', country),
      plates: plates.map((recipe, index) => ({
        recipe,
        seed: seedOf('hero', country, String(index)),
      })),
    }
    await write(folder, `hero-${country}`, await joinCover(paintCover(painting, wide, wide.width)))
    await write(
      folder,
      `hero-${country}-m`,
      await joinCover(paintCover(painting, narrow, narrow.width)),
    )
  }
}

try {
  await run(process.argv[2])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
