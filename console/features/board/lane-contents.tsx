// Renders the contents of the kitchen board's lanes, and the controls in the headings of the lanes.
import type { BoardMerchant, KitchenOrder } from '@tingkat/contract/console/kitchen'
import { listQuarterLoads } from '@tingkat/ordering/kitchen/quarter-load'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useMediaQuery } from '@tingkat/ui/screen/use-media-query.ts'
import { CalendarDays, History } from 'lucide-react'
import { Segments } from '../../platform/segments.tsx'
import { useEffect, useRef, useState } from 'react'
import { dealColumns, type Lanes } from './board-lanes.ts'
import { useBoardModel } from './board-model.ts'
import type { ShownSettings } from './board-settings.ts'
import type { NewQueue } from './new-queue.ts'
import { AnsweredTicket } from './ticket/answered-ticket.tsx'
import { CookingTicket } from './ticket/cooking-ticket.tsx'
import { EndedTicket } from './ticket/ended-ticket.tsx'
import type { LaneName } from './lane.tsx'
import { newTicketID, NewTicket } from './ticket/new-ticket.tsx'
import { TotalsList } from './totals-list.tsx'
import { formatClock } from './use-order-words.ts'

type NewCardsProps = { queue: NewQueue; ended: readonly KitchenOrder[] }

/**
 * Shows the front card of the orders that ring, then the orders that were answered or have ended.
 */
export function NewCards({ queue: { front, answered }, ended }: NewCardsProps) {
  const isNext = useFocusOnFront(front?.orderID ?? null)
  if (!front && answered.length + ended.length === 0) return <None lane="new" />
  return (
    <>
      {front && <NewTicket key={front.orderID} order={front} isNext={isNext} />}
      {answered.map((order) => (
        <AnsweredTicket key={order.orderID} order={order} />
      ))}
      {ended.map((order) => (
        <EndedTicket key={order.orderID} order={order} />
      ))}
    </>
  )
}

/**
 * Moves the focus to the next new order if the answered order had the focus. Returns whether
 * another order has replaced the order in front.
 */
function useFocusOnFront(frontID: string | null): boolean {
  const [firstID, setFirstID] = useState(frontID)
  if (firstID === null && frontID !== null) setFirstID(frontID)
  const last = useRef(frontID)
  useEffect(() => {
    const isOther = last.current !== null && frontID !== null && last.current !== frontID
    last.current = frontID
    if (isOther && document.activeElement === document.body)
      document.getElementById(newTicketID(frontID))?.focus({ preventScroll: true })
  }, [frontID])
  return frontID !== firstID
}

export function EndedCooking({ orders }: { orders: readonly KitchenOrder[] }) {
  return orders.map((order) => <EndedTicket key={order.orderID} order={order} />)
}

type CookingProps = { orders: readonly KitchenOrder[]; settings: ShownSettings }

export function Cooking({ orders, settings }: CookingProps) {
  const isWide = useMediaQuery('(min-width: 1200px)')
  if (settings.shows === 'totals') return <TotalsList orders={orders} />
  if (orders.length === 0) return <None lane="cooking" />
  const columns = dealColumns(orders, isWide && settings.size === 'normal' ? 2 : 1)
  return (
    <div className={columns.length > 1 ? 'kb-lane-b kb-cols' : 'kb-lane-b'}>
      {columns.map((column, place) => (
        <div key={place} className="kb-col">
          {column.map((order) => (
            <CookingTicket key={order.orderID} order={order} />
          ))}
        </div>
      ))}
    </div>
  )
}

type ShowChoiceProps = {
  settings: ShownSettings
  onChange: (change: Partial<ShownSettings>) => void
}

export function ShowChoice({ settings, onChange }: ShowChoiceProps) {
  const { t } = useTranslation('board')
  return (
    <Segments
      label={t('show.label')}
      segments={[
        { value: 'tickets', label: t('show.tickets') },
        { value: 'totals', label: t('show.totals') },
      ]}
      value={settings.shows}
      onChange={(shows) => onChange({ shows })}
    />
  )
}

export function None({ lane }: { lane: LaneName }) {
  const { t } = useTranslation('board')
  return <p className="kb-none">{t(`lane.none.${lane}`)}</p>
}

/**
 * Shows a button that lists the orders that ended in the last half hour, and a link to the history.
 */
export function Finished({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation('board')
  return (
    <div className="kb-done">
      <Button kind="secondary" onClick={onOpen}>
        <History className="ic ic-24" aria-hidden />
        {t('past.open', { number: count })}
      </Button>
      <ButtonLink kind="quiet" to="/kitchen/history">
        <CalendarDays className="ic ic-24" aria-hidden />
        {t('history.open')}
      </ButtonLink>
    </div>
  )
}

/** Links to the lanes. Phones need them, because they show the lanes below each other. */
export function Jumps({ lanes }: { lanes: Lanes }) {
  const { t } = useTranslation('board')
  const counts = {
    new: lanes.new.length + lanes.endedNew.length,
    cooking: lanes.cooking.length,
    ready: lanes.ready.length,
    later: lanes.later.length,
  }
  return (
    <nav className="kb-jump" aria-label={t('lanes')}>
      {(['new', 'cooking', 'ready', 'later'] as const).map((lane) => (
        <a
          key={lane}
          href={`#lane-of-${lane}`}
          className={lane === 'new' && counts.new > 0 ? 'wait' : undefined}
        >
          <b>{counts[lane]}</b>
          {t(`lane.${lane}`)}
        </a>
      ))}
    </nav>
  )
}

/**
 * For each merchant with a capacity, shows how many orders already start cooking in each quarter of
 * an hour within the next hour.
 */
export function LoadStrips() {
  const { merchants } = useBoardModel()
  return merchants
    .filter(({ live }) => live.capacity.length > 0)
    .map((merchant) => (
      <LoadStrip key={merchant.merchantID} merchant={merchant} isNamed={merchants.length > 1} />
    ))
}

function LoadStrip({ merchant, isNamed }: { merchant: BoardMerchant; isNamed: boolean }) {
  const { t, i18n } = useTranslation('board')
  const { now } = useBoardModel()
  const { live, load, name, timeZone } = merchant
  // A board that an earlier version of the page stored in the browser has no `load`.
  if (!load) return null
  const loads = listQuarterLoads(load, { capacity: live.capacity, timeZone, now })
  if (loads.length === 0) return null
  return (
    <ul className="load" aria-label={t('load.title')}>
      {isNamed && <li>{name}</li>}
      {loads.map(({ from, taken, cap }) => (
        <li key={from} className={taken >= cap ? 'load-full' : undefined}>
          {formatClock(from, timeZone, i18n.language)} <b>{t('load.of', { taken, cap })}</b>
        </li>
      ))}
    </ul>
  )
}
