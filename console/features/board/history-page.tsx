// The page of a merchant's orders on a chosen day: totals, durations, changes and cancellations
// (KITCH-35).
import type { ClientProblem } from '@tingkat/contract/client'
import type { KitchenHistory } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useEffect, useRef, useState } from 'react'
import { useBoard } from '../../platform/board-feed/use-board.tsx'
import { Field } from '../../platform/field.tsx'
import { kitchenClient } from '../../platform/kitchen-client.ts'
import { problemText } from '../../platform/problem-text.ts'
import { historyDays } from './kitchen-limits.ts'
import { HistoryRow } from './history-row.tsx'
import { formatAmount } from './use-order-words.ts'

const day = 86_400_000
// The browser's time zone is used until the board is loaded, which contains the merchant's time
// zone.
const zoneOfBrowser = new Intl.DateTimeFormat().resolvedOptions().timeZone
/** The search starts this many milliseconds after the last key press in the search field. */
const typingPause = 300

type Reading = { history: KitchenHistory | null; problem: ClientProblem | null }

export function HistoryPage({ merchantID }: { merchantID: string }) {
  const { t } = useTranslation(['board', 'site'])
  const [date, setDate] = useState('')
  const [search, setSearch] = useState('')
  const { history, problem, readMore } = useHistory(merchantID, date, search)
  const { rows, rememberEnd } = useFocusOnNewRow(history?.orders.length ?? 0)
  const [today] = useState(() => Date.now())
  const { board } = useBoard()
  const merchant = board?.merchants.find((each) => each.merchantID === merchantID)
  return (
    <div className="kb-history">
      <div className="kb-search">
        <Field label={t('history.date')}>
          {(id) => (
            <input
              id={id}
              type="date"
              value={date || history?.date || ''}
              min={toDate(today - historyDays * day)}
              max={toDate(today + day)}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('history.find')}>
          {(id) => (
            <input
              id={id}
              type="search"
              maxLength={60}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
      </div>
      {problem && <Note kind="error">{problemText(t, problem)}</Note>}
      {history && <DayFacts history={history} />}
      {history?.orders.length === 0 && (
        <EmptyState title={t('history.none')}>{t('history.noneText')}</EmptyState>
      )}
      {history && history.orders.length > 0 && (
        <ul ref={rows} className="rows">
          {history.orders.map((order) => (
            <HistoryRow
              key={order.orderID}
              order={order}
              timeZone={merchant?.timeZone ?? zoneOfBrowser}
            />
          ))}
        </ul>
      )}
      {history?.nextCursor && (
        <Button
          kind="secondary"
          size="l"
          onClick={() => {
            rememberEnd()
            readMore()
          }}
        >
          {t('history.more')}
        </Button>
      )}
    </div>
  )
}

/**
 * Moves the focus to the first new row after more rows were read. Otherwise the focus would be
 * lost, because the button for more rows disappears after the last rows.
 */
function useFocusOnNewRow(count: number) {
  const rows = useRef<HTMLUListElement>(null)
  const end = useRef<number | null>(null)
  useEffect(() => {
    if (end.current === null || count <= end.current) return
    const row = rows.current?.children[end.current]
    end.current = null
    if (document.activeElement === document.body) row?.querySelector('summary')?.focus()
  }, [count])
  return { rows, rememberEnd: () => void (end.current = count) }
}

const toDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/**
 * Reads the history again when the day or the search text changes. Ignores an answer to an earlier
 * search.
 */
function useHistory(merchantID: string, date: string, search: string) {
  const [reading, setReading] = useState<Reading>({ history: null, problem: null })
  const query = { merchantID, ...(date ? { date } : {}), search: search.trim() }
  const text = JSON.stringify(query)
  useEffect(() => {
    let isEnded = false
    const read = async () => {
      const answer = await kitchenClient.readHistory(JSON.parse(text) as typeof query)
      if (isEnded) return
      setReading((before) =>
        answer.ok
          ? { history: answer.data, problem: null }
          : { history: before.history, problem: answer.problem },
      )
    }
    const timer = setTimeout(() => void read(), typingPause)
    return () => {
      isEnded = true
      clearTimeout(timer)
    }
  }, [text])

  async function readMore() {
    const { history } = reading
    if (!history?.nextCursor) return
    const answer = await kitchenClient.readHistory({ ...query, cursor: history.nextCursor })
    setReading((before) => {
      if (before.history !== history) return before
      if (!answer.ok) return { history, problem: answer.problem }
      const orders = [...history.orders, ...answer.data.orders]
      return { history: { ...answer.data, orders }, problem: null }
    })
  }
  return { ...reading, readMore: () => void readMore() }
}

function DayFacts({ history: { day: facts, currency } }: { history: KitchenHistory }) {
  const { t, i18n } = useTranslation('board')
  const minutes = facts.averageMinutes
  const shown = [
    [t('history.orders'), String(facts.orderCount)],
    [t('history.completed'), String(facts.completedCount)],
    [t('history.cancelled'), String(facts.cancelledCount)],
    [t('history.changed'), String(facts.changedCount)],
    [t('history.total'), formatAmount(facts.totalInMinor, currency, i18n.language)],
    [t('history.average'), minutes === null ? '–' : String(minutes)],
  ] as const
  return (
    <dl className="panel day-facts">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
