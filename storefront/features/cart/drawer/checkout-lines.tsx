// Editable lines of the cart at checkout.
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { CartLines } from './cart-lines.tsx'
import { RemovedLine } from './removed-line.tsx'
import type { LineChanges } from './use-line-changes.ts'
import './cart-drawer.css'

type CheckoutLinesProps = {
  cart: Cart | null
  changes: LineChanges
  onEdit: (line: CartItem) => void
}

export function CheckoutLines({ cart, changes, onEdit }: CheckoutLinesProps) {
  const { t } = useTranslation('basket')
  return (
    <>
      {cart && (
        <CartLines
          cart={cart}
          pending={changes.pending}
          onQuantity={changes.setQuantity}
          onRemove={changes.remove}
          onEdit={onEdit}
          onLeave={() => {}}
        />
      )}
      {changes.isBlocked(cart) && (
        <div className="bk-sum">
          <Note kind="warning">
            <output>{t('cart.pendingRemoval')}</output>
          </Note>
        </div>
      )}
      {changes.removal && (
        <RemovedLine
          key={changes.removal.lineID}
          name={changes.removal.name}
          onUndo={changes.undo}
        />
      )}
    </>
  )
}
