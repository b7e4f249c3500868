// States of the drawer in which an eater configures a dish and adds
// it to the cart. Section 9 of the specification fixes the durations.
import type { CartItem } from '../cart/cart-shape.ts'
import { validateDish, validateInstructions } from './dish.ts'

export const processingMs = 700
export const addedMs = 400
/** Duration of the drawer's closing animation in milliseconds. */
export const closeDelayMs = 300

/** Scroll offsets in CSS pixels after which the header of the drawer is no longer transparent. */
export const solidHeaderScrollWithPicture = 200
export const solidHeaderScroll = 10

export function isHeaderSolid(scrolled: number, hasPicture: boolean): boolean {
  return scrolled > (hasPicture ? solidHeaderScrollWithPicture : solidHeaderScroll)
}

export type AddPhase = 'choosing' | 'confirming' | 'processing' | 'added'

/**
 * What a press of the drawer's button does: `mark` highlights missing choices, `confirm` asks to
 * replace the cart of another merchant.
 */
export type AddStep = 'ignore' | 'remove' | 'cancel' | 'mark' | 'confirm' | 'process'

export type AddPress = {
  phase: AddPhase
  item: CartItem
  /** Whether the drawer edits an existing line. */
  editing: boolean
  /** Whether the dish's merchant is closed. */
  closed: boolean
  /** Whether the cart has dishes of another merchant than the drawer's dish. */
  otherCart: boolean
}

/** Whether the line can be added in its current state. */
export function canAdd({ item, closed }: Pick<AddPress, 'item' | 'closed'>): boolean {
  return (
    item.available &&
    !closed &&
    validateDish(item) === null &&
    validateInstructions(item.comment) === null
  )
}

/**
 * Returns the effect of pressing the drawer's button,
 * or the confirm button in the phase `confirming`.
 */
export function nextAddStep(press: AddPress): AddStep {
  const { phase, item, editing, otherCart } = press
  if (phase === 'processing' || phase === 'added') return 'ignore'
  if (item.quantity === 0) return editing ? 'remove' : 'cancel'
  if (!canAdd(press)) return 'mark'
  return otherCart && !editing && phase === 'choosing' ? 'confirm' : 'process'
}
