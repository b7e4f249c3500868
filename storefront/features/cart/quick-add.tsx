// One tap into the basket, on the dish's picture: a plus, then a stepper. Dishes with choices to make open instead.
import { isRefusal } from '@tingkat/ordering/refusal'
import { isOrderable, type Dish, type Merchant } from '@tingkat/ordering/merchant'
import { ChevronRight, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOfRefusal, problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { useToast } from '../../ui/toast.tsx'
import { cartStoreOf, useCartFact } from './use-cart.ts'

const NewBasketDialog = lazy(() => import('./new-basket-dialog.tsx'))

type QuickAddProps = {
  merchant: Merchant
  dish: Dish
  /** The dish has choices to make. */
  onChoose: () => void
  collapseOnScroll?: boolean
}

export function QuickAdd({ merchant, dish, onChoose, collapseOnScroll = true }: QuickAddProps) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const toast = useToast()
  const store = cartStoreOf(country.code)
  const count = useCartFact(country.code, cart => {
    const lines = cart?.merchants.find(entry => entry.merchant.ID === merchant.ID)?.items ?? []
    return lines.reduce((sum, line) => line.ID === dish.ID && !line.isFreeItem ? sum + line.quantity : sum, 0)
  })
  const [wantsOpen, setWantsOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const expanded = wantsOpen && count > 0

  useEffect(() => {
    if (!expanded || !collapseOnScroll) return undefined
    // The tail of a scroll from before the tap arrives after it, and moves nothing.
    const from = window.scrollY
    const collapse = () => { if (window.scrollY !== from) setWantsOpen(false) }
    window.addEventListener('scroll', collapse, { passive: true })
    return () => window.removeEventListener('scroll', collapse)
  }, [expanded, collapseOnScroll])

  function put(quantity: number) {
    const change = store.quickAdd(merchant, dish, quantity)
    if (isRefusal(change)) toast({ kind: 'error', text: problemWords(t, problemOfRefusal(change), country.locale).title })
    else setWantsOpen(quantity > 0)
  }

  function add() {
    const held = store.read()?.merchants[0]?.merchant.ID
    if (held !== undefined && held !== merchant.ID) setAsking(true)
    else put(count + 1)
  }

  if (!isOrderable(merchant, dish)) return null
  if (dish.modifierGroups.length > 0) {
    return (
      <button type="button" className="qa-b open" aria-haspopup="dialog" aria-label={t('cart.quickChoose', { name: dish.name })} onClick={onChoose}>
        {count > 0 ? <b className="num">{count}</b> : <ChevronRight className="ic ic-24" aria-hidden />}
      </button>
    )
  }
  return (
    <>
      {expanded
        ? <Stepper value={count} size="s" rim removes labels={{ less: t('cart.less', { name: dish.name }), more: t('cart.more', { name: dish.name }), remove: t('cart.removeDish', { name: dish.name }) }} onChange={put} />
        : (
          <button type="button" className="qa-b" aria-label={count > 0 ? t('cart.quickExpand', { count, name: dish.name }) : t('cart.quickAdd', { name: dish.name })} onClick={() => { if (count > 0) setWantsOpen(true); else add() }}>
            {count > 0 ? <b className="num">{count}</b> : <Plus className="ic ic-24" aria-hidden />}
          </button>
        )}
      {asking && (
        <Suspense fallback={null}>
          <NewBasketDialog open cart={store.read()} onKeep={() => setAsking(false)} onStart={() => { setAsking(false); put(1) }} />
        </Suspense>
      )}
    </>
  )
}
