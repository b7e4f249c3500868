// All dishes of a menu, category by category; of a search, those that were found.
import {
  sortByMenuOrder,
  isClosed,
  type MenuCategory,
  type Dish,
  type Merchant,
} from '@tingkat/ordering/merchant/merchant'
import { memo, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { categoryAnchor } from './category-anchor.ts'
import { DishRow, type DishActions } from './dish-row.tsx'

/** What a search found; `nothing` is said when that is nothing. */
export type Found = {
  dishIDs: ReadonlySet<string>
  mark: (text: string) => ReactNode
  nothing: ReactNode
}

type DishListProps = DishActions & {
  merchant: Merchant
  categories: MenuCategory[]
  found: Found | null
}

// The page comes alive, and is laid out, piece by piece: a long menu never keeps it from answering a finger. A category with
// more dishes is several lists. The style sheet knows pieces of up to this length.
const pieceLength = 20

const piecesOf = (dishes: Dish[]) =>
  Array.from({ length: Math.ceil(dishes.length / pieceLength) }, (_, index) =>
    dishes.slice(index * pieceLength, (index + 1) * pieceLength),
  )

export const DishList = memo(function DishList({
  merchant,
  categories,
  found,
  ...acts
}: DishListProps) {
  const { t } = useTranslation('menu')
  const { paths, language } = useSite()
  const open = !isClosed(merchant)
  return categories.map(({ ID, name, available, items }) => {
    const anchor = categoryAnchor(ID)
    return (
      <section
        key={ID}
        id={anchor}
        className="menu-cat"
        aria-labelledby={`${anchor}-name`}
        hidden={found !== null && !items.some((dish) => found.dishIDs.has(dish.ID))}
      >
        <h2 className="h2" id={`${anchor}-name`} tabIndex={-1}>
          {name}
        </h2>
        {piecesOf(sortByMenuOrder(items)).map((piece) => {
          const isHidden = (dish: Dish) => found !== null && !found.dishIDs.has(dish.ID)
          // How many it shows tells the style sheet how high it will be, before it is drawn.
          const shown = piece.filter((dish) => !isHidden(dish)).length
          return (
            <Suspense key={piece[0]?.ID}>
              <ul className={`dgrid rows-${shown}`} hidden={shown === 0}>
                {piece.map((item) => (
                  <DishRow
                    key={item.ID}
                    dish={available ? item : closedOff(item)}
                    orderable={open && available && item.available}
                    to={paths.merchant(merchant, { dish: item.ID })}
                    t={t}
                    inEnglish={language === 'en'}
                    hidden={isHidden(item)}
                    mark={isHidden(item) ? undefined : found?.mark}
                    {...acts}
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

// One object a dish, so that a row need not be drawn again.
const closed = new WeakMap<Dish, Dish>()
function closedOff(dish: Dish): Dish {
  const known = closed.get(dish) ?? { ...dish, available: false }
  closed.set(dish, known)
  return known
}
