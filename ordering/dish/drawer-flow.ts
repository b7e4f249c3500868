// The way of a dish through the item drawer: what a press of its button does, and the specification's times (section 9).
import type { CartItem } from '../cart/cart-shape.ts'
import { validateDish, validateInstructions } from './dish.ts'

export const processingMs = 700
export const addedMs = 400
/** From the order to leave until the drawer is gone. */
export const closeDelayMs = 300

/** CSS pixels: past these the drawer's header is solid. */
export const solidHeaderScrollWithPicture = 200
export const solidHeaderScroll = 10

export function isHeaderSolid(scrolled: number, hasPicture: boolean): boolean {
  return scrolled > (hasPicture ? solidHeaderScrollWithPicture : solidHeaderScroll)
}

export type AddPhase = 'choosing' | 'confirming' | 'processing' | 'added'

/** `mark` shows what is missing and adds nothing; `confirm` asks whether the other kitchen's basket may go. */
export type AddStep = 'ignore' | 'remove' | 'cancel' | 'mark' | 'confirm' | 'process'

export type AddPress = {
  phase: AddPhase
  item: CartItem
  /** A line of the basket rather than a new one. */
  editing: boolean
  /** The kitchen is closed. */
  closed: boolean
  /** The basket belongs to another kitchen. */
  otherCart: boolean
}

/** Whether the line may go in as it is. A note too long bars it as well. */
export function canAdd({ item, closed }: Pick<AddPress, 'item' | 'closed'>): boolean {
  return (
    item.available &&
    !closed &&
    validateDish(item) === null &&
    validateInstructions(item.comment) === null
  )
}

/** What a press of the drawer's button leads to; in the phase `confirming`, of the one that proceeds. */
export function nextAddStep(press: AddPress): AddStep {
  const { phase, item, editing, otherCart } = press
  if (phase === 'processing' || phase === 'added') return 'ignore'
  if (item.quantity === 0) return editing ? 'remove' : 'cancel'
  if (!canAdd(press)) return 'mark'
  return otherCart && !editing && phase === 'choosing' ? 'confirm' : 'process'
}
