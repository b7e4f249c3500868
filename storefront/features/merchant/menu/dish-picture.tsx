// The picture of a dish on the menu, with the discount in per cent and the add button.
import type { Dish } from '@tingkat/ordering/merchant/merchant'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import type { ReactNode } from 'react'
import { sizedPicture } from '../../../platform/site/pictures.ts'
import { Picture } from '@tingkat/ui/picture.tsx'
import { discountPercent } from '../facts.ts'

type DishPictureProps = {
  dish: Dish
  /** The translate function, with the namespace `menu`. */
  t: Translate
  sizes: string
  add: ReactNode
}

export function DishPicture({ dish, t, sizes, add }: DishPictureProps) {
  const percent = discountPercent(dish.priceInMinorUnit, dish.discountedPriceInMin)
  return (
    <div className="d-pic">
      <Picture src={sizedPicture(dish.imgHref)} sizes={sizes} alt="" width={336} height={336} />
      {percent !== null && dish.available && (
        <span className="tag tag-off num">{t('menu.percentOff', { percent })}</span>
      )}
      {add && <div className="qa">{add}</div>}
    </div>
  )
}
