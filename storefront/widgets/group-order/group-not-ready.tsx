// The checkout page's message for a group order that the eater cannot place now.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { openDrawer } from '../../platform/navigation/overlays.ts'
import { ProblemMessage } from '../../platform/errors/problem-message.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import type { GroupCart } from './use-group-cart.ts'

export function GroupNotReady({ cart: { group, problem, retry } }: { cart: GroupCart }) {
  const { t } = useTranslation(['group', 'problem'])
  const { paths } = useSite()
  if (problem)
    return <ProblemMessage problem={problem} retry={{ label: t('table.again'), run: retry }} />
  if (!group) return <Waiting>{t('group.loading')}</Waiting>
  const { info } = group
  if (info.groupState === 'ORDERED' && info.orderID)
    return (
      <EmptyState
        title={t('join.orderedTitle')}
        action={<ButtonLink to={paths.splitBill(info.orderID)}>{t('news.seeBill')}</ButtonLink>}
      />
    )
  if (info.groupState === 'CANCELLED')
    return (
      <EmptyState
        title={t('join.cancelledTitle')}
        action={
          <ButtonLink to={paths.merchant({ ID: info.merchantID, name: info.merchantName })}>
            {t('join.toMenu')}
          </ButtonLink>
        }
      >
        {t('join.over')}
      </EmptyState>
    )
  const text =
    info.membership === 'creator'
      ? t('group.goOnFirst')
      : t('group.waitingOrder', { name: info.creatorName })
  return (
    <EmptyState
      title={t('group.title')}
      action={<Button onClick={openDrawer}>{t('group.open')}</Button>}
    >
      {text}
    </EmptyState>
  )
}
