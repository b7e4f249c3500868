// Vietnam's dish book, and the words that compose its kitchens from it.
import { bindBook, composer } from '../../compose.ts'
import { bread } from './bread.ts'
import { chay } from './chay.ts'
import { drinks } from './drinks.ts'
import { house } from './house.ts'
import { noodleSoups } from './noodle-soups.ts'
import { rice } from './rice.ts'
import { small } from './small.ts'

export const book = bindBook(noodleSoups, rice, small, house, bread, chay, drinks)

// Nobody pays in less than a thousand đồng.
export const { grow, kitchen, own, part } = composer({
  book,
  timeZone: 'Asia/Ho_Chi_Minh',
  step: 1_000,
})
