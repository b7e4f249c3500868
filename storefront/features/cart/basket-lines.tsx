// The lines of a basket, merchant by merchant; used wherever a cart can be changed.
import type { Cart, CartChange, CartItem } from '@tingkat/ordering/cart'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useSite } from '../../platform/site.tsx'
import { BasketLine } from './basket-line.tsx'
import type { CartStore } from './cart-store.ts'

type BasketLinesProps = {
  cart: Cart
  store: CartStore
  /** Lines set to 0 on screen. */
  pending: ReadonlySet<string>
  onPending: (lineID: string, pending: boolean) => void
  onChanged: (change: CartChange) => void
  onRemoved: (line: CartItem, before: Cart) => void
  onEdit: (line: CartItem) => void
  onLeave: () => void
}

export function BasketLines({ cart, store, pending, onPending, onChanged, onRemoved, onEdit, onLeave }: BasketLinesProps) {
  const { paths } = useSite()

  function setQuantity(line: CartItem, quantity: number) {
    onPending(line._id, quantity === 0)
    if (quantity > 0 && quantity !== line.quantity) onChanged(store.update(line._id, { ...line, quantity }))
  }

  function remove(line: CartItem) {
    onPending(line._id, false)
    onChanged(store.remove(line._id))
    onRemoved(line, cart)
  }

  return cart.merchants.map(({ merchant, items }) => (
    <section key={merchant.ID} className="bk-merchant">
      <h3 className="h3 bk-name">
        {/* A phone's basket covers the menu, so there the name leads nowhere. */}
        <span className="mob">{merchant.name}</span>
        <Link className="desk row" to={paths.merchant(merchant)} onClick={onLeave}>{merchant.name}<ChevronRight className="ic" aria-hidden /></Link>
      </h3>
      <ul>
        {items.map(line => (
          <BasketLine
            key={line._id}
            line={line}
            pending={pending.has(line._id)}
            onQuantity={quantity => setQuantity(line, quantity)}
            onRemove={() => remove(line)}
            onEdit={() => onEdit(line)}
          />
        ))}
      </ul>
    </section>
  ))
}
