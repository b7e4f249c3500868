// Drawer of a dish: description, modifiers, note, quantity, and adding it to the cart.
import {
  lineQuantityMax,
  type Cart,
  type CartChange,
  type CartItem,
} from '@tingkat/ordering/cart/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { canAdd, isHeaderSolid, nextAddStep } from '@tingkat/ordering/dish/drawer-flow'
import { invalidModifierGroups, linePrice, setQuantity } from '@tingkat/ordering/dish/dish'
import { formatMoney } from '@tingkat/ordering/money'
import { useEffect, useRef, useState, type UIEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { flyToBasket } from '../../platform/navigation/fly-to-basket.ts'
import { toDisplayProblem } from '../../platform/i18n/display-problem.ts'
import { SharedErrorMessage } from '../../platform/errors/shared-error-message.tsx'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Drawer } from '@tingkat/ui/overlay/drawer.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { Stepper } from '@tingkat/ui/stepper.tsx'
import { useWithoutToast } from '@tingkat/ui/toast.tsx'
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
  /** Called when the drawer has closed, after its transition. */
  onClosed?: () => void
  /** The line to begin with: a new line, or the line of the cart that is edited. */
  start: CartItem
  editing: boolean
  /** Whether the merchant is closed right now. */
  closed: boolean
  /** Whether the merchant does not deliver to the address. */
  tooFar?: boolean
  /** A text that says why no dish can be ordered here, for example in a preview of a menu. */
  notOrderable?: string | undefined
  /** The eater's current cart if it belongs to another merchant than the dish; otherwise null. */
  otherCart: Cart | null
  save: (item: CartItem) => CartChange
  /** Removes the line from the cart. It is called only while a line is edited. */
  remove: () => void
}

export default function DishDrawer({
  open,
  onClose,
  onClosed,
  start,
  editing,
  closed,
  tooFar = false,
  notOrderable,
  otherCart,
  save,
  remove,
}: DishDrawerProps) {
  const { t } = useTranslation(['dish', 'cart'])
  const { country } = useSite()
  const [item, setItem] = useState(start)
  const [isMarked, setMarked] = useState(false)
  const [isBarSolid, setBarSolid] = useState(false)
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
  // If the merchant does not deliver to the address, a line in the cart
  // may still be changed or removed, but its quantity does not grow.
  const cannotDeliver = closed || notOrderable !== undefined || (tooFar && !editing)
  const replacedCart = flow.phase === 'confirming' ? otherCart : null
  // The errors that this dish has caused are cleared when the drawer unmounts.
  useEffect(() => sharedErrors.clear, [])

  const format = (amount: number) =>
    formatMoney(amount, item._currency.code as CurrencyCode, country.locale)

  function change(next: CartItem) {
    setItem(next)
    sharedErrors.clear()
  }

  function press() {
    switch (
      nextAddStep({
        phase: flow.phase,
        item,
        editing,
        closed: cannotDeliver,
        otherCart: otherCart !== null,
      })
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

  function keepCart() {
    // Renders synchronously, because the add button must exist before it can take the focus.
    flushSync(flow.backToChoosing)
    actions.current?.querySelector<HTMLElement>('.btn')?.focus()
  }

  // While a dish is being added, the eater cannot close
  // the drawer. The drawer closes when the dish is added.
  const close = () => {
    if (flow.phase === 'choosing' || flow.phase === 'confirming') onClose()
  }
  const updateBar = (event: UIEvent<HTMLDivElement>) =>
    setBarSolid(isHeaderSolid(event.currentTarget.scrollTop, item.imgHref !== ''))

  return (
    <Drawer
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={item.name}
      bare
      full
      className="it"
    >
      <DishBar name={item.name} solid={isBarSolid} onClose={close} />
      <div className="drawer-b" ref={body} onScroll={updateBar} inert={replacedCart !== null}>
        <DishHead item={item} format={format} picture={picture} />
        {item.modifierGroups.map((group) => (
          <ModifierGroupField
            key={group.ID}
            item={item}
            group={group}
            marked={isMarked}
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
        {notOrderable === undefined ? (
          <CannotAddNote closed={closed} tooFar={cannotDeliver} available={item.available} />
        ) : (
          <Note kind="info">{notOrderable}</Note>
        )}
        {replacedCart ? (
          <NewCartQuestion cart={replacedCart} onKeep={keepCart} onStart={press} />
        ) : (
          <div className="row it-act" ref={actions}>
            <Stepper
              value={item.quantity}
              max={tooFar ? start.quantity : lineQuantityMax}
              size="l"
              labels={{ less: t('dish.less'), more: t('dish.more') }}
              onChange={(quantity) => change(setQuantity(item, quantity))}
            />
            <AddButton
              phase={flow.phase}
              editing={editing}
              quantity={item.quantity}
              off={!canAdd({ item, closed: cannotDeliver })}
              total={format(linePrice(item).price)}
              onPress={press}
            />
          </div>
        )}
      </div>
    </Drawer>
  )
}

type CannotAddNoteProps = { closed: boolean; tooFar: boolean; available: boolean }

/** Shows the first reason that applies why the dish cannot be added. */
function CannotAddNote({ closed, tooFar, available }: CannotAddNoteProps) {
  const { t } = useTranslation('dish')
  if (closed) return <ReasonNote text={t('dish.closed')} />
  if (tooFar) return <ReasonNote text={t('dish.tooFar')} />
  return available ? null : <ReasonNote text={t('dish.unavailable')} />
}

/** The quick-add button of the menu may just have shown the same reason as a toast. */
function ReasonNote({ text }: { text: string }) {
  useWithoutToast(text)
  return <Note kind="warning">{text}</Note>
}
