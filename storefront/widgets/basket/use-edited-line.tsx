// The dish drawer that edits a line of the basket. It is loaded when it first opens.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import { isClosed } from '@tingkat/ordering/merchant/merchant'
import { Suspense, useState, type ReactNode } from 'react'
import type { CartStore } from '../../features/cart/cart-store.ts'
import { cartStoreOf, useStoreCart } from '../../features/cart/use-cart.ts'
import { useBackToClose } from '../../platform/navigation/use-back-to-close.ts'
import { useSite } from '../../platform/site/site.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const DishDrawer = lazyPart(() => import('../../features/dish/dish-drawer.tsx'))

/**
 * Returns `drawer`, to be rendered in the page, and `edit`, which opens the drawer for a line.
 * `lines` is the country's cart by default.
 */
export function useEditedLine(lines?: CartStore): {
  edit: (line: CartItem) => void
  drawer: ReactNode
} {
  const { country } = useSite()
  const store = lines ?? cartStoreOf(country.code)
  const cart = useStoreCart(store)
  const [edited, setEdited] = useState<{ line: CartItem; open: boolean } | null>(null)
  const entry = cart?.merchants.find(({ items }) =>
    items.some((item) => item._id === edited?.line._id),
  )
  useBackToClose(edited?.open ?? false, () => setEdited(edited && { ...edited, open: false }))
  return {
    edit: (line) => setEdited({ line, open: true }),
    drawer: edited && (
      <Suspense fallback={null}>
        <DishDrawer
          key={edited.line._id}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
          onClosed={() => setEdited(null)}
          start={edited.line}
          editing
          closed={entry ? isClosed(entry.merchant) : false}
          otherCart={null}
          save={(item) => store.update(edited.line._id, item)}
          remove={() => store.remove(edited.line._id)}
        />
      </Suspense>
    ),
  }
}
