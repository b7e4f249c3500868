// Orders that need attention, the worst first, and merchants without contact.
import type { StuckList as Stuck } from '@tingkat/contract/console/desk'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Tag } from '@tingkat/ui/tag.tsx'
import { formatMerchantTime } from '../../platform/merchant-time.ts'

export function StuckList({ stuck }: { stuck: Stuck }) {
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
            {stuck.merchants.map(({ merchantID, name, unreachableSince }) => (
              <li key={merchantID} className="card stack">
                <h3 className="h3">{name}</h3>
                <p>{t('since', { minutes: minutesSince(unreachableSince, stuck.now) })}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type StuckOrderProps = { order: Stuck['orders'][number]; now: string }

function StuckOrder({ order, now }: StuckOrderProps) {
  const { t, i18n } = useTranslation(['stuck', 'site'])
  const { orderCode, merchantName, timeZone, placedAt, courierName, troubles } = order
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
    </li>
  )
}

const minutesSince = (since: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000))
