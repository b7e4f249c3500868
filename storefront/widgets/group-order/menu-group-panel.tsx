// The invite bar of the active group order on a merchant's page, and the modal that creates a group
// order.
import type { CreateGroupOrderBody } from '@tingkat/contract/group-order'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import { CreateModal, type GroupSettings } from '../../features/group-order/modals/create-modal.tsx'
import {
  closeGroupModals,
  openCreateModal,
  useGroupModals,
} from '../../features/group-order/modals/group-modals.ts'
import { groupView, emptyGroupView } from '../../features/group-order/live/group-view.ts'
import { InviteBar } from '../../features/group-order/invite-bar.tsx'
import { requestAddress } from '../../features/location/address/address-request.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { client } from '../../platform/browser/client.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { openDrawer, readOverlays, toggleShareModal } from '../../platform/navigation/overlays.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { usePickup } from '../../platform/storage/pickup-wish.ts'
import { useSharedValue } from '../../platform/storage/shared-value.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { usePickupUpdate } from './use-pickup-update.ts'
import { enterGroupOrder } from './enter-group-order.ts'

export default function MenuGroupPanel({ merchant }: { merchant: Merchant }) {
  const { t } = useTranslation(['group', 'problem'])
  const { country, paths } = useSite()
  const navigate = useNavigate()
  const me = useMe()
  const modals = useGroupModals()
  const near = useChosenLocation(country.code)
  const active = useStored(activeGroup(country.code))
  const { group } = useSharedValue(groupView, emptyGroupView)
  const pickup = usePickup(merchant)
  usePickupUpdate(merchant, pickup.isChosen)
  const [query] = useSearchParams()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ title: string; message: string } | null>(null)

  // The group order button sets the query parameter, and so does the redirect after a login. It is
  // removed once the modal is open.
  const isRequested = query.has('groupOrder')
  useEffect(() => {
    if (!isRequested || me.status === 'asking') return
    const back = `${paths.merchant(merchant)}?groupOrder=new`
    if (me.status === 'guest') {
      trackLogin('menu_item')
      void navigate(paths.login(back))
      return
    }
    openCreateModal()
    void navigate(paths.merchant(merchant), { replace: true, preventScrollReset: true })
  }, [isRequested, me.status, merchant, navigate, paths])
  useEffect(() => closeGroupModals, [])

  async function create({ groupName, minutes, spendLimitInMin }: GroupSettings) {
    setBusy(true)
    setProblem(null)
    const deadline = minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString()
    const body: CreateGroupOrderBody = {
      kind: 'group',
      countryCode: country.code,
      merchantID: merchant.ID,
      groupName,
      location: near,
      pickup: pickup.isChosen,
      deadline,
      spendLimitInMin,
    }
    const answer = await client.createGroupOrder(body)
    setBusy(false)
    if (!answer.ok) return setProblem(problemText(t, answer.problem, country.locale))
    enterGroupOrder(country.code, {
      groupID: answer.data.info.groupID,
      merchantID: merchant.ID,
      kind: 'group',
      open: true,
    })
    closeGroupModals()
    // A new group order has version 1. A higher version means that the server has changed the
    // eater's existing group order instead.
    if (answer.data.info.version > 1) toast({ text: t('news.existing') })
    if (!readOverlays().share) toggleShareModal()
  }

  const isHere =
    group && active?.merchantID === merchant.ID && group.info.groupID === active.groupID
  return (
    <>
      {isHere && <InviteBar group={group} onInvite={toggleShareModal} onOpen={openDrawer} />}
      <CreateModal
        open={modals.create}
        merchantName={merchant.name}
        isPickup={pickup.isChosen}
        currency={merchant.currency.code as CurrencyCode}
        address={
          near
            ? [near.displayAddress || near.address, near.addressDetail].filter(Boolean).join(', ')
            : ''
        }
        onAddress={() => {
          closeGroupModals()
          requestAddress()
        }}
        busy={busy}
        problem={problem}
        onClose={closeGroupModals}
        onCreate={(wish) => void create(wish)}
      />
    </>
  )
}
