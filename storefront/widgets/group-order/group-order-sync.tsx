// Follows the active group order on all pages: announces its events, and ends it in this browser
// when it is over.
import type { ClientProblem } from '@tingkat/contract/client'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { formatMoney } from '@tingkat/ordering/money'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { groupLinesOf } from '../../features/cart/use-cart.ts'
import { findGroupEvents, type GroupEvent } from '../../features/group-order/live/group-events.ts'
import { groupView, emptyGroupView } from '../../features/group-order/live/group-view.ts'
import { canChooseDishes } from '../../features/group-order/live/can-choose-dishes.ts'
import { openGroup, updateOpenGroup } from '../../features/group-order/live/open-group.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { activeGroup, type ActiveGroup } from '../../platform/storage/active-group.ts'
import { client } from '../../platform/browser/client.ts'
import { keepOverlayEntries } from '../../platform/navigation/use-back-to-close.ts'
import { closeDrawer, readOverlays } from '../../platform/navigation/overlays.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useSharedValue } from '../../platform/storage/shared-value.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { reclaimLines } from './enter-group-order.ts'

type GroupOrderSyncProps = { active: ActiveGroup; onGuest: () => void }

// Members may not look at the page when the order is placed, and this toast is what leads to their
// share.
const billSeconds = 60

export default function GroupOrderSync({ active, onGuest }: GroupOrderSyncProps) {
  const { t } = useTranslation(['group', 'problem'])
  const { country, paths } = useSite()
  const toast = useToast()
  const navigate = useNavigate()
  const { groupID, merchantID } = active
  const warn = (text: string) => toast({ kind: 'warning', text })

  /** Removes the active group order from this browser. */
  function exit() {
    const stored = activeGroup(country.code)
    if (stored.read()?.groupID === groupID) stored.write(null)
  }

  function announce(event: GroupEvent, orderID: string | null) {
    if (event.event === 'ordered') {
      groupLinesOf(country.code, groupID).replace(null)
      // A member who has the group order open sees the split bill at once.
      const opensBill = orderID !== null && readOverlays().basket
      if (opensBill) keepOverlayEntries()
      // The group order's drawer is closed, because it would show an empty cart.
      closeDrawer()
      exit()
      if (!orderID) return
      if (opensBill) {
        void navigate(paths.splitBill(orderID), { replace: true })
        return toast({ text: t('news.ordered') })
      }
      const openBill = () => void navigate(paths.splitBill(orderID))
      toast({
        text: t('news.ordered'),
        action: { label: t('news.seeBill'), run: openBill },
        seconds: billSeconds,
      })
    } else if (event.event === 'cancelled' || event.event === 'removed') {
      reclaimLines(country.code, groupID)
      exit()
      warn(t(`news.${event.event}`))
    } else toast({ text: t(`news.${event.event}`, 'name' in event ? { name: event.name } : {}) })
  }

  const onChange = useEffectEvent((before: GroupOrderView | null, now: GroupOrderView) => {
    const stored = activeGroup(country.code)
    const group = stored.read()
    const open = canChooseDishes(now)
    if (group?.groupID === groupID && group.open !== open) stored.write({ ...group, open })
    for (const event of findGroupEvents(before, now)) announce(event, now.info.orderID)
  })
  const onNotices = useEffectEvent(() => warn(t('news.changed')))
  const onRefused = useEffectEvent((problem: ClientProblem, lost: readonly string[]) => {
    const names = lost.join(', ')
    const { limit, left, currency } = problem.context
    const isOverLimit = problem.code === 'spend_limit_exceeded'
    if (isOverLimit && typeof limit === 'number' && typeof left === 'number') {
      const format = (amount: number) =>
        formatMoney(amount, currency as CurrencyCode, country.locale)
      return warn(t('news.overLimit', { names, limit: format(limit), left: format(left) }))
    }
    const { title } = problemText(t, problem, country.locale)
    warn(names ? t('news.lost', { title, names }) : title)
  })
  const onGone = useEffectEvent((problem: ClientProblem) => {
    if (problem.code === 'unauthenticated') return onGuest()
    reclaimLines(country.code, groupID)
    exit()
    warn(t('news.removed'))
  })

  useEffect(
    () =>
      openGroup({ groupID, merchantID }, groupLinesOf(country.code, groupID), {
        onChange: (before, now) => onChange(before, now),
        onNotices: () => onNotices(),
        onRefused: (problem, lost) => onRefused(problem, lost),
        onGone: (problem) => onGone(problem),
      }),
    [country, groupID, merchantID],
  )

  useAddressUpdate()
  return null
}

/** Changes the group order's address when its creator chooses another one. */
function useAddressUpdate(): void {
  const { country } = useSite()
  const location = useChosenLocation(country.code)
  const { group } = useSharedValue(groupView, emptyGroupView)
  const sentPlace = useRef('')
  const isCreator =
    group?.info.membership === 'creator' && group.info.kind === 'group' && !group.info.paying
  const place = placeKey(location)
  const groupPlace = placeKey(group?.deliveryAddress ?? null)
  const groupID = group?.info.groupID
  useEffect(() => {
    if (!isCreator || !location || !place || !groupID || place === groupPlace) return
    // Each address is sent only once, so that an address that the server refuses is not sent again
    // and again.
    if (sentPlace.current === place) return
    sentPlace.current = place
    async function send(changed: NonNullable<typeof location>, id: string) {
      const result = await client.changeGroupOrder(id, { location: changed })
      if (result.ok) updateOpenGroup(result.data)
    }
    void send(location, groupID)
  }, [isCreator, location, place, groupPlace, groupID])
}

type Place = { latitude: number; longitude: number; addressDetail: string }

const placeKey = (place: Place | null): string | null =>
  place && `${place.latitude},${place.longitude},${place.addressDetail}`
