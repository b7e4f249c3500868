// Formats the chosen modifiers and the note of a cart line as text.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import { describeLine } from '../../../platform/i18n/describe-line.ts'

type DescribedItem = Pick<CartItem, 'englishName' | 'modifierGroups' | 'comment'>

/** Returns the text below the name of a cart line; see `describeLine`. */
export const describePicks = (language: string, item: DescribedItem): string =>
  describeLine(language, {
    ...item,
    modifiers: item.modifierGroups.flatMap(({ modifiers }) => modifiers),
  })
