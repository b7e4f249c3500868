// Malaysia's dish book, and the words that compose its kitchens from it.
import { bindBook, composer } from '../../compose.ts'
import { chinese } from './chinese.ts'
import { malay } from './malay.ts'
import { mamak } from './mamak.ts'
import { nyonya } from './nyonya.ts'
import { sweets } from './sweets.ts'
import { table } from './table.ts'

export const book = bindBook(malay, mamak, chinese, nyonya, table, sweets)

// Prices end in 5 or 0 sen since the smallest coin went; menus keep to tens.
export const { grow, kitchen, own, part } = composer({
  book,
  timeZone: 'Asia/Kuala_Lumpur',
  step: 10,
})
