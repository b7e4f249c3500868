// The order history of an account: ongoing orders first, then past ones, page by page. Going back
// restores the pages that were shown.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { OrderList } from '@tingkat/contract/order'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { NavigationType, useNavigationType } from 'react-router'
import { client } from '../../../platform/browser/client.ts'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import {
  appendPage,
  cachePages,
  cachedPages,
  refreshPages,
  type HistoryPages,
} from './history-pages.ts'
import { OrderRow } from './order-row.tsx'
import '../tracking/tracking-page.css'

type OrderHistoryProps = {
  /** The key of the page cache. */
  account: string
  /** The id of the order that is being reordered. */
  reordering: string | null
  onReorder: (order: Order) => void
  onLoggedOut: () => void
}

export function OrderHistory({ account, reordering, onReorder, onLoggedOut }: OrderHistoryProps) {
  const { t } = useTranslation('order')
  const { country, paths } = useSite()
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
  const words = problem && problemText(t, problem, country.locale)
  const failure = words && (
    <ErrorMessage
      title={words.title}
      message={words.message}
      retry={{ label: t('orders.retry'), run: readMore }}
    />
  )
  if (!pages) return failure ?? <Waiting>{t('orders.loading')}</Waiting>
  if (pages.orders.length === 0) {
    return (
      <EmptyState
        title={t('orders.emptyTitle')}
        action={<ButtonLink to={paths.restaurants()}>{t('orders.emptyAction')}</ButtonLink>}
      >
        {t('orders.empty')}
      </EmptyState>
    )
  }
  const ongoing = pages.orders.filter((order) => !isEnded(order))
  const past = pages.orders.filter(isEnded)
  const rows = (orders: Order[]) => (
    <ul>
      {orders.map((order) => (
        <OrderRow
          key={order.orderID}
          order={order}
          reordering={reordering === order.orderID}
          onReorder={() => onReorder(order)}
        />
      ))}
    </ul>
  )
  return (
    <>
      {ongoing.length > 0 && (
        <section>
          <h2 className="h3 ord-h">{t('orders.ongoing')}</h2>
          {rows(ongoing)}
        </section>
      )}
      {past.length > 0 && (
        <section>
          <h2 className="h3 ord-h">{t('orders.past')}</h2>
          {rows(past)}
        </section>
      )}
      {failure}
      {pages.nextCursor && !problem && (
        <Button kind="secondary" className="ord-more" busy={busy} onClick={readMore}>
          {t('orders.more')}
        </Button>
      )}
    </>
  )
}
