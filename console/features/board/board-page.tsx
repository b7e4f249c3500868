// The page of the kitchen board, which shows all lanes or one order. Its data comes from the
// board's event stream.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Spinner } from '@tingkat/ui/spinner.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { BoardState } from '../../platform/board-feed/board-state.ts'
import { useBoard } from '../../platform/board-feed/use-board.tsx'
import { problemText } from '../../platform/problem-text.ts'
import { BoardContext, type BoardModel } from './board-model.ts'
import { Board } from './board.tsx'
import { OrderSheet } from './order-sheet.tsx'

type BoardPageProps = {
  /** Settings that other features show in the settings dialog of the kitchen board. */
  moreSettings?: ReactNode
  /** Renders what other features add to the page of an order. */
  ticketsOf?: (order: KitchenOrder) => ReactNode
}

export function BoardPage(props: BoardPageProps) {
  const { t } = useTranslation(['board', 'site'])
  const { board, problem, wake } = useBoard()
  if (board) return <LoadedBoard board={board} {...props} />
  if (!problem)
    return (
      <output className="kb-wait" aria-label={t('title')}>
        <Spinner />
      </output>
    )
  return (
    <EmptyState
      level={1}
      title={t('site:failure.title')}
      action={
        <Button size="l" onClick={wake}>
          {t('site:failure.retry')}
        </Button>
      }
    >
      {problemText(t, problem)}
    </EmptyState>
  )
}

/** The id of the open order is in the URL, so that a reload shows the order again. */
function LoadedBoard({ board, moreSettings, ticketsOf }: BoardPageProps & { board: BoardState }) {
  const { t } = useTranslation('board')
  const { staleSince, pending, send, changeLive, takeBack, wake } = useBoard()
  const [query, setQuery] = useSearchParams()
  const now = useSecond() + board.clockOffset
  const model: BoardModel = {
    orders: board.orders,
    merchants: board.merchants,
    now,
    staleSince: staleSince === null ? null : staleSince + board.clockOffset,
    // Pending actions have times of this device's clock. They are converted to the server's clock,
    // to which all other times of the board belong.
    pending: pending.map((action) => ({
      ...action,
      at: action.at + board.clockOffset,
      heldUntil: action.heldUntil + board.clockOffset,
    })),
    send: (order, action, heldMs) => void send(order, action, heldMs),
    changeLive: (merchantID, change) => void changeLive(merchantID, change),
    takeBack,
    open: (orderID) => setQuery({ order: orderID }),
  }
  const orderID = query.get('order')
  const order = board.orders.find((each) => each.orderID === orderID)
  const goBack = () => setQuery({})
  useFocusOnCard(orderID)
  return (
    <BoardContext value={model}>
      {orderID === null && <Board onRetry={wake} moreSettings={moreSettings} />}
      {order && (
        <OrderSheet
          key={order.orderID}
          order={order}
          onBack={goBack}
          tickets={ticketsOf?.(order)}
        />
      )}
      {orderID !== null && !order && (
        <EmptyState
          level={1}
          title={t('sheet.gone')}
          action={
            <Button size="l" onClick={goBack}>
              {t('sheet.back')}
            </Button>
          }
        >
          {t('sheet.goneText')}
        </EmptyState>
      )}
    </BoardContext>
  )
}

/** When the page of an order closes, moves the focus to the button that opens the order. */
function useFocusOnCard(orderID: string | null) {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const left = orderID === null ? last.current : null
    last.current = orderID
    if (left !== null) document.getElementById(`open-${left}`)?.focus()
  }, [orderID])
}

/** Returns this device's time in milliseconds, updated every second. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
