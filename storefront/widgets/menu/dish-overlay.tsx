// The dish drawer over a menu. The query parameter `dish` opens it, and closing removes the
// parameter.
import { dishPosition } from '@tingkat/ordering/dish/dish-position'
import { findDish, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSite } from '../../platform/site/site.tsx'
import { track } from '../../platform/analytics/track.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const loadMenuDish = () => import('./menu-dish.tsx')
const MenuDish = lazyPart(loadMenuDish)

/** Loads the drawer before a likely click on a dish. */
export const preloadDishDrawer = () => void loadMenuDish()

// The state of a history entry that follows the menu's own entry. With it, closing the drawer goes
// back, also after a reload.
type OverMenu = { overMenu: true }
const isOverMenu = (state: unknown): state is OverMenu =>
  (state as Partial<OverMenu> | null)?.overMenu === true

/** Returns a function that opens a dish. It stays the same function until the page changes. */
export function useOpenDish(merchant: Merchant): (dishID: string) => void {
  const { paths } = useSite()
  const navigate = useNavigate()
  return useCallback(
    (dishID) => {
      const dish = findDish(merchant, dishID)
      if (dish)
        track({
          name: 'PRODUCT_CLICK',
          restaurant_id: merchant.ID,
          item_id: dishID,
          item_name: dish.name,
          position: dishPosition(merchant, dishID) ?? 0,
          price: dish.discountedPriceV2.amountInMinor,
          currency: merchant.currency.code,
        })
      void navigate(paths.merchant(merchant, { dish: dishID }), {
        state: { overMenu: true } satisfies OverMenu,
        preventScrollReset: true,
      })
    },
    [merchant, navigate, paths],
  )
}

export function DishOverlay({ merchant }: { merchant: Merchant }) {
  const { paths } = useSite()
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const [query] = useSearchParams()
  // The server renders the menu without a dish drawer, so that its HTML is the same for all dishes.
  const hydrated = useHydrated()
  const requested = hydrated ? query.get('dish') : null
  // The dish stays rendered during the closing transition, although the URL has changed.
  const [shown, setShown] = useState<string | null>(null)
  if (requested !== null && requested !== shown) setShown(requested)
  const leftEntry = useRef('')

  function leave() {
    // Ignores a second call for the same history entry, because it would go back from the menu to
    // the page before the menu.
    if (requested === null || leftEntry.current === key) return
    leftEntry.current = key
    if (isOverMenu(state)) void navigate(-1)
    else void navigate(paths.merchant(merchant), { replace: true, preventScrollReset: true })
  }

  if (shown === null) return null
  return (
    <Suspense fallback={null}>
      <MenuDish
        key={shown}
        merchant={merchant}
        dishID={shown}
        open={requested === shown}
        onClose={leave}
        onClosed={() => setShown(null)}
      />
    </Suspense>
  )
}
