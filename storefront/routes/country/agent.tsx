// The page on which an eater confirms an order that an AI agent has prepared. Its data is personal,
// so it is rendered in the browser and never cached.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import { AgentCheckoutForm } from '../../features/agent/agent-checkout.tsx'
import { keepCheckoutToken, readCheckoutToken } from '../../features/agent/checkout-link.ts'
import { readChangedPromise } from '../../features/checkout/place/changed-promise.ts'
import { PromiseChange } from '../../features/checkout/price/promise-change.tsx'
import { FeeSummary } from '../../features/checkout/price/fee-summary.tsx'
import { client } from '../../platform/browser/client.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useRequest } from '../../platform/browser/use-request.ts'
import { ProblemMessage } from '../../platform/errors/problem-message.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'

export const handle: PageHandle = {
  namespaces: ['agent', 'checkout', 'dish', 'location', 'address', 'problem'],
  header: 'checkout',
  title: 'agent:agent.title',
  hideFooter: true,
  untracked: true,
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
}

export default function AgentCheckoutPage() {
  const { t } = useTranslation('agent')
  const { hash } = useLocation()
  const hydrated = useHydrated()
  return (
    <>
      <PageHead title={`${t('agent.title')} · Tingkat`} hidden />
      <main className="wrap sec" id="main">
        {hydrated ? (
          <LinkedCheckout key={hash} hash={hash} />
        ) : (
          <Waiting>{t('agent.loading')}</Waiting>
        )}
      </main>
    </>
  )
}

function LinkedCheckout({ hash }: { hash: string }) {
  const { t } = useTranslation('agent')
  const { paths } = useSite()
  const { pathname } = useLocation()
  const me = useMe()
  const [token] = useState(() => readCheckoutToken(hash))
  useEffect(() => keepCheckoutToken(token), [token])
  if (token === '') return <LinkEnded />
  if (me.status === 'asking') return <Waiting>{t('agent.loading')}</Waiting>
  if (me.status === 'guest')
    return (
      <EmptyState
        level={1}
        title={t('agent.guestTitle')}
        action={<ButtonLink to={paths.login(pathname)}>{t('agent.logIn')}</ButtonLink>}
      >
        {t('agent.guest')}
      </EmptyState>
    )
  return <Confirmation token={token} />
}

function renderLaterTime(problem: ClientProblem, onAccept: () => void) {
  const promise = readChangedPromise(problem)
  return promise && <PromiseChange promise={promise} onAccept={onAccept} />
}

function LinkEnded() {
  const { t } = useTranslation('agent')
  return (
    <EmptyState level={1} title={t('agent.gone')}>
      {t('agent.goneHint')}
    </EmptyState>
  )
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation(['agent', 'problem'])
  const { paths } = useSite()
  const navigate = useNavigate()
  const { data, problem, retry } = useRequest(token, () => client.readAgentCheckout(token))
  if (problem?.status === 404) return <LinkEnded />
  if (problem?.code === 'quote_changed' || problem?.code === 'quote_expired')
    return (
      <EmptyState level={1} title={t('agent.newPrice')}>
        {t('agent.newPriceHint')}
      </EmptyState>
    )
  if (problem)
    return (
      <ProblemMessage
        problem={problem}
        retry={{ label: t('checkout:checkout.tryAgain'), run: retry }}
      />
    )
  if (!data) return <Waiting>{t('agent.loading')}</Waiting>
  const toOrder = ({ orderID }: Pick<Order, 'orderID'>) =>
    void navigate(paths.order(orderID), { replace: true })
  if (data.orderID !== null)
    return (
      <EmptyState
        level={1}
        title={t('agent.placed')}
        action={<ButtonLink to={paths.order(data.orderID)}>{t('agent.toOrder')}</ButtonLink>}
      />
    )
  return (
    <>
      <h1 className="h1">{t('agent.title')}</h1>
      <AgentCheckoutForm
        token={token}
        checkout={data}
        summary={<FeeSummary quote={data.quote} isPricing={false} />}
        renderLaterTime={renderLaterTime}
        onPlaced={toOrder}
      />
    </>
  )
}
