// A row of the sold-out board: a dish or a modifier, its switch, and buttons to choose when its
// sold-out mark ends.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import type { SoldOutEnd } from '@tingkat/ordering/merchant/live-ends'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { CalendarClock } from 'lucide-react'
import { useRef } from 'react'
import { formatMerchantTime } from '../../platform/merchant-time.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useLiveChange } from '../../platform/use-live-change.ts'
import type { LiveBoard } from '../../platform/use-merchant-live.ts'
import type { BoardRow, Mark } from './board-rows.ts'
import { EndChoices } from './end-choices.tsx'
import type { Undo } from './undo-bar.tsx'

type SoldOutRowProps = {
  row: BoardRow
  board: LiveBoard
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChanged: (live: MerchantLive, undo: Undo) => void
}

export function SoldOutRow({ row, board, isOpen, onToggle, onChanged }: SoldOutRowProps) {
  const { t } = useTranslation(['sold-out', 'site'])
  const { live, merchant } = board
  const switchButton = useRef<HTMLButtonElement>(null)
  const { change, busy, problem } = useLiveChange(live.merchantID, (after) => {
    const isMarked = after.soldOut.some((mark) => row.targets.some((target) => isOf(mark, target)))
    const text = t(isMarked ? 'undo.marked' : 'undo.onSale', { name: row.name })
    // The pressed button disappears, so the focus moves to the switch.
    switchButton.current?.focus()
    onChanged(after, { id: `${row.key} ${after.version}`, text, changes: reversalOf(row) })
  })
  const isOnSale = row.marks.length === 0 && row.unfillable.length === 0
  const isAllMarked = row.marks.length === row.targets.length
  const targets = row.targets

  function press() {
    if (isAllMarked) void change({ kind: 'on_sale', targets })
    else onToggle(!isOpen)
  }

  return (
    <li className={isOnSale ? 'dish' : 'dish dish-off'}>
      <div className="dish-in">
        <button
          ref={switchButton}
          type="button"
          role="switch"
          className="dish-switch"
          aria-checked={isOnSale}
          aria-label={t('onSaleOf', { name: row.name })}
          aria-expanded={isAllMarked ? undefined : isOpen}
          aria-busy={busy || undefined}
          onClick={press}
        >
          {row.imgHref && <img src={row.imgHref} alt="" width={60} height={60} loading="lazy" />}
          <span className="dish-text">
            <b>{row.name}</b>
            <RowDetail row={row} board={board} />
          </span>
          <span className={isOnSale ? 'dish-end' : 'dish-end bad'}>
            <RowState row={row} timeZone={merchant.openingHours.timeZone} />
          </span>
          <span className={isOnSale ? 'sw on' : 'sw'} aria-hidden />
        </button>
        {isAllMarked && (
          <button
            type="button"
            className="dish-edit"
            aria-label={t('changeEnd', { name: row.name })}
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          >
            <CalendarClock className="ic ic-24" aria-hidden />
          </button>
        )}
      </div>
      {isOpen && (
        <EndChoices
          name={row.name}
          ends={live.ends}
          timeZone={merchant.openingHours.timeZone}
          busy={busy}
          onChoose={(end) => void change({ kind: 'sold_out', targets, end })}
        />
      )}
      {problem && <Note kind="error">{problemText(t, problem)}</Note>}
    </li>
  )
}

/**
 * For a modifier, shows its dish or the number of its dishes. Then shows who set the sold-out mark
 * and when, or the price if there is none, and the groups because of which the dish counts as sold
 * out.
 */
function RowDetail({ row, board }: { row: BoardRow; board: LiveBoard }) {
  const { t, i18n } = useTranslation(['sold-out', 'site'])
  const [mark] = row.marks
  const clock = {
    timeZone: board.merchant.openingHours.timeZone,
    language: i18n.language,
  }
  const parts: string[] = []
  const isOption = row.targets.some(({ modifierID }) => modifierID !== null)
  if (isOption && row.targets.length > 1)
    parts.push(
      row.marks.length > 0 && row.marks.length < row.targets.length
        ? t('someDishes', { number: row.marks.length, all: row.targets.length })
        : t('ofDishes', { count: row.targets.length }),
    )
  else if (isOption) parts.push(dishNameOf(row, board))
  if (mark) {
    const time = formatMerchantTime(t, mark.at, clock)
    parts.push(mark.by.name ? t('setBy', { name: mark.by.name, time }) : t('setAt', { time }))
  } else if (row.price !== null) parts.push(row.price)
  return (
    <>
      <span>{parts.join(', ')}</span>
      {row.unfillable.map((group) => (
        <span key={group}>{t('unfillable', { group })}</span>
      ))}
    </>
  )
}

const dishNameOf = ({ targets }: BoardRow, { merchant }: LiveBoard): string =>
  merchant.menu.categories.flatMap(({ items }) => items).find(({ ID }) => ID === targets[0]?.dishID)
    ?.name ?? ''

function RowState({ row, timeZone }: { row: BoardRow; timeZone: string }) {
  const { t, i18n } = useTranslation(['sold-out', 'site'])
  const [mark] = row.marks
  if (!mark) {
    if (row.unfillable.length > 0) return t('soldOut')
    return t(row.isOff ? 'offInMenu' : 'onSale')
  }
  if (mark.until === null) return t('untilOpen')
  const time = formatMerchantTime(t, mark.until, { timeZone, language: i18n.language })
  return t('until', { time })
}

const isOf = (mark: Mark, { dishID, modifierID }: BoardRow['targets'][number]): boolean =>
  mark.dishID === dishID && mark.modifierID === modifierID

/** Returns the changes that undo a change of the row: they restore its present sold-out marks. */
function reversalOf({ targets, marks }: BoardRow): LiveChange[] {
  const unmarked = targets.filter((target) => !marks.some((mark) => isOf(mark, target)))
  const endOf = ({ until }: Mark): SoldOutEnd => (until === null ? 'open' : { until })
  const byEnd = Map.groupBy(marks, ({ until }) => until)
  return [
    ...(unmarked.length > 0 ? [{ kind: 'on_sale' as const, targets: unmarked }] : []),
    ...[...byEnd.values()].flatMap((same) =>
      same[0]
        ? [
            {
              kind: 'sold_out' as const,
              targets: same.map(({ dishID, modifierID }) => ({ dishID, modifierID })),
              end: endOf(same[0]),
            },
          ]
        : [],
    ),
  ]
}
