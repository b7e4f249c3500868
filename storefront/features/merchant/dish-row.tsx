// A dish on the menu: name, description, price and picture; a slot for adding it.
import type { Dish } from '@tingkat/ordering/merchant'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pictureSet } from '../../platform/pictures.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Tag } from '../../ui/tag.tsx'
import { percentOff } from './facts.ts'

type DishRowProps = {
  dish: Dish
  /** False when the dish, its category or the kitchen is not to be had now. */
  orderable: boolean
  /** Where its details open. */
  to: string
  /** Quick-add, on the corner of the picture. */
  add?: ReactNode
}

export function DishRow({ dish, orderable, to, add }: DishRowProps) {
  const { t } = useTranslation('menu')
  const off = percentOff(dish.priceInMinorUnit, dish.discountedPriceInMin)
  const choices = dish.modifierGroups.filter(group => group.selectionRangeMin > 0).map(group => group.name)
  return (
    <article className={dish.available ? 'd' : 'd na'}>
      <div className="d-t">
        <h3 className="d-n clip2"><Link className="d-link" to={to} preventScrollReset>{dish.name}</Link></h3>
        {dish.description && <p className="small mut clip2">{dish.description}</p>}
        <div className="d-p">
          <Price
            now={dish.discountedPriceV2.amountDisplay}
            was={off === null ? undefined : dish.priceV2.amountDisplay}
            labels={{ now: t('menu.now'), was: t('menu.was') }}
          />
        </div>
        {!dish.available && <Tag kind="quiet">{t('menu.soldOut')}</Tag>}
        {dish.available && choices.length > 0 && <span className="tiny mut3">{t('menu.choose', { groups: choices.join(', ') })}</span>}
      </div>
      <div className="d-pic">
        <Picture src={dish.imgHref} srcSet={pictureSet(dish.imgHref, 240, 640)} sizes="(min-width: 992px) 128px, 112px" alt="" width={240} height={240} />
        {off !== null && dish.available && <span className="tag tag-off num">{t('menu.percentOff', { percent: off })}</span>}
        {orderable && add && <div className="qa">{add}</div>}
      </div>
    </article>
  )
}
