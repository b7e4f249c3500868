// All orders of the one who is logged in: ongoing first, then past, page by page.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order'
import { isEnded } from '@tingkat/ordering/order-states'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/client.ts'
import { problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { OrderRow } from './order-row.tsx'
import '../../styles/tracking-page.css'

type Page = { orders: Order[]; nextCursor: string | null }

export function OrderHistory({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { t } = useTranslation('order')
  const { country, paths } = useSite()
  const [page, setPage] = useState<Page | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    void load(null)
    return () => { gone.current = true }
    // eslint-disable-next-line react/exhaustive-deps -- the first page, once
  }, [])

  async function load(before: Page | null) {
    setBusy(true)
    setProblem(null)
    const answer = await client.listOrders(before?.nextCursor ? { cursor: before.nextCursor } : {})
    if (gone.current) return
    setBusy(false)
    if (answer.ok) setPage({ orders: joinPages(before?.orders ?? [], answer.data.orders), nextCursor: answer.data.nextCursor })
    else if (answer.problem.code === 'unauthenticated') onLoggedOut()
    else setProblem(answer.problem)
  }

  const words = problem && problemWords(t, problem, country.locale)
  const failure = words && <ErrorMessage title={words.title} message={words.message} retry={{ label: t('orders.retry'), run: () => void load(page) }} />
  if (!page) return failure ?? <Waiting>{t('orders.loading')}</Waiting>
  if (page.orders.length === 0) {
    return <EmptyState title={t('orders.emptyTitle')} action={<ButtonLink to={paths.restaurants()}>{t('orders.emptyAction')}</ButtonLink>}>{t('orders.empty')}</EmptyState>
  }
  const ongoing = page.orders.filter(order => !isEnded(order))
  const past = page.orders.filter(isEnded)
  return (
    <>
      {ongoing.length > 0 && <section><h2 className="h3 ord-h">{t('orders.ongoing')}</h2><ul>{ongoing.map(order => <OrderRow key={order.orderID} order={order} />)}</ul></section>}
      {past.length > 0 && <section><h2 className="h3 ord-h">{t('orders.past')}</h2><ul>{past.map(order => <OrderRow key={order.orderID} order={order} />)}</ul></section>}
      {failure}
      {page.nextCursor && <Button kind="secondary" className="ord-more" busy={busy} onClick={() => void load(page)}>{t('orders.more')}</Button>}
    </>
  )
}

/** An order that moved between two pages shows once. */
function joinPages(before: readonly Order[], next: readonly Order[]): Order[] {
  const known = new Set(before.map(order => order.orderID))
  return [...before, ...next.filter(order => !known.has(order.orderID))]
}
