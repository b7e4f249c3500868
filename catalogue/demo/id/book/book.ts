// Indonesia's dish book, and the words that compose its kitchens from it.
import { bindBook, composer } from '../../compose.ts'
import { chinatown } from './pecinan.ts'
import { drinks } from './minum.ts'
import { grill } from './arang.ts'
import { noodlesAndSoups } from './kuah.ts'
import { regions } from './nusantara.ts'
import { riceDishes } from './nasi.ts'
import { sweets } from './manis.ts'
import { table } from './meja.ts'

export const book = bindBook(
  riceDishes,
  noodlesAndSoups,
  grill,
  regions,
  chinatown,
  table,
  sweets,
  drinks,
)

// Menus keep to five hundreds: smaller coins are hardly seen.
export const { grow, kitchen, own, part } = composer({ book, timeZone: 'Asia/Jakarta', step: 500 })

/** Bali's clocks are an hour ahead of Java's. */
export const { kitchen: kitchenOfBali } = composer({ book, timeZone: 'Asia/Makassar', step: 500 })
