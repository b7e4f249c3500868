// The eater's own lines in a group order, with quantity buttons and undo.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { CartLine } from '../../features/cart/drawer/cart-line.tsx'
import type { CartStore } from '../../features/cart/cart-store.ts'
import { useStoreCart } from '../../features/cart/use-cart.ts'
import { useLineChanges } from '../../features/cart/drawer/use-line-changes.ts'
import '../../features/cart/drawer/cart-drawer.css'

type GroupLinesProps = {
  store: CartStore
  onEdit: (line: CartItem) => void
}

export function GroupLines({ store, onEdit }: GroupLinesProps) {
  const { t } = useTranslation(['group', 'cart'])
  const lines = useStoreCart(store)?.merchants[0]?.items ?? []
  const { pending, setQuantity, remove, removal, undo } = useLineChanges(store)
  return (
    <>
      {lines.length === 0 && <p className="small mut">{t('group.empty')}</p>}
      <ul className="mem-own">
        {lines.map((line) => (
          <CartLine
            key={line._id}
            line={line}
            pending={pending.has(line._id)}
            onQuantity={(quantity) => setQuantity(line, quantity)}
            onRemove={() => remove(line)}
            onEdit={() => onEdit(line)}
          />
        ))}
      </ul>
      {removal && (
        <div className="bk-undo">
          <output className="grow">{t('cart:cart.removed', { name: removal.name })}</output>
          <button type="button" className="link" onClick={undo}>
            {t('cart:cart.undo')}
          </button>
        </div>
      )}
    </>
  )
}
