// Decides how many pictures each recipe has. Most recipes have one. A recipe has more if many
// dishes use it, or if adjacent dishes of a menu use it.
import { recipeKeys } from '../art/recipe-book.ts'
import type { DishPainting } from '../art/painting.ts'
import type { RecipePicture } from '../picture-format.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const withTwo = words(`
  apam-balik asam-pedas avocado-salad avocado-shake ayam-goreng bak-kut-teh bakso bakso-big
  bandung banh-beo banh-khot banh-mi banh-mi-roast barley-water batagor bbq-prawns
  beef-noodles-fried beef-rice beef-satay beer bibimbap black-coffee boat-noodles bua-loi
  bulalo bun-bo-hue bun-cha bun-thang burger cake canh-rau cendol cha-ca cha-gio
  chicken-burger chicken-hor-fun chili-crab chocolate-cake claypot-rice cold-tofu com-ga
  com-tam crispy-pork croissant cutlet-rice dendeng drip-coffee duck-rice dumplings egg-prata
  fish-congee fish-noodle-soup fish-rice fried-fish fried-wings fries fritters fruit-ice
  fruit-plate gado-gado garlic-noodles glass-noodles goi-cuon green-salad green-tea-milk greens
  grilled-chicken grilled-fish grilled-squid gulai half-chicken herb-salad hokkien-prawn-mee
  honey-lime hot-tea hotplate-beef hu-tieu ice-cream iced-black-coffee iced-coffee iced-matcha
  iced-milk-tea iced-tea khanom-tom khao-soi kinilaw krapow-squid kuih-lapis laksa lamb-satay
  larb latte lime-tea lomi mango-shake martabak massaman meatball-skewers mee-siam mi-xao
  mie-ayam milk-coffee milk-tea-hot mohinga mung-bean-soup murtabak naan nan-gyi nasi-bungkus
  nasi-goreng nasi-goreng-kampung nasi-lemak nem-lui num-ansom num-banh-chok num-dip omelette
  orange-juice otak pad-krapow pad-thai palabok pan-fried-cake pancit passionfruit
  pineapple-tarts pizza plaster-prata poke-bowl potato-cakes prawn-curry rice-cakes
  rice-noodles-chop rice-paper roast-chicken-rice rojak salt-fish samosa satay seafood-soup
  shan-noodles siew-mai sinigang siomay siopao sisig som-tam-crab soto-ayam spaghetti steak
  steamed-fish sticky-bbq stir-fried-vegetables strawberry-shake sugar-cane sushi sweet-tea
  teh-tarik thai-tea thit-kho thosai ukoy wajik water-tea wonton-soup yellow-rice yen-ta-fo
  yogurt
`)

// Recipes with three pictures: used by at least four dishes of one demo menu, or by at least sixty
// dishes of all demo menus.
const withThree = words(`
  banh-cuon beef-noodle-soup biryani bread-rolls bun-rieu bun-thit-nuong coconut-water congee
  dark-braise fried-chicken fried-rice hotpot kung-pao lime-juice martabak-manis mee-goreng
  mi-quang mie-yamin nasi-campur nasi-kandar pho plain-rice prawn-mee ramen rice-with-egg
  sandwich soda som-tam soto-betawi soy-milk water water-spinach xoi
`)

/** Pictures for dishes of the demo catalogues that name toppings or a vessel besides the recipe. */
const extras: readonly RecipePicture[] = [
  { recipe: 'bakso', toppings: ['chili-rings', 'chili-flakes'] },
  { recipe: 'claypot-rice', toppings: ['fried-egg'] },
  { recipe: 'com-tam', vessel: 'indigo' },
  { recipe: 'fried-chicken', toppings: ['shallots'] },
  { recipe: 'fried-rice', toppings: ['fried-egg'] },
  { recipe: 'fried-rice', toppings: ['egg', 'lime'] },
  { recipe: 'fried-rice', toppings: ['fried-egg', 'cucumber'] },
  { recipe: 'gulai', toppings: ['egg', 'prawn-cracker'] },
  { recipe: 'kyay-oh', toppings: ['peanuts', 'chili-flakes'] },
  { recipe: 'nasi-goreng', toppings: ['satay'] },
  { recipe: 'pad-krapow', vessel: 'celadon' },
  { recipe: 'pad-krapow', toppings: ['basil'] },
  { recipe: 'pad-thai', toppings: ['egg'] },
  { recipe: 'som-tam', vessel: 'tray' },
  { recipe: 'som-tam', toppings: ['egg'] },
  { recipe: 'som-tam', toppings: ['prawns'] },
]

export function variantCount(recipe: string): number {
  if (withThree.has(recipe)) return 3
  return withTwo.has(recipe) ? 2 : 1
}

/**
 * Returns all dish paintings. `extra` marks a painting of a recipe with other toppings or another
 * vessel, for the few dishes that name them.
 */
export function listDishPaintings(): { painting: DishPainting; extra: boolean }[] {
  return recipeKeys.flatMap((recipe) => {
    const count = variantCount(recipe)
    const plain = Array.from({ length: count }, (_, variant) => ({
      painting: { recipe, variant },
      extra: false,
    }))
    const asked = extras
      .filter((extra) => extra.recipe === recipe)
      .map((extra, index) => ({ painting: { ...extra, variant: count + index }, extra: true }))
    return [...plain, ...asked]
  })
}
