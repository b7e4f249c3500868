// The menu of a merchant: dishes by category, and a search. Without JavaScript the menu is complete
// and the search is missing.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { Suspense, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { CategoryBar } from './category-bar.tsx'
import { DishList, type MenuSearchResult } from './dish-list.tsx'
import type { DishActions } from './dish-row.tsx'
import { MostOrderedDishes, ReducedDishes } from './dish-tiles.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const loadSearch = () => import('./menu-search.tsx')
const MenuSearch = lazyPart(loadSearch)
const preloadSearch = () => void loadSearch()

type MenuProps = DishActions & {
  merchant: Merchant
  /** Notes above the dishes, for example on opening hours or distance. */
  notes?: ReactNode
  /** The content of a column beside the dishes on wide screens. */
  aside?: ReactNode
}

export function Menu({ merchant, notes, aside, ...actions }: MenuProps) {
  const [searching, setSearching] = useState(false)
  const [latestResult, setLatestResult] = useState<MenuSearchResult | null>(null)
  // Rendering the rows has a lower priority than showing the typed text.
  const result = useDeferredValue(latestResult)
  const button = useRef<HTMLButtonElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const categories = useMemo(
    () => merchant.menu.categories.filter((category) => category.items.length > 0),
    [merchant],
  )

  function closeSearch() {
    setSearching(false)
    setLatestResult(null)
    requestAnimationFrame(() => button.current?.focus())
  }

  const bar = (
    <CategoryBar
      merchantID={merchant.ID}
      categories={categories}
      onSearch={() => setSearching(true)}
      onPreloadSearch={preloadSearch}
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
              onResult={setLatestResult}
              onClose={closeSearch}
            />
          </Suspense>
        ) : (
          bar
        )}
      </div>
      {/* The class is set before the content of the column beside the dishes is loaded, so that
          the dishes have their final width from the start. */}
      <div className={aside ? 'wrap menu-columns has-aside' : 'wrap menu-columns'}>
        <div className={result ? 'menu is-found' : 'menu'} ref={top}>
          {notes}
          {result?.emptyState}
          {!result && (
            <>
              <MostOrderedDishes merchant={merchant} {...actions} />
              <ReducedDishes merchant={merchant} {...actions} />
            </>
          )}
          <DishList
            merchant={merchant}
            categories={categories}
            searchResult={result}
            {...actions}
          />
        </div>
        {/* The element of the column beside the dishes is rendered before its content is
            loaded. Otherwise the dishes would first take the whole width and then move, and a
            press on a moving dish is lost. */}
        {aside && <aside className="menu-aside">{aside}</aside>}
      </div>
    </>
  )
}
