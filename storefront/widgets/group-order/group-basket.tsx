// The basket while the browser is in a group order: its drawer over any page, and every step that the eater takes in it.
import { itemCount } from '@tingkat/ordering/cart/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { linePrice } from '@tingkat/ordering/dish/dish'
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import type { ApiResult } from '@tingkat/contract/client'
import { Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  cartStoreOf,
  groupLinesOf,
  useStoreCart,
  useStoreFact,
} from '../../features/cart/use-cart.ts'
import { CreateModal, type GroupSettings } from '../../features/group-order/modals/create-modal.tsx'
import { GroupDrawer } from '../../features/group-order/drawer/group-drawer.tsx'
import { groupView, emptyGroupView } from '../../features/group-order/live/group-view.ts'
import { flushOpenGroup, updateOpenGroup } from '../../features/group-order/live/open-group.ts'
import { ShareModal } from '../../features/group-order/modals/share-modal.tsx'
import { activeGroup, type ActiveGroup } from '../../platform/storage/active-group.ts'
import { useBackToClose } from '../../platform/navigation/use-back-to-close.ts'
import { client } from '../../platform/browser/client.ts'
import { toggleShareModal, useOverlays } from '../../platform/navigation/overlays.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { readVisitSource } from '../../platform/analytics/visit-source.ts'
import { useSharedValue } from '../../platform/storage/shared-value.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { reclaimLines } from './enter-group-order.ts'
import { GroupLines } from './group-lines.tsx'
import { useEditedLine } from '../basket/use-edited-line.tsx'

type GroupBasketProps = {
  active: ActiveGroup
  open: boolean
  /** Known to be logged out: a group has members only. */
  guest: boolean
  onClose: () => void
  /** To the basket that is the eater's alone. */
  onPersonal: () => void
}

export default function GroupBasket({
  active,
  open,
  guest,
  onClose,
  onPersonal,
}: GroupBasketProps) {
  const { t } = useTranslation('group')
  const { country, paths } = useSite()
  const toast = useToast()
  const navigate = useNavigate()
  const view = useSharedValue(groupView, emptyGroupView)
  const { share } = useOverlays()
  const store = groupLinesOf(country.code, active.groupID)
  const cart = useStoreCart(store)
  const personal = useStoreFact(cartStoreOf(country.code), itemCount)
  const { edit, drawer } = useEditedLine(store)
  const [busy, setBusy] = useState(false)
  const [changing, setChanging] = useState(false)
  const [problem, setProblem] = useState<{ title: string; message: string } | null>(null)
  const forgetEntry = useBackToClose(open, onClose)
  const { groupID } = active
  const lines = (cart?.merchants[0]?.items ?? []).map((line) => ({
    id: line._id,
    text: `${line.quantity} ${line.name}`,
    price: linePrice(line).price,
  }))
  const own = { lines, subtotal: lines.reduce((total, line) => total + line.price, 0) }
  const info = view.group?.info

  /** The group's answer taken in; what went wrong is shown in the drawer. */
  async function step<T>(work: () => Promise<ApiResult<T>>): Promise<{ done: T } | null> {
    sharedErrors.clear()
    setBusy(true)
    const answer = await work()
    setBusy(false)
    if (answer.ok) return { done: answer.data }
    const fresh = answer.problem.context['group'] as GroupOrderView | undefined
    if (fresh) updateOpenGroup(fresh)
    sharedErrors.put(answer.problem)
    return null
  }

  async function review() {
    setBusy(true)
    const sent = await flushOpenGroup()
    setBusy(false)
    if (!sent) return toast({ kind: 'warning', text: t('group.unsent') })
    const mine = view.group?.members.find((member) => member.myself)
    const member = info?.kind === 'group' && info.membership === 'member'
    const taken = await step(() =>
      member ? client.confirmGroupOrderItems(groupID) : client.startGroupOrderCheckout(groupID),
    )
    if (!taken) return
    updateOpenGroup(taken.done)
    if (member || !mine) return
    const query = { groupID, sourceID: readVisitSource() }
    const { table, merchantID } = taken.done.info
    go(
      table
        ? paths.dineInCheckout({ ...query, tableNumber: table.tableNumber, merchantID })
        : paths.checkout(query),
    )
  }

  function go(target: string) {
    forgetEntry()
    onClose()
    void navigate(target, { replace: true })
  }

  function over() {
    reclaimLines(country.code, groupID)
    activeGroup(country.code).write(null)
    onClose()
  }

  /** Succeeds for somebody who is no member any more: the first answer may have been lost. */
  async function leave(): Promise<ApiResult<null>> {
    const answer = await client.leaveGroupOrder(groupID)
    const gone = !answer.ok && ['group_not_joined', 'group_removed'].includes(answer.problem.code)
    return gone ? { ok: true, data: null } : answer
  }

  async function change(wish: GroupSettings) {
    setBusy(true)
    const deadline =
      wish.minutes === null ? null : new Date(Date.now() + wish.minutes * 60_000).toISOString()
    const answer = await client.changeGroupOrder(groupID, {
      groupName: wish.groupName,
      spendLimitInMin: wish.spendLimitInMin,
      ...(wish.minutes === null && info?.deadline ? {} : { deadline }),
    })
    setBusy(false)
    if (!answer.ok) return setProblem(problemText(t, answer.problem, country.locale))
    updateOpenGroup(answer.data)
    setChanging(false)
  }

  if (guest) {
    return (
      <Dialog open={open} onClose={onClose} title={t('group.title')}>
        <p className="mut">{t('group.guest')}</p>
        <div className="row grp-acts">
          <ButtonLink to={paths.login(paths.groupOrder(groupID))} onClick={onClose}>
            {t('group.logIn')}
          </ButtonLink>
          <Button kind="quiet" onClick={over}>
            {t('group.forget')}
          </Button>
        </div>
      </Dialog>
    )
  }

  return (
    <>
      <GroupDrawer
        open={open}
        view={view}
        ownLines={<GroupLines store={store} onEdit={edit} />}
        own={own}
        busy={busy}
        onClose={onClose}
        onShare={toggleShareModal}
        onReview={review}
        onLeave={async () => {
          if (await step(leave)) over()
        }}
        onDelete={async () => {
          if (await step(() => client.deleteGroupOrder(groupID))) over()
        }}
        onRemove={async (member: GroupOrderMemberView) => {
          const without = await step(() => client.removeGroupOrderMember(groupID, member.memberID))
          if (without) updateOpenGroup(without.done)
        }}
        settings={
          info?.kind === 'group' &&
          info.membership === 'creator' && (
            <Button
              kind="secondary"
              size="s"
              onClick={() => {
                setProblem(null)
                setChanging(true)
              }}
            >
              <Settings className="ic" aria-hidden />
              {t('group.settings')}
            </Button>
          )
        }
        personal={
          personal > 0 && (
            <p className="grp-own">
              <button type="button" className="link" onClick={onPersonal}>
                {t('group.own')} ({personal})
              </button>
            </p>
          )
        }
      />
      {drawer}
      {info && (
        <ShareModal
          open={share}
          onClose={toggleShareModal}
          link={info.shareLink}
          merchant={info.merchantName}
        />
      )}
      {info && changing && (
        <CreateModal
          open
          changing
          start={{ groupName: info.groupName, spendLimitInMin: info.spendLimitInMin }}
          merchantName={info.merchantName}
          currency={info.currency.code as CurrencyCode}
          address=""
          onAddress={() => {}}
          busy={busy}
          problem={problem}
          onClose={() => setChanging(false)}
          onCreate={(wish) => void change(wish)}
        />
      )}
    </>
  )
}
