// Edits the lines of a cart. A line with quantity 0 stays until
// the eater confirms its removal. A removal can be undone.
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'
import { isRefusal } from '@tingkat/ordering/refusal'
import { useEffect, useState } from 'react'
import { useStored } from '../../../platform/storage/stored.ts'
import type { CartStore } from '../cart-store.ts'
import { useStoreCart } from '../use-cart.ts'
import { isPending, toPendingLine, type PendingLine } from '../pending-lines.ts'
import { undoRemoval } from './undo-removal.ts'

export type Removal = { lineID: string; name: string; before: Cart; after: Cart | null }

export type LineChanges = {
  /** Ids of lines that are shown with quantity 0, although the cart still has them. */
  pending: ReadonlySet<string>
  /** Whether a line has quantity 0, which blocks the order until the eater confirms its removal. */
  isBlocked: (cart: Cart | null) => boolean
  setQuantity: (line: CartItem, quantity: number) => void
  remove: (line: CartItem) => void
  /** The last removed line; null after another change. */
  removal: Removal | null
  undo: () => void
  forgetRemoval: () => void
}

export function useLineChanges(store: CartStore): LineChanges {
  const stored = store.pending
  const entries = useStored(stored)
  const cart = useStoreCart(store)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const pendingLines = findPendingLines(cart, entries)
  const pending = new Set(pendingLines.map((line) => line._id))

  function markPending(line: CartItem, isAtZero: boolean) {
    const others = findPendingLines(store.read(), stored.read()).filter(
      (other) => other._id !== line._id,
    )
    const next = isAtZero ? [...others, line] : others
    stored.write(next.length ? next.map(toPendingLine) : null)
  }

  // Deletes stored pending lines whose cart line another tab or device has removed or changed.
  // Otherwise a dish that is added again could be shown with quantity 0.
  const isOutdated = (entries?.length ?? 0) > pendingLines.length
  useEffect(() => {
    if (!isOutdated) return
    const current = findPendingLines(store.read(), stored.read())
    stored.write(current.length ? current.map(toPendingLine) : null)
  }, [isOutdated, store, stored])

  return {
    pending,
    isBlocked: (cart) =>
      cart?.merchants.some(({ items }) =>
        items.some((line) => pending.has(line._id) || line.quantity === 0),
      ) ?? false,
    setQuantity(line, quantity) {
      markPending(line, quantity === 0)
      setRemoval(null)
      if (quantity > 0 && quantity !== line.quantity) store.update(line._id, { ...line, quantity })
    },
    remove(line) {
      const before = store.read()
      markPending(line, false)
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

/** Returns the lines of the cart that are pending. */
function findPendingLines(cart: Cart | null, pending: readonly PendingLine[] | null): CartItem[] {
  if (!pending?.length) return []
  const lines = cart?.merchants.flatMap(({ items }) => items) ?? []
  return lines.filter((line) => isPending(line, pending))
}
