// Offers the usual next step for an order that needs attention, or for a merchant without contact
// to the server.
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import type { TroubleKind } from '@tingkat/ordering/order/troubles'
import { allows } from '@tingkat/ordering/permissions'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Link } from 'react-router'
import { liveClient } from '../../platform/live-client.ts'
import { may } from '../../platform/may.ts'
import { useMe } from '../../platform/me-context.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'

type Place = { country: CountryCode; merchantID: string }

const boardPath = (query: Record<string, string>): string =>
  `/kitchen/board?${new URLSearchParams(query)}`

/**
 * A link to the order on its merchant's kitchen board, for people who may read the merchant's
 * orders.
 */
export function OrderSteps({
  orderID,
  orderCode,
  kinds,
  ...place
}: Place & { orderID: string; orderCode: string; kinds: readonly TroubleKind[] }) {
  const { t } = useTranslation('stuck')
  const me = useMe()
  const mayOpen = allows(me.memberships, 'order.read', place)
  const isRevoked = kinds.includes('partner_revoked') && may(me, 'partner.manage')
  if (!mayOpen && !isRevoked) return null
  return (
    <div className="row wraps">
      {mayOpen && (
        <Link
          className="btn btn-2"
          to={boardPath({ merchant: place.merchantID, order: orderID })}
          aria-label={t('openOrderOf', { code: orderCode })}
        >
          {t('openOrder')}
        </Link>
      )}
      {isRevoked && (
        <Link className="btn btn-2" to="/desk/partners">
          {t('partners')}
        </Link>
      )}
    </div>
  )
}

type MerchantStepsProps = Place & { name: string; onDone: () => void }

/**
 * A link to the merchant's kitchen board, and a button that lets the merchant receive orders again.
 */
export function MerchantSteps({ name, onDone, ...place }: MerchantStepsProps) {
  const { t } = useTranslation(['stuck', 'site'])
  const { memberships } = useMe()
  const resume = useAction<unknown>()
  const change: LiveChange = { kind: 'resume' }
  return (
    <>
      <div className="row wraps">
        {allows(memberships, 'order.read', place) && (
          <Link
            className="btn btn-2"
            to={boardPath({ merchant: place.merchantID })}
            aria-label={t('openBoardOf', { name })}
          >
            {t('openBoard')}
          </Link>
        )}
        {allows(memberships, 'live.set', place) && (
          <Button
            kind="secondary"
            busy={resume.busy}
            aria-label={t('resumeOf', { name })}
            onClick={() =>
              resume.start(
                (actionID) => liveClient.change(place.merchantID, { actionID, change }),
                onDone,
              )
            }
          >
            {t('resume')}
          </Button>
        )}
      </div>
      {resume.problem && <Note kind="error">{problemText(t, resume.problem)}</Note>}
    </>
  )
}
