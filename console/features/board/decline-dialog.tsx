// The dialog that asks why an order is declined or cancelled. With the reason `sold_out`, staff
// also mark dishes as sold out; with `merchant_busy`, they can also make the merchant busy or pause
// it.
import type { DeclineReason, KitchenOrder } from '@tingkat/contract/console/kitchen'
import { cancelCommentMax } from '@tingkat/ordering/order/reasons'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { Button } from '@tingkat/ui/button.tsx'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { Field } from '../../platform/field.tsx'
import { Segments } from '../../platform/segments.tsx'
import { useBoardModel } from './board-model.ts'
import { declineReasons } from './kitchen-limits.ts'

type DeclineDialogProps = {
  order: KitchenOrder
  /** A new order is declined; an accepted order is cancelled. */
  kind: 'decline' | 'cancel'
  isOpen: boolean
  onClose: () => void
}

export function DeclineDialog({ order, kind, isOpen, onClose }: DeclineDialogProps) {
  const { t } = useTranslation(['board', 'site'])
  return (
    <Dialog open={isOpen} onClose={onClose} title={t(`decline.${kind}`, { code: order.orderCode })}>
      {isOpen && <DeclineForm order={order} kind={kind} onClose={onClose} />}
    </Dialog>
  )
}

type Slowdown = 'busy' | 'pause' | 'none'
const slowdowns: Readonly<Record<Slowdown, LiveChange | null>> = {
  busy: { kind: 'busy', minutes: 20, duration: 60 },
  pause: { kind: 'pause', duration: 30, reason: 'too_many_orders' },
  none: null,
}

function DeclineForm({ order, kind, onClose }: Omit<DeclineDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['board', 'site'])
  const { send, changeLive } = useBoardModel()
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [comment, setComment] = useState('')
  const [dishes, setDishes] = useState<readonly string[]>([])
  const [slowdown, setSlowdown] = useState<Slowdown>('none')
  const needsWords = reason === 'other' && comment.trim() === ''

  function decline() {
    if (!reason || needsWords) return
    const change = liveChangeOf(reason, dishes, slowdown)
    send(order, { kind, reason, comment: reason === 'other' ? comment.trim() : '' })
    if (change) changeLive(order.merchantID, change)
    onClose()
  }

  return (
    <div className="kb-form">
      <fieldset className="plain kb-reasons">
        <legend className="sr">{t('decline.why')}</legend>
        {declineReasons.map((each) => (
          <button
            key={each}
            type="button"
            className="end"
            aria-pressed={each === reason}
            onClick={() => setReason(each)}
          >
            <b>{t(`decline.reason.${each}`)}</b>
          </button>
        ))}
      </fieldset>
      {reason === 'sold_out' && <DishChoice order={order} chosen={dishes} onChange={setDishes} />}
      {reason === 'merchant_busy' && (
        <Segments
          label={t('decline.slow')}
          isLabelShown
          segments={[
            { value: 'none', label: t('decline.slowNone') },
            { value: 'busy', label: t('decline.slowBusy') },
            { value: 'pause', label: t('decline.slowPause') },
          ]}
          value={slowdown}
          onChange={setSlowdown}
        />
      )}
      {reason === 'other' && (
        <Field label={t('decline.words')} hint={t('decline.wordsHint')}>
          {(id) => (
            <input
              id={id}
              value={comment}
              maxLength={cancelCommentMax}
              onChange={(event) => setComment(event.target.value)}
            />
          )}
        </Field>
      )}
      <p className="k-16 mut">{t(`decline.effect.${kind}`)}</p>
      <div className="kb-pair">
        <Button kind="secondary" size="l" onClick={onClose}>
          {t('decline.back')}
        </Button>
        <Button kind="danger" size="l" off={!reason || needsWords} onClick={decline}>
          {t(`decline.do.${kind}`)}
        </Button>
      </div>
    </div>
  )
}

function liveChangeOf(
  reason: DeclineReason,
  dishes: readonly string[],
  slowdown: Slowdown,
): LiveChange | null {
  if (reason === 'merchant_busy') return slowdowns[slowdown]
  if (reason !== 'sold_out' || dishes.length === 0) return null
  const targets = dishes.map((dishID) => ({ dishID, modifierID: null }))
  return { kind: 'sold_out', targets, end: 'tomorrow' }
}

type DishChoiceProps = {
  order: KitchenOrder
  chosen: readonly string[]
  onChange: (dishes: readonly string[]) => void
}

function DishChoice({ order, chosen, onChange }: DishChoiceProps) {
  const { t } = useTranslation('board')
  const names = new Map(order.items.map(({ ID, name }) => [ID, name]))
  return (
    <fieldset className="plain kb-dishes">
      <legend className="k-18">{t('decline.dishes')}</legend>
      {[...names].map(([ID, name]) => (
        <CheckBox
          key={ID}
          label={name}
          checked={chosen.includes(ID)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, ID] : chosen.filter((other) => other !== ID))
          }
        />
      ))}
    </fieldset>
  )
}
