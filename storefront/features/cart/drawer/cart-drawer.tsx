// Drawer of the cart: arrival time, lines, subtotal, and the button to checkout or login.
import { isCartEmpty, subtotalOf, type Cart, type CartItem } from '@tingkat/ordering/cart/cart'
import type { Country } from '@tingkat/ordering/country/country'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { readVisitSource } from '../../../platform/analytics/visit-source.ts'
import { ArrivalLine } from './arrival-line.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartFrame } from './cart-frame.tsx'
import { formatCartMoney, tableTotalOf } from '../cart-money.ts'
import { tableNumberOf } from '../table-number.ts'
import { EmptyCart } from './empty-cart.tsx'
import { FeeLines } from './fee-lines.tsx'
import { FeeNote } from './fee-note.tsx'
import { FreeDeliveryLine } from './free-delivery-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import { ReviewAction } from './review-action.tsx'
import { cartStoreOf, useCart, useShownCart } from '../use-cart.ts'
import { TableTotal } from './table-total.tsx'
import { useLineChanges } from './use-line-changes.ts'
import './cart-drawer.css'

type CartDrawerProps = {
  open: boolean
  /** Shows the cart as a part of the page instead of in a drawer. */
  inline?: boolean
  onClose: () => void
  /** Whether the eater is logged out and has to log in before checkout. */
  guest: boolean
  /** Whether the request that validates the cart before checkout is running. */
  reviewing?: boolean
  onReview: (target: string) => void
  onEdit: (line: CartItem) => void
  /** Called before navigation to another page. */
  onLeave: () => void
}

export default function CartDrawer({
  open,
  inline,
  onClose,
  guest,
  reviewing = false,
  onReview,
  onEdit,
  onLeave,
}: CartDrawerProps) {
  const { t } = useTranslation('basket')
  const { country, paths } = useSite()
  const cart = useCart(country.code)
  const store = cartStoreOf(country.code)
  const { pending, isBlocked, setQuantity, remove, removal, undo, forgetRemoval } =
    useLineChanges(store)
  const empty = isCartEmpty(cart)
  const blocked = isBlocked(cart)

  const undoNotice = removal && (
    <RemovedLine key={removal.lineID} name={removal.name} onUndo={undo} />
  )
  const shown = useShownCart(store)
  const { subtotal, amount } = shown ? formatAmounts(shown, country) : { subtotal: '', amount: '' }
  return (
    <CartFrame
      inline={inline}
      open={open}
      onClose={onClose}
      onClosed={forgetRemoval}
      title={t('cart.title')}
      full
      footer={
        cart && !empty ? (
          <>
            {undoNotice}
            <ReviewAction
              cart={cart}
              guest={guest}
              blocked={blocked}
              reviewing={reviewing}
              keepsPage={inline}
              amount={amount}
              onReview={onReview}
              onLeave={onLeave}
            />
          </>
        ) : (
          undoNotice
        )
      }
    >
      {cart && !empty ? (
        <>
          <ArrivalLine
            cart={cart}
            change={
              !guest && (
                <Link
                  className="link"
                  to={paths.checkout({ sourceID: readVisitSource() })}
                  replace={!inline}
                  onClick={onLeave}
                >
                  {t('cart.changeTime')}
                </Link>
              )
            }
          />
          <CartLines
            cart={cart}
            pending={pending}
            onQuantity={setQuantity}
            onRemove={remove}
            onEdit={onEdit}
            onLeave={onLeave}
            inline={inline}
          />
          <div className="stack bk-sum">
            <CartNotices cart={cart} />
            <div>
              <dl className="sum">
                <div>
                  <dt>{t('cart.subtotal')}</dt>
                  <dd>{subtotal}</dd>
                </div>
                {shown && <TableTotal cart={shown} />}
              </dl>
              {shown && <FreeDeliveryLine cart={shown} />}
              {shown && <FeeLines cart={shown} />}
              {guest && <FeeNote cart={cart} />}
            </div>
          </div>
        </>
      ) : (
        <div className="stack">
          <CartNotices cart={null} />
          <EmptyCart inline={inline} onClose={onClose} />
        </div>
      )}
    </CartFrame>
  )
}

/** Returns the formatted subtotal, and the amount of the button, which at a table includes fees. */
function formatAmounts(
  cart: Cart,
  { fees, locale }: Country,
): { subtotal: string; amount: string } {
  const format = (amount: number) => formatCartMoney(cart, amount, locale)
  const subtotal = format(subtotalOf(cart))
  return { subtotal, amount: tableNumberOf(cart) ? format(tableTotalOf(cart, fees)) : subtotal }
}
