// The sold-out board: what is sold out now, and all dishes and modifiers that can be marked as sold
// out.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { Segments } from '../../platform/segments.tsx'
import type { LiveBoard } from '../../platform/use-merchant-live.ts'
import {
  countRows,
  listDishSections,
  listModifierSections,
  listSoldOut,
  searchSections,
  type BoardRow,
  type BoardSection,
} from './board-rows.ts'
import { SoldOutRow } from './sold-out-row.tsx'
import { UndoBar, type Undo } from './undo-bar.tsx'

type SoldOutBoardProps = { board: LiveBoard; onChanged: (live: MerchantLive) => void }

export function SoldOutBoard({ board, onChanged }: SoldOutBoardProps) {
  const { t } = useTranslation(['sold-out', 'site'])
  const [kind, setKind] = useState<'dishes' | 'options'>('dishes')
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const typed = useDeferredValue(query)
  const { dishes, options, soldOut } = useMemo(
    () => ({
      dishes: listDishSections(board),
      options: listModifierSections(board),
      soldOut: listSoldOut(board),
    }),
    [board],
  )
  const sections = useMemo(
    () => searchSections(kind === 'dishes' ? dishes : options, typed),
    [kind, dishes, options, typed],
  )

  const drawRow = (row: BoardRow, place: string) => {
    const id = `${place} ${row.key}`
    return (
      <SoldOutRow
        key={id}
        row={row}
        board={board}
        isOpen={open === id}
        onToggle={(isOpen) => setOpen(isOpen ? id : null)}
        onChanged={(live, next) => {
          // A row that is on sale again leaves this list, so the focus moves to the list's heading.
          if (place === 'now') heading.current?.focus()
          onChanged(live)
          setOpen(null)
          setUndo(next)
        }}
      />
    )
  }

  return (
    <div className="panel board">
      <div className="board-tools">
        <label className="input board-find">
          <Search className="ic ic-24" aria-hidden />
          <span className="sr">{t('find')}</span>
          <input
            type="search"
            placeholder={t('find')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <Segments
          label={t('kind')}
          segments={[
            { value: 'dishes', label: t('dishes', { number: countRows(dishes) }) },
            { value: 'options', label: t('options', { number: countRows(options) }) },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      {!typed.trim() && (
        <section aria-labelledby="sold-out-now">
          <h2 id="sold-out-now" ref={heading} tabIndex={-1} className="sect">
            {t('now')} <i>{soldOut.length}</i>
          </h2>
          {soldOut.length === 0 && <p className="sect-none">{t('nothing')}</p>}
          <ul>{soldOut.map((row) => drawRow(row, 'now'))}</ul>
        </section>
      )}
      <Sections sections={sections} drawRow={drawRow} />
      {sections.length === 0 && <EmptyState title={t('noMatch')}>{t('noMatchText')}</EmptyState>}
      <UndoBar undo={undo} merchantID={board.live.merchantID} onChanged={onChanged} />
    </div>
  )
}

type SectionsProps = {
  sections: readonly BoardSection[]
  drawRow: (row: BoardRow, place: string) => ReactNode
}

function Sections({ sections, drawRow }: SectionsProps) {
  return sections.map((section) => (
    <section key={section.key} aria-label={section.name}>
      <h2 className="sect">
        {section.name} <i>{section.rows.length}</i>
      </h2>
      <ul>{section.rows.map((row) => drawRow(row, section.key))}</ul>
    </section>
  ))
}
