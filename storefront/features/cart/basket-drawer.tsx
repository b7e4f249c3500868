// The basket: when it arrives, what it holds, what that comes to, and the way to checkout or to log-in.
import { isAllIntegrated, isCartEmpty, subtotalOf, type Cart, type CartChange, type CartItem } from '@tingkat/ordering/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { problemOfRefusal, problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { readSource } from '../../platform/source.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { Note } from '../../ui/note.tsx'
import { ArrivalLine } from './arrival-line.tsx'
import { BasketLines } from './basket-lines.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { tableOf } from './table-of.ts'
import { cartStoreOf, useCart } from './use-cart.ts'
import '../../styles/basket.css'

type BasketDrawerProps = {
  open: boolean
  onClose: () => void
  /** Known to be logged out: the way leads through log-in. */
  guest: boolean
  /** Checkout is being readied. */
  reviewing?: boolean
  onEdit: (line: CartItem) => void
  onRemoved: (line: CartItem, before: Cart) => void
}

export default function BasketDrawer({ open, onClose, guest, reviewing = false, onEdit, onRemoved }: BasketDrawerProps) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const cart = useCart(country.code)
  const store = cartStoreOf(country.code)
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const lines = cart?.merchants.flatMap(entry => entry.items) ?? []
  const blocked = lines.some(line => pending.has(line._id) || !line.available)

  function markPending(lineID: string, waits: boolean) {
    const next = new Set(pending)
    if (waits) next.add(lineID)
    else next.delete(lineID)
    setPending(next)
  }
  const onChanged = (change: CartChange) => setRefusal(isRefusal(change) ? change : null)

  if (!cart || isCartEmpty(cart)) {
    return <Drawer open={open} onClose={onClose} title={t('cart.title')} full><EmptyBasket onClose={onClose} /></Drawer>
  }
  const subtotal = formatMoney(subtotalOf(cart), cart.merchants[0]?.merchant.currency.code as CurrencyCode, country.locale)
  const told = refusal && problemWords(t, problemOfRefusal(refusal), country.locale)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('cart.title')}
      full
      footer={<ReviewAction cart={cart} guest={guest} blocked={blocked} reviewing={reviewing} subtotal={subtotal} onLeave={onClose} />}
    >
      <ArrivalLine cart={cart} />
      <BasketLines cart={cart} store={store} pending={pending} onPending={markPending} onChanged={onChanged} onRemoved={onRemoved} onEdit={onEdit} onLeave={onClose} />
      <div className="stack bk-sum">
        {told && <ErrorMessage title={told.title} message={told.message} />}
        {!isAllIntegrated(cart) && <Note kind="warning"><b>{t('cart.conciergeTitle')}</b> {t('cart.concierge')}</Note>}
        <div>
          <dl className="sum"><div><dt>{t('cart.subtotal')}</dt><dd>{subtotal}</dd></div></dl>
          {guest && <p className="small mut bk-fee">{t('cart.feeNote')}</p>}
        </div>
      </div>
    </Drawer>
  )
}

type ReviewActionProps = { cart: Cart; guest: boolean; blocked: boolean; reviewing: boolean; subtotal: string; onLeave: () => void }

function ReviewAction({ cart, guest, blocked, reviewing, subtotal, onLeave }: ReviewActionProps) {
  const { t } = useTranslation('cart')
  const { paths } = useSite()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const entry = cart.merchants[0]
  const sourceID = readSource()
  const tableNumber = tableOf(cart)
  const target = entry && tableNumber
    ? paths.dineInCheckout({ tableNumber, merchantID: entry.merchant.ID, sourceID })
    : paths.checkout({ sourceID })
  const off = blocked || Boolean(cart.scheduledOrder?.error)
  if (guest) return <ButtonLink size="l" to={paths.login(target)} onClick={onLeave}><LogIn className="ic" aria-hidden />{t('cart.logIn')}</ButtonLink>

  function review() {
    setAsked(true)
    if (off) return
    onLeave()
    void navigate(target)
  }
  return (
    <>
      {asked && blocked && <Note kind="warning">{t('cart.pendingRemoval')}</Note>}
      <Button size="l" split={!reviewing} off={off} busy={reviewing} onClick={review}>
        <span>{t('cart.review')}</span>
        <span className="num">{subtotal}</span>
      </Button>
    </>
  )
}
