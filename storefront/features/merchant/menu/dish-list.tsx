// The dishes of a menu by category, or the dishes found by a search.
import type { Country } from '@tingkat/ordering/country/country'
import {
  sortByMenuOrder,
  isClosed,
  type MenuCategory,
  type Dish,
  type Merchant,
} from '@tingkat/ordering/merchant/merchant'
import { formatSecondCurrency } from '@tingkat/ordering/money'
import { memo, Suspense, type ReactNode } from 'react'
import { chunksOf } from '@tingkat/ui/chunks-of.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatClockTime } from '../facts.ts'
import { categoryAnchor } from './category-anchor.ts'
import { DishRow, type DishActions } from './dish-row.tsx'

export type MenuSearchResult = {
  dishIDs: ReadonlySet<string>
  /** Highlights the matches in a text. */
  mark: (text: string) => ReactNode
  /** Shown above the list if no dish matches. */
  emptyState: ReactNode
}

type DishListProps = DishActions & {
  merchant: Merchant
  categories: MenuCategory[]
  searchResult: MenuSearchResult | null
}

// A long category is split into lists of this length, which hydrate and render one after another,
// so that a long menu does not block input. dish-row.css has a class for each length up to this
// number.
const chunkLength = 20

export const DishList = memo(function DishList({
  merchant,
  categories,
  searchResult,
  ...actions
}: DishListProps) {
  const { t } = useTranslation('menu')
  const { country, paths, language } = useSite()
  const open = !isClosed(merchant)
  const servedFrom = ({ servedFrom: next }: Dish): string | undefined => {
    if (next === undefined) return undefined
    if (next === '') return t('menu.notServed')
    const { timeZone } = merchant.openingHours
    return t('menu.servedFrom', {
      time: formatClockTime(new Date(next), new Date(), timeZone, language),
    })
  }
  const isHidden = (dish: Dish) => searchResult !== null && !searchResult.dishIDs.has(dish.ID)
  return categories.map(({ ID, name, available, items }) => {
    const anchor = categoryAnchor(ID)
    return (
      <section
        key={ID}
        id={anchor}
        className="menu-cat"
        aria-labelledby={`${anchor}-name`}
        hidden={searchResult !== null && items.every(isHidden)}
      >
        <h2 className="h2" id={`${anchor}-name`} tabIndex={-1}>
          {name}
        </h2>
        {chunksOf(sortByMenuOrder(items), chunkLength).map((chunk) => {
          // The style sheet estimates the height of the list from the class `rows-<n>`.
          const rowCount = chunk.filter((dish) => !isHidden(dish)).length
          return (
            <Suspense key={chunk[0]?.ID}>
              <ul className={`dgrid rows-${rowCount}`} hidden={rowCount === 0}>
                {chunk.map((item) => (
                  <DishRow
                    key={item.ID}
                    dish={available ? item : asUnavailable(item)}
                    orderable={open && available && item.available}
                    to={paths.merchant(merchant, { dish: item.ID })}
                    t={t}
                    inEnglish={language === 'en'}
                    secondPrice={secondPriceOf(item, country)}
                    servedFrom={servedFrom(item)}
                    hidden={isHidden(item)}
                    mark={isHidden(item) ? undefined : searchResult?.mark}
                    {...actions}
                  />
                ))}
              </ul>
            </Suspense>
          )
        })}
      </section>
    )
  })
})

/**
 * Returns the price in the second currency. Returns null for
 * a reduced dish, because its row already shows two prices.
 */
const secondPriceOf = (dish: Dish, country: Country): string | null =>
  dish.discountedPriceInMin < dish.priceInMinorUnit
    ? null
    : formatSecondCurrency(dish.priceInMinorUnit, country)

// Caches the unavailable copy of each dish. The same dish always gives the same object, so that
// memoised rows do not render again.
const unavailableDishes = new WeakMap<Dish, Dish>()
function asUnavailable(dish: Dish): Dish {
  const unavailable = unavailableDishes.get(dish) ?? { ...dish, available: false }
  unavailableDishes.set(dish, unavailable)
  return unavailable
}
