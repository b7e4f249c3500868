// The basket over any page, and the item drawer over the basket for a line that is edited.
import type { Cart, CartItem } from '@tingkat/ordering/cart'
import { isClosed } from '@tingkat/ordering/merchant'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import BasketDrawer from '../features/cart/basket-drawer.tsx'
import { freshenCart } from '../features/cart/freshen-cart.ts'
import { cartStoreOf, useCart } from '../features/cart/use-cart.ts'
import { useChosenLocation } from '../features/location/chosen-location.ts'
import { useSite } from '../platform/site.tsx'
import { useToast } from '../ui/toast.tsx'

const DishDrawer = lazy(() => import('../features/dish/dish-drawer.tsx'))

type BasketProps = { open: boolean; guest?: boolean; onClose: () => void }

export default function Basket({ open, guest = false, onClose }: BasketProps) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const toast = useToast()
  const store = cartStoreOf(country.code)
  const cart = useCart(country.code)
  const [edited, setEdited] = useState<{ line: CartItem; open: boolean } | null>(null)
  const entry = cart?.merchants.find(({ items }) => items.some(item => item._id === edited?.line._id))
  const { latitude, longitude } = useChosenLocation(country.code) ?? {}

  // Each time it opens: the menu may have changed since, and how far the eater is.
  useEffect(() => {
    if (!open) return
    const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
    async function freshen() {
      const [first] = await freshenCart(store, near, new Date())
      if (first) toast({ kind: 'warning', text: t(`notice.${first.notice}`, { name: first.name }) })
    }
    void freshen()
  }, [open, store, latitude, longitude, toast, t])

  const offerUndo = (line: CartItem, before: Cart) =>
    toast({ text: t('cart.removed', { name: line.name }), action: { label: t('cart.undo'), run: () => store.replace(before) } })
  return (
    <>
      <BasketDrawer open={open} guest={guest} onClose={onClose} onEdit={line => setEdited({ line, open: true })} onRemoved={offerUndo} />
      {edited && (
        <Suspense fallback={null}>
          <DishDrawer
            key={edited.line._id}
            open={edited.open}
            onClose={() => setEdited({ ...edited, open: false })}
            onClosed={() => setEdited(null)}
            start={edited.line}
            editing
            closed={entry ? isClosed(entry.merchant) : false}
            otherBasket={null}
            save={item => store.update(edited.line._id, item)}
            remove={() => store.remove(edited.line._id)}
          />
        </Suspense>
      )}
    </>
  )
}
