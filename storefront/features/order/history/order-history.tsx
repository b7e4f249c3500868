// The order history of an account, page by page: ongoing orders first, then past ones, with a tab
// for each kind. Going back restores the pages that were shown.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { OrderList } from '@tingkat/contract/order'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { NavigationType, useNavigationType } from 'react-router'
import { client } from '../../../platform/browser/client.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import {
  appendPage,
  cachePages,
  cachedPages,
  refreshPages,
  type HistoryPages,
} from './history-pages.ts'
import { HistoryTabs, type HistoryTab } from './history-tabs.tsx'
import { OrderRow } from './order-row.tsx'
import { useMerchantPictures } from './use-merchant-pictures.ts'
import '../tracking/tracking-page.css'

type OrderHistoryProps = {
  /** The account id, which is also the key of the page cache. */
  account: string
  /** The number of group orders that are listed above the history; null while they are loading. */
  groupCount: number | null
  /** The id of the order that is being reordered. */
  reordering: string | null
  onReorder: (order: Order) => void
  onLoggedOut: () => void
}

export function OrderHistory({
  account,
  groupCount,
  reordering,
  onReorder,
  onLoggedOut,
}: OrderHistoryProps) {
  const { t } = useTranslation(['order', 'problem'])
  const { paths } = useSite()
  const cameBack = useNavigationType() === NavigationType.Pop
  const [pages, setPages] = useState<HistoryPages | null>(() =>
    cameBack ? cachedPages(account) : null,
  )
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [busy, setBusy] = useState(false)

  const showFirstPage = useEffectEvent((answer: ApiResult<OrderList>) =>
    show(answer, (page) => (pages ? refreshPages(pages, page) : page)),
  )
  useEffect(() => {
    let cancelled = false
    async function readFirstPage() {
      const answer = await client.listOrders()
      if (!cancelled) showFirstPage(answer)
    }
    void readFirstPage()
    return () => {
      cancelled = true
    }
  }, [])

  function show(answer: ApiResult<OrderList>, join: (page: HistoryPages) => HistoryPages): void {
    if (answer.ok) {
      const joined = join(answer.data)
      cachePages(account, joined)
      setPages(joined)
    } else if (answer.problem.code === 'unauthenticated') {
      onLoggedOut()
    } else {
      setProblem(answer.problem)
    }
  }

  async function readNextPage() {
    setBusy(true)
    setProblem(null)
    const cursor = pages?.nextCursor
    const answer = await client.listOrders(cursor ? { cursor } : {})
    setBusy(false)
    show(answer, (page) => appendPage(pages, page))
  }

  const readMore = () => void readNextPage()
  const failure = problem && (
    <ProblemMessage problem={problem} retry={{ label: t('orders.retry'), run: readMore }} />
  )
  if (!pages) return failure ?? <Waiting>{t('orders.loading')}</Waiting>
  if (pages.orders.length === 0) {
    if (groupCount === null) return <Waiting>{t('orders.loading')}</Waiting>
    return groupCount > 0 ? null : (
      <EmptyState
        title={t('orders.emptyTitle')}
        action={<ButtonLink to={paths.restaurants()}>{t('orders.emptyAction')}</ButtonLink>}
      >
        {t('orders.empty')}
      </EmptyState>
    )
  }
  return (
    <>
      <OrderTabs
        pages={pages}
        reordering={reordering}
        onReorder={onReorder}
        more={
          pages.nextCursor &&
          !problem && (
            <Button kind="secondary" className="ord-more" busy={busy} onClick={readMore}>
              {t('orders.more')}
            </Button>
          )
        }
      />
      {failure}
    </>
  )
}

type OrderTabsProps = Pick<OrderHistoryProps, 'reordering' | 'onReorder'> & {
  pages: HistoryPages
  /** The button that loads the next page; null after the last page. */
  more: ReactNode
}

function OrderTabs({ pages: { orders }, reordering, onReorder, more }: OrderTabsProps) {
  const { t } = useTranslation('order')
  const pictures = useMerchantPictures(orders.map((order) => order.merchant.ID))
  const ongoing = orders.filter((order) => !isEnded(order))
  const past = orders.filter(isEnded)
  const rows = (shown: Order[]) => (
    <ul>
      {shown.map((order) => (
        <OrderRow
          key={order.orderID}
          order={order}
          imgHref={pictures[order.merchant.ID] ?? ''}
          reordering={reordering === order.orderID}
          onReorder={() => onReorder(order)}
        />
      ))}
    </ul>
  )
  const section = (heading: string, shown: Order[]) =>
    shown.length > 0 && (
      <section>
        <h2 className="h3 ord-h">{heading}</h2>
        {rows(shown)}
      </section>
    )

  function panel(tab: HistoryTab) {
    if (tab === 'all')
      return (
        <>
          {section(t('orders.ongoing'), ongoing)}
          {section(t('orders.past'), past)}
          {more}
        </>
      )
    const shown = tab === 'ongoing' ? ongoing : past
    // Ongoing orders come before all past ones. Once a past
    // order is loaded, later pages have no ongoing orders.
    const further = tab === 'ongoing' && past.length > 0 ? null : more
    return (
      <>
        {shown.length > 0 && rows(shown)}
        {shown.length === 0 && !further && (
          <p className="mut ord-none">{t(`orders.none.${tab}`)}</p>
        )}
        {further}
      </>
    )
  }

  return <HistoryTabs ongoing={ongoing.length} panel={panel} />
}
