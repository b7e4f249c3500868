// A grid of merchants with a button for the next page, and an error message when loading fails.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { Suspense, useEffect, useId, useMemo } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { pageNameOf } from '../../../platform/analytics/screen-name.ts'
import { track } from '../../../platform/analytics/track.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { chunksOf } from '@tingkat/ui/chunks-of.ts'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { MerchantCell } from './merchant-cell.tsx'
import { splitList, type ListState } from './merchant-list.ts'

type MerchantGridProps = {
  list: ListState
  now: Date
  columns?: 3 | 4
  /** The heading level of the merchants' names. */
  heading?: 'h2' | 'h3'
  /** Whether the grid is below the first viewport, so that its pictures load lazily. */
  below?: boolean
  onMore: () => void
  onRetry: () => void
}

// The number of cards in the first viewport of a phone or a desktop.
const eagerCount = 3

// The browser hydrates each chunk of this many cards in tasks of its own, so that a long list does
// not block input.
const chunkLength = 4

// Only the picture of the first card has a high priority: the others would delay it.
const eagernessOf = (position: number) => position === 0 || (position < eagerCount && 'low')

export function MerchantGrid({
  list,
  now,
  columns = 4,
  heading = 'h3',
  below = false,
  onMore,
  onRetry,
}: MerchantGridProps) {
  const { t } = useTranslation(['list', 'site'])
  const { pathname } = useLocation()
  const shownIDs =
    list.state === 'ready' ? list.merchants.map((merchant) => merchant.ID).join(' ') : ''
  useEffect(() => {
    if (shownIDs)
      track({
        name: 'IMPRESSION',
        list: pageNameOf(pathname),
        item_ids: shownIDs.split(' ').slice(-100),
      })
  }, [shownIDs, pathname])
  // Callers pass a new `Date` with every render. This object changes only when the time changes, so
  // that the cards do not render again.
  const time = now.getTime()
  const date = useMemo(() => new Date(time), [time])
  const { near, partial, far } = splitList(list)
  const id = useId()
  return (
    <>
      {list.state === 'failed' && (
        <div className="grid-note">
          <ErrorMessage
            title={t('list.failed')}
            message={t('list.failedHint')}
            retry={{ label: t('ui.retry'), run: onRetry }}
          />
        </div>
      )}
      {(near.length > 0 || list.merchants.length === 0) && grid(near, 0, heading)}
      {section('similar', partial, near.length)}
      {section('tooFar', far, near.length + partial.length)}
      {list.nextCursor && list.state !== 'failed' && (
        <p className="grid-more">
          <Button kind="secondary" busy={list.state === 'loading'} onClick={onMore}>
            {t('list.more')}
          </Button>
        </p>
      )}
    </>
  )

  /** Merchants with a heading; nothing without merchants. */
  function section(name: 'similar' | 'tooFar', merchants: ListedMerchant[], first: number) {
    const Heading = heading
    if (merchants.length === 0) return null
    return (
      <section aria-labelledby={`${id}${name}`}>
        <Heading className="h3 grid-part" id={`${id}${name}`}>
          {t(`list.${name}`)}
        </Heading>
        {grid(merchants, first, heading === 'h2' ? 'h3' : 'h4')}
      </section>
    )
  }

  function cell(merchant: ListedMerchant, position: number, of: 'h2' | 'h3' | 'h4') {
    return (
      <MerchantCell
        key={merchant.ID}
        merchant={merchant}
        now={date}
        position={position}
        heading={of}
        eager={!below && eagernessOf(position)}
      />
    )
  }

  function grid(merchants: ListState['merchants'], first: number, of: 'h2' | 'h3' | 'h4') {
    return (
      <div className={columns === 3 ? 'mgrid c3' : 'mgrid'} aria-busy={list.state === 'loading'}>
        {chunksOf(merchants, chunkLength).map((chunk, chunkIndex) => (
          // The sequence of the chunks never changes, only their merchants do.
          // oxlint-disable-next-line react/no-array-index-key
          <Suspense key={chunkIndex}>
            {chunk.map((merchant, index) =>
              cell(merchant, first + chunkIndex * chunkLength + index, of),
            )}
          </Suspense>
        ))}
      </div>
    )
  }
}
