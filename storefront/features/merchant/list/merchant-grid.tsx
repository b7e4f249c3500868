// Merchants in a grid, with more of them below, and what to say when they cannot be had.
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageNameOf } from '../../../platform/analytics/screen-name.ts'
import { track } from '../../../platform/analytics/track.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { MerchantCard } from './merchant-card.tsx'
import { splitByDeliverable, type ListState } from './merchant-list.ts'

type MerchantGridProps = {
  list: ListState
  now: Date
  columns?: 3 | 4
  /** Of the restaurants' names: under the page's own heading, or a section's. */
  heading?: 'h2' | 'h3'
  /** Something else fills the first view: its pictures go before these. */
  below?: boolean
  onMore: () => void
  onRetry: () => void
}

// Rows in the first view of a phone, and of a desktop.
const eagerCount = 4

export function MerchantGrid({
  list,
  now,
  columns = 4,
  heading = 'h3',
  below = false,
  onMore,
  onRetry,
}: MerchantGridProps) {
  const { t } = useTranslation(['menu', 'site'])
  const { pathname } = useLocation()
  const shown =
    list.state === 'ready' ? list.merchants.map((merchant) => merchant.ID).join(' ') : ''
  useEffect(() => {
    if (shown)
      track({
        name: 'IMPRESSION',
        list: pageNameOf(pathname),
        item_ids: shown.split(' ').slice(-100),
      })
  }, [shown, pathname])
  const { near, far } = splitByDeliverable(list)
  const farID = useId()
  const FarHeading = heading
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
      {(near.length > 0 || far.length === 0) && grid(near, 0, heading)}
      {far.length > 0 && (
        <section aria-labelledby={farID}>
          <FarHeading className="h3 grid-far" id={farID}>
            {t('list.tooFar')}
          </FarHeading>
          {grid(far, near.length, heading === 'h2' ? 'h3' : 'h4')}
        </section>
      )}
      {list.nextCursor && list.state !== 'failed' && (
        <p className="grid-more">
          <Button kind="secondary" busy={list.state === 'loading'} onClick={onMore}>
            {t('list.more')}
          </Button>
        </p>
      )}
    </>
  )

  function grid(merchants: ListState['merchants'], first: number, of: 'h2' | 'h3' | 'h4') {
    return (
      <div className={columns === 3 ? 'mgrid c3' : 'mgrid'} aria-busy={list.state === 'loading'}>
        {merchants.map((merchant, index) => (
          <MerchantCard
            key={merchant.ID}
            merchant={merchant}
            now={now}
            position={first + index}
            heading={of}
            eager={!below && first + index < eagerCount}
          />
        ))}
      </div>
    )
  }
}
