// An order in transit. Personal: drawn in the browser, kept by no cache.
import { isEnded } from '@tingkat/ordering/order-states'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { meStore } from '../features/account/use-me.ts'
import { Tracking } from '../features/order/tracking.tsx'
import { useOrder } from '../features/order/use-order.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { problemWords } from '../platform/problem-words.ts'
import { useSite } from '../platform/site.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorMessage } from '../ui/error-message.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { PageHead } from './page-head.tsx'

export const handle: PageHandle = { words: ['order', 'checkout'], header: 'checkout', title: 'order:order.title', hideFooter: true }

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function OrderPage() {
  const { t } = useTranslation('order')
  const { country, paths } = useSite()
  const { orderID = '' } = useParams()
  const here = useLocation()
  const { order, problem, connected, retry, put } = useOrder(orderID)
  const ended = order !== null && isEnded(order)
  // The badge counts orders under way.
  useEffect(() => { if (ended) void meStore.refresh() }, [ended])
  const title = order ? t('order.code', { code: order.orderCode }) : t('order.title')
  return (
    <>
      <PageHead title={`${title} · Tingkat`} hidden />
      <main id="main">
        {order ? <Tracking order={order} connected={connected} onOrder={put} /> : <div className="wrap sec">{instead()}</div>}
      </main>
    </>
  )

  function instead() {
    if (!problem) return <Waiting>{t('order.loading')}</Waiting>
    if (problem.code === 'unauthenticated') {
      return <EmptyState level={1} title={t('order.guestTitle')} action={<ButtonLink to={paths.login(here.pathname)}>{t('order.guestAction')}</ButtonLink>}>{t('order.guest')}</EmptyState>
    }
    if (problem.status === 404) {
      return <EmptyState level={1} title={t('order.notFoundTitle')} action={<ButtonLink to={paths.orderHistory}>{t('order.toOrders')}</ButtonLink>}>{t('order.notFound')}</EmptyState>
    }
    const { title: said, message } = problemWords(t, problem, country.locale)
    return <ErrorMessage title={said} message={message} retry={{ label: t('orders.retry'), run: retry }} />
  }
}
