// Singapore's dish book, and the words that compose its kitchens from it.
import { bindBook, composer } from '../../compose.ts'
import { drinks } from './drinks.ts'
import { indian } from './indian.ts'
import { malay } from './malay.ts'
import { neighbours } from './neighbours.ts'
import { noodles } from './noodles.ts'
import { riceDishes } from './rice.ts'
import { smallPlates } from './small-plates.ts'
import { sweets } from './sweets.ts'
import { vegetarian } from './vegetarian.ts'
import { western } from './western.ts'
import { ziChar } from './zi-char.ts'

export const book = bindBook(
  noodles,
  riceDishes,
  malay,
  indian,
  ziChar,
  smallPlates,
  vegetarian,
  western,
  neighbours,
  sweets,
  drinks,
)

export const { grow, kitchen, own, part } = composer({ book, timeZone: 'Asia/Singapore', step: 10 })
