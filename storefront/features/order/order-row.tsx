// An order in the history: from whom, when, how it stands, what it came to.
import type { Order } from '@tingkat/ordering/order'
import { isEnded } from '@tingkat/ordering/order-states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { formatDay, formatTime, localDate } from '../../platform/times.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Tag, type TagKind } from '../../ui/tag.tsx'
import { countItems, orderWords, totalText } from './order-words.ts'
import { currentStep, type Standing } from './step-table.ts'

const tagKinds: Record<Standing, TagKind> = { waiting: 'info', going: 'ok', done: 'quiet', cancelled: 'error', failed: 'error' }

export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  const { merchant } = order
  const zone = merchant.timeZone
  const time = formatTime(site, order.placedAt, zone)
  const [today] = useState(() => localDate(order.placedAt, zone) === localDate(new Date(), zone))
  const date = today ? t('orders.today', { time }) : `${formatDay(site, order.placedAt, zone)}, ${time}`
  const ended = isEnded(order)
  return (
    <li className="ord ord-bare">
      <div>
        <b className="b">{merchant.name}</b>
        <div className="small mut">{t('orders.line', { date, count: countItems(order) })}</div>
        <div className="ord-tag"><Tag kind={tagKinds[currentStep(order).standing]}>{orderWords(t, site, order).tag}</Tag></div>
      </div>
      <b className="num b">{totalText(order)}</b>
      <div className="row ord-act">
        <ButtonLink kind={ended ? 'secondary' : 'primary'} size="s" to={site.paths.order(order.orderID)} aria-label={t(ended ? 'orders.viewLabel' : 'orders.trackLabel', { merchant: merchant.name })}>
          {t(ended ? 'orders.view' : 'orders.track')}
        </ButtonLink>
      </div>
    </li>
  )
}
