// The list of pages that open without a network connection: the cart, the last orders with their
// receipts, and menus.
import type { KeptMenu } from '../../platform/offline/kept-pages.ts'
import type { KeptOrder } from '../../platform/offline/kept-orders.ts'
import { useState, type ReactNode } from 'react'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { formatSavedTime } from './saved-time.ts'
import './offline.css'

type KeptListProps = {
  /** The stored menus; null while they are being read. */
  menus: readonly KeptMenu[] | null
  orders: readonly KeptOrder[]
  /** A link to the cart; null if the cart is empty. */
  basket: ReactNode
}

export function KeptList({ menus, orders, basket }: KeptListProps) {
  const { t } = useTranslation('offline')
  const site = useSite()
  const [openedAt] = useState(() => Date.now())
  const saved = (at: number) => t('page.saved', { time: formatSavedTime(site, at, openedAt) })
  const isEmpty = menus?.length === 0 && orders.length === 0 && !basket
  return (
    <>
      {basket && <Section title={t('page.basket')}>{basket}</Section>}
      {orders.length > 0 && (
        <Section title={t('page.orders')}>
          {orders.map(({ order, at }) => (
            <li key={order.orderID} className="off-row">
              <div className="grow">
                <a className="b link" href={site.paths.order(order.orderID)}>
                  {order.merchant.name} · <span className="off-code">{order.orderCode}</span>
                </a>
                <div className="small mut">{saved(at)}</div>
              </div>
              <ButtonLink
                kind="secondary"
                size="s"
                reloadDocument
                to={site.paths.receipt(order.orderID)}
              >
                {t('page.receipt')}
              </ButtonLink>
            </li>
          ))}
        </Section>
      )}
      {menus !== null && menus.length > 0 && (
        <Section title={t('page.menus')}>
          {menus.map(({ path, name, at }) => (
            <li key={path} className="off-row">
              <div className="grow">
                {/* A plain link loads a whole page. The service worker has stored copies of
                    whole pages only, so client-side navigation would fail. */}
                <a className="b link" href={path}>
                  {name}
                </a>
                <div className="small mut">{saved(at)}</div>
              </div>
            </li>
          ))}
        </Section>
      )}
      {isEmpty && <p className="mut off-sec">{t('page.empty')}</p>}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="off-sec">
      <h2 className="h2">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
