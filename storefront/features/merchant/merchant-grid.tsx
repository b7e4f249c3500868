// Merchants in a grid, with more of them below, and what to say when they cannot be had.
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageNameOf } from '../../platform/screen-name.ts'
import { track } from '../../platform/track.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { MerchantCard } from './merchant-card.tsx'
import type { ListState } from './merchant-list.ts'

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

export function MerchantGrid({ list, now, columns = 4, heading = 'h3', below = false, onMore, onRetry }: MerchantGridProps) {
  const { t } = useTranslation(['menu', 'site'])
  const { pathname } = useLocation()
  const shown = list.state === 'ready' ? list.merchants.map(merchant => merchant.ID).join(' ') : ''
  useEffect(() => { if (shown) track({ name: 'IMPRESSION', list: pageNameOf(pathname), item_ids: shown.split(' ').slice(-100) }) }, [shown, pathname])
  return (
    <>
      {list.state === 'failed' && <div className="grid-note"><ErrorMessage title={t('list.failed')} message={t('list.failedHint')} retry={{ label: t('ui.retry'), run: onRetry }} /></div>}
      <div className={columns === 3 ? 'mgrid c3' : 'mgrid'} aria-busy={list.state === 'loading'}>
        {list.merchants.map((merchant, index) => <MerchantCard key={merchant.ID} merchant={merchant} now={now} position={index} heading={heading} eager={!below && index < eagerCount} />)}
      </div>
      {list.nextCursor && list.state !== 'failed' && (
        <p className="grid-more"><Button kind="secondary" busy={list.state === 'loading'} onClick={onMore}>{t('list.more')}</Button></p>
      )}
    </>
  )
}
