// The basket: when it arrives, what it holds, what that comes to, and the way to checkout or to log-in.
import { isCartEmpty, subtotalOf, type Cart, type CartItem } from '@tingkat/ordering/cart/cart'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { readVisitSource } from '../../../platform/analytics/visit-source.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { ArrivalLine } from './arrival-line.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { formatCartMoney } from '../cart-money.ts'
import { EmptyCart } from './empty-cart.tsx'
import { FreeDeliveryLine } from './free-delivery-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import { ReviewAction } from './review-action.tsx'
import { cartStoreOf, useCart } from '../use-cart.ts'
import { useLineChanges } from './use-line-changes.ts'
import './cart-drawer.css'

type CartDrawerProps = {
  open: boolean
  onClose: () => void
  /** Known to be logged out: the way leads through log-in. */
  guest: boolean
  /** Checkout is being readied. */
  reviewing?: boolean
  onReview: (target: string) => void
  onEdit: (line: CartItem) => void
  /** The page is about to be another one. */
  onLeave: () => void
}

export default function CartDrawer({
  open,
  onClose,
  guest,
  reviewing = false,
  onReview,
  onEdit,
  onLeave,
}: CartDrawerProps) {
  const { t } = useTranslation('cart')
  const { country, paths } = useSite()
  const cart = useCart(country.code)
  const store = cartStoreOf(country.code)
  const { pending, isBlocked, setQuantity, remove, removal, undo, forgetRemoval } =
    useLineChanges(store)
  const empty = isCartEmpty(cart)
  const blocked = isBlocked(cart)

  const undoing = removal && <RemovedLine key={removal.lineID} name={removal.name} onUndo={undo} />
  // As it will be: a line that stands at 0 is out of the sum.
  const kept = cart && without(cart, pending)
  const subtotal = kept ? formatCartMoney(kept, subtotalOf(kept), country.locale) : ''
  return (
    <Drawer
      open={open}
      onClose={onClose}
      onClosed={forgetRemoval}
      title={t('cart.title')}
      full
      footer={
        cart && !empty ? (
          <>
            {undoing}
            <ReviewAction
              cart={cart}
              guest={guest}
              blocked={blocked}
              reviewing={reviewing}
              subtotal={subtotal}
              onReview={onReview}
              onLeave={onLeave}
            />
          </>
        ) : (
          undoing
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
                  replace
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
          />
          <div className="stack bk-sum">
            <CartNotices cart={cart} />
            <div>
              <dl className="sum">
                <div>
                  <dt>{t('cart.subtotal')}</dt>
                  <dd>{subtotal}</dd>
                </div>
              </dl>
              {kept && <FreeDeliveryLine cart={kept} />}
              {guest && <p className="small mut bk-fee">{t('cart.feeNote')}</p>}
            </div>
          </div>
        </>
      ) : (
        <div className="stack">
          <CartNotices cart={null} />
          <EmptyCart onClose={onClose} />
        </div>
      )}
    </Drawer>
  )
}

function without(cart: Cart, lineIDs: ReadonlySet<string>): Cart {
  return {
    ...cart,
    merchants: cart.merchants.map((entry) => ({
      ...entry,
      items: entry.items.filter((line) => !lineIDs.has(line._id)),
    })),
  }
}
