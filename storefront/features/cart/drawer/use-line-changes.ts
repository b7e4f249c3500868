// Edits the lines of a cart. A line set to 0 waits for a confirmed removal, which can be undone.
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'
import { isRefusal } from '@tingkat/ordering/refusal'
import { useState } from 'react'
import type { CartStore } from '../cart-store.ts'
import { undoRemoval } from './undo-removal.ts'

export type Removal = { lineID: string; name: string; before: Cart; after: Cart | null }

export type LineChanges = {
  /** Ids of lines with quantity 0 on screen; the cart still has them. */
  pending: ReadonlySet<string>
  /** Whether a line has quantity 0, which blocks the order. */
  isBlocked: (cart: Cart | null) => boolean
  setQuantity: (line: CartItem, quantity: number) => void
  remove: (line: CartItem) => void
  /** The last removed line; null after another change. */
  removal: Removal | null
  undo: () => void
  forgetRemoval: () => void
}

export function useLineChanges(store: CartStore): LineChanges {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [removal, setRemoval] = useState<Removal | null>(null)

  function markPending(lineID: string, isPending: boolean) {
    const next = new Set(pending)
    if (isPending) next.add(lineID)
    else next.delete(lineID)
    setPending(next)
  }

  return {
    pending,
    isBlocked: (cart) =>
      cart?.merchants.some(({ items }) =>
        items.some((line) => pending.has(line._id) || line.quantity === 0),
      ) ?? false,
    setQuantity(line, quantity) {
      markPending(line._id, quantity === 0)
      setRemoval(null)
      if (quantity > 0 && quantity !== line.quantity) store.update(line._id, { ...line, quantity })
    },
    remove(line) {
      const before = store.read()
      markPending(line._id, false)
      if (before && !isRefusal(store.remove(line._id)))
        setRemoval({ lineID: line._id, name: line.name, before, after: store.read() })
    },
    removal,
    undo() {
      if (removal) undoRemoval(store, removal.before, removal.after)
      setRemoval(null)
    },
    forgetRemoval: () => setRemoval(null),
  }
}
