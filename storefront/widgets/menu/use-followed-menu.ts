// A React hook that keeps the open menu up to date.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useRevalidator } from 'react-router'
import { useMenuNews } from '../../features/cart/sync/use-menu-news.ts'
import { useCartFact } from '../../features/cart/use-cart.ts'
import { useSite } from '../../platform/site/site.tsx'

/** Reads the menu again when it changes. With dishes in the basket, `CartSync` does this. */
export function useFollowedMenu({ ID }: Pick<Merchant, 'ID'>): void {
  const { country } = useSite()
  const isInBasket = useCartFact(country.code, (cart) => cart?.merchants[0]?.merchant.ID === ID)
  const { revalidate } = useRevalidator()
  useMenuNews(isInBasket ? '' : ID, true, () => void revalidate())
}
