// All dishes of a menu, category by category; of a search, those that were found.
import { inMenuOrder, isClosed, type Category, type Dish, type Merchant } from '@tingkat/ordering/merchant'
import { memo, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { DishRow, type DishActs } from './dish-row.tsx'
import { categoryAnchor } from './menu-spy.ts'

/** What a search found; `nothing` is said when that is nothing. */
export type Found = { dishIDs: ReadonlySet<string>; mark: (text: string) => ReactNode; nothing: ReactNode }

type DishListProps = DishActs & { merchant: Merchant; categories: Category[]; found: Found | null }

// The page comes alive piece by piece, so that a long menu never keeps it from answering a finger.
const pieceLength = 20

const piecesOf = (dishes: Dish[]) => Array.from({ length: Math.ceil(dishes.length / pieceLength) }, (_, index) => dishes.slice(index * pieceLength, (index + 1) * pieceLength))

export const DishList = memo(function DishList({ merchant, categories, found, ...acts }: DishListProps) {
  const { t } = useTranslation('menu')
  const { paths } = useSite()
  const open = !isClosed(merchant)
  return categories.map(({ ID, name, available, items }) => {
    const anchor = categoryAnchor(ID)
    return (
      <section key={ID} id={anchor} className="menu-cat" aria-labelledby={`${anchor}-name`} hidden={found !== null && !items.some(dish => found.dishIDs.has(dish.ID))}>
        <h2 className="h2" id={`${anchor}-name`} tabIndex={-1}>{name}</h2>
        <ul className="dgrid">
          {piecesOf(inMenuOrder(items)).map(piece => (
            <Suspense key={piece[0]?.ID}>
              {piece.map(item => {
                const hidden = found !== null && !found.dishIDs.has(item.ID)
                return (
                  <DishRow
                    key={item.ID}
                    dish={available ? item : closedOff(item)}
                    orderable={open && available && item.available}
                    to={paths.merchant(merchant, { dish: item.ID })}
                    t={t}
                    hidden={hidden}
                    mark={hidden ? undefined : found?.mark}
                    {...acts}
                  />
                )
              })}
            </Suspense>
          ))}
        </ul>
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
