// The basket: when it arrives, what it holds, what that comes to, and the way to checkout or to log-in.
import { isCartEmpty, subtotalOf, type Cart, type CartItem } from '@tingkat/ordering/cart'
import { isRefusal } from '@tingkat/ordering/refusal'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSite } from '../../platform/site.tsx'
import { readSource } from '../../platform/source.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { ArrivalLine } from './arrival-line.tsx'
import { BasketLines } from './basket-lines.tsx'
import { BasketNews } from './basket-news.tsx'
import { writeMoney } from './cart-money.ts'
import { EmptyBasket } from './empty-basket.tsx'
import { ReviewAction } from './review-action.tsx'
import { undoRemoval } from './undo-removal.ts'
import { cartStoreOf, useCart } from './use-cart.ts'
import '../../styles/basket.css'

type BasketDrawerProps = {
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

type Removal = { lineID: string; name: string; before: Cart; after: Cart | null }

export default function BasketDrawer({ open, onClose, guest, reviewing = false, onReview, onEdit, onLeave }: BasketDrawerProps) {
  const { t } = useTranslation('cart')
  const { country, paths } = useSite()
  const cart = useCart(country.code)
  const store = cartStoreOf(country.code)
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [removal, setRemoval] = useState<Removal | null>(null)
  const empty = isCartEmpty(cart)
  const blocked = cart?.merchants.some(({ items }) => items.some(line => pending.has(line._id) || line.quantity === 0)) ?? false

  function markPending(lineID: string, waits: boolean) {
    const next = new Set(pending)
    if (waits) next.add(lineID)
    else next.delete(lineID)
    setPending(next)
  }

  function setQuantity(line: CartItem, quantity: number) {
    markPending(line._id, quantity === 0)
    setRemoval(null)
    if (quantity > 0 && quantity !== line.quantity) store.update(line._id, { ...line, quantity })
  }

  function remove(line: CartItem) {
    const before = store.read()
    markPending(line._id, false)
    if (before && !isRefusal(store.remove(line._id))) setRemoval({ lineID: line._id, name: line.name, before, after: store.read() })
  }

  function undo() {
    if (removal) undoRemoval(store, removal.before, removal.after)
    setRemoval(null)
  }

  const undoing = removal && <Undo key={removal.lineID} name={removal.name} onUndo={undo} />
  // As it will be: a line that stands at 0 is out of the sum.
  const subtotal = cart ? writeMoney(cart, subtotalOf(without(cart, pending)), country.locale) : ''
  return (
    <Drawer
      open={open}
      onClose={onClose}
      onClosed={() => setRemoval(null)}
      title={t('cart.title')}
      full
      footer={cart && !empty
        ? <>{undoing}<ReviewAction cart={cart} guest={guest} blocked={blocked} reviewing={reviewing} subtotal={subtotal} onReview={onReview} onLeave={onLeave} /></>
        : undoing}
    >
      {cart && !empty
        ? (
          <>
            <ArrivalLine cart={cart} change={!guest && <Link className="link" to={paths.checkout({ sourceID: readSource() })} replace onClick={onLeave}>{t('cart.changeTime')}</Link>} />
            <BasketLines cart={cart} pending={pending} onQuantity={setQuantity} onRemove={remove} onEdit={onEdit} onLeave={onLeave} />
            <div className="stack bk-sum">
              <BasketNews cart={cart} />
              <div>
                <dl className="sum"><div><dt>{t('cart.subtotal')}</dt><dd>{subtotal}</dd></div></dl>
                {guest && <p className="small mut bk-fee">{t('cart.feeNote')}</p>}
              </div>
            </div>
          </>
        )
        : <div className="stack"><BasketNews cart={null} /><EmptyBasket onClose={onClose} /></div>}
    </Drawer>
  )
}

function without(cart: Cart, lineIDs: ReadonlySet<string>): Cart {
  return { ...cart, merchants: cart.merchants.map(entry => ({ ...entry, items: entry.items.filter(line => !lineIDs.has(line._id)) })) }
}

/** Takes the focus that the removed line had. */
function Undo({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation('cart')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="bk-undo">
      <output className="grow">{t('cart.removed', { name })}</output>
      <button ref={button} type="button" className="link" onClick={onUndo}>{t('cart.undo')}</button>
    </div>
  )
}
