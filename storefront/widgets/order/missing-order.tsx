// The message for an order that cannot be shown: unknown, not the eater's, or not loaded yet.
import type { ClientProblem } from '@tingkat/contract/client'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { ProblemMessage } from '../../platform/errors/problem-message.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'

type MissingOrderProps = {
  /** Whether the loader on the server found no order. */
  missing: boolean
  /** Null while the request runs. */
  problem: ClientProblem | null
  retry: () => void
}

export function MissingOrder({ missing, problem, retry }: MissingOrderProps) {
  const { t } = useTranslation(['order', 'problem'])
  const { paths } = useSite()
  const here = useLocation()
  if (missing || problem?.status === 404 || problem?.status === 400) {
    return (
      <EmptyState
        level={1}
        title={t('order.notFoundTitle')}
        action={<ButtonLink to={paths.orderHistory}>{t('order.toOrders')}</ButtonLink>}
      >
        {t('order.notFound')}
      </EmptyState>
    )
  }
  if (!problem) return <Waiting>{t('order.loading')}</Waiting>
  if (problem.code === 'unauthenticated') {
    return (
      <EmptyState
        level={1}
        title={t('order.guestTitle')}
        action={<ButtonLink to={paths.login(here.pathname)}>{t('order.guestAction')}</ButtonLink>}
      >
        {t('order.guest')}
      </EmptyState>
    )
  }
  return <ProblemMessage problem={problem} retry={{ label: t('orders.retry'), run: retry }} />
}
