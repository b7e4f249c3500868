// Formats the chosen modifiers and the note of a cart line as text.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import { countedName } from '@tingkat/ordering/counted-name'

/**
 * Returns for example `Coconut rice, 2 × fried egg, “no onions”`; empty without modifiers and note.
 */
export function describePicks(item: Pick<CartItem, 'modifierGroups' | 'comment'>): string {
  const names = item.modifierGroups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => modifier.quantity > 0)
      .map((modifier) =>
        modifier.quantity > 1 ? countedName(modifier.quantity, modifier.name) : modifier.name,
      ),
  )
  return [...names, ...(item.comment ? [`“${item.comment}”`] : [])].join(', ')
}
