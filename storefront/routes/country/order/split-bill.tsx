// The split bill of a group order. Its data is personal, so it is rendered in the browser and never
// cached.
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useLocation, useParams } from 'react-router'
import { useMe } from '../../../features/account/use-me.ts'
import { SplitBill } from '../../../features/group-order/bill/split-bill.tsx'
import { useOrderGroup } from '../../../features/group-order/bill/use-order-group.ts'
import type { PageHandle } from '../../../platform/navigation/page-handle.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { useHydrated } from '../../../platform/browser/use-hydrated.ts'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { PageHead } from '../../../widgets/frame/page-head.tsx'

export const handle: PageHandle = {
  namespaces: ['group', 'checkout', 'problem'],
  header: 'checkout',
  title: 'group:bill.title',
  hideFooter: true,
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function GroupBill() {
  const { t } = useTranslation('group')
  const { paths } = useSite()
  const { orderID = '' } = useParams()
  const here = useLocation()
  const me = useMe()
  const hydrated = useHydrated()
  return (
    <>
      <PageHead title={`${t('bill.title')} · Tingkat`} hidden />
      <main className="wrap sec bill-page" id="main">
        {content()}
      </main>
    </>
  )

  function content(): ReactNode {
    if (!hydrated || me.status === 'asking') return <Waiting>{t('bill.loading')}</Waiting>
    if (me.status === 'guest')
      return (
        <EmptyState
          level={1}
          title={t('bill.title')}
          action={<ButtonLink to={paths.login(here.pathname)}>{t('group.logIn')}</ButtonLink>}
        >
          {t('group.guest')}
        </EmptyState>
      )
    return <Bill key={orderID} orderID={orderID} />
  }
}

function Bill({ orderID }: { orderID: string }) {
  const { t } = useTranslation(['group', 'problem'])
  const { paths } = useSite()
  const { data, problem, retry } = useOrderGroup(orderID, { live: true })
  if (problem?.status === 404)
    return (
      <EmptyState
        level={1}
        title={t('bill.title')}
        action={<ButtonLink to={paths.orderHistory}>{t('bill.toOrders')}</ButtonLink>}
      >
        {t('bill.none')}
      </EmptyState>
    )
  if (problem)
    return <ProblemMessage problem={problem} retry={{ label: t('table.again'), run: retry }} />
  if (!data) return <Waiting>{t('bill.loading')}</Waiting>
  const { bill, order } = data
  return (
    <>
      <h1 className="h1">{bill.groupName || t('bill.title')}</h1>
      <p className="mut">
        {t('bill.order', { code: bill.orderCode, merchant: order.merchant.name })}
      </p>
      <SplitBill bill={bill} />
      <p className="small mut bill-how">{t('bill.how')}</p>
      {bill.members.some((member) => member.myself && member.creator) && (
        <p>
          <ButtonLink kind="secondary" to={paths.order(orderID)}>
            {t('bill.toOrder')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
