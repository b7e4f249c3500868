// A line of the cart. At quantity 0 it offers to remove the dish.
import { lineQuantityMax, type CartItem } from '@tingkat/ordering/cart/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { linePrice } from '@tingkat/ordering/dish/dish'
import { formatMoney } from '@tingkat/ordering/money'
import { Trash2 } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { sizedPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { Stepper } from '@tingkat/ui/stepper.tsx'
import { describePicks } from './picks.ts'

type CartLineProps = {
  line: CartItem
  /** Whether the line shows quantity 0. The cart still contains the line. */
  pending: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onEdit: () => void
  /**
   * Whether the line is beside the menu. The menu has buttons for the same dish, so the labels of
   * the line's buttons then mention the cart.
   */
  besideMenu?: boolean
  /**
   * Whether the merchant does not deliver to the address. The quantity can then only be reduced.
   */
  tooFar?: boolean
}

export function CartLine({
  line,
  pending,
  onQuantity,
  onRemove,
  onEdit,
  besideMenu = false,
  tooFar = false,
}: CartLineProps) {
  const { t } = useTranslation(['cart', 'basket', 'dish'])
  const { country, language } = useSite()
  const format = (amount: number) =>
    formatMoney(amount, line._currency.code as CurrencyCode, country.locale)
  const shown = pending ? { ...line, quantity: 0 } : line
  const { price, originalPrice } = linePrice(shown)
  const isSoldOut = !line.available
  const isZero = shown.quantity === 0
  const { name } = line
  const labels = besideMenu
    ? {
        less: t('cart.lessInBasket', { name }),
        more: t('cart.moreInBasket', { name }),
        remove: t('cart.removeInBasket', { name }),
      }
    : {
        less: t('cart.less', { name }),
        more: t('cart.more', { name }),
        remove: t('cart.removeDish', { name }),
      }
  return (
    <li className={isZero ? 'li zero' : 'li'} data-line={line._id}>
      <Picture src={sizedPicture(line.imgHref)} sizes="64px" alt="" width={64} height={64} />
      <div>
        <div className="nm">{line.name}</div>
        <div className={isSoldOut ? 'md li-gone' : 'md'}>
          {isSoldOut ? t('cart.soldOut') : describePicks(language, line)}
        </div>
      </div>
      <div className="pr num">
        {format(price)}
        {originalPrice > price && (
          <div className="strike small num">
            <span className="sr">{t('dish.was')} </span>
            {format(originalPrice)}
          </div>
        )}
      </div>
      <div className="ctl">
        {isZero ? (
          <button
            type="button"
            className="link small li-act li-remove"
            onClick={onRemove}
            aria-label={labels.remove}
          >
            <Trash2 className="ic ic-16" aria-hidden />
            {t('cart.remove')}
          </button>
        ) : (
          <button
            type="button"
            className="link small li-act"
            onClick={onEdit}
            aria-label={t('cart.editDish', { name: line.name })}
          >
            {t('cart.edit')}
          </button>
        )}
        {!isSoldOut && !line.isFreeItem && (
          <Stepper
            value={shown.quantity}
            max={tooFar ? line.quantity : lineQuantityMax}
            size="s"
            labels={labels}
            onChange={onQuantity}
          />
        )}
      </div>
    </li>
  )
}
