// The pictures of the storefront's own pages: plates without background for
// cuisines, and heroes, which are the large pictures at the top of pages.
import type { CoverPainting, CoverShape } from '../art/painting.ts'

/**
 * Recipes that have a picture of the plate without background, for example the file `cut-laksa`.
 * Pages show these pictures for cuisines and countries.
 */
export const cuts: readonly string[] = `
  adobo amok asam-laksa asam-pedas ayam-goreng bak-kut-teh bakso bamboo-pork banana-roti
  banh-beo banh-cuon banh-khot banh-mi banh-mi-egg banh-xeo batagor bbq-prawns
  beef-noodle-soup beef-noodles-fried beef-rice beef-salad beef-satay beer bibimbap bibingka
  biryani black-coffee bo-bia boat-noodles boba braised-egg bua-loi bulalo bun-bo-hue bun-cha
  bun-rieu bun-thang bun-thit-nuong burger cake canh-chua canh-rau carrot-cake cendol cha-ca
  cha-gio char-kway-teow char-siew-rice che chicken-chop chicken-curry chicken-hor-fun
  chicken-rice chili-crab chocolate claypot-rice claypot-tofu com-ga com-tam com-tam-ga congee
  crispy-fish-rice crispy-pork croissant cutlet-rice dark-braise dim-sum drip-coffee duck-rice
  dumplings durian-sticky-rice egg-prata egg-tarts fish-congee fish-noodle-soup fried-chicken
  fried-fish fried-rice fried-tofu fried-wings fruit-plate gado-gado garlic-pork-rice goi-cuon
  green-curry green-salad green-tea-milk grilled-chicken grilled-fish grilled-pork
  grilled-squid gulai half-chicken halo-halo har-cheong-gai hokkien-mee-dark honey-toast
  hotplate-beef hotpot htamin-jin hu-tieu ice-cream ice-kacang iced-coffee inasal kare-kare
  kaya-toast ketupat khanom-tom khao-soi kinilaw krapow-crispy-pork kuih-lapis kung-pao
  kyay-oh laksa lamb-satay larb larb-dark latte leche-flan liempo lime-juice lok-lak lomi
  lumpia maggi-goreng mango-sticky-rice martabak massaman meatball-skewers mee-goreng mee-siam
  mi-quang mi-xao mie-ayam mie-goreng milk-toast mohinga murtabak naan nam-ngiao nasi-bungkus
  nasi-campur nasi-goreng nasi-kandar nasi-lemak nasi-padang nem-lui ngoh-hiang num-ansom
  num-banh-chok num-banh-chok-red num-dip omelette-rice ondeh otak pad-krapow pad-see-ew
  pad-thai palabok palm-sugar-coffee pan-fried-cake panang pancakes pancit pepper-crab pho
  pie-tee pisang-goreng pizza poke-bowl pork-crackling pork-leg-rice pork-skewers prawn-curry
  prawn-mee puto-bumbong quail-skewers ramen red-curry rendang ribs rice-paper rice-with-egg
  rojak roti-canai sago-mango sai-ua salt-fish samlor-korko samosa satay sate-lilit
  sausage-platter seafood-soup shan-noodles siew-mai sinigang siomay siopao sisig som-tam
  sop-buntut soto-ayam soto-betawi spaghetti square-rolls steak steamed-fish
  stir-fried-vegetables sushi sweet-sour-pork tapioca-cake tea-leaf-salad tea-shop-tea
  teh-tarik tempeh thai-tea thit-kho thosai tofu-dish tofu-nway tofu-rice tom-yum turon ukoy
  urap wonton-mee xoi yellow-rice yen-ta-fo yogurt
`
  .trim()
  .split(/\s+/)

/**
 * Pictures of the storefront that no recipe paints. The empty plate is shown when a search finds
 * nothing.
 */
export const keptArt: readonly string[] = ['plate-empty']

export type Hero = { name: string; painting: CoverPainting; shape: CoverShape }

/**
 * A hero is wide on desktops, where text covers its left,
 * and narrow on phones, where the text is below it.
 */
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
  width: 720,
  height: 238,
  spots: [
    [0.5, 0.5, 0, 1.22],
    [0.17, 0.34, 0, 0.98],
    [0.84, 0.4, 0, 1.02],
    [0.02, 1.0, 0, 0.6],
    [1.0, 1.02, 0, 0.56],
    [0.33, 1.06, 0, 0.5],
  ],
}
/** The hero of the download page of the app; the text is on its left. */
const download: CoverShape = {
  width: 1600,
  height: 560,
  spots: [
    [0.775, 0.56, 0, 0.78],
    [0.6, 0.18, 0, 0.52],
    [0.93, 0.2, 0, 0.6],
    [0.955, 0.84, 0, 0.56],
    [0.62, 0.9, 0, 0.54],
    [0.475, 0.56, 0, 0.34],
  ],
}
/** The picture beside the log-in form on wide screens. */
const login: CoverShape = {
  width: 960,
  height: 1200,
  spots: [
    [0.525, 0.5, 0, 0.52],
    [0.13, 0.1, 0, 0.46],
    [0.9, 0.18, 0, 0.44],
    [0.9, 0.86, 0, 0.46],
    [0.12, 0.82, 0, 0.32],
    [0.5, 1.03, 0, 0.3],
  ],
}

const plates = {
  sg: 'laksa satay chicken-rice nasi-lemak kaya-toast ondeh',
  my: 'nasi-lemak satay char-kway-teow roti-canai asam-laksa kuih-talam',
  id: 'nasi-goreng satay gado-gado bakso rendang soto-ayam',
  th: 'pad-thai tom-yum mango-sticky-rice som-tam green-curry pad-krapow',
  vn: 'pho goi-cuon com-tam bun-cha banh-mi cha-gio',
  ph: 'adobo halo-halo pancit sinigang lumpia pork-skewers',
  mm: 'mohinga tea-leaf-salad shan-noodles ohn-no-khao-swe samosa chicken-curry',
  kh: 'amok lok-lak num-banh-chok bay-sach-chrouk grilled-fish samlor-korko',
} as const

const hero = (name: string, recipes: string, shape: CoverShape): Hero => ({
  name: `hero-${name}`,
  painting: {
    cloth: 'pandan',
    plates: recipes.split(' ').map((recipe) => ({ recipe, variant: 0 })),
  },
  shape,
})

export const heroes: readonly Hero[] = [
  ...Object.entries(plates).flatMap(([country, recipes]) => [
    hero(country, recipes, wide),
    hero(`${country}-m`, recipes, narrow),
    hero(`${country}-auth`, recipes, login),
  ]),
  hero('dl', 'pad-thai pho nasi-lemak halo-halo satay tom-yum', download),
]
