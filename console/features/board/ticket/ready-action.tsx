// The button `Ready`. For ten seconds after the tap, staff can take the action back, and note the
// number of bags and the shelf.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { PendingAction } from '../../../platform/board-feed/board-feed.ts'
import { pendingOf, readyHeldMs, useBoardModel } from '../board-model.ts'
import { PendingMark } from './pending-mark.tsx'
import { NumberStepper } from './number-stepper.tsx'
import { uncheckedLines } from '../shown-lines.ts'

const bagsMax = 20
const shelvesMax = 20

/**
 * Shows the button `Ready`. After the tap it shows the fields for bags and shelf, then the state of
 * the action that is not sent yet.
 */
export function ReadyAction({ order }: { order: KitchenOrder }) {
  const { t } = useTranslation('board')
  const { pending } = useBoardModel()
  const [asks, setAsks] = useState(false)
  const ask = useReadyCheck(order)
  const { send } = useBoardModel()
  const tapped = pendingOf(pending, order.orderID, ['ready'])
  if (tapped?.state === 'held') return <HeldReady order={order} action={tapped} />
  if (tapped) return <PendingMark action={tapped} />
  const mark = () => send(order, { kind: 'ready' }, readyHeldMs)
  return (
    <>
      <Button
        className="btn-p"
        off={!order.allowedMoves.includes('ready')}
        onClick={() => {
          if (!order.allowedMoves.includes('ready')) return
          if (ask.length > 0) setAsks(true)
          else mark()
        }}
      >
        <Check className="ic ic-24" aria-hidden />
        {t('ready.action')}
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title={t('ready.unticked')}>
        <div className="kb-form">
          <ul className="kb-named">
            {ask.map(({ indexes, quantity, name }) => (
              <li key={indexes.join(' ')} className="k-18">
                {quantity} {name}
              </li>
            ))}
          </ul>
          <div className="kb-pair">
            <Button kind="secondary" size="l" onClick={() => setAsks(false)}>
              {t('ready.back')}
            </Button>
            <Button
              size="l"
              onClick={() => {
                setAsks(false)
                mark()
              }}
            >
              {t('ready.anyway')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

/**
 * Returns the lines that staff have not ticked as packed; none if the packing check is off
 * (KITCH-16).
 */
function useReadyCheck(order: KitchenOrder) {
  const { merchants } = useBoardModel()
  const merchant = merchants.find(({ merchantID }) => merchantID === order.merchantID)
  return merchant?.settings.packingCheck ? uncheckedLines(order) : []
}

function HeldReady({ order, action }: { order: KitchenOrder; action: PendingAction }) {
  const { t } = useTranslation('board')
  const { now, send, takeBack } = useBoardModel()
  const [noted, setNoted] = useState({ bags: 0, shelf: 0 })
  // `now` is updated once a second and may be older than the tap, so the time left is limited to
  // the ten seconds that the action is held.
  const left = Math.min(readyHeldMs, Math.max(0, action.heldUntil - now))
  const seconds = Math.ceil(left / 1000)

  /**
   * Replaces the held action `ready` by one with the note, which is held for another ten seconds.
   */
  function note(next: typeof noted) {
    setNoted(next)
    takeBack(action.actionID)
    send(order, { kind: 'ready', ...toNote(next) }, readyHeldMs)
  }

  return (
    <div className="held">
      <div className="held-h">
        <output>
          {t('ready.done')}
          <small aria-hidden>{t('ready.sentIn', { seconds })}</small>
        </output>
        <Button kind="secondary" onClick={() => takeBack(action.actionID)}>
          <Undo2 className="ic ic-24" aria-hidden />
          {t('ready.undo')}
        </Button>
      </div>
      {!order.table && (
        <div className="held-count">
          <NumberStepper
            small
            label={t('bags.label')}
            less={t('bags.less')}
            more={t('bags.more')}
            value={noted.bags}
            min={0}
            max={bagsMax}
            onChange={(bags) => note({ ...noted, bags })}
          >
            {noted.bags ? t('bags.count', { count: noted.bags }) : t('bags.none')}
          </NumberStepper>
          <NumberStepper
            small
            label={t('shelf.label')}
            less={t('shelf.less')}
            more={t('shelf.more')}
            value={noted.shelf}
            min={0}
            max={shelvesMax}
            onChange={(shelf) => note({ ...noted, shelf })}
          >
            {noted.shelf ? t('shelf.number', { number: noted.shelf }) : t('shelf.none')}
          </NumberStepper>
        </div>
      )}
    </div>
  )
}

/**
 * Returns the bags and the shelf as fields of the action. The number 0 means that staff noted none.
 */
const toNote = ({ bags, shelf }: { bags: number; shelf: number }) => ({
  ...(bags ? { bags } : {}),
  ...(shelf ? { shelf: String(shelf) } : {}),
})
