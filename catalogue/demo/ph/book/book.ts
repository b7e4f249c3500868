// The dish book of the Philippines, and the words that compose its kitchens from it.
import { bindBook, composer } from '../../compose.ts'
import { breakfast } from './almusal.ts'
import { grill } from './ihaw.ts'
import { noodles } from './pansit.ts'
import { regions } from './rehiyon.ts'
import { sweets } from './tamis.ts'
import { table } from './mesa.ts'
import { ulam } from './ulam.ts'

export const book = bindBook(ulam, grill, noodles, breakfast, regions, table, sweets)

// Menus keep to fives of pesos.
export const { grow, kitchen, own, part } = composer({ book, timeZone: 'Asia/Manila', step: 500 })
