// The discounted dishes of a menu as large tiles above the categories.
import { isClosed, listDiscountedDishes, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { memo } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { DishLink, DishPrice, type DishActions } from './dish-row.tsx'
import { DishPicture } from './dish-picture.tsx'

// A single discounted dish is only shown in its category. Five fit into a row on a desktop.
const [minDishes, maxDishes] = [2, 5]

export const ReducedDishes = memo(function ReducedDishes({
  merchant,
  renderAdd,
  onOpen,
  onPreload,
}: DishActions & { merchant: Merchant }) {
  const { t } = useTranslation('menu')
  const { paths } = useSite()
  const dishes = listDiscountedDishes(merchant).slice(0, maxDishes)
  if (dishes.length < minDishes) return null
  return (
    <section className="menu-cat" aria-labelledby="reduced-name">
      <h2 className="h2" id="reduced-name">
        {t('menu.reduced')}
      </h2>
      <ul className="tiles">
        {dishes.map((dish) => (
          <li key={dish.ID} className="tile" onPointerEnter={onPreload}>
            <DishPicture
              dish={dish}
              t={t}
              sizes="(min-width: 992px) 224px, 150px"
              add={!isClosed(merchant) && renderAdd?.(dish)}
            />
            <h3 className="d-n clip2">
              <DishLink
                dish={dish}
                to={paths.merchant(merchant, { dish: dish.ID })}
                onOpen={onOpen}
              >
                {dish.name}
              </DishLink>
            </h3>
            <DishPrice dish={dish} t={t} />
          </li>
        ))}
      </ul>
    </section>
  )
})
