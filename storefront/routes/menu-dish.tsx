// The item drawer over a menu: a fresh line of the dish asked for, on its way into the basket.
import { findDish, isClosed, type Merchant } from '@tingkat/ordering/merchant'
import { startLine } from '@tingkat/ordering/dish'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartStoreOf, useCart } from '../features/cart/use-cart.ts'
import DishDrawer from '../features/dish/dish-drawer.tsx'
import { newID } from '../platform/new-id.ts'
import { useSite } from '../platform/site.tsx'

export default function MenuDish({ merchant, dishID }: { merchant: Merchant; dishID: string }) {
  const { country, paths } = useSite()
  const navigate = useNavigate()
  const store = cartStoreOf(country.code)
  const cart = useCart(country.code)
  const [open, setOpen] = useState(true)
  const dish = findDish(merchant, dishID)
  const [line] = useState(() => dish && startLine(dish, newID()))
  if (!line) return null
  const other = cart && cart.merchants[0]?.merchant.ID !== merchant.ID ? cart : null
  return (
    <DishDrawer
      key={dishID}
      open={open}
      onClose={() => setOpen(false)}
      onClosed={() => void navigate(paths.merchant(merchant), { replace: true, preventScrollReset: true })}
      start={line}
      editing={false}
      closed={isClosed(merchant)}
      otherBasket={other}
      save={item => store.add(merchant, item)}
      remove={() => {}}
    />
  )
}
