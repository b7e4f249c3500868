// A dish on the menu: name, description, price and picture. The whole row opens the dish.
import type { Dish } from '@tingkat/ordering/merchant/merchant'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { Price } from '@tingkat/ui/price.tsx'
import { Tag } from '@tingkat/ui/tag.tsx'
import { DishMarks } from './dish-marks.tsx'
import { DishPicture } from './dish-picture.tsx'

export type DishActions = {
  /** Renders the quick-add button of a dish that can be ordered. */
  renderAdd?: (dish: Dish) => ReactNode
  onOpen: (dishID: string) => void
  /** Called when the pointer is over a dish, to preload the dish drawer. */
  onPreload?: () => void
}

type DishRowProps = DishActions & {
  dish: Dish
  /** False while the dish, its category or the merchant is unavailable. */
  orderable: boolean
  /** The URL that opens the dish. */
  to: string
  /**
   * The translate function, with the namespace `menu`. It is a prop, because calling the hook in a
   * thousand rows would be slow.
   */
  t: Translate
  /** Shows the English name below the name, and English names of choices. */
  inEnglish?: boolean
  /** The price in the country's second currency. */
  secondPrice?: string | null
  /** When a dish outside its serving times is served next, as a sentence. */
  servedFrom?: string | undefined
  /** Whether the dish does not match the search. */
  hidden?: boolean
  /** Highlights the matches of the search in a text. */
  mark?: (text: string) => ReactNode
}

export const DishRow = memo(function DishRow({
  dish,
  orderable,
  to,
  t,
  inEnglish,
  secondPrice,
  servedFrom,
  hidden,
  mark = (text) => text,
  renderAdd,
  onOpen,
  onPreload,
}: DishRowProps) {
  const choices = dish.modifierGroups
    .filter((group) => group.selectionRangeMin > 0)
    .map(({ name, englishName }) => (inEnglish ? (englishName ?? name) : name))
  return (
    <li className={dish.available ? 'd' : 'd na'} hidden={hidden} onPointerEnter={onPreload}>
      <div className="d-t">
        <h3 className="d-n clip2">
          <DishLink dish={dish} to={to} onOpen={onOpen}>
            {mark(dish.name)}
          </DishLink>
        </h3>
        {inEnglish && dish.englishName !== undefined && (
          <p className="tiny mut3">{mark(dish.englishName)}</p>
        )}
        {dish.description && <p className="small mut clip2">{mark(dish.description)}</p>}
        <DishPrice dish={dish} t={t} second={secondPrice} />
        <DishMarks facts={dish.facts} t={t} />
        {!dish.available && <Tag kind="quiet">{servedFrom ?? t('menu.soldOut')}</Tag>}
        {dish.available && choices.length > 0 && (
          <span className="tiny mut3">{t('menu.choose', { groups: choices.join(', ') })}</span>
        )}
      </div>
      <DishPicture
        dish={dish}
        t={t}
        sizes="(min-width: 992px) 128px, 112px"
        add={orderable && renderAdd?.(dish)}
      />
    </li>
  )
})

type DishLinkProps = Pick<DishRowProps, 'dish' | 'to' | 'onOpen'> & { children: ReactNode }

/** A plain link, because a thousand router links would each render again on every navigation. */
export function DishLink({ dish, to, onOpen, children }: DishLinkProps) {
  function press(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    onOpen(dish.ID)
  }
  return (
    <a className="d-link" href={to} onClick={press}>
      {children}
    </a>
  )
}

type DishPriceProps = Pick<DishRowProps, 'dish' | 't'> & { second?: string | null | undefined }

export function DishPrice({ dish, t, second }: DishPriceProps) {
  return (
    <div className="d-p">
      <Price
        now={dish.discountedPriceV2.amountDisplay}
        was={dish.priceV2.amountDisplay}
        labels={{ now: t('menu.now'), was: t('menu.was') }}
      />
      {second && <span className="small mut3 num">{second}</span>}
    </div>
  )
}
