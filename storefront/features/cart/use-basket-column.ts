// A hook that tells whether the eater's own cart is shown beside the menu.
import { useMatch } from 'react-router'
import { useMediaQuery } from '@tingkat/ui/screen/use-media-query.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { useStored } from '../../platform/storage/stored.ts'

/**
 * The width from which the cart is shown in a column beside the menu. `menu.css` reserves the space
 * for the column at the same width.
 */
export const basketColumnMedia = '(min-width: 1200px)'

/**
 * Returns false on the server. Also returns false during a
 * group order, because the column then shows the group order.
 */
export function useBasketColumn(): boolean {
  const { country } = useSite()
  const { groupOrdering } = useFlags()
  const isMenu = useMatch('/:country/:language/restaurant/:slug/:merchantID') !== null
  const isWide = useMediaQuery(basketColumnMedia)
  const group = useStored(activeGroup(country.code))
  return isMenu && isWide && !(groupOrdering && group)
}
