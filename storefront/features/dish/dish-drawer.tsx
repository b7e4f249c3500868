// The item drawer: a dish in full, its choices, a note, how many, and the way into the basket.
import type { Cart, CartChange, CartItem } from '@tingkat/ordering/cart/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { canAdd, isHeaderSolid, nextAddStep } from '@tingkat/ordering/dish/drawer-flow'
import { invalidModifierGroups, linePrice, setQuantity } from '@tingkat/ordering/dish/dish'
import { formatMoney } from '@tingkat/ordering/money'
import { useEffect, useRef, useState, type UIEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { flyToBasket } from '../../platform/navigation/fly-to-basket.ts'
import { toDisplayProblem } from '../../platform/i18n/problem-text.ts'
import { SharedErrorMessage } from '../../platform/errors/shared-error-message.tsx'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Note } from '../../ui/note.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { AddButton } from './add-button.tsx'
import { NewCartQuestion } from './new-cart-question.tsx'
import { DishBar } from './dish-bar.tsx'
import { DishHead } from './dish-head.tsx'
import { InstructionsField } from './instructions-field.tsx'
import { ModifierGroupField } from './modifier-group-field.tsx'
import { scrollToGroup } from './scroll-to-group.ts'
import { useAddFlow } from './use-add-flow.ts'
import './dish-drawer.css'

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
  otherCart: Cart | null
  save: (item: CartItem) => CartChange
  /** Takes the line out of the basket; for editing only. */
  remove: () => void
}

export default function DishDrawer({
  open,
  onClose,
  onClosed,
  start,
  editing,
  closed,
  otherCart,
  save,
  remove,
}: DishDrawerProps) {
  const { t } = useTranslation(['dish', 'cart'])
  const { country } = useSite()
  const [item, setItem] = useState(start)
  const [marked, setMarked] = useState(false)
  const [solid, setSolid] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const flow = useAddFlow({
    onDone() {
      if (!editing) flyToBasket(picture.current, actions.current)
      onClose()
    },
    onRefused: (refusal) => sharedErrors.put(toDisplayProblem(refusal)),
  })
  const asked = flow.phase === 'confirming' ? otherCart : null
  // What went wrong with this dish is over when its drawer is.
  useEffect(() => sharedErrors.clear, [])

  const write = (amount: number) =>
    formatMoney(amount, item._currency.code as CurrencyCode, country.locale)

  function change(next: CartItem) {
    setItem(next)
    sharedErrors.clear()
  }

  function press() {
    switch (
      nextAddStep({ phase: flow.phase, item, editing, closed, otherCart: otherCart !== null })
    ) {
      case 'ignore':
        return
      case 'mark':
        setMarked(true)
        scrollToGroup(body.current, invalidModifierGroups(item)[0])
        return
      case 'confirm':
        flow.confirm()
        return
      case 'remove':
        remove()
        onClose()
        return
      case 'cancel':
        onClose()
        return
      case 'process':
        sharedErrors.clear()
        flow.start(() => save(item))
    }
  }

  function keep() {
    // Drawn at once: the pressed button goes, and the focus belongs where the question came from.
    flushSync(flow.backToChoosing)
    actions.current?.querySelector<HTMLElement>('.btn')?.focus()
  }

  // While the dish is on its way in, the drawer leaves by itself.
  const leave = () => {
    if (flow.phase === 'choosing' || flow.phase === 'confirming') onClose()
  }
  const scrolled = (event: UIEvent<HTMLDivElement>) =>
    setSolid(isHeaderSolid(event.currentTarget.scrollTop, item.imgHref !== ''))

  return (
    <Drawer
      open={open}
      onClose={leave}
      onClosed={onClosed}
      title={item.name}
      bare
      full
      className="it"
    >
      <DishBar name={item.name} solid={solid} onClose={leave} />
      <div className="drawer-b" ref={body} onScroll={scrolled} inert={asked !== null}>
        <DishHead item={item} write={write} picture={picture} />
        {item.modifierGroups.map((group) => (
          <ModifierGroupField
            key={group.ID}
            item={item}
            group={group}
            marked={marked}
            onChange={change}
          />
        ))}
        <InstructionsField
          value={item.comment}
          onChange={(comment) => change({ ...item, comment })}
        />
      </div>
      <div className="drawer-f">
        <SharedErrorMessage />
        <output className="sr">
          {flow.phase === 'added' && t(editing ? 'dish.updated' : 'dish.added')}
        </output>
        {(closed || !item.available) && (
          <Note kind="warning">{t(closed ? 'dish.closed' : 'dish.unavailable')}</Note>
        )}
        {asked ? (
          <NewCartQuestion cart={asked} onKeep={keep} onStart={press} />
        ) : (
          <div className="row it-act" ref={actions}>
            <Stepper
              value={item.quantity}
              size="l"
              labels={{ less: t('dish.less'), more: t('dish.more') }}
              onChange={(quantity) => change(setQuantity(item, quantity))}
            />
            <AddButton
              phase={flow.phase}
              editing={editing}
              quantity={item.quantity}
              off={!canAdd({ item, closed })}
              total={write(linePrice(item).price)}
              onPress={press}
            />
          </div>
        )}
      </div>
    </Drawer>
  )
}
