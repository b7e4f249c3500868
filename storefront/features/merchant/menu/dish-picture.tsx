// A dish's picture on the menu, with what is off and a slot for adding it.
import type { Dish } from '@tingkat/ordering/merchant/merchant'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { sizedPicture } from '../../../platform/site/pictures.ts'
import { Picture } from '../../../ui/picture.tsx'
import { discountPercent } from '../facts.ts'

type DishPictureProps = {
  dish: Dish
  /** Of the namespace `menu`. */
  t: TFunction
  /** How wide it is shown, in the form of img's sizes. */
  sizes: string
  add: ReactNode
}

export function DishPicture({ dish, t, sizes, add }: DishPictureProps) {
  const off = discountPercent(dish.priceInMinorUnit, dish.discountedPriceInMin)
  return (
    <div className="d-pic">
      <Picture src={sizedPicture(dish.imgHref)} sizes={sizes} alt="" width={320} height={320} />
      {off !== null && dish.available && (
        <span className="tag tag-off num">{t('menu.percentOff', { percent: off })}</span>
      )}
      {add && <div className="qa">{add}</div>}
    </div>
  )
}
