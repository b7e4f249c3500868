// Lists the orders that need attention, the most overdue first, and the merchants without contact
// to the server.
import type { StuckList as Stuck } from '@tingkat/contract/console/desk'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Tag } from '@tingkat/ui/tag.tsx'
import { Link } from 'react-router'
import { may } from '../../platform/may.ts'
import { useMe } from '../../platform/me-context.ts'
import { formatMerchantTime } from '../../platform/merchant-time.ts'
import { MerchantSteps, OrderSteps } from './next-step.tsx'

type StuckListProps = { stuck: Stuck; onChanged: () => void }

export function StuckList({ stuck, onChanged }: StuckListProps) {
  const { t } = useTranslation('stuck')
  return (
    <div className="stack-l">
      <section className="stack" aria-labelledby="stuck-orders">
        <h2 className="h2" id="stuck-orders">
          {t('orders')} {stuck.orders.length > 0 && <small>{stuck.orders.length}</small>}
        </h2>
        {stuck.truncated && <Note kind="warning">{t('truncated')}</Note>}
        {stuck.orders.length === 0 && <p className="mut">{t('none')}</p>}
        <ol className="cards">
          {stuck.orders.map((order) => (
            <StuckOrder key={order.orderID} order={order} now={stuck.now} />
          ))}
        </ol>
      </section>
      {stuck.merchants.length > 0 && (
        <section className="stack" aria-labelledby="stuck-merchants">
          <h2 className="h2" id="stuck-merchants">
            {t('merchants')} <small>{stuck.merchants.length}</small>
          </h2>
          <ul className="cards">
            {stuck.merchants.map(({ merchantID, name, country, unreachableSince }) => (
              <li key={merchantID} className="card stack">
                <h3 className="h3">{name}</h3>
                <p>{t('since', { minutes: minutesSince(unreachableSince, stuck.now) })}</p>
                <MerchantSteps
                  country={country}
                  merchantID={merchantID}
                  name={name}
                  onDone={onChanged}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SilentTablets stuck={stuck} />
    </div>
  )
}

function SilentTablets({ stuck: { now, tablets = [] } }: { stuck: Stuck }) {
  const { t } = useTranslation('stuck')
  const mayManage = may(useMe(), 'device.manage')
  if (tablets.length === 0) return null
  return (
    <section className="stack" aria-labelledby="stuck-tablets">
      <h2 className="h2" id="stuck-tablets">
        {t('tablets')} <small>{tablets.length}</small>
      </h2>
      <ul className="cards">
        {tablets.map(({ deviceID, name, merchants, seenAt }) => (
          <li key={deviceID} className="card stack">
            <h3 className="h3">{name}</h3>
            <p className="mut">{merchants.map((merchant) => merchant.name).join(', ')}</p>
            <p>{t('since', { minutes: minutesSince(seenAt, now) })}</p>
          </li>
        ))}
      </ul>
      {mayManage && (
        <Link className="link" to="/desk/devices">
          {t('devices')}
        </Link>
      )}
    </section>
  )
}

type StuckOrderProps = { order: Stuck['orders'][number]; now: string }

function StuckOrder({ order, now }: StuckOrderProps) {
  const { t, i18n } = useTranslation(['stuck', 'site'])
  const { orderCode, merchantName, timeZone, placedAt, courierName, troubles } = order
  const { orderID, country, merchantID } = order
  const [worst, ...others] = troubles
  const time = formatMerchantTime(t, placedAt, {
    timeZone,
    language: i18n.language,
    now: new Date(now),
  })
  if (!worst) return null
  return (
    <li className="card stack">
      <div className="row">
        <h3 className="h3 grow">
          {orderCode} {t(`trouble.${worst.kind}`)}
        </h3>
        <b>{t('minutes', { minutes: minutesSince(worst.since, now) })}</b>
      </div>
      <p className="mut">
        {merchantName} · {t('placed', { time })}
        {courierName !== null && <> · {t('courier', { name: courierName })}</>}
      </p>
      {others.length > 0 && (
        <div className="row wraps">
          {others.map(({ kind }) => (
            <Tag key={kind} kind="error">
              {t(`trouble.${kind}`)}
            </Tag>
          ))}
        </div>
      )}
      <OrderSteps
        country={country}
        merchantID={merchantID}
        orderID={orderID}
        orderCode={orderCode}
        kinds={troubles.map(({ kind }) => kind)}
      />
    </li>
  )
}

const minutesSince = (since: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000))
