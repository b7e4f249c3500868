// The dish drawer of a menu: configures a new line and adds it to the cart.
import { findDish, isClosed, type Merchant } from '@tingkat/ordering/merchant/merchant'
import type { CartItem } from '@tingkat/ordering/cart/cart'
import { startLine, unitPrice } from '@tingkat/ordering/dish/dish'
import { dishPosition } from '@tingkat/ordering/dish/dish-position'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLineStore, useStoreCart } from '../../features/cart/use-cart.ts'
import DishDrawer from '../../features/dish/dish-drawer.tsx'
import { useFlags } from '../../platform/site/flags.tsx'
import { newID } from '../../platform/browser/new-id.ts'
import { useSite } from '../../platform/site/site.tsx'
import { track } from '../../platform/analytics/track.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useTooFar } from './use-too-far.ts'

type MenuDishProps = {
  merchant: Merchant
  dishID: string
  open: boolean
  onClose: () => void
  onClosed: () => void
}

export default function MenuDish({ merchant, dishID, open, onClose, onClosed }: MenuDishProps) {
  const { country } = useSite()
  const store = useLineStore(country.code, merchant.ID, useFlags().groupOrdering)
  const cart = useStoreCart(store)
  const tooFar = useTooFar(merchant)
  const [line] = useState(() => {
    const dish = findDish(merchant, dishID)
    return dish && startLine(dish, newID())
  })
  useEffect(() => {
    if (line)
      track({
        name: 'VIEW_PRODUCT_DETAILS',
        restaurant_id: merchant.ID,
        item_id: line.ID,
        item_name: line.name,
        price: unitPrice(line).price,
        currency: line._currency.code,
      })
    // Runs once: the component is a new instance for each opened dish.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function add(item: CartItem) {
    track({
      name: 'ADD_ITEM',
      restaurant_id: merchant.ID,
      item_id: item.ID,
      item_name: item.name,
      position: dishPosition(merchant, item.ID) ?? 0,
    })
    return store.add(merchant, item)
  }

  if (!line) return <DishGone open={open} onClose={onClose} onClosed={onClosed} />
  return (
    <DishDrawer
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      start={line}
      editing={false}
      closed={isClosed(merchant)}
      tooFar={tooFar}
      otherCart={cart && cart.merchants[0]?.merchant.ID !== merchant.ID ? cart : null}
      save={add}
      remove={() => {}}
    />
  )
}

/** Shows a toast if the dish in the URL is no longer on the menu. */
function DishGone({
  open,
  onClose,
  onClosed,
}: Pick<MenuDishProps, 'open' | 'onClose' | 'onClosed'>) {
  const { t } = useTranslation('dish')
  const toast = useToast()
  useEffect(() => {
    if (!open) return onClosed()
    toast({ kind: 'warning', text: t('dish.gone') })
    onClose()
    // The callbacks are no dependencies, because they are new functions in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  return null
}
