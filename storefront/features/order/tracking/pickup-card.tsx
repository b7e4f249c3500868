// The card of a pickup order: its code, the way to the merchant, and the button "I am here".
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { hereSince } from '@tingkat/ordering/order/pickup'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { formatTime } from '../../../platform/i18n/times.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { formatWay, wayTo } from '../../../platform/map/way-to.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { ExternalLink } from '@tingkat/ui/external-link.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import './pickup-card.css'

type PickupCardProps = {
  order: Order
  /** The eater's chosen address; null if unknown. */
  near: Point | null
  onOrder: (order: Order) => void
}

export function PickupCard({ order, near, onOrder }: PickupCardProps) {
  const { t } = useTranslation('order')
  const site = useSite()
  const { merchant } = order
  if (order.path !== 'pickup' || isEnded(order)) return null
  const isReady = order.orderState === 'READY'
  const distance = near && formatWay(distanceBetween(near, merchant.latlng), site.country.locale)
  return (
    <section className="pk" aria-label={t('order.pickup.collectFrom')}>
      <div className="pk-code">
        <span className="small mut">{t('order.pickup.showCode')}</span>
        <b className="num">{order.orderCode}</b>
        <span className="small">{t('order.pickup.showCodeHint')}</span>
      </div>
      <div>
        <span className="mut">{t('order.pickup.collectFrom')}</span>
        <b className="b pk-line">{merchant.name}</b>
        {distance && (
          <span className="small mut pk-line">{t('order.pickup.away', { distance })}</span>
        )}
        <ExternalLink className="link pk-way" href={wayTo(merchant.latlng)}>
          {t('order.pickup.way')}
        </ExternalLink>
      </div>
      {isReady && order.answerBy && (
        <p className="small">
          {t('order.pickup.collectBy', {
            time: formatTime(site, order.answerBy, merchant.timeZone),
          })}
        </p>
      )}
      {(isReady || order.orderState === 'ORDER_IN_PREPARE') && (
        <HereButton order={order} onOrder={onOrder} />
      )}
    </section>
  )
}

function HereButton({ order, onOrder }: Pick<PickupCardProps, 'order' | 'onOrder'>) {
  const { t } = useTranslation('order')
  const site = useSite()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const since = hereSince(order)
  if (since)
    return (
      <output className="pk-line">
        <Note kind="info">
          {t('order.pickup.hereSent', { time: formatTime(site, since, order.merchant.timeZone) })}
        </Note>
      </output>
    )
  async function tell() {
    setState('sending')
    const answer = await client.markHere(order.orderID)
    setState(answer.ok ? 'idle' : 'failed')
    if (answer.ok) onOrder(answer.data)
  }
  return (
    <>
      <Button wide off={state === 'sending'} onClick={() => state !== 'sending' && void tell()}>
        <MapPin className="ic" aria-hidden />
        {t(state === 'sending' ? 'order.pickup.hereSending' : 'order.pickup.here')}
      </Button>
      <div role="alert">
        {state === 'failed' && <Note kind="warning">{t('order.pickup.hereFailed')}</Note>}
      </div>
    </>
  )
}
