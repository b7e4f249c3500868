// Picture, name, price and description of a dish.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import type { Ref } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../platform/i18n/in-language.ts'
import { SecondPrice } from '../../platform/site/second-price.tsx'
import { sizedPicture } from '../../platform/site/pictures.ts'
import { Picture } from '@tingkat/ui/picture.tsx'
import { Price } from '@tingkat/ui/price.tsx'
import { DishFacts } from './dish-facts.tsx'

type DishHeadProps = {
  item: CartItem
  /** Formats whole minor units. */
  format: (amount: number) => string
  picture: Ref<HTMLDivElement>
}

export function DishHead({ item, format, picture }: DishHeadProps) {
  const { t, i18n } = useTranslation('dish')
  const englishName = i18n.language === 'en' ? item.englishName : undefined
  const description = inLanguage(i18n.language, item.description, item.englishDescription)
  return (
    <>
      {item.imgHref && (
        <div className="it-pic" ref={picture}>
          <Picture
            src={sizedPicture(item.imgHref)}
            sizes="(min-width: 768px) 600px, 100vw"
            alt=""
            width={640}
            height={640}
            eager
          />
        </div>
      )}
      <div className={item.imgHref ? 'it-head' : 'it-head it-bare'}>
        <div className="row between it-top">
          <h2 className="h2">{item.name}</h2>
          <span className="it-price h3">
            <Price
              now={format(item.discountedPriceInMin)}
              was={format(item.priceInMinorUnit)}
              labels={{ now: t('dish.now'), was: t('dish.was') }}
            />
            <SecondPrice amount={item.discountedPriceInMin} />
          </span>
        </div>
        {englishName !== undefined && <p className="small mut3">{englishName}</p>}
        {description && <p className="mut it-text">{description}</p>}
        <DishFacts facts={item.facts} />
      </div>
    </>
  )
}
