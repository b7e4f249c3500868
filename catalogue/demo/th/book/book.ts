// Thailand's dish book, and the words that compose its kitchens from it.
import { bindBook, composer } from '../../compose.ts'
import { drinks } from './drinks.ts'
import { isan } from './isan.ts'
import { je } from './je.ts'
import { noodles } from './noodles.ts'
import { north } from './north.ts'
import { pots } from './pots.ts'
import { south } from './south.ts'
import { sweets } from './sweets.ts'
import { table } from './table.ts'
import { wok } from './wok.ts'

export const book = bindBook(wok, pots, isan, noodles, north, south, je, table, sweets, drinks)

// Menus of Thailand price in whole fives of baht.
export const { grow, kitchen, own, part } = composer({ book, timeZone: 'Asia/Bangkok', step: 500 })
