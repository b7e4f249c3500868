// The item drawer as the address says: `?dish=` opens it, and every way out goes by the address too.
import { dishPosition } from '@tingkat/ordering/dish/dish-position'
import { findDish, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSite } from '../../platform/site/site.tsx'
import { track } from '../../platform/analytics/track.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'

const loadMenuDish = () => import('./menu-dish.tsx')
const MenuDish = lazy(loadMenuDish)

/** A press on a dish is likely: fetch what it opens. */
export const preloadDishDrawer = () => void loadMenuDish()

// Kept with the entry of the history, so that leaving knows what lies before it, also after a reload.
type OverMenu = { overMenu: true }
const isOverMenu = (state: unknown): state is OverMenu =>
  (state as Partial<OverMenu> | null)?.overMenu === true

/** Opens a dish of the menu. The same function until the page changes. */
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
  // The server's page is the same for every dish; the drawer opens over it once it has come alive.
  const hydrated = useHydrated()
  const asked = hydrated ? query.get('dish') : null
  // It stays until it has moved away, though the address is back to the menu's at once.
  const [shown, setShown] = useState<string | null>(null)
  if (asked !== null && asked !== shown) setShown(asked)
  const left = useRef('')

  function leave() {
    // Asked twice, it must not leave the menu as well.
    if (asked === null || left.current === key) return
    left.current = key
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
        open={asked === shown}
        onClose={leave}
        onClosed={() => setShown(null)}
      />
    </Suspense>
  )
}
