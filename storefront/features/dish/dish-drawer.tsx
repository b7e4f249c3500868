// The item drawer: a dish in full, its choices, a note, how many, and the way into the basket.
import { itemCount, type Cart, type CartChange, type CartItem } from '@tingkat/ordering/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { invalidGroups, linePrice, setQuantity, validateDish, validateInstructions } from '@tingkat/ordering/dish'
import { formatMoney } from '@tingkat/ordering/money'
import { X } from 'lucide-react'
import { useRef, useState, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOfRefusal, problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { AddButton } from './add-button.tsx'
import { InstructionsField } from './instructions-field.tsx'
import { ModifierGroupField } from './modifier-group-field.tsx'
import { useAddFlow } from './use-add-flow.ts'
import '../../styles/dish-drawer.css'

export type DishDrawerProps = {
  open: boolean
  onClose: () => void
  /** The leaving movement is over. */
  onClosed?: () => void
  /** The line to begin with: fresh from the menu, or one of the basket. */
  start: CartItem
  editing: boolean
  /** The kitchen is closed right now. */
  closed: boolean
  /** The basket as it is, when it belongs to another kitchen. */
  otherBasket: Cart | null
  save: (item: CartItem) => CartChange
  /** Takes the line out of the basket; for editing only. */
  remove: () => void
}

// Past these the header turns solid: the picture's, and without one (specification, section 9).
const solidAfterPicture = 200
const solidAfter = 10

export default function DishDrawer({ open, onClose, onClosed, start, editing, closed, otherBasket, save, remove }: DishDrawerProps) {
  const { t } = useTranslation(['dish', 'cart'])
  const { country } = useSite()
  const [item, setItem] = useState(start)
  const [marked, setMarked] = useState(false)
  const [solid, setSolid] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const flow = useAddFlow(onClose)
  const write = (amount: number) => formatMoney(amount, item._currency.code as CurrencyCode, country.locale)
  const orderable = item.available && !closed
  const valid = orderable && validateDish(item) === null && validateInstructions(item.comment) === null

  function change(next: CartItem) {
    setItem(next)
    flow.clearRefusal()
  }

  function attempt() {
    if (!valid) {
      setMarked(true)
      showFirstOpenGroup(body.current, invalidGroups(item)[0])
      return
    }
    if (otherBasket && !editing) flow.confirm()
    else flow.start(() => save(item))
  }

  function atZero() {
    if (editing) remove()
    onClose()
  }

  // While the dish is on its way in, the drawer leaves by itself.
  const leave = () => { if (flow.phase === 'choosing' || flow.phase === 'confirming') onClose() }
  const scrolled = (event: UIEvent<HTMLDivElement>) => setSolid(event.currentTarget.scrollTop > (item.imgHref ? solidAfterPicture : solidAfter))
  const told = flow.refusal && problemWords(t, problemOfRefusal(flow.refusal), country.locale)

  return (
    <Drawer open={open} onClose={leave} onClosed={onClosed} title={item.name} bare full className="it">
      <div className={solid ? 'it-bar is-solid' : 'it-bar'}>
        <b className="h3 clip grow" aria-hidden>{solid ? item.name : ''}</b>
        <IconButton label={t('dish.close')} onClick={leave}><X className="ic ic-24" aria-hidden /></IconButton>
      </div>
      <div className="drawer-b" ref={body} onScroll={scrolled}>
        {item.imgHref && <div className="it-pic"><Picture src={item.imgHref} alt="" width={640} height={640} eager /></div>}
        <div className={item.imgHref ? 'it-head' : 'it-head it-bare'}>
          <div className="row between it-top">
            <h2 className="h2">{item.name}</h2>
            <span className="it-price h3"><Price now={write(item.discountedPriceInMin)} was={write(item.priceInMinorUnit)} labels={{ now: '', was: t('dish.was') }} /></span>
          </div>
          {item.description && <p className="mut it-text">{item.description}</p>}
        </div>
        {item.modifierGroups.map(group => <ModifierGroupField key={group.ID} item={item} group={group} marked={marked} onChange={change} />)}
        <InstructionsField value={item.comment} onChange={comment => change({ ...item, comment })} />
      </div>
      <div className="drawer-f">
        {told && <ErrorMessage title={told.title} message={told.message} />}
        {!orderable && <ErrorMessage title={t(closed ? 'dish.closed' : 'dish.unavailable')} />}
        {flow.phase === 'confirming' && otherBasket
          ? (
            <>
              <h3 className="h3">{t('cart.newTitle')}</h3>
              <p className="mut">{t('cart.newBody', { count: itemCount(otherBasket), merchant: otherBasket.merchants[0]?.merchant.name ?? '' })}</p>
              <div className="row">
                <Button kind="secondary" className="grow" onClick={flow.backToChoosing}>{t('cart.newKeep')}</Button>
                <Button className="grow" onClick={() => flow.start(() => save(item))}>{t('cart.newStart')}</Button>
              </div>
            </>
          )
          : (
            <div className="row it-act">
              <Stepper value={item.quantity} size="l" labels={{ less: t('dish.less'), more: t('dish.more') }} onChange={quantity => change(setQuantity(item, quantity))} />
              <AddButton phase={flow.phase} editing={editing} quantity={item.quantity} off={!valid} total={write(linePrice(item).price)} onAdd={attempt} onZero={atZero} />
            </div>
          )}
      </div>
    </Drawer>
  )
}

function showFirstOpenGroup(body: HTMLElement | null, groupID: string | undefined): void {
  const group = [...body?.querySelectorAll<HTMLElement>('[data-group]') ?? []].find(one => one.dataset.group === groupID)
  if (!group) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  group.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  group.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true })
}
