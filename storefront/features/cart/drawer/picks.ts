// What was picked on a line, in words: the names under a dish's name.
import type { CartItem } from '@tingkat/ordering/cart/cart'

/** `Coconut rice, sambal tumis, 2 × fried egg`, and the note last; empty when nothing was picked or noted. */
export function describePicks(item: Pick<CartItem, 'modifierGroups' | 'comment'>): string {
  const names = item.modifierGroups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => modifier.quantity > 0)
      .map((modifier) =>
        modifier.quantity > 1 ? `${modifier.quantity} × ${modifier.name}` : modifier.name,
      ),
  )
  return [...names, ...(item.comment ? [`“${item.comment}”`] : [])].join(', ')
}
