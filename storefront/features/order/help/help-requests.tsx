// The eater's help requests for an order, each with its state.
import type { Order } from '@tingkat/ordering/order/order'
import type { HelpState } from '@tingkat/ordering/order/help'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatDay, formatTime } from '../../../platform/i18n/times.ts'
import { Tag, type TagKind } from '@tingkat/ui/tag.tsx'
import { formatOrderAmount } from '../receipt/payment-text.ts'

const tagKinds: Record<HelpState, TagKind> = {
  open: 'info',
  refunded: 'ok',
  resolved: 'ok',
  declined: 'quiet',
}

export function HelpRequests({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  const zone = order.merchant.timeZone
  if (order.help.length === 0) return null
  return (
    <section className="tr-help">
      <h2 className="h3">{t('order.helpTitle')}</h2>
      <ul>
        {order.help.map(({ helpID, topic, state, at, refundedInMinor }) => (
          <li key={helpID} className="row between tr-asked">
            <span>
              {t(`order.helpTopics.${topic}`)}
              <span className="small mut tr-line num">
                {formatDay(site, at, zone)}, {formatTime(site, at, zone)}
              </span>
            </span>
            <Tag kind={tagKinds[state]}>
              {t(`order.helpStates.${state}`, {
                amount: formatOrderAmount(site, order, refundedInMinor),
              })}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}
