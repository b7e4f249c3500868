// The menu: categories of dishes, complete without scripts.
import { isClosed, type Dish, type Merchant } from '@tingkat/ordering/merchant'
import type { ReactNode } from 'react'
import { useSite } from '../../platform/site.tsx'
import { CategoryBar, categoryAnchor } from './category-bar.tsx'
import { DishRow } from './dish-row.tsx'

type MenuProps = {
  merchant: Merchant
  /** Draws the quick-add of a dish that can be ordered. */
  renderAdd?: (dish: Dish) => ReactNode
  /** Above the dishes: notes on closing, distance and the like. */
  notes?: ReactNode
}

export function Menu({ merchant, renderAdd, notes }: MenuProps) {
  const { paths } = useSite()
  const closed = isClosed(merchant)
  const categories = merchant.menu.categories.filter(category => category.items.length > 0)
  return (
    <>
      <CategoryBar categories={categories} />
      <div className="wrap menu">
        {notes}
        {categories.map(({ ID, name, available, items }) => (
          <section key={ID} id={categoryAnchor(ID)} className="menu-cat" aria-labelledby={`${categoryAnchor(ID)}-name`}>
            <h2 className="h2" id={`${categoryAnchor(ID)}-name`}>{name}</h2>
            <div className="dgrid">
              {items.map(item => {
                const dish = available ? item : { ...item, available: false }
                return (
                  <DishRow
                    key={dish.ID}
                    dish={dish}
                    orderable={!closed && dish.available}
                    to={paths.merchant(merchant, { dish: dish.ID })}
                    add={renderAdd?.(dish)}
                  />
                )
              })}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
