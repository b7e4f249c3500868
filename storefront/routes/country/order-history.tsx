// The order history. Its data is personal, so it is rendered in the browser and never cached.
import type { Order } from '@tingkat/ordering/order/order'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { meStore, useMe } from '../../features/account/use-me.ts'
import { GroupList, useListedGroups } from '../../features/group-order/group-list.tsx'
import { OrderHistory } from '../../features/order/history/order-history.tsx'
import { useFlags } from '../../platform/site/flags.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const ReorderFlow = lazyPart(() => import('../../widgets/order/reorder-flow.tsx'))

export const handle: PageHandle = { namespaces: ['order', 'group', 'problem'] }

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function OrderHistoryPage() {
  const { t } = useTranslation('order')
  const { paths } = useSite()
  const here = useLocation()
  const me = useMe()
  const [reordered, setReordered] = useState<Order | null>(null)
  return (
    <>
      <PageHead title={`${t('orders.pageTitle')} · Tingkat`} hidden />
      <main className="wrap sec" id="main">
        {me.status === 'guest' ? (
          <EmptyState
            level={1}
            title={t('orders.guestTitle')}
            action={
              <ButtonLink to={paths.login(here.pathname)}>{t('orders.guestAction')}</ButtonLink>
            }
          >
            {t('orders.guest')}
          </EmptyState>
        ) : (
          <>
            <h1 className="h1 ord-title">{t('orders.title')}</h1>
            {me.status === 'asking' && <Waiting>{t('orders.loading')}</Waiting>}
            {me.status === 'unknown' && (
              <ErrorMessage
                title={t('site:gfc_error.errors.network_error.title')}
                message={t('site:gfc_error.errors.network_error.message')}
                retry={{ label: t('orders.retry'), run: () => void meStore.refresh() }}
              />
            )}
            {me.status === 'member' && (
              <MemberOrders
                key={me.user.safeId}
                account={me.user.safeId}
                reordering={reordered?.orderID ?? null}
                onReorder={setReordered}
              />
            )}
          </>
        )}
      </main>
      {reordered && (
        <Suspense fallback={null}>
          <ReorderFlow
            key={reordered.orderID}
            order={reordered}
            onDone={() => setReordered(null)}
          />
        </Suspense>
      )}
    </>
  )
}

type MemberOrdersProps = {
  account: string
  reordering: string | null
  onReorder: (order: Order) => void
}

function MemberOrders({ account, reordering, onReorder }: MemberOrdersProps) {
  const { groupOrdering } = useFlags()
  const groups = useListedGroups(groupOrdering)
  return (
    <>
      <GroupList groups={groups ?? []} />
      <OrderHistory
        account={account}
        groupCount={groups && groups.length}
        reordering={reordering}
        onReorder={onReorder}
        onLoggedOut={meStore.endSession}
      />
    </>
  )
}
