// Cambodia's dish book, and the words that compose its kitchens from it.
import { bindBook, composer } from '../../compose.ts'
import { buos } from './buos.ts'
import { drinks } from './drinks.ts'
import { grill } from './grill.ts'
import { morning } from './morning.ts'
import { pots } from './pots.ts'
import { sweets } from './sweets.ts'
import { table } from './table.ts'

export const book = bindBook(pots, morning, grill, buos, table, sweets, drinks)

// Menus are in dollars by the quarter: change below that comes in riel.
export const { grow, kitchen, own, part } = composer({
  book,
  timeZone: 'Asia/Phnom_Penh',
  step: 25,
})
