// Myanmar's dish book, and the words that compose its kitchens from it.
import { bindBook, composer } from '../../compose.ts'
import { drinks } from './drinks.ts'
import { grillWok } from './grill-wok.ts'
import { hills } from './hills.ts'
import { noodles } from './noodles.ts'
import { pots } from './pots.ts'
import { salads } from './salads.ts'
import { sweets } from './sweets.ts'
import { table } from './table.ts'
import { teaShop } from './tea-shop.ts'

export const book = bindBook(noodles, pots, salads, grillWok, teaShop, hills, table, sweets, drinks)

// Menus keep to whole hundreds of kyat, which are 10,000 pyas.
export const { grow, kitchen, own, part } = composer({
  book,
  timeZone: 'Asia/Yangon',
  step: 10_000,
})
