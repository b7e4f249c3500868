// The kitchen board with its lanes: new orders, orders being cooked, orders that are ready, and
// orders scheduled for later (KITCH-02).
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { toLanes } from './board-lanes.ts'
import { useBoardModel } from './board-model.ts'
import { useShownSettings } from './board-settings.ts'
import {
  Cooking,
  EndedCooking,
  Finished,
  Jumps,
  LoadStrips,
  NewCards,
  None,
  ShowChoice,
} from './lane-contents.tsx'
import { Lane } from './lane.tsx'
import { LaterLane } from './later-lane.tsx'
import { useNewQueue } from './new-queue.ts'
import { PastDialog } from './past-list.tsx'
import { QueueStrip } from './queue-strip.tsx'
import { ReadyTicket } from './ticket/ready-ticket.tsx'
import { StaleBar } from './stale-bar.tsx'
import { TableTicket } from './ticket/table-ticket.tsx'
import { UnsentList } from './unsent-list.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { ViewDialog } from './view-dialog.tsx'

type BoardProps = {
  onRetry: () => void
  /** Settings that other features show in the settings dialog of the kitchen board. */
  moreSettings?: ReactNode
}

export function Board({ onRetry, moreSettings }: BoardProps) {
  const { t } = useTranslation('board')
  const { orders, pending } = useBoardModel()
  const [settings, change] = useShownSettings()
  const [opened, setOpened] = useState<'past' | 'view' | null>(null)
  const lanes = toLanes(orders, settings.tableLane)
  const { queue, choose } = useNewQueue(lanes.new)
  const isUnsent = pending.some(({ state }) => state !== 'held')
  const keptFocus = useKeptFocus()
  const hasNew = lanes.new.length + lanes.endedNew.length > 0 || isUnsent
  return (
    <div
      className={`kb kb-${settings.size} ${queue.ringing.length > 1 ? 'kb-many' : ''}`}
      {...keptFocus}
    >
      <div>
        <h1 className="sr" tabIndex={-1}>
          {t('title')}
        </h1>
        <StaleBar onRetry={onRetry} />
        <Jumps lanes={lanes} />
        <LoadStrips />
        <QueueStrip queue={queue} onChoose={choose} />
      </div>
      <div className={hasNew ? 'kb-lanes' : 'kb-lanes kb-fold'}>
        <Lane
          id="new"
          count={lanes.new.length}
          className={hasNew ? 'kb-new' : 'kb-new kb-new-none'}
        >
          {isUnsent && <UnsentList />}
          <NewCards queue={queue} ended={lanes.endedNew} />
        </Lane>
        <Lane
          id="cooking"
          count={lanes.cooking.length}
          aside={<ShowChoice settings={settings} onChange={change} />}
        >
          <EndedCooking orders={lanes.endedCooking} />
          <Cooking orders={lanes.cooking} settings={settings} />
        </Lane>
        <div className="kb-side">
          {settings.tableLane && (
            <Lane id="tables" count={lanes.tables.length}>
              {lanes.tables.map((order) => (
                <TableTicket key={order.orderID} order={order} />
              ))}
              {lanes.tables.length === 0 && <None lane="tables" />}
            </Lane>
          )}
          <Lane
            id="ready"
            count={lanes.ready.length}
            aside={<ViewButton onOpen={() => setOpened('view')} />}
          >
            {lanes.ready.map((order) => (
              <ReadyTicket key={order.orderID} order={order} />
            ))}
            {lanes.ready.length === 0 && <None lane="ready" />}
          </Lane>
          <Lane id="later" count={lanes.later.length}>
            <LaterLane orders={lanes.later} />
            {lanes.later.length === 0 && <None lane="later" />}
          </Lane>
          <Finished count={lanes.past.length} onOpen={() => setOpened('past')} />
        </div>
      </div>
      <PastDialog orders={lanes.past} isOpen={opened === 'past'} onClose={() => setOpened(null)} />
      <ViewDialog
        settings={settings}
        onChange={change}
        isOpen={opened === 'view'}
        onClose={() => setOpened(null)}
      >
        {moreSettings}
      </ViewDialog>
    </div>
  )
}

function ViewButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('board')
  return (
    <button type="button" className="kb-icon" aria-label={t('view.title')} onClick={onOpen}>
      <SlidersHorizontal className="ic ic-24" aria-hidden />
    </button>
  )
}
