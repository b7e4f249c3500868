// The menu: categories of dishes, complete without scripts, and a search in it.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { CategoryBar } from './category-bar.tsx'
import { DishList, type Found } from './dish-list.tsx'
import type { DishActions } from './dish-row.tsx'
import { ReducedDishes } from './reduced-dishes.tsx'

const loadSearch = () => import('./menu-search.tsx')
const MenuSearch = lazy(loadSearch)
const prepareSearch = () => void loadSearch()

type MenuProps = DishActions & {
  merchant: Merchant
  /** Above the dishes: notes on closing, distance and the like. */
  notes?: ReactNode
}

export function Menu({ merchant, notes, ...acts }: MenuProps) {
  const [searching, setSearching] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  // Typing comes first; the rows follow when there is time.
  const drawn = useDeferredValue(found)
  const button = useRef<HTMLButtonElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const categories = useMemo(
    () => merchant.menu.categories.filter((category) => category.items.length > 0),
    [merchant],
  )

  function closeSearch() {
    setSearching(false)
    setFound(null)
    requestAnimationFrame(() => button.current?.focus())
  }

  const bar = (
    <CategoryBar
      merchantID={merchant.ID}
      categories={categories}
      onSearch={() => setSearching(true)}
      onSearchNear={prepareSearch}
      searchButton={button}
    />
  )
  return (
    <>
      <div className="catbar">
        {searching ? (
          <Suspense fallback={bar}>
            <MenuSearch
              categories={categories}
              list={top}
              onFound={setFound}
              onClose={closeSearch}
            />
          </Suspense>
        ) : (
          bar
        )}
      </div>
      <div className={drawn ? 'wrap menu is-found' : 'wrap menu'} ref={top}>
        {notes}
        {drawn?.nothing}
        {!drawn && <ReducedDishes merchant={merchant} {...acts} />}
        <DishList merchant={merchant} categories={categories} found={drawn} {...acts} />
      </div>
    </>
  )
}
