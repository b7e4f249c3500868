// The page of a group order's share link: login, invitation, then the merchant's menu.
import type { GroupOrderState } from '@tingkat/ordering/group-order/group-order-states'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import {
  closeGroupModals,
  openJoinModal,
  useGroupModals,
} from '../../features/group-order/modals/group-modals.ts'
import { InvitationFacts } from '../../features/group-order/modals/invitation-facts.tsx'
import { JoinModal } from '../../features/group-order/modals/join-modal.tsx'
import { client } from '../../platform/browser/client.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { ProblemMessage } from '../../platform/errors/problem-message.tsx'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useRequest } from '../../platform/browser/use-request.ts'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { enterGroupOrder } from '../../widgets/group-order/enter-group-order.ts'
import { PageHead } from '../../widgets/frame/page-head.tsx'

export const handle: PageHandle = { namespaces: ['group', 'problem'] }

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function GroupJoin() {
  const { t } = useTranslation('group')
  const { paths } = useSite()
  const { groupID = '' } = useParams()
  const me = useMe()
  const hydrated = useHydrated()
  const { groupOrdering } = useFlags()
  return (
    <>
      <PageHead title={`${t('join.pageTitle')} · Tingkat`} hidden />
      <main className="wrap sec" id="main">
        {content()}
      </main>
    </>
  )

  function content(): ReactNode {
    if (!groupOrdering)
      return (
        <EmptyState
          level={1}
          title={t('join.pageTitle')}
          action={<ButtonLink to={paths.home}>{t('join.toHome')}</ButtonLink>}
        >
          {t('join.off')}
        </EmptyState>
      )
    if (!hydrated || me.status === 'asking') return <Waiting>{t('group.loading')}</Waiting>
    if (me.status === 'guest') return <GuestInvitation key={groupID} groupID={groupID} />
    return (
      <Invitation
        key={groupID}
        groupID={groupID}
        name={me.status === 'member' ? me.user.name : ''}
      />
    )
  }
}

/**
 * Shows a guest the invitation and a login link. If the invitation could not be loaded, only the
 * link is shown. If the group order does not exist, a message is shown instead.
 */
function GuestInvitation({ groupID }: { groupID: string }) {
  const { t } = useTranslation('group')
  const { paths } = useSite()
  const { pathname } = useLocation()
  const { data, problem } = useRequest(groupID, () => client.readGroupOrderInvitation(groupID))
  if (!data && !problem) return <Waiting>{t('group.loading')}</Waiting>
  if (problem?.status === 404 || problem?.code === 'invalid_request') return <UnknownGroup />
  const state = data ? toGuestState(data.groupState) : null
  const login = paths.login(pathname)
  // The login link stays, because the guest may be a member who has logged out.
  if (data && state)
    return (
      <EmptyState
        level={1}
        title={t(`join.${state}Title`)}
        action={<ButtonLink to={login}>{t('group.logIn')}</ButtonLink>}
      >
        {data.merchantName}
      </EmptyState>
    )
  return (
    <div className="empty">
      <h1 className="h2">
        {data ? t('join.title', { name: data.creatorName }) : t('join.guestTitle')}
      </h1>
      {data && <InvitationFacts invitation={data} />}
      <p className="mut">{t('join.guest')}</p>
      <ButtonLink to={login}>{t('join.logIn')}</ButtonLink>
    </div>
  )
}

/** Returns why the group order cannot be joined; null if it can. */
function toGuestState(state: GroupOrderState): 'closed' | 'cancelled' | 'ordered' | null {
  if (state === 'CONFIRMED') return 'closed'
  if (state === 'CANCELLED') return 'cancelled'
  return state === 'ORDERED' ? 'ordered' : null
}

function UnknownGroup() {
  const { t } = useTranslation('group')
  const { paths } = useSite()
  return (
    <EmptyState
      level={1}
      title={t('join.unknownTitle')}
      action={<ButtonLink to={paths.home}>{t('join.toHome')}</ButtonLink>}
    >
      {t('join.unknown')}
    </EmptyState>
  )
}

function Invitation({ groupID, name }: { groupID: string; name: string }) {
  const { t } = useTranslation(['group', 'problem'])
  const { country, paths } = useSite()
  const navigate = useNavigate()
  const { data: group, problem, retry } = useRequest(groupID, () => client.readGroupOrder(groupID))
  const { join: open } = useGroupModals()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ title: string; message: string } | null>(null)
  const status = group && joinStatusOf(group)

  useEffect(() => closeGroupModals, [])
  useEffect(() => {
    if (!group) return
    if (status === 'joined') enter(group)
    else if (status === 'invited') openJoinModal()
    // `enter` is no dependency, because it is a new function in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [group, status])

  function enter({ info }: GroupOrderView) {
    enterGroupOrder(country.code, {
      groupID,
      merchantID: info.merchantID,
      kind: info.kind,
      open: info.groupState === 'CREATED' || info.groupState === 'ONGOING',
    })
    void navigate(menuOf(info), { replace: true })
  }

  const menuOf = (info: GroupOrderView['info']) =>
    paths.merchant({ ID: info.merchantID, name: info.merchantName })

  async function join(nameAlias: string) {
    setBusy(true)
    const answer = await client.joinGroupOrder(groupID, {
      nameAlias: nameAlias === name ? '' : nameAlias,
    })
    setBusy(false)
    if (!answer.ok) return setRefusal(problemText(t, answer.problem, country.locale))
    closeGroupModals()
    enter(answer.data)
  }

  if (problem) {
    if (problem.status === 404 || problem.code === 'invalid_request') return <UnknownGroup />
    return <ProblemMessage problem={problem} retry={{ label: t('table.again'), run: retry }} />
  }
  if (!group || status === 'joined') return <Waiting>{t('group.loading')}</Waiting>
  const { info } = group
  if (status !== 'invited') {
    const hasBill = status === 'ordered' && info.orderID !== null && info.membership !== 'none'
    const action = hasBill ? (
      <ButtonLink to={paths.splitBill(info.orderID ?? '')}>{t('news.seeBill')}</ButtonLink>
    ) : (
      <ButtonLink to={menuOf(info)}>{t('join.toMenu')}</ButtonLink>
    )
    return (
      <EmptyState level={1} title={t(`join.${status ?? 'closed'}Title`)} action={action}>
        {t('join.over')}
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState
        level={1}
        title={t('join.title', { name: info.creatorName })}
        action={<ButtonLink to={menuOf(info)}>{t('join.toMenu')}</ButtonLink>}
      >
        {info.merchantName}
      </EmptyState>
      <JoinModal
        open={open}
        info={info}
        name={name}
        busy={busy}
        problem={refusal}
        onClose={() => {
          closeGroupModals()
          void navigate(menuOf(info), { replace: true })
        }}
        onJoin={(alias) => void join(alias)}
      />
    </>
  )
}

type JoinStatus = 'joined' | 'invited' | 'closed' | 'cancelled' | 'ordered' | 'removed'

function joinStatusOf({ info }: GroupOrderView): JoinStatus {
  if (info.groupState === 'CANCELLED') return 'cancelled'
  if (info.groupState === 'ORDERED') return 'ordered'
  if (info.membership === 'creator' || info.membership === 'member') return 'joined'
  if (info.membership === 'removed') return 'removed'
  return info.groupState === 'CONFIRMED' ? 'closed' : 'invited'
}
