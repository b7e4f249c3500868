// Selected dishes of a menu as large tiles above the categories: the most ordered ones and those on
// offer.
import {
  isClosed,
  listDiscountedDishes,
  listMostOrderedDishes,
  type Dish,
  type Merchant,
} from '@tingkat/ordering/merchant/merchant'
import { memo } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { DishLink, DishPrice, type DishActions } from './dish-row.tsx'
import { DishPicture } from './dish-picture.tsx'

// A section needs at least two dishes, because a single dish is
// not worth a section. Five dishes fit into a row on a desktop.
const [minDishes, maxDishes] = [2, 5]

type TilesProps = DishActions & { merchant: Merchant }

export const MostOrderedDishes = memo(function MostOrderedDishes(props: TilesProps) {
  const { t } = useTranslation('menu')
  return (
    <DishTiles
      {...props}
      id="most-ordered"
      title={t('menu.mostOrdered')}
      dishes={listMostOrderedDishes(props.merchant)}
    />
  )
})

export const ReducedDishes = memo(function ReducedDishes(props: TilesProps) {
  const { t } = useTranslation('menu')
  return (
    <DishTiles
      {...props}
      id="reduced"
      title={t('menu.reduced')}
      dishes={listDiscountedDishes(props.merchant)}
    />
  )
})

type DishTilesProps = TilesProps & { id: string; title: string; dishes: Dish[] }

function DishTiles({ merchant, id, title, dishes, renderAdd, onOpen, onPreload }: DishTilesProps) {
  const { t } = useTranslation('menu')
  const { paths, language } = useSite()
  if (dishes.length < minDishes) return null
  return (
    <section className="menu-cat" aria-labelledby={`${id}-name`}>
      <h2 className="h2" id={`${id}-name`}>
        {title}
      </h2>
      <ul className="tiles">
        {dishes.slice(0, maxDishes).map((dish) => (
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
            {language === 'en' && dish.englishName !== undefined && (
              <p className="tiny mut3 clip2">{dish.englishName}</p>
            )}
            <DishPrice dish={dish} t={t} />
          </li>
        ))}
      </ul>
    </section>
  )
}
