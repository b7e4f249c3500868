// Editable lines of a cart, grouped by merchant.
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { useCartDelivery } from './use-cart-delivery.ts'
import { CartLine } from './cart-line.tsx'

type CartLinesProps = {
  cart: Cart
  /** The ids of lines that show quantity 0. */
  pending: ReadonlySet<string>
  onQuantity: (line: CartItem, quantity: number) => void
  onRemove: (line: CartItem) => void
  onEdit: (line: CartItem) => void
  onLeave: () => void
  /** Whether the cart is shown on the page of the menu. The lines then need no link to the menu. */
  inline?: boolean
}

export function CartLines({
  cart,
  pending,
  onQuantity,
  onRemove,
  onEdit,
  onLeave,
  inline = false,
}: CartLinesProps) {
  const { paths } = useSite()
  const isTooFar = useCartDelivery(cart) === 'too_far'
  return cart.merchants.map(({ merchant, items }) => (
    <section key={merchant.ID} className="bk-merchant" aria-label={merchant.name}>
      <h3 className="h3 bk-name">
        {/* On phones the name is not a link. The drawer covers the menu there, so the eater
            only has to close the drawer. */}
        <span className={inline ? undefined : 'mob'}>{merchant.name}</span>
        {!inline && (
          <Link className="desk row" to={paths.merchant(merchant)} replace onClick={onLeave}>
            {merchant.name}
            <ChevronRight className="ic" aria-hidden />
          </Link>
        )}
      </h3>
      <ul>
        {items.map((line) => (
          <CartLine
            key={line._id}
            line={line}
            pending={pending.has(line._id)}
            onQuantity={(quantity) => onQuantity(line, quantity)}
            onRemove={() => onRemove(line)}
            onEdit={() => onEdit(line)}
            besideMenu={inline}
            tooFar={isTooFar}
          />
        ))}
      </ul>
    </section>
  ))
}
