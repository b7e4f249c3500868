// The message that says why the tip for a delivered order was not paid.
import type { ClientProblem } from '@tingkat/contract/client'
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'

export function LaterTipFailure({ problem }: { problem: ClientProblem }) {
  const { t } = useTranslation(['order', 'checkout', 'problem'])
  const { country } = useSite()
  const { title, message } = problemText(t, problem, country.locale)
  const reason = String(problem.context.reason)
  if (problem.code !== 'payment_declined' || !isPaymentFailure(reason))
    return <ErrorMessage title={title} message={message} />
  return (
    <ErrorMessage
      title={t('order.laterTip.declinedTitle')}
      message={`${t(`checkout.declined.${reason}`)} ${t('order.laterTip.notCharged')}`}
    />
  )
}
